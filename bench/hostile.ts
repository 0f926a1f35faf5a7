/**
 * How long can one verification or completion take, whatever is typed?
 *
 *   npx tsx bench/hostile.ts [--minutes 10] [--seed 1] [--part verification] [--country DE] [--show 5]
 *     [--streets <folder of `data add`>]
 *
 * It climbs: it draws texts within the limits of the fields, measures them, and changes those that took
 * longest, for every country with the built-in data. Six countries have invented streets as well, among them
 * postal codes with thousands that are alike; `--streets` takes the streets of a data folder instead.
 *
 * Each of the worst is measured again at the end, and counts with its shortest of many calls, in turn with an
 * ordinary correction and a format check by lib-address: on a busy machine only the ratios and the counts of
 * comparisons say something.
 */
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../src/address/countries/profile/address-country.ts';
import { profileOf } from '../src/address/countries/profile/country-profile.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import { completeAddress } from '../src/completion/complete-address.ts';
import type { CompletionQuery } from '../src/completion/completion.ts';
import { builtinDataDirectory, countryFiles } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { openStreets } from '../src/streets/read/open-streets.ts';
import { type Random, seededRandom } from '../test/support/random.ts';
import { drawText, mutateText, type Pieces, piecesOf } from './hostile/draw-text.ts';
import { inventedStreets } from './hostile/invented-streets.ts';
import { isValidForLibAddress } from './lib-address.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    part: { type: 'string' },
    country: { type: 'string' },
    show: { type: 'string', default: '5' },
    streets: { type: 'string' },
  },
});

type Part = 'verification' | 'completion';

interface Subject {
  readonly title: string;
  readonly part: Part;
  readonly country: AddressCountry;
  readonly pieces: Pieces;
  /** The worst so far. */
  worst: Case | undefined;
}

/** The fields of an address or the texts of a completion, each within its limit. */
type Texts = Readonly<Record<string, string>>;

interface Case {
  readonly subject: Subject;
  readonly texts: Texts;
  readonly micros: number;
}

const limits: Record<Part, Readonly<Record<string, number>>> = {
  verification: {
    line1: 200,
    line2: 200,
    line3: 200,
    locality: 100,
    administrativeArea: 100,
    postalCode: 20,
  },
  completion: { text: 200, near: 200, postalCode: 20 },
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

function run({ part, country }: Subject, texts: Texts): unknown {
  const text = (name: string) => (name === 'near' ? texts[name] : texts[name]?.trim()) || null;
  if (part === 'completion') {
    const query = { text: text('text') ?? '', near: text('near'), postalCode: text('postalCode'), limit: 10 };
    return completeAddress(query satisfies CompletionQuery, country);
  }
  const parts = ['line1', 'line2', 'line3', 'locality', 'administrativeArea', 'postalCode'];
  const address = Object.fromEntries(parts.map((name) => [name, text(name)]));
  return verifyAddress({ name: 'A', ...address } as PostalAddress, country);
}

/** Returns the microseconds of the shortest of some calls. A call that is short at once is not repeated. */
function measure(subject: Subject, texts: Texts, calls: number, least = 0): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let left = calls; left > 0 && shortest > least; left--) {
    // Whoever asks again is answered from memory, and nobody hostile asks twice.
    run(subject, { line1: `${left} A`, locality: 'A', text: `${left} A` });
    if (texts.near !== undefined) texts = { ...texts, near: ` ${texts.near}` };
    const start = performance.now();
    run(subject, texts);
    shortest = Math.min(shortest, (performance.now() - start) * 1000);
  }
  return shortest;
}

function drawTexts(subject: Subject, random: Random): Texts {
  const names = Object.keys(limits[subject.part]);
  return Object.fromEntries(names.map((name) => [name, drawField(name, subject, random)]));
}

function drawField(name: string, { part, pieces }: Subject, random: Random): string {
  if (name === 'postalCode') return random.pick(pieces.codes) ?? '';
  const isOften = name === 'line1' || name === 'text';
  return random.below(isOften ? 50 : 4) === 0 ? '' : drawText(pieces, limits[part][name] ?? 0, random);
}

