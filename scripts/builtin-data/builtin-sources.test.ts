import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countries } from '../../src/address/countries/index.ts';
import { readTowns } from './builtin-sources.ts';
import { packageReaders } from './national-packages.ts';

const fromProject = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const lists = countries.flatMap(({ places }) => places?.list ?? []);
const packages = [...new Set(lists.flatMap((list) => list.package ?? []))];

describe('the packages that definitions take lists from', () => {
  it('are development dependencies at one version, and NOTICE names them', () => {
    const { devDependencies } = JSON.parse(fromProject('package.json'));
    const notice = fromProject('NOTICE.md');
    expect(packages.length).toBeGreaterThan(5);
    for (const name of packages) {
      expect(devDependencies[name], name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(notice).toContain(`\`${name}\``);
    }
  });

  it('have a reader each, or a file with the columns of GeoNames', () => {
    const read = lists.filter(({ file }) => file === undefined).flatMap((list) => list.package ?? []);
    expect(Object.keys(packageReaders).sort()).toEqual([...new Set(read)].sort());
  });
});

it('a town has no province where the codes of provinces were given anew, and keeps it elsewhere', () => {
  const { townsOf } = readTowns(fileURLToPath(new URL('../..', import.meta.url)));
  const provinceOf = (country: string, town: string) =>
    townsOf(country)
      .flatMap(({ placeRows }) => placeRows)
      .find(({ place }) => place === town)?.divisions[0]?.name;
  expect([provinceOf('VN', 'Huế'), provinceOf('LA', 'Pakse')]).toEqual(['', 'Champasak Province']);
});
