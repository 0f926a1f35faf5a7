import { describe, expect, it } from 'vitest';
import { readPostalRegionRows } from '../../../scripts/builtin-data/postal-region-rows.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import type { Position } from '../../address/countries/profile/places.ts';
import { postalRegionLines } from './country-lines.ts';
import { builtinDataDirectory } from './data-directory.ts';
import { openGazetteer } from './gazetteer.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const regionsOf = postalRegionLines.open(builtinDataDirectory());

/** The position of the largest place with a name. */
function positionOf(country: string, name: string): Position {
  const places = gazetteer.country(country)?.places;
  const found = [...(places?.findLocalities(placeKey(name, country)) ?? [])];
  const [largest] = found.sort((a, b) => (places?.population(b) ?? 0) - (places?.population(a) ?? 0));
  if (places === undefined || largest === undefined) throw new Error(`${name} is no place of ${country}`);
  return places.localityPosition(largest);
}

const kmBeyond = (country: string, code: string, town: string) =>
  regionsOf(country)?.kmBeyond(code, positionOf(country, town));

describe('the postal regions that are built in', () => {
  it.each([
    ['AT', '6020', 'Innsbruck'],
    ['CH', '3920', 'Zermatt'],
    ['NL', '9712AA', 'Groningen'],
    ['PL', '80001', 'Gdańsk'],
    ['GB', 'AB101XG', 'Aberdeen'],
    ['GB', 'EC1A1BB', 'London'],
    ['BE', '9000', 'Gent'],
    ['AU', '3000', 'Melbourne'],
    ['CA', 'T5J0N3', 'Edmonton'],
    ['IE', 'T12X70A', 'Cork'],
    ['NZ', '9016', 'Dunedin'],
    ['PT', '8000123', 'Faro'],
    ['SE', '90325', 'Umeå'],
    ['NO', '9008', 'Tromsø'],
    ['DK', '9000', 'Aalborg'],
    ['ZA', '8001', 'Cape Town'],
    ['IT', '90133', 'Palermo'],
    ['CZ', '60200', 'Brno'],
    ['HU', '6720', 'Szeged'],
    ['BR', '69005000', 'Manaus'],
    ['BR', '53990000', 'Recife'],
    ['MX', '64000', 'Monterrey'],
    ['MX', '42000', 'Pachuca de Soto'],
    ['MX', '76000', 'Santiago de Querétaro'],
    ['AR', 'X5000ABC', 'Córdoba'],
    ['KE', '80100', 'Mombasa'],
    ['GR', '71201', 'Irákleion'],
    ['ID', '60111', 'Surabaya'],
    ['EE', '51003', 'Tartu'],
    ['LT', '91001', 'Klaipėda'],
    ['BG', '9000', 'Varna'],
    ['UA', '79000', 'Lviv'],
    ['PH', '6000', 'Cebu City'],
    ['DZ', '31000', 'Oran'],
    ['DZ', '53000', 'I-n-Salah'],
    ['MA', '80000', 'Agadir'],
    ['TN', '3000', 'Sfax'],
    ['IL', '9414101', 'Jerusalem'],
    ['SA', '12211', 'Riyadh'],
  ])('have %s %s where %s lies', (country, code, town) => {
    expect(kmBeyond(country, code, town)).toBe(0);
  });

  it.each([
    ['AT', '2060', 'Innsbruck', 250],
    ['NL', '7912AA', 'Groningen', 15],
    ['PL', '08001', 'Gdańsk', 200],
    ['GB', 'TR11AA', 'Aberdeen', 500],
    ['BE', '6900', 'Gent', 80],
    ['AU', '0300', 'Melbourne', 3000],
    ['AU', '4000', 'Perth', 3000],
    ['CA', 'V6B1A1', 'Toronto', 3000],
    ['IE', 'D02X285', 'Cork', 150],
    ['NZ', '1010', 'Dunedin', 800],
    ['IT', '09133', 'Palermo', 200],
    ['BR', '96005000', 'Manaus', 2000],
    ['MX', '46000', 'Monterrey', 200],
    ['AR', 'X9000ABC', 'Córdoba', 800],
    ['KE', '50100', 'Mombasa', 500],
    ['GR', '54201', 'Irákleion', 300],
    ['EE', '80010', 'Tartu', 60],
    ['LT', '01100', 'Klaipėda', 200],
    ['BG', '1000', 'Varna', 300],
    ['UA', '65000', 'Lviv', 300],
    ['PH', '8000', 'Manila', 500],
    ['DZ', '13000', 'Annaba', 400],
    ['MA', '20000', 'Rabat', 30],
    ['TN', '3000', 'Sousse', 20],
    ['IL', '3100000', 'Jerusalem', 40],
    ['SA', '21577', 'Riyadh', 300],
  ])('have %s %s far from %s', (country, code, town, km) => {
    expect(kmBeyond(country, code, town)).toBeGreaterThan(km);
  });

  it.each([
    ['NL', '0912AA'],
    ['PL', '79001'],
    ['GB', 'TD981AA'],
    ['AT', '0020'],
    ['MA', '08000'],
    ['TN', '0300'],
  ])('know that no code of %s begins like %s', (country, code) => {
    expect(regionsOf(country)?.isUnassigned(code)).toBe(true);
  });

  it.each([
    ['PL', '58540', 'Karpacz', 'Wałbrzych'],
    ['NL', '7721AB', 'Dalfsen', 'Hardenberg'],
    ['NZ', '9305', 'Wanaka', 'Queenstown'],
    ['SE', '75310', 'Uppsala', 'Enköping'],
    ['ZA', '6600', 'Plettenberg Bay', 'Oudtshoorn'],
    ['CA', 'V1G4H8', 'Dawson Creek', 'Kelowna'],
    ['BR', '76870000', 'Ariquemes', 'Goiás'],
    ['SI', '4101', 'Kranj', 'Koper'],
  ])('have %s %s at %s and not at %s', (country, code, town, another) => {
    expect(kmBeyond(country, code, town)).toBe(0);
    expect(kmBeyond(country, code, another)).toBeGreaterThan(0);
  });

  it.each([
    ['CH', '8001', 'Zürich', 'Uster'],
    ['CH', '1201', 'Genève', 'Nyon'],
    ['DK', '1050', 'Copenhagen', 'Roskilde'],
    ['DK', '8000', 'Århus', 'Silkeborg'],
    ['NO', '0150', 'Oslo', 'Asker'],
    ['NO', '5003', 'Bergen', 'Leirvik'],
    ['HU', '1051', 'Budapest', 'Gödöllő'],
    ['HU', '4024', 'Debrecen', 'Hajdúböszörmény'],
    ['SI', '1000', 'Ljubljana', 'Domžale'],
    ['SI', '3000', 'Celje', 'Velenje'],
    ['CZ', '60200', 'Brno', 'Tišnov'],
    ['CZ', '70200', 'Ostrava', 'Opava'],
    ['SK', '81101', 'Bratislava', 'Senec'],
    ['SK', '04001', 'Košice', 'Prešov'],
    ['HR', '10000', 'Zagreb', 'Velika Gorica'],
    ['HR', '51000', 'Rijeka', 'Delnice'],
  ])('list %s %s at %s and not at %s', (country, code, town, another) => {
    expect(regionsOf(country)?.isListed(code)).toBe(true);
    expect(kmBeyond(country, code, town)).toBe(0);
    expect(kmBeyond(country, code, another)).toBeGreaterThan(0);
  });

  it.each([
    ['CH', '3989'],
    ['DK', '4944'],
    ['NO', '2687'],
    ['HU', '8749'],
    ['SI', '5242'],
    ['CZ', '38472'],
    ['SK', '06781'],
    ['HR', '53244'],
  ])('know %s %s, a code of villages, only by its beginning', (country, code) => {
    expect(regionsOf(country)?.isListed(code)).toBe(false);
    expect(regionsOf(country)?.isUnassigned(code)).toBe(false);
  });

  it.each([
    ['a street code of Auckland and a box of it', 'NZ', '1010', '1142'],
    ['a street code of Amsterdam and a box of it', 'NL', '1012', '1001'],
    ['rural delivery on Waiheke Island', 'NZ', '1971', '1081'],
  ])('have %s', (_, country, ...codes) => {
    expect(codes.map((code) => regionsOf(country)?.isUnassigned(code))).toEqual([false, false]);
  });

  it.each([
    ['NZ', '1016'],
    ['NZ', '8017'],
    ['NL', '1048AB'],
    ['ZA', '9182'],
  ])('have no region for %s %s, which no post has assigned', (country, code) => {
    expect(regionsOf(country)?.isUnassigned(code)).toBe(true);
  });

  const tables = readPostalRegionRows(process.cwd());
  it.each(tables)('have each beginning that the table of $country lists', ({ country, rows }) => {
    const regions = regionsOf(country);
    expect(gazetteer.country(country)?.regions).toBeDefined();
    for (const { beginnings } of rows) {
      for (const beginning of beginnings) expect(regions?.isUnassigned(beginning), beginning).toBe(false);
    }
  });

  it('belong to countries whose addresses have postal codes', () => {
    expect(
      tables.filter(({ country }) => gazetteer.country(country)?.format.postalCodePattern === undefined),
    ).toEqual([]);
  });

  it('are undefined for a country without a table', () => {
    expect(regionsOf('XX')).toBeUndefined();
  });
});
