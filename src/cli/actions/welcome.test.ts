import { expect, test } from 'vitest';
import { type WelcomeSettings, welcome } from './run-service.ts';

const quickStart: WelcomeSettings = {
  dataDirectory: '.data',
  demo: true,
  console: true,
  http: { host: '127.0.0.1', documents: true },
};

const linesOf = (settings: Partial<WelcomeSettings>, address: string) =>
  welcome({ ...quickStart, ...settings }, address, 'dist/main.js').split('\n');

test.each([
  ['0.0.0.0', 'http://0.0.0.0:8080', 'http://localhost:8080'],
  ['::', 'http://[::]:8080', 'http://localhost:8080'],
  ['10.0.0.7', 'http://10.0.0.7:8080', 'http://10.0.0.7:8080'],
  ['::1', 'http://[::1]:8080', 'http://[::1]:8080'],
])('a service that listens on %s is shown with an address that can be called', (host, address, called) => {
  const lines = linesOf({ http: { host, documents: true } }, address);
  expect(lines.join(' ').match(/http:[^ /]*\/\/[^ /]+/g)).toEqual([called, called, called, called]);
});

test('the welcome says why there is no demo beyond this machine, and how to serve it', () => {
  const lines = linesOf({ demo: false, http: { host: '0.0.0.0', documents: true } }, 'http://0.0.0.0:8080');
  expect(lines.filter((line) => line.startsWith('The demo:'))).toEqual([
    'The demo: off, because everybody on the network could get a token from it; DEMO=true serves it.',
  ]);
});

test('the welcome names no page that is turned off', () => {
  const text = linesOf(
    { demo: false, console: false, http: { host: '127.0.0.1', documents: false } },
    'http://127.0.0.1:8080',
  ).join(' ');
  expect(text).not.toMatch(/Read:|The demo:|Console:/);
});

test('the command that makes a token names a data folder other than the default', () => {
  expect(linesOf({ dataDirectory: '/data' }, 'http://127.0.0.1:8080')).toContain(
    "A token:  DATA_DIR='/data' node dist/main.js token",
  );
});
