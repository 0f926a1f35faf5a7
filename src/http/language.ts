import { remember } from '../address/text/remember.ts';
import { type Language, languages } from '../words/render-problem.ts';

const ours = Object.keys(languages) as Language[];

const mostRemembered = 500;
const longestRemembered = 100;
/** What remembers the choices, by the default language: browsers send few different headers. */
const chosen = new Map(
  ours.map((usual) => [usual, remember((header) => choose(header, usual), mostRemembered)]),
);

/**
 * For an Accept-Language header. The default, the language of the caller's market, serves where the header is
 * absent, accepts any language or names none of ours; English where it excludes the default.
 */
export function selectLanguage(header: string | undefined, usual: Language = 'en'): Language {
  if (header === undefined) return usual;
  // What strangers send must not decide how much memory is used.
  const isRemembered = header.length <= longestRemembered;
  return (isRemembered && chosen.get(usual)?.(header)) || choose(header, usual);
}

function choose(header: string, usual: Language): Language {
  const isExcluded = weightsOf(header).get(usual) === 0;
  return lookUpLanguage(header, [usual, ...ours]) ?? (isExcluded ? 'en' : usual);
}

/** Longer than any real header; the rest of a hostile one is ignored. */
const longestRead = 1000;

/** A language range, in parts, and its weight: RFC 4647, 2.1 and RFC 9110, 12.4.2. */
const rangeForm =
  /^[ \t]*(?:(\*)|([A-Za-z]{1,8})((?:-[A-Za-z0-9]{1,8})*))[ \t]*(?:;[ \t]*[Qq]=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/;

/**
 * The language of the highest weight (RFC 9110, 12.5.4), found by lookup (RFC 4647, 3.4): `available` holds
 * primary subtags, so de-CH finds de. `*` stands for languages that no range names, and comes last among
 * equal weights. Weight 0 excludes a language, or only a variety. Malformed ranges are ignored.
 */
export function lookUpLanguage<T extends string>(header: string, available: readonly T[]): T | undefined {
  const weights = weightsOf(header);
  let best: T | undefined;
  let bestWeight = 0;
  for (const [named, weight] of weights) {
    const language = available.find((tag) => tag === named);
    if (language !== undefined && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  const isAnyBetter = (weights.get('*') ?? 0) > bestWeight;
  return (isAnyBetter ? available.find((tag) => !weights.has(tag)) : undefined) ?? best;
}

/** The highest weight of each primary subtag, in order of appearance; 0 where the subtag is excluded. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  // Behind the last whole range that is short enough to read.
  const end = header.length > longestRead ? Math.max(0, header.lastIndexOf(',', longestRead)) : undefined;
  for (const part of header.slice(0, end).split(',')) {
    const [, any, subtag, rest = '', weightText = '1'] = rangeForm.exec(part) ?? [];
    const named = any ?? subtag?.toLowerCase();
    const weight = Number(weightText);
    if (named === undefined || (weight === 0 && rest !== '')) continue;
    const known = weights.get(named);
    const isExcluded = weight === 0 || known === 0;
    weights.set(named, isExcluded ? 0 : Math.max(weight, known ?? 0));
  }
  return weights;
}
