import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { isEmailAddress } from './email.ts';

describe('refuses', () => {
  it.each([
    ['no @', 'jo.example.com'],
    ['no local part', '@example.com'],
    ['no domain', 'jo@'],
    ['a domain without a dot', 'jo@example'],
    ['an IP literal', 'jo@[192.0.2.1]'],
    ['a bare IP address', 'jo@192.0.2.1'],
    ['two @', 'jo@home@example.com'],
    ['a space in the local part', 'jo smith@example.com'],
    ['a space in the domain', 'jo@exam ple.com'],
    ['an ideographic space', 'jo\u3000smith@example.com'],
    ['a zero-width space', 'jo\u200b@example.com'],
    ['a right-to-left override', 'jo\u202e@example.com'],
    ['a line break', 'jo@example.com\nBcc: x@example.org'],
    ['a leading dot', '.jo@example.com'],
    ['a trailing dot in the local part', 'jo.@example.com'],
    ['two dots in a row', 'jo..smith@example.com'],
    ['an empty label', 'jo@example..com'],
    ['a domain that ends with a dot', 'jo@example.com.'],
    ['a domain that begins with a dot', 'jo@.example.com'],
    ['a label that begins with a hyphen', 'jo@-example.com'],
    ['a label that ends with a hyphen', 'jo@example-.com'],
    ['an underscore in the domain', 'jo@exam_ple.com'],
    ['a top-level domain of digits', 'jo@example.123'],
    ['a top-level domain of one letter', 'jo@example.c'],
    ['a name with the address in brackets', 'Jo <jo@example.com>'],
    ['two addresses', 'jo@example.com,al@example.com'],
    ['an unfinished quotation', '"jo@example.com'],
    ['a label of 64 octets', `jo@${'a'.repeat(64)}.com`],
    ['a label too long once encoded', `jo@${'ü'.repeat(63)}.de`],
    ['a local part of 65 octets', `${'a'.repeat(65)}@example.com`],
    ['a local part of 65 octets in 33 characters', `${'é'.repeat(32)}a@example.com`.replace('a@', 'é@')],
    [
      'an address of 255 characters',
      `jo@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(65)}.com`,
    ],
    [
      'an address of 255 octets in fewer characters',
      `${'a'.repeat(64)}@${'ü'.repeat(55)}.${'ü'.repeat(55)}.de`,
    ],
    ['a domain too long once encoded', `jo@${'ü.'.repeat(80)}de`],
    ['a zero-width space in the domain', 'jo@exam\u200bple.com'],
    ['a soft hyphen in the domain', 'jo@exam\u00adple.com'],
    ['the full stop of Japanese', 'jo@example。com'],
    ['malformed Punycode', 'jo@xn--ü.com'],
    ['a name of the own machine', 'jo@mail.localhost'],
    ['a name of the own network', 'jo@printer.LOCAL'],
    ['a name that is set apart as invalid', 'jo@example.invalid'],
    ['a URL', 'mailto:jo@example.com'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('accepts', () => {
  it.each([
    ['the plain form', 'jo@example.com'],
    ['a tag and dots', 'jo.q.smith+shop@mail.example.co.uk'],
    ['an apostrophe', "o'brien@example.ie"],
    ['every special character of atext', "!#$%&'*+-/=?^_`{|}~@example.com"],
    ['one character', 'a@b.co'],
    ['capital letters', 'JO@EXAMPLE.COM'],
    ['digits in local part and domain', '12345@163.com'],
    ['a hyphen inside a label', 'jo@my-example.com'],
    ['a Punycode domain', 'jo@xn--mller-kva.de'],
    ['a label that is set apart as the last one', 'jo@local.example'],
    ['an internationalised domain', 'jo@müller.de'],
    ['an internationalised top-level domain', 'jo@example.рф'],
    ['an internationalised local part', '用户@例え.jp'],
    ['a Devanagari address', 'संपर्क@डाटामेल.भारत'],
    ['a quoted local part', '"jo@home"@example.com'],
    ['a local part of 64 octets', `${'a'.repeat(64)}@example.com`],
    ['a label of 63 octets', `jo@${'a'.repeat(63)}.com`],
    ['a top-level domain of many letters', 'jo@example.photography'],
  ])('%s', (_, text) => {
    expect(isEmailAddress(text)).toBe(true);
  });
});

const atom = fc.stringMatching(/^[a-zA-Z0-9_+-]{1,20}$/);
const label = fc.stringMatching(/^[a-z0-9]{1,20}$/);

describe('for all input', () => {
  it('accepts any dot-atom at any host with a letter top-level domain', () => {
    fc.assert(
      fc.property(
        fc.array(atom, { minLength: 1, maxLength: 3 }),
        fc.array(label, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('com', 'de', 'museum'),
        (atoms, labels, top) => isEmailAddress(`${atoms.join('.')}@${labels.join('.')}.${top}`),
      ),
    );
  });

  it('accepts nothing with white space in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('jo@example.com', '用户@例え.jp', '"a"@b.co'),
        fc.nat(10),
        fc.constantFrom(' ', '\t', '\n', '\r', '\u00a0', '\u2003', '\u3000'),
        (address, position, space) =>
          !isEmailAddress(address.slice(0, position) + space + address.slice(position)),
      ),
    );
  });

  it('judges any text without throwing', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        expect(typeof isEmailAddress(text)).toBe('boolean');
        expect(typeof isEmailAddress(`a@${text}.com`)).toBe('boolean');
      }),
    );
  });
});
