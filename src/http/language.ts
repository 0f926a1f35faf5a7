import { type Language, languages } from '../problem/render-problem.ts';

const ours = Object.keys(languages) as Language[];

/** Headers seen before, with the language they chose, by the usual language: browsers send few different ones. */
const chosen = new Map(ours.map((usual) => [usual, new Map<string, Language>()]));
const mostRemembered = 500;
const longestRemembered = 100;

/**
 * The language of messages for an Accept-Language header. Where it is absent, matches none of ours or takes any, it is
 * the usual one, that of the caller's market; English where the header excludes that too.
 */
export function selectLanguage(header: string | undefined, usual: Language = 'en'): Language {
  if (header === undefined) return usual;
  return chosen.get(usual)?.get(header) ?? choose(header, usual);
}

function choose(header: string, usual: Language): Language {
  const language = lookUpLanguage(header, [usual, ...ours]) ?? (isExcluded(header, usual) ? 'en' : usual);
  remember(header, usual, language);
  return language;
}

function isExcluded(header: string, language: Language): boolean {
  return weightsOf(readable(header)).get(language) === 0;
}

function remember(header: string, usual: Language, language: Language): void {
  const known = chosen.get(usual);
  // Neither the number nor the length of what strangers send decides how much memory is held.
  if (known === undefined || header.length > longestRemembered) return;
  if (known.size >= mostRemembered) known.clear();
  known.set(header, language);
}

/** More than a person could set; the rest of a hostile header is not looked at. */
const longestRead = 1000;

/** A language range, in parts, and its weight: RFC 4647, 2.1 and RFC 9110, 12.4.2. */
const rangeForm =
  /^[ \t]*(?:(\*)|([A-Za-z]{1,8})((?:-[A-Za-z0-9]{1,8})*))[ \t]*(?:;[ \t]*[Qq]=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/;

/**
 * The language of the highest weight in an Accept-Language header (RFC 9110, 12.5.4), by lookup (RFC 4647, 3.4): a range
 * is shortened until it is one of `available`, which are primary subtags, so that de-CH finds de. `*` stands for the
 * languages that no range names. Of equal weights the one named first comes first, and `*` last. Weight 0 excludes the
 * language that it names, a variety only itself. What is malformed is ignored. Undefined where nothing is acceptable.
 */
export function lookUpLanguage<T extends string>(header: string, available: readonly T[]): T | undefined {
  const weights = weightsOf(readable(header));
  let best: T | undefined;
  let bestWeight = 0;
  for (const [named, weight] of weights) {
    const language = available.find((tag) => tag === named);
    if (language !== undefined && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  const isAnyBetter = (weights.get('*') ?? 0) > bestWeight;
  return (isAnyBetter ? available.find((tag) => !weights.has(tag)) : undefined) ?? best;
}

/** The highest weight of each primary subtag, in the order in which they are named; 0 where it is excluded. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
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

/** The whole ranges among the first characters of a header. */
function readable(header: string): string {
  if (header.length <= longestRead) return header;
  return header.slice(0, Math.max(0, header.lastIndexOf(',', longestRead)));
}
