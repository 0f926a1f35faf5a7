import { describe, expect, it } from 'vitest';
import { emailWithoutSlip } from './email-slip.ts';

describe('a slip in the domain of an email address', () => {
  it.each([
    'jo@example.com',
    'jo@gmail.com',
    'jo@GMAIL.com',
    'jo@mail.com',
    'jo@ymail.com',
    'jo@gmx.at',
    'jo@gmc.de',
    'jo@yahoo.cl',
    'jo@hotmail.de',
    'jo@',
    'jo',
    '',
    '@gmial.com',
  ])('is none in %s', (email) => expect(emailWithoutSlip(email)).toBeUndefined());

  it.each([
    ['jo@gmial.com', 'jo@gmail.com'],
    ['jo@gmal.com', 'jo@gmail.com'],
    ['jo@gmaill.com', 'jo@gmail.com'],
    ['jo@gnail.com', 'jo@gmail.com'],
    ['jo@gmail.con', 'jo@gmail.com'],
    ['jo@gmail.co', 'jo@gmail.com'],
    ['Jo.Sample+x@Hotmial.com', 'Jo.Sample+x@hotmail.com'],
    ['jo@hotmai.co.uk', undefined],
    [' jo@outlok.com ', 'jo@outlook.com'],
  ])('in %s is mended to %s', (email, meant) => expect(emailWithoutSlip(email)).toBe(meant));

  it('is looked for in a long text at once', () => {
    const started = performance.now();
    expect(emailWithoutSlip(`${'@'.repeat(100_000)} ${'gmial.com'.repeat(10_000)}`)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
