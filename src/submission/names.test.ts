import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { isBusinessName, isPersonName } from './names.ts';

describe('the name of a business or on a label', () => {
  it.each([
    '.',
    '***',
    '\u115f\u1160',
    'https://win\u034f.example',
    'https://win.example',
    'jo@example.com',
    '<b>Jo</b>',
    '=A1',
    'Z\u0351\u036b\u0343\u036a\u0302',
  ])('is not %j', (text) => {
    expect(isBusinessName(text)).toBe(false);
  });

  it.each(['Jo Sample', 'Example.com Store', '4711', 'c/o Smith & Co.KG'])('may be %j', (text) => {
    expect(isBusinessName(text)).toBe(true);
  });
});

/** Words of letters of many scripts, put together as names are. */
const word = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿА-яあ-んア-ヶ一-龥א-ת]{1,12}$/u);
const name = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '-', "'", '’', '. ', ', ', ' (', '·')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pieces) => pieces.flat().join('').trim());

describe('the name of a person', () => {
  it.each([
    'jo[at]x.com http',
    'jo (at) x dot com',
    'jo arroba x punto com',
    'jo (ät) web punkt de',
    'Jo x.com',
    'win example . com',
    'example。com',
    'example [dot] shop',
    'see hxxps example',
    'example[.]de',
    '例え.jp',
    '例子.中国',
    'مثال.مصر',
    'example.news',
    'casino.page',
    'casino.se',
    't.me',
    'x.ai',
    'vk.ru',
    'my.shop',
    'look t.me now',
    'win dot com',
    'win-dot-com',
    'win d0t net',
    'win punkt de',
    'win•com',
    'win点com',
  ])('spells no address: %j', (text) => {
    expect(isPersonName(text)).toBe(false);
  });

  it.each([
    'Dorothy (Dot) Smith',
    'Dot Net',
    'Mary At Lee',
    'Ana Punto',
    'Jan de Punt',
    'Sok A.Net',
    'Ha Dot To',
    'A. Comte',
    'Jan.de Boer',
    'Nguyen Com',
    'Jan.De Vries',
    'jan.de boer',
    'Md.Ali',
    'St.John',
    'J.-P.',
    'j.ng',
    'Anna.Page',
    'Kim So',
    'ha dot to',
  ])('may hold the words of one: %j', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  it.each([
    ['letters that nobody sees', '\u115f\u1160'],
    ['a domain with an invisible joiner', 'win\u034f.example'],
    ['an amount of money', 'Win $1000 today'],
    ['the same behind its number', 'Gana 100 € hoy'],
    ['the same in characters', '领取100元'],
    ['where else to write to', '加微信：abc123'],
    ['an account elsewhere', 'insta: ana'],
    ['a mark that is a letter by Unicode, and no other', '\u02bb'],
    ['an account', 'Maria 12345'],
    ['a letter that was lost', 'J\ufffdrgen'],
    ['a handler of an event', 'x" onload="f()'],
    ['a command of a shell', '$(whoami)'],
    ['a folder of a network', '\\\\host\\share'],
    ['a folder above', '../../etc'],
    ['a command of a shell in accents', '`id`'],
    ['a command behind another', '; ls'],
    ['a query', "'; DROP TABLE users; --"],
    ['a condition of a query', "' OR '1'='1"],
    ['a format', '%s%s%n'],
    ['a field of a template', '{x}'],
    ['a field of a mailing', '*|FNAME|*'],
    ['a character that was written for a page', '&copy;'],
    ['a picture', 'Ana 😀'],
    ['a flag', '🇨🇭 Ana'],
    ['heaps of marks', 'A\u0337\u0322\u0322\u031b\u031b\u031b'],
    ['a mark over and over', 'ก\u0e49\u0e49\u0e49'],
  ])('carries no %s', (_, text) => {
    expect(isPersonName(text)).toBe(false);
  });

  it.each([
    'Ke$ha',
    '50 Cent',
    'Jennifer 8. Lee',
    'Number 16 Bus Shelter',
    'Henry 3rd',
    'Ana Euro',
    'Line Holm',
    'Tan Ah Kow @ Tan Beng Huat',
  ])('may hold a sign, a number or a word of these: %s', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  it.each([
    'Nguyễn Thị Hồng Ánh'.normalize('NFD'),
    'בְּרֵאשִׁית',
    'عَبْدُ ٱللَّٰهِ',
    'བསྟན་འཛིན་རྒྱ་མཚོ',
    'น้ำผึ้ง',
    'မြတ်သူ',
    'ស្រីមុំ',
    'T̓łaqʷšəlš',
    'O`Brien D`Arcy',
    "O'Neill; Roe",
    'Jean-Luc (JL)',
    'Null',
    'Test',
  ])('may have the marks and signs of its language: %s', (text) => {
    expect(isPersonName(text)).toBe(true);
  });

  it('is none where an address is spelled, in whatever words and brackets', () => {
    const host = fc.stringMatching(/^[a-z]{1,9}$/);
    const at = fc.constantFrom(' at ', '(at)', ' [ät] ', '{arroba}', ' (@) ', ' AT ');
    const dot = fc.constantFrom(' dot ', '(dot)', ' [punkt] ', '{punto}', '.', ' DOT ');
    fc.assert(
      fc.property(fc.tuple(host, at, host, dot, fc.constantFrom('com', 'net', 'org', 'de')), (pieces) => {
        expect(isPersonName(pieces.join(''))).toBe(false);
      }),
    );
  });
});

describe('for all input', () => {
  it('words put together as names are names, of persons and of businesses', () => {
    fc.assert(
      fc.property(name, (text) => {
        expect([isPersonName(text), isBusinessName(text)]).toEqual([true, true]);
      }),
    );
  });

  it('no name carries a link, an email address, markup or a formula, whatever stands around it', () => {
    const carried = fc.constantFrom(
      'https://win.example/x',
      'bit.ly/abc',
      'jo@example.com',
      '<a href=x>',
      '<script>',
      '[url=x]',
      '%3Cscript%3E',
      'data:text/html,x',
      '{{x}}',
      '{%x%}',
      '[[x]]',
      '#{x}',
      '\\x3cscript',
      ',=A1',
    );
    fc.assert(
      fc.property(word, carried, word, (before, text, after) => {
        const whole = `${before} ${text} ${after}`;
        expect([isPersonName(whole), isBusinessName(whole)]).toEqual([false, false]);
      }),
    );
  });

  it('judges any text without throwing', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 200 }), (text) => {
        expect(typeof isPersonName(text)).toBe('boolean');
        expect(typeof isBusinessName(text)).toBe('boolean');
      }),
    );
  });
});
