import { describe, expect, it } from 'vitest';
import { catalog, doubtCodes, findFullerWording, type MessageKey } from '../catalog.ts';
import { type Language, languages } from '../render-problem.ts';
import { en } from './en.ts';

const keys: MessageKey[] = catalog.flatMap(({ code }) => {
  const fuller = findFullerWording(code);
  return fuller === undefined ? [code] : [code, fuller.key];
});
const tags = Object.keys(languages) as Language[];
const translations = tags.filter((tag) => tag !== 'en');

/** What a caller sends or reads as it stands, in any language. */
const literals = [
  // Fields in small letters are words of sentences too.
  ...catalog.map(({ field }) => field).filter((field) => /[A-Z]/.test(field)),
  ...[
    'null',
    'true',
    'false',
    'Accept',
    'Override',
    'Choice Override',
    'MM/DD/YYYY',
    '12-3456',
    '@example.com',
  ],
  ...['POST', 'JSON', 'UTF-8', 'HTTP', 'Authorization: Bearer', 'Content-Type application/json'],
  ...['Retry-After', 'X-Request-Id', '130', '4'],
];

/** French sets a space before a colon, so that its sentence does without. */
const wordedOtherwise: ReadonlySet<string> = new Set(['fr Authorization.Missing Authorization: Bearer']);

/** Fields of error items that are no fields of a submission. */
const beyondFields: ReadonlySet<string> = new Set([
  'Address',
  'Application',
  'Authorization',
  'Cart',
  'Line',
  'Market',
  'Profile',
  'Request',
  'Service',
]);

/** Words that every English sentence of ours has one of, and that are none in the other languages. */
const englishWords =
  /\b(?:the|must|too|cannot|this|reserved|send|required|not|calendar|years|year|parts|corrected|everything)\b/i;

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

