import { describe, expect, test } from 'vitest';
import { streetConventionOf } from '../countries/profile/street-convention-of.ts';
import { readStreetName, streetKeyOf } from './street-name.ts';

function keyOf(country: string, text: string): string {
  const convention = streetConventionOf(country);
  const name = convention && readStreetName(text, convention);
  return name === undefined ? '' : streetKeyOf(name);
}

describe('all spellings of one street have the same key', () => {
  test.each([
    ['US', 'lockett rd e', ['East Lockett Road', 'E Lockett Rd.', 'E. LOCKETT RD', 'Lockett Road East']],
    ['US', 'saintpaul st', ['St Paul St', 'Saint Paul Street', 'St. Paul St.']],
    ['US', 'avenueamericas', ['Avenue of the Americas', 'Ave of the Americas']],
    ['US', '2 st', ['Second St', '2nd Street', '2 ST']],
    ['US', 'lakepark dr', ['Lake Park Drive', 'Lk Pk Dr', 'Lakepark Drive']],
    ['US', 'highway46', ['State Highway 46', 'Hwy 46', 'SR 46', 'US-46', 'Route 46']],
    ['US', 'countyroad12', ['County Road 12', 'CR 12', 'Co Rd 12']],
    [
      'US',
      'martinlutherking blvd',
      ['Martin Luther King Jr Blvd', 'Dr. Martin Luther King Boulevard', 'MLK Blvd'],
    ],
    ['US', 'courthouse rd e', ['Court House Road E', 'E Court House Rd', 'East Court House Road']],
    ['US', '20 ave nw', ['20th Ave NW', 'NW 20th Avenue', '20th Avenue Northwest']],
    ['FR', 'eglise rue', ['Rue de l’Église', "rue de l'Eglise", 'R DE L EGLISE', 'Rue Église']],
    ['FR', 'generalgaulle av', ['Avenue du Général de Gaulle', 'Av. Gal de Gaulle']],
    ['FR', 'saintmichel bd', ['Boulevard Saint-Michel', 'Bd St Michel']],
    [
      'DE',
      'bahnhof str',
      ['Bahnhofstraße', 'Bahnhofstr.', 'Bahnhof-Str.', 'Bahnhof Strasse', 'BAHNHOFSTRASSE'],
    ],
    ['DE', 'muller str', ['Müllerstraße', 'Muellerstr', 'Mullerstraße']],
    ['AT', 'sanktanna gasse', ['St.-Anna-Gasse', 'Sankt-Anna-Gasse']],
    ['CH', 'lausanne rue', ['Rue de Lausanne', 'R. de Lausanne']],
    ['CA', 'sainterose rue', ['Rue Sainte-Rose', 'rue Ste-Rose']],
    ['ES', 'pamplona c', ['Calle de Pamplona', 'C/ Pamplona', 'Carrer de Pamplona']],
    ['ES', 'pamplona av', ['Avenida de Pamplona', 'Avda. Pamplona', 'Avinguda de Pamplona']],
    ['ES', 'obradoiro pl', ['Plaza del Obradoiro', 'Pza. Obradoiro', 'Praza Obradoiro']],
    ['SE', 'stor g', ['Storgatan', 'Storg.']],
    ['FI', 'lapinlahden k', ['Lapinlahdenkatu', 'Lapinlahdenk.']],
    ['DK', 'norre g', ['Nørregade', 'Nørreg.', 'Noerregade']],
    ['NL', 'burgemeesterdevlugt ln', ['Burgemeester de Vlugtlaan', 'Burg. de Vlugtlaan']],
    ['AU', 'beardy st', ['Beardy Street', 'BEARDY ST']],
  ])('%s: %s', (country, key, texts) => {
    expect(texts.map((text) => keyOf(country, text))).toEqual(texts.map(() => key));
  });
});

describe('different streets have different keys', () => {
  test.each([
    ['US', 'Oak St', 'Oak Ave'],
    ['US', 'N Oak St', 'S Oak St'],
    ['US', 'North St', 'N Oak St'],
    ['US', 'Avenue E', 'E Ave'],
    ['US', '2nd St', '12th St'],
    ['DE', 'Bahnhofstraße', 'Bahnhofweg'],
    ['DE', 'Am Markt', 'Marktplatz'],
    ['FR', 'Rue Victor Hugo', 'Avenue Victor Hugo'],
  ])('%s: %s and %s', (country, one, other) => {
    expect(keyOf(country, one)).not.toBe(keyOf(country, other));
  });

  test('a point of the compass or a type that is the whole name stays the name', () => {
    expect(keyOf('US', 'North St')).toBe('north st');
    expect(keyOf('US', 'The Avenue')).toBe('the ave');
    expect(keyOf('US', 'Broadway')).toBe('broadway');
    expect(keyOf('CA', 'Avenue Road')).toBe('avenue rd');
  });
});

test('text without letters and digits is not a street', () => {
  expect(keyOf('US', ' - ')).toBe('');
});
