import { describe, expect, it } from 'vitest';
import { catalog } from '../fields/catalog.ts';
import { type Language, languages, sentencesOf } from './render-problem.ts';
import { type FieldName, type FieldWords, labelsOf, type Messages } from './words.ts';

const { en } = languages;
const tags = Object.keys(languages) as Language[];
const translations = tags.filter((tag) => tag !== 'en');
const keys = Object.keys(en.messages) as (keyof Messages)[];
const names = Object.keys(en.fields) as FieldName[];
/** What a market may call a part of an address comes before the fields with one name everywhere. */
const parts = names.slice(0, names.indexOf('Email'));
const shares = ['fields', 'messages', 'element', 'pages'] as const;

const isForOperators = (entry: (typeof catalog)[number]) => 'reader' in entry;
const operatorKeys: ReadonlySet<string> = new Set(catalog.filter(isForOperators).map(({ code }) => code));

/** Every message for people in a shop, whatever the market calls things. */
function messagesFor(tag: Language): { code: string; message: string }[] {
  const shown = catalog.filter((entry) => !isForOperators(entry));
  return parts.flatMap((part) => {
    const called = { locality: part, administrativeArea: part, postalCode: part };
    return shown.flatMap(({ code }) =>
      sentencesOf(code, tag, called).map((message) => ({ code, message: message.replace(/\{\w+\}/g, '5') })),
    );
  });
}

/**
 * Names of members, in the spelling of the wire; `id` and `market` are words too, and name no field of a
 * form.
 */
const wireNames = [...new Set(catalog.map(({ field }) => field))].filter((field) => /^[A-Z]/.test(field));
const wireValues = [
  'Choice',
  'Accept',
  'Override',
  'null',
  'true',
  'false',
  'MM/DD/YYYY',
  'GET',
  'PUT',
  'POST',
];

/** Words that developers use and buyers do not, in each language and in those that all of them borrow. */
const everywhere =
  /\b(?:json|ndjson|utf-?8|https?|iso|api|uri|urls?|bearer|header|content-type|retry-after|x-request-id|tokens?|bytes?|scopes?|strings?|boolean|payload)\b/i;
const developersWords: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:request|resource|method|server|service|parameter|member|control characters?|credentials|session|invalid|override)\b/i,
  de: /\b(?:Anfrage|Ressource|Methode|Server|Dienst|Parameter|Steuerzeichen|Zugangsdaten|Sitzung|ungültig|Kopfzeilen)\b/i,
  es: /(?:petición|recurso|método|servidor|servicio|parámetro|caracteres de control|credenciales|sesión|inválid|cabecera)/i,
  fr: /(?:requête|ressource|méthode|serveur|service|paramètre|caractères? de contrôle|jeton|session|invalide|en-tête)/i,
  it: /(?:richiesta|risorsa|metodo|server|servizio|parametro|caratteri di controllo|credenziali|sessione|non valido|intestazion)/i,
  nl: /\b(?:verzoek|bron|methode|server|dienst|parameter|besturingstekens|inloggegevens|sessie|ongeldig|headers)\b/i,
  pt: /(?:requisição|recurso|método|servidor|serviço|parâmetro|caracteres de controle|credenciais|sessão|inválid|cabeçalho)/i,
  ja: /(?:リクエスト|リソース|メソッド|サーバー|サービス|パラメーター|制御文字|トークン|セッション|ヘッダー|無効|必須)/,
};

/** Words that advise to go on with a doubted address. */
const advice: Readonly<Record<Language, RegExp>> = {
  en: /anyway/i,
  de: /trotzdem/i,
  es: /aun así|de todos modos/i,
  fr: /tout de même|quand même/i,
  it: /comunque/i,
  nl: /toch/i,
  pt: /mesmo assim/i,
  ja: /そのまま/,
};

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const inSentence = (said: FieldWords): string => (typeof said === 'string' ? said : (said[1] ?? ''));

function has(text: string, literal: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'u').test(text);
}

/** The templates that a check finds fault with. */
function faulty(
  tag: Language,
  isFaulty: (template: string, key: keyof Messages) => boolean,
): (keyof Messages)[] {
  return keys.filter((key) => isFaulty(languages[tag].messages[key], key));
}

