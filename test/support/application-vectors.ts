import { readdirSync, readFileSync } from 'node:fs';
import type { Submission } from '../../src/submission/field-reader.ts';

/**
 * One line of a vector file: the problems that a submission must have. `submission` is complete. `change`
 * replaces fields of the market's valid submission in valid.ndjson, or of the US one. The value "<absent>"
 * removes a field.
 */
export interface ApplicationVector {
  readonly market: string;
  readonly reason: string;
  readonly submission?: Submission;
  readonly change?: Submission;
  readonly problems: readonly string[];
  /** ISO 8601; noon UTC of June 15, 2026 unless given. */
  readonly now?: string;
}

/** One line of site-url-registry.ndjson: the problems of a valid application while others are registered. */
export interface RegistryVector {
  readonly reason: string;
  readonly registered: readonly { readonly siteUrl: string; readonly owner: string }[];
  /** The applicant's profile; a guest unless given. */
  readonly profile?: string;
  readonly siteUrl: string;
  readonly problems: readonly string[];
}

const vectors = new URL('../vectors/', import.meta.url);
const directory = new URL('application/', vectors);

/** The vector files that the rules alone decide, without a store. */
export const applicationVectorFiles = readdirSync(directory).filter((name) => name.endsWith('.ndjson'));

export function readApplicationVectors(file: string): ApplicationVector[] {
  return readLines(new URL(file, directory));
}

export function readRegistryVectors(): RegistryVector[] {
  return readLines(new URL('site-url-registry.ndjson', vectors));
}

function readLines<Vector>(file: URL): Vector[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line): Vector => JSON.parse(line));
}

const validSubmissions = new Map(
  readApplicationVectors('valid.ndjson').map((vector) => [vector.market, vector.submission]),
);

export function submissionOf({ market, submission, change }: ApplicationVector): Submission {
  if (submission !== undefined) return submission;
  const base = validSubmissions.get(market) ?? validSubmissions.get('US');
  return Object.fromEntries(
    Object.entries({ ...base, ...change }).filter(([, value]) => value !== '<absent>'),
  );
}
