import { describe, expect, it } from 'vitest';
import { type ApplicationField, applicationFields } from '../src/fields/application-fields.ts';
import { catalog } from '../src/fields/catalog.ts';
import {
  applicationVectorFiles,
  readApplicationVectors,
  readRegistryVectors,
  submissionOf,
} from './support/application-vectors.ts';

const fields: readonly ApplicationField[] = applicationFields;

/** What a vector sends and what must be found. Other tests run all vectors and show that it is found. */
interface Case {
  readonly sent: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

const cases: readonly Case[] = [
  ...applicationVectorFiles.flatMap(readApplicationVectors).map((vector) => ({
    sent: submissionOf(vector),
    problems: vector.problems,
  })),
  ...readRegistryVectors().map(({ siteUrl, problems }) => ({ sent: { SiteUrl: siteUrl }, problems })),
];

const isFine = ({ problems }: Case) => problems.length === 0;
const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const isText = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);

/** The ways in which a value can be absent. */
const absences = {
  'left out': (value: unknown) => value === undefined,
  null: (value: unknown) => value === null,
  blank: isBlank,
};

/** The ways in which text can be unacceptable to every field. */
const unreadable = {
  'of another type': (value: unknown) => value !== undefined && value !== null && typeof value !== 'string',
  'with a control character': (value: unknown) => isText(value) && /\p{Cc}/u.test(value.trim()),
  'with a lone surrogate': (value: unknown) => isText(value) && /\p{Cs}/u.test(value),
};

describe.each(fields)('the vectors of $field', ({ field: name, kind, required, maxLength }) => {
  const codes = catalog.filter(({ field }) => field === name).map(({ code }) => code);
  const withValue = (matches: (value: unknown) => boolean) => cases.filter(({ sent }) => matches(sent[name]));
  const hasAloneProblem = ({ problems }: Case) =>
    problems.length === 1 && codes.some((code) => code === problems[0]);

  it('cover each of its problems, with nothing else wrong', () => {
    const untried = codes.filter(
      (code) => !cases.some(({ problems }) => problems.length === 1 && problems[0] === code),
    );
    expect(untried).toEqual([]);
    expect(codes).not.toEqual([]);
  });

  it('include valid values', () => {
    const sent = withValue((value) => value !== undefined && value !== null && !isBlank(value));
    expect(sent.some(isFine)).toBe(true);
  });

  it.each(Object.entries(absences))('include it %s, and say whether that is valid', (_way, isAbsent) => {
    const absent = withValue(isAbsent);
    if (required !== 'always') expect(absent.some(isFine)).toBe(true);
    if (required !== undefined) expect(absent.some(hasAloneProblem)).toBe(true);
  });

  const texts = kind !== 'flag' ? Object.entries(unreadable) : [];
  it.each(texts)('include it %s', (_way, isUnreadable) => {
    expect(withValue(isUnreadable).some(hasAloneProblem)).toBe(true);
  });

  it.each(maxLength === undefined ? [] : [maxLength])(
    'include it with %i characters and with one more',
    (longest) => {
      const ofLength = (length: number) =>
        withValue((value) => isText(value) && value.trim().length === length);
      expect(ofLength(longest).some(isFine)).toBe(true);
      const beyond = ofLength(longest + 1).flatMap(({ problems }) => problems);
      expect(beyond).toContain(`${name}.TooLong`);
    },
  );
});

describe('the vectors together', () => {
  it('name fields and codes that exist', () => {
    const fields = new Set<string>(applicationFields.map(({ field }) => field));
    const codes = new Set<string>(catalog.filter(({ field }) => fields.has(field)).map(({ code }) => code));
    const odd = cases.flatMap(({ sent, problems }) => [
      ...Object.keys(sent).filter((field) => !fields.has(field)),
      ...problems.filter((code) => !codes.has(code)),
    ]);
    expect(odd).toEqual([]);
  });
});
