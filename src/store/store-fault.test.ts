import { expect, test } from 'vitest';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { isContention, leavesConnectionUsable, StoreRejectedError, toStoreError } from './store-fault.ts';

const fault = (code: string) =>
  Object.assign(new Error('Key (email)=(ada@example.com) exists'), { code, detail: 'ada@example.com' });

test.each([
  '08006',
  '25006',
  '28P01',
  '40001',
  '40P01',
  '42P01',
  '53300',
  '57014',
  '57P01',
  '58030',
  'ECONNREFUSED',
  'EPIPE',
])('%s makes the store unavailable', (code) => {
  expect(toStoreError(fault(code), 'task')).toBeInstanceOf(StoreUnavailableError);
});

test.each(['22021', '22P02', '23514', '21000', '54000'])('%s rejects the values', (code) => {
  expect(toStoreError(fault(code), 'task')).toBeInstanceOf(StoreRejectedError);
});

test('an error without a code makes the store unavailable', () => {
  expect(toStoreError(new Error('Query read timeout'), 'task').message).toContain('no answer');
  expect(toStoreError('what', 'task')).toBeInstanceOf(StoreUnavailableError);
});

test.each(['57P01', '23505'])('the error made of %s carries no personal data', (code) => {
  const error = toStoreError(fault(code), 'task');
  expect(JSON.stringify({ ...error, cause: error.cause }) + error.message + error.stack).not.toContain(
    'ada@',
  );
  expect(error.message).toContain(code);
});

test('only contention is worth trying again at once', () => {
  expect(
    ['40001', '40P01', '57014', 'ECONNRESET', '22P02'].filter((code) => isContention(fault(code))),
  ).toEqual(['40001', '40P01']);
});

test('a connection is kept only after an answer about the statement', () => {
  const codes = ['22P02', '40P01', '25006', '57014', '57P01', 'ECONNRESET', 'no answer'];
  expect(codes.filter((code) => leavesConnectionUsable(fault(code)))).toEqual(['22P02', '40P01']);
});