function mutateTexts({ part, pieces }: Subject, texts: Texts, random: Random): Texts {
  const changed: Record<string, string> = { ...texts };
  for (let left = 1 + random.below(2); left > 0; left--) {
    const name = random.pick(Object.keys(texts)) ?? '';
    const isCode = name === 'postalCode' && random.below(4) > 0;
    changed[name] = isCode
      ? (random.pick(pieces.codes) ?? '')
      : mutateText(texts[name] ?? '', pieces, limits[part][name] ?? 0, random);
  }
  return changed;
}

/** Tries texts until the time is over, more often those of the subjects that took longest. */
function climb(subjects: readonly Subject[], until: number, random: Random): number {
  let tries = 0;
  while (Date.now() < until) {
    const drawn = Array.from({ length: 1 + random.below(40) }, () => random.pick(subjects) ?? subjects[0]);
    const subject = drawn.reduce((a, b) => ((b?.worst?.micros ?? 0) > (a?.worst?.micros ?? 0) ? b : a));
    if (subject === undefined) continue;
    const { worst } = subject;
    const texts =
      worst === undefined || random.below(4) === 0
        ? drawTexts(subject, random)
        : mutateTexts(subject, worst.texts, random);
    const micros = measure(subject, texts, 4, worst?.micros);
    if (worst === undefined || micros > worst.micros) subject.worst = { subject, texts, micros };
    tries++;
  }
  return tries;
}

async function subjectsOf(random: Random): Promise<Subject[]> {
  const directories = [builtinDataDirectory()];
  const bare = openGazetteer({ directories });
  const streets =
    options.streets === undefined
      ? await inventedStreets(bare.country)
      : new Map(countryFiles(options.streets, 'streets').map(([code, path]) => [code, openStreets(path)]));
  const loaded = openGazetteer({ directories, streets });
  const subjects: Subject[] = [];
  for (const code of bare.layouts.keys()) {
    if (options.country !== undefined && options.country !== code) continue;
    const known = [{ title: code, country: bare.country(code) }];
    if (streets.has(code)) known.push({ title: `${code} with streets`, country: loaded.country(code) });
    for (const { title, country } of known) {
      if (country === undefined) continue;
      const pieces = piecesOf(country, random);
      for (const part of ['verification', 'completion'] as const) {
        const isAsked = options.part === undefined || options.part === part;
        if (isAsked) subjects.push({ title, part, country, pieces, worst: undefined });
      }
    }
  }
  return subjects;
}

const ordinary: Texts = {
  line1: '39120 Argonaut Way',
  locality: 'Fremnot',
  administrativeArea: 'CA',
  postalCode: '94538',
};

function report(subjects: readonly Subject[]): void {
  const us = openGazetteer({ directories: [builtinDataDirectory()] }).country('US');
  if (us === undefined) return;
  const correction: Subject = {
    title: '',
    part: 'verification',
    country: us,
    pieces: { words: [], codes: [] },
    worst: undefined,
  };
  const format = { name: 'A', line2: null, line3: null, ...ordinary } as unknown as PostalAddress;
  for (const part of ['verification', 'completion'] as const) {
    const worst = subjects
      .flatMap((subject) => (subject.part === part ? (subject.worst ?? []) : []))
      .sort((a, b) => b.micros - a.micros)
      .slice(0, Number(options.show));
    for (const { subject, texts } of worst) {
      run(subject, texts);
      const { spent } = profileOf(subject.country).work;
      let [shortest, usual, check] = [1e9, 1e9, 1e9];
      for (let left = 30; left > 0; left--) {
        shortest = Math.min(shortest, measure(subject, texts, 1));
        usual = Math.min(usual, measure(correction, ordinary, 1));
        const start = performance.now();
        isValidForLibAddress(format, 'US');
        check = Math.min(check, (performance.now() - start) * 1000);
      }
      const times = (of: number) => (shortest / of).toFixed(1);
      print(
        `${part.padEnd(12)} ${(shortest / 1000).toFixed(2)} ms, ${times(usual)} times ` +
          `an ordinary correction, ` +
          `${times(check)} times a format check, ${spent} comparisons; ` +
          `${subject.title} ${JSON.stringify(texts)}`,
      );
    }
  }
}

const random = seededRandom(Number(options.seed));
const subjects = await subjectsOf(random);
for (const { country } of subjects) profileOf(country);
const tries = climb(subjects, Date.now() + Number(options.minutes) * 60_000, random);
print(`${subjects.length / 2} countries and data, ${tries} texts tried`);
report(subjects);
