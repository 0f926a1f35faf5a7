import { catalog, type ProblemCode, type SharedKind, type UnsharedCode } from '../fields/catalog.ts';
import type { Problem } from '../fields/problem.ts';
import { type ShippingPartField, shippingPartFields } from '../fields/shipping-fields.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import type { FieldName, Messages, Words } from './words.ts';

/** An item of `error` on the wire (specification 2.6). */
export interface ErrorItem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}

/** The words by language tag (RFC 5646), the default first. */
export const languages = {
  en,
  // Formal, for readers on both sides of the Atlantic.
  es,
  // Without colons and semicolons: the space that French sets before them must not break, and would be
  // invisible here.
  fr,
  // With the polite Sie.
  de,
  // That of Brazil where the varieties differ.
  pt,
  // In the impersonal infinitive of forms.
  it,
  // With the polite u.
  nl,
  // Polite, without spaces between the scripts.
  ja,
} as const satisfies Readonly<Record<string, Words>>;
export type Language = keyof typeof languages;

/** A sentence in pieces: text at even positions, names of parameters at odd ones. */
type Pieces = readonly string[];

/** Sentences by what they are about. Their number depends on the wording, not on requests. */
const prepared = new Map<string, Pieces>();

/** Names fields as the market does. Throws where a placeholder has no parameter, which is a defect. */
export function renderProblem(problem: Problem, language: Language, names = usualPartNames): ErrorItem {
  const { code, params } = problem;
  const { field, kind, fuller, params: fixed } = wordingRuleOf(code);
  const isFull = fuller !== undefined && params?.[fuller.param] !== undefined;
  const pieces = piecesOf(language, fieldNameOf(field, names), kind, isFull ? fuller : undefined);
  // A loop over pieces takes a third of the time of a replacement.
  let message = pieces[0] ?? '';
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at] ?? '';
    const value = params?.[name] ?? fixed?.[name];
    if (value === undefined) throw new Error(`${code} lacks the parameter ${name}`);
    message += value + (pieces[at + 1] ?? '');
  }
  return { field, error: code, message };
}

/** The short and the full sentence about a problem in a language, with `{…}` for its parameters. */
export function sentencesOf(code: Problem['code'], language: Language, names = usualPartNames): string[] {
  const { field, kind, fuller } = wordingRuleOf(code);
  const name = fieldNameOf(field, names);
  const all = fuller === undefined ? [undefined] : [undefined, fuller];
  return all.map((each) => sentence(language, name, kind, each));
}

function piecesOf(language: Language, name: string, kind: ProblemKind, fuller: Fuller | undefined): Pieces {
  const key = `${language} ${name} ${kind} ${fuller?.param}`;
  const known = prepared.get(key);
  if (known !== undefined) return known;
  const pieces = sentence(language, name, kind, fuller).split(/\{(\w+)\}/);
  prepared.set(key, pieces);
  return pieces;
}

/** A message with the name of its field; a problem about no field of a form names none. */
function sentence(language: Language, name: string, kind: ProblemKind, fuller: Fuller | undefined): string {
  const { fields, messages }: Words = languages[language];
  const said = fields[name as FieldName];
  const inSentence = typeof said === 'string' ? said : said?.[1];
  // In brackets stands what is said with a parameter, and behind a bar what is said without it.
  const whole = messages[kind].replace(/\[(.*?)(?:\|(.*?))?\]/g, fuller === undefined ? '$2' : '$1');
  // Japanese has no blank between sentences.
  const blank = whole.endsWith('。') ? '' : ' ';
  const message = fuller?.added === undefined ? whole : whole + blank + messages[fuller.added];
  return message.replace('{field}', () => inSentence ?? '{field}');
}

/** What else a message may say, once a parameter is known. */
interface Fuller {
  readonly param: string;
  /** The key of a sentence that is added. Absent: brackets in the message hold what it then says. */
  readonly added?: keyof Messages;
}

const pickUp: Fuller = { param: 'pickUp' };
const alternatives: Fuller = { param: 'alternatives', added: '{alternatives}' };

/** Templates that say more where a parameter is known. */
const fullerTemplates: Partial<Record<ProblemKind, Fuller>> = {
  box: pickUp,
  'Branch.NotFound': pickUp,
  'Province.NotServed': pickUp,
  'Address.Military': pickUp,
  'SiteUrl.Invalid': alternatives,
  'SiteUrl.Reserved': alternatives,
  'SiteUrl.Taken': alternatives,
  'Authorization.Scope': { param: 'scope', added: '{scope}' },
  'Request.TooLarge': { param: 'limit', added: '{limit}' },
};

/** What has one template in each language and one piece of advice: a kind, or a code without one. */
export type ProblemKind = SharedKind | UnsharedCode;

/** What a market calls the parts of an address whose names differ between countries. */
export type PartNames = Readonly<Record<'locality' | 'administrativeArea' | 'postalCode', FieldName>>;

/** What they are called where no market is known. */
export const usualPartNames: PartNames = {
  locality: 'city',
  administrativeArea: 'province',
  postalCode: 'postalCode',
};

const rules = new Map(
  catalog.map(({ code, field, kind: shared, params }) => {
    // A code that is not listed always has a kind.
    const kind = shared ?? (code as UnsharedCode);
    return [code, { field, kind, fuller: fullerTemplates[kind], params }];
  }),
);

/** How a problem is worded; `field` is that of the item on the wire. */
export function wordingRuleOf(code: ProblemCode) {
  const rule = rules.get(code);
  if (rule === undefined) throw new Error(`no catalogue entry for ${code}`);
  return rule;
}

const partOf: ReadonlyMap<string, ShippingPartField['part']> = new Map(
  shippingPartFields.map(({ field, part }) => [field, part]),
);

/** The key in the words of fields of a field on the wire. */
function fieldNameOf(field: string, names: PartNames): string {
  const part = partOf.get(field);
  if (part === 'locality' || part === 'administrativeArea' || part === 'postalCode') return names[part];
  return part ?? field;
}
