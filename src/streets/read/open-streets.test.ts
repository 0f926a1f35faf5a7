import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import { StreetCollection, type StreetRow } from '../compile/collect-streets.ts';
import { writeStreets } from '../compile/write-streets.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';

const names = ['Oak St', 'Oak Ave', 'Oakland St', 'N Oak St', '5th Ave', 'Élan Way', 'Zeta', '川 St'];
const codes = ['10001', '94536', '94538'];

const seven = [{ value: 7, suffix: '' }];

async function streetsOf(rows: readonly Partial<StreetRow>[], folder: string) {
  const convention = streetConventionOf('US');
  if (convention === undefined) throw new Error('no convention');
  const collection = new StreetCollection(convention, true);
  for (const row of rows)
    collection.add({ postalCode: '10001', street: 'Oak St', numbers: seven, hasUnit: false, ...row });
  const path = join(folder, 'US.streets');
  await writeStreets(path, collection.content(), { country: 'US', sources: [] });
  return openStreets(path);
}

describe('a file of streets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'streets-'));
  let streets: OpenedStreets;
  let keys: string[];
  beforeAll(async () => {
    const rows = codes.flatMap((postalCode) => names.map((street) => ({ postalCode, street })));
    streets = await streetsOf(rows, folder);
    keys = [...streets.streetKeys()];
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has codes and keys in the order of their bytes, and finds each', () => {
    expect([...streets.codeTexts()]).toEqual(codes);
    expect(keys).toEqual([...keys].sort());
    expect(keys.map((key) => streets.findStreet(key))).toEqual([...keys.keys()]);
  });

  it.each(['oak', 'oa', 'oakland', 'z', 'zeta', 'zz', ''])('tells which keys begin with "%s"', (begun) => {
    const [from, to] = streets.streetsWithPrefix(begun);
    expect(keys.slice(from, to)).toEqual(keys.filter((key) => key.startsWith(begun)));
    const [first, end] = streets.streetsOfCore(begun);
    const isOfCore = (key: string) => key === begun || key.startsWith(`${begun} `);
    expect(keys.slice(first, end)).toEqual(keys.filter(isOfCore));
  });

  it('tests the bytes of the keys of a postal code', () => {
    const isShort = (_: Uint8Array, length: number) => length < 8;
    const short = [...keys.entries()].filter(([, key]) => Buffer.byteLength(key) < 8);
    expect(streets.streetsLike(1, isShort)).toEqual(short);
  });

  const number = fc.oneof(fc.nat(40), fc.nat(900_000)).map((value) => ({ value, suffix: '' }));
  const row = fc.record(
    {
      postalCode: fc.constantFrom(...codes),
      numbers: fc.array(number, { maxLength: 200 }),
      range: fc.record({ from: fc.nat(60), to: fc.nat(60), parity: fc.constantFrom('both', 'even', 'odd') }),
    },
    { requiredKeys: ['postalCode', 'numbers'] },
  );
  const isRising = ({ range }: Partial<StreetRow>) => range === undefined || range.from <= range.to;

  it('tells of a street everywhere what its numbers in each postal code tell', async () => {
    const collected = fc.array(row.filter(isRising), { minLength: 1, maxLength: 5 });
    const asked = fc.array(number, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(collected, asked, async (rows, typed) => {
        const { everywhere, evidenceOf, sizeOf } = await streetsOf(rows, folder);
        const { codes: of, sizeIn, evidenceIn } = everywhere(0);
        expect(Array.from(of, (code) => [sizeIn(code), evidenceIn(code, typed)])).toEqual(
          Array.from(of, (code) => [sizeOf(code, 0), evidenceOf(code, 0, typed)]),
        );
      }),
    );
  });

  it('has no streets where no row had any', async () => {
    const empty = await streetsOf([], folder);
    expect([empty.findCode('10001'), empty.findStreet('oak')]).toEqual([-1, -1]);
    expect(empty.keys.goesOn(0, 0, 0, 'o')).toBe(false);
  });
});
