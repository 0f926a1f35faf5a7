import { expect, it } from 'vitest';
import { writtenSoFar } from './phone-so-far.ts';

it.each([
  ['+44 20', '+44 20'],
  ['51055501001', '51055501001'],
  ['+1', '+1'],
  ['', ''],
  ['5', '(5'],
  ['510', '(510'],
  ['(5105', '(510)5'],
  ['510-555', '(510)555'],
  ['(510)5550', '(510)555-0'],
  ['+1 510 555 0100', '(510)555-0100'],
  ['15105550100', '(510)555-0100'],
])('a phone number typed as far as %j is shown as %j', (typed, shown) => {
  expect(writtenSoFar(typed, '(###)###-####')).toBe(shown);
});