function has(text: string, literal: string): boolean {
  const asWord = literal.replace(/[^\w-]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9])${asWord}(?![A-Za-z0-9])`).test(text);
}

/** The keys whose message a check finds fault with. */
function faulty(tag: Language, isFaulty: (message: string, key: MessageKey) => boolean): MessageKey[] {
  return keys.filter((key) => isFaulty(languages[tag][key], key));
}

describe.each(tags)('the wording in %s', (tag) => {
  it('has every code of the catalogue and no other, in its order, fuller wordings behind', () => {
    expect(Object.keys(languages[tag])).toEqual(keys);
  });

  it('ends with a full stop, once', () => {
    const end = tag === 'ja' ? /[^。]。$/ : /[^.]\.$/;
    expect(faulty(tag, (message) => !end.test(message))).toEqual([]);
  });

  it('has no blank at an end, none doubled and none but the space', () => {
    expect(faulty(tag, (message) => /^\s|\s$|\s\s|[^\S ]/u.test(message))).toEqual([]);
  });

  it('holds no broken or invisible character', () => {
    expect(faulty(tag, (message) => /[\p{C}\ufffd]/u.test(message))).toEqual([]);
  });

  it('is composed Unicode (NFC), as readers compare it', () => {
    expect(faulty(tag, (message) => message !== message.normalize('NFC'))).toEqual([]);
  });

  it('opens no bracket that it does not close', () => {
    const count = (message: string, pattern: RegExp) => (message.match(pattern) ?? []).length;
    expect(faulty(tag, (message) => count(message, /[({（]/g) !== count(message, /[)}）]/g))).toEqual([]);
  });

  it('is short enough to be read, and long enough to say something', () => {
    expect(faulty(tag, (message) => message.length < 10 || message.length > 220)).toEqual([]);
  });

  it('offers Override for doubts about an address and for nothing else', () => {
    const offering = faulty(
      tag,
      (message, key) => has(message, 'Choice Override') || key === 'ErrorSuggestedFix',
    );
    const doubts: ReadonlySet<string> = doubtCodes;
    expect(offering).toEqual(keys.filter((key) => doubts.has(key)));
  });

  it('names the field, but where the sentence is clear without it', () => {
    const clear = ['Branch.NotFound', 'Province.NotServed', 'DateOfBirth.TooYoung', 'Branch.Unknown'];
    const unnamed = catalog.filter(
      ({ code, field }) => !beyondFields.has(field) && !has(languages[tag][code], field),
    );
    expect(unnamed.map(({ code }) => code)).toEqual(clear);
  });

  it('says nothing twice: each key has a sentence of its own', () => {
    expect(new Set(Object.values(languages[tag])).size).toBe(keys.length);
  });
});

describe.each(translations)('the translation into %s', (tag) => {
  it('has the placeholders of the English wording', () => {
    const differs = (message: string, key: MessageKey) =>
      placeholdersOf(message).join() !== placeholdersOf(en[key]).join();
    expect(faulty(tag, differs)).toEqual([]);
  });

  it('keeps what is sent or read as it stands, and adds none of it', () => {
    const differing = keys.flatMap((key) =>
      literals
        .filter((literal) => has(languages[tag][key], literal) !== has(en[key], literal))
        .map((literal) => `${tag} ${key} ${literal}`),
    );
    expect(differing.filter((difference) => !wordedOtherwise.has(difference))).toEqual([]);
  });

  it('holds no sentence in English', () => {
    expect(faulty(tag, (message) => englishWords.test(message))).toEqual([]);
  });

  it('is about as long as the English wording', () => {
    const [least, most] = tag === 'ja' ? [0.25, 1.2] : [0.6, 2];
    const ratio = (message: string, key: MessageKey) => message.length / en[key].length;
    const isOdd = (message: string, key: MessageKey) =>
      ratio(message, key) < least || ratio(message, key) > most;
    expect(faulty(tag, isOdd)).toEqual([]);
  });
});

it('an English message is known by its words', () => {
  expect(faulty('en', (message) => !englishWords.test(message))).toEqual([]);
});

describe('the message of a suggestion', () => {
  /** Review the address; a corrected one is suggested; yours may be used anyway; delivery may be delayed (4.2, rule 2). */
  const parts: Readonly<Record<Language, readonly RegExp[]>> = {
    en: [
      /review the address/,
      /corrected address is suggested/,
      /use yours anyway/,
      /risk of delivery delay/,
    ],
    es: [
      /Revise la dirección/,
      /sugiere una dirección corregida/,
      /aun así puede usar la suya/,
      /riesgo .* entrega se retrase/,
    ],
    fr: [
      /vérifier l’adresse/,
      /adresse corrigée vous est proposée/,
      /tout de même utiliser la vôtre/,
      /risque d’un retard de livraison/,
    ],
    de: [
      /überprüfen Sie die Adresse/,
      /berichtigte Adresse wird vorgeschlagen/,
      /Ihre trotzdem verwenden/,
      /Gefahr .* Lieferung verzögert/,
    ],
    pt: [
      /verifique o endereço/,
      /endereço corrigido é sugerido/,
      /mesmo assim é possível usar o seu/,
      /risco de atraso na entrega/,
    ],
    it: [
      /controllare l’indirizzo/,
      /suggerito un indirizzo corretto/,
      /comunque possibile usare il proprio/,
      /rischio di un ritardo nella consegna/,
    ],
    nl: [
      /Controleer het adres/,
      /verbeterd adres voorgesteld/,
      /uw eigen adres toch gebruiken/,
      /risico .* bezorging vertraging/,
    ],
    ja: [
      /住所をご確認ください/,
      /修正した住所をご提案/,
      /ご入力の住所をそのまま使うこともできます/,
      /配達が遅れるおそれ/,
    ],
  };

  it.each(tags)('says in %s all that the specification asks of it, in this order', (tag) => {
    const message = languages[tag].ErrorSuggestedFix;
    const positions = parts[tag].map((part) => message.search(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
