import type { Chance } from './random.ts';

/** Stands for what a person typed. No log line may hold it. */
export const canary = 'canary7zqx';

/** Texts that have broken parsers, databases, terminals or pages. JSON writes lone surrogates as escapes. */
const texts: readonly string[] = [
  '',
  ' ',
  '\t\n',
  '\u0000',
  'Jo\u0000Sample',
  '\ud800',
  '\udfff',
  'a\udc00\ud800b',
  '\ufeffJo',
  '\u202egnp.exe',
  '\u2066\u2069\u200f',
  `e${'\u0301'.repeat(60)}`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u{10ffff}',
  '\ufffe\uffff',
  'ﷺ',
  'İstanbul ıI ß ſ ﬁ',
  '１２３４',
  '٠١٢٣',
  'Ⅻ',
  '日本橋1丁目1-1',
  'Jo\r\nX-Injected: 1',
  '\u0085\u2028\u2029',
  '\u001b[31mred',
  '%00%0a%c0%ae',
  '../../etc/passwd',
  "'; drop table carts; --",
  '$1 {0} {{7*7}} %s %n',
  '<script>alert(1)</script>',
  '{"Name":"Jo"}',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  '02/30/2000',
  '12/31/9999',
  '99999999999999999999',
  'PO Box 12',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  'jo@exa_mple.com, eve@example.com',
];

const letters = [
  'a',
  'Z',
  '0',
  ' ',
  '-',
  '.',
  '\u0000',
  '\ud83d',
  '\u0301',
  '\u05d0',
  '\u{1f600}',
  '\\',
  '"',
  '/',
  '\u007f',
];

/** A text of any kind, mostly short. */
export function strangeText(chance: Chance): string {
  if (chance.oneIn(3)) return `${chance.pick(texts)}${canary}`;
  if (chance.oneIn(2)) return chance.pick(texts);
  const length = chance.oneIn(40) ? chance.below(3_000) : chance.below(24);
  let text = '';
  for (let index = 0; index < length; index += 1) text += chance.pick(letters);
  return text;
}
