import { describe, expect, test } from 'vitest';
import { changedBy, figuresOf } from '../bench/learning/figures.ts';
import { withGaps } from '../bench/learning/hide-pairs.ts';
import { runStream, type Stream } from '../bench/learning/stream.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { builtinDataDirectory, countryFiles } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { openPlaces } from '../src/gazetteer/read/open-places.ts';

const builtin = builtinDataDirectory();
const [, path = ''] = countryFiles(builtin, 'places').find(([code]) => code === 'US') ?? [];
const whole = openGazetteer({ directories: [builtin] }).country('US');
if (whole === undefined) throw new Error('no data of the US');
const places = openPlaces(path);
const country = withGaps(whole, places, 3);

const homes = 40;

/** A home in the first city of one of forty codes. */
const rows = Array.from({ length: homes }, (_, at): PostalAddress => {
  const code = Math.floor(((at + 0.5) * places.codeCount) / homes);
  const [locality = 0] = places.localitiesOfCode(code);
  return {
    name: null,
    line1: `${at + 1} Oak Street`,
    line2: null,
    line3: null,
    locality: places.localityName(locality),
    administrativeArea: places.areas[places.areaOfLocality(locality)]?.code ?? null,
    postalCode: places.codeText(code),
  };
});

/** The digits of another home's code. */
const typeWrongly: Stream['typeWrongly'] = (address, random) => ({
  ...address,
  postalCode: random.pick(rows)?.postalCode ?? null,
});

const stream = { country, rows, typeWrongly, buyers: 2_400, days: 20 };
const run = (change: Partial<Stream> = {}) => runStream({ ...stream, mode: 'review', ...change });

describe('a shop whose data lacks a third of the places', () => {
  test('asks far fewer buyers about right addresses, and lets no more faults pass', async () => {
    const [off, review] = await Promise.all([run({ mode: 'off' }), run()]);
    const before = figuresOf(off, rows, whole);
    const after = figuresOf(review, rows, whole);
    expect(before.asked).toBeGreaterThan(before.right / 50);
    expect(after.asked).toBeLessThan(before.asked / 2);
    expect(after.passed).toBe(before.passed);
    expect(after).toMatchObject({ right: before.right, learnedWrong: 0 });
    expect(before.learned).toBe(0);
  }, 120_000);

  test('is taught by a hostile hundredth nothing but their own pair', async () => {
    const [first, second] = rows;
    const hostile = { ...(first as PostalAddress), postalCode: second?.postalCode ?? null };
    const [attacked, quiet] = await Promise.all([run({ hostile }), run({ hostile: null })]);
    expect(attacked.passed).toHaveLength(quiet.passed.length);
    expect(changedBy(attacked, quiet, hostile, whole)).toBe(0);
    expect(attacked.taught.length).toBe(quiet.taught.length + 1);
  }, 120_000);
});