describe.each(tags)('the wording in %s', (tag) => {
  it('has one template a kind of problem, in one order, and a name for each field', () => {
    for (const share of shares) expect(Object.keys(languages[tag][share])).toEqual(Object.keys(en[share]));
  });

  it('names no member, no value and no operation of the interface', () => {
    const found = messagesFor(tag).flatMap(({ code, message }) =>
      [...wireNames, ...wireValues].filter((name) => has(message, name)).map((name) => `${code}: ${name}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('holds no word that only developers use', () => {
    const found = messagesFor(tag).filter(
      ({ message }) => everywhere.test(message) || developersWords[tag].test(message),
    );
    expect([...new Set(found.map(({ message }) => message))]).toEqual([]);
  });

  it('says only of a suggestion that the address may be used all the same', () => {
    const codes = messagesFor(tag)
      .filter(({ message }) => advice[tag].test(message))
      .map(({ code }) => code);
    expect([...new Set(codes)]).toEqual(['ErrorSuggestedFix']);
  });

  it('names fields within sentences as their labels do', () => {
    const lower = (text: string) => text.toLocaleLowerCase(tag);
    const declined: Readonly<Record<string, string>> = {
      'Weiterer Adresszusatz': 'den weiteren Adresszusatz',
    };
    const labels = labelsOf(languages[tag].fields);
    // The label says where on the form it is; the sentence, what it is.
    const differing = parts.filter((part) => {
      const label = labels[part];
      const said = inSentence(languages[tag].fields[part]);
      return !lower(said).includes(lower(label)) && declined[label] !== said;
    });
    expect(differing).toEqual([]);
  });

  it('has a name for each field that a message names, in one piece', () => {
    for (const { message } of messagesFor(tag)) expect(message).not.toMatch(/undefined|[{}]/);
  });

  it('ends with a full stop, once', () => {
    const end = tag === 'ja' ? /[^。]。$/ : /[^.]\.$/;
    expect(faulty(tag, (template) => !end.test(template))).toEqual([]);
  });

  it('has no blank at either end, no double blank and no other white space', () => {
    expect(faulty(tag, (template) => /^\s|\s$|\s\s|[^\S ]/u.test(template))).toEqual([]);
  });

  it('has no broken or invisible character, and is composed Unicode (NFC)', () => {
    const isBroken = (text: string) => /[\p{C}\ufffd]/u.test(text) || text !== text.normalize('NFC');
    expect(faulty(tag, isBroken)).toEqual([]);
    for (const share of shares)
      expect(Object.values<FieldWords>(languages[tag][share]).flat().filter(isBroken)).toEqual([]);
  });

  it('is short enough to be read, and long enough to say something', () => {
    const least = tag === 'ja' ? 10 : 12;
    expect(faulty(tag, (template) => template.length < least || template.length > 220)).toEqual([]);
  });

  it('repeats no template', () => {
    expect(new Set(Object.values(languages[tag].messages)).size).toBe(keys.length);
  });
});

describe.each(translations)('the translation into %s', (tag) => {
  it('has the placeholders of the English wording', () => {
    const differs = (template: string, key: keyof Messages) =>
      placeholdersOf(template).join() !== placeholdersOf(en.messages[key]).join();
    expect(faulty(tag, differs)).toEqual([]);
  });

  it('has the placeholders of the English words of element, demo and console', () => {
    for (const share of ['element', 'pages'] as const)
      for (const [key, text] of Object.entries<string>(en[share])) {
        const translated = (languages[tag][share] as Readonly<Record<string, string>>)[key] ?? '';
        expect(translated, key).toMatch(/\S/);
        expect(placeholdersOf(translated), key).toEqual(placeholdersOf(text));
      }
  });

  it('holds no sentence in English', () => {
    const english = /\b(?:the|must|cannot|this|enter|write|check|choose|again|your|orders)\b/i;
    expect(faulty(tag, (template) => english.test(template))).toEqual([]);
  });
});

it('only messages about records, lines, uploads and completions are for programs and operators', () => {
  const fields = new Set(catalog.filter(isForOperators).map(({ field }) => field));
  expect([...fields].sort()).toEqual(
    [
      'Branch',
      'Cart',
      'Line',
      'Market',
      'Profile',
      'Request',
      'active',
      'id',
      'limit',
      'market',
      'name',
      'near',
      'owner',
      'province',
      'siteUrl',
      'text',
    ].sort(),
  );
  expect(operatorKeys.size).toBe(27);
});

describe('the message of a suggestion', () => {
  /**
   * Review the address; a corrected one is suggested; yours may be used anyway; delivery may be delayed (4.2,
   * rule 2).
   */
  const said: Readonly<Record<Language, readonly RegExp[]>> = {
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
    const message = languages[tag].messages.ErrorSuggestedFix;
    const positions = said[tag].map((part) => message.search(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });
});
