import type { Chance } from './random.ts';
import { canary, strangeText } from './strange-text.ts';

/** Tokens of text. Some are JSON numbers too large or precise for a number, and some are not JSON. */
const tokens: readonly string[] = [
  ...[
    '0',
    '-0',
    '1',
    '12',
    '-1',
    '1.5',
    '1e2',
    '1E+2',
    '1e400',
    '-1e400',
    '1e-400',
    '2147483648',
    '4294967296',
  ],
  ...['9007199254740993', '9223372036854775808', '123456789012345678901234567890', '0.1e-7'],
  ...['true', 'false', 'null', '[]', '{}', '[null]', '{"a":1}', '[[],{}]'],
];
const brokenTokens: readonly string[] = [
  ...[
    'NaN',
    'Infinity',
    '01',
    '.5',
    '1.',
    '+1',
    '0x10',
    '1_000',
    'undefined',
    "'a'",
    '"\\x41"',
    '"\\u12"',
    '"a\nb"',
  ],
  ...['"unclosed', '[1,]', '{"a":}', '{a:1}', '//', '/**/1', ''],
];

/** A JSON value as text. Now and then it is not JSON. */
export function strangeValue(chance: Chance): string {
  if (chance.oneIn(150)) return chance.pick(brokenTokens);
  if (chance.oneIn(3)) return chance.pick(tokens);
  if (chance.oneIn(400)) return nested(chance);
  if (chance.oneIn(400)) return JSON.stringify(canary.repeat(chance.below(8_000)));
  return JSON.stringify(strangeText(chance));
}

function nested(chance: Chance): string {
  const depth = chance.pick([10, 500, 5_000, 30_000]);
  if (chance.oneIn(2)) return '['.repeat(depth) + ']'.repeat(chance.oneIn(4) ? depth - 1 : depth);
  const objects = Math.min(depth, 9_000);
  return `${'{"a":'.repeat(objects)}1${'}'.repeat(objects)}`;
}

const otherNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  'success',
  'error',
  '',
  '0',
  canary,
];

/** The members of an object as pairs of JSON texts, so that a name may stand twice. */
export type Members = readonly (readonly [name: string, value: string])[];

export function membersOf(value: Readonly<Record<string, unknown>>): Members {
  return Object.entries(value).map(([name, member]) => [name, JSON.stringify(member) ?? 'null']);
}

/** Removes, replaces, renames, doubles or adds members. `known` are the names that the operation reads. */
export function mutateMembers(members: Members, known: readonly string[], chance: Chance): Members {
  const mutated = [...members];
  for (let count = chance.below(4); count > 0; count -= 1) {
    const position = chance.below(mutated.length + 1);
    const [name, value] = mutated[position] ?? [chance.pick(known), strangeValue(chance)];
    const change = chance.below(5);
    if (change === 0) mutated.splice(position, 1);
    else if (change === 1) mutated.push([name, strangeValue(chance)]);
    else if (change === 2)
      mutated.push([chance.oneIn(3) ? chance.pick(otherNames) : chance.pick(known), strangeValue(chance)]);
    else if (change === 3) mutated[position] = [name.toLowerCase(), value];
    else mutated[position] = [name, strangeValue(chance)];
  }
  return mutated;
}

const blanks = ['', '', '', ' ', '\n', '\t', '\r\n', '   '];

/** The text of an object, with optional blanks and, rarely, characters that do not belong there. */
export function objectText(members: Members, chance: Chance): string {
  const body = members
    .map(([name, value]) => `${JSON.stringify(name)}:${chance.pick(blanks)}${value}`)
    .join(',');
  const text = `${chance.pick(blanks)}{${body}}${chance.pick(blanks)}`;
  if (!chance.oneIn(25)) return text;
  return chance.pick([
    `\ufeff${text}`,
    `${text}${text}`,
    `${text}\u0000`,
    `[${text}]`,
    `"${text}"`,
    text.slice(0, chance.below(text.length + 1)),
    text.replace(',', ',,'),
    text.replaceAll('"', "'"),
    chance.pick(brokenTokens),
    chance.pick(tokens),
  ]);
}
