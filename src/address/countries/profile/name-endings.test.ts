import { expect, it } from 'vitest';
import { nameEndings } from './name-endings.ts';
import { noPlaces } from './no-places.ts';

const ofNames = (...names: string[]) =>
  nameEndings({ ...noPlaces, localityCount: names.length, localityName: (at) => names[at] ?? '' });

it('tells by the last four letters whether names end as a text, if five or more do', () => {
  const endsAsName = ofNames('Ashville', 'Boonville', 'New Dayville', 'Évanville', 'Fooville', 'Birthday');
  expect(endsAsName('Quimbyville')).toBe(true);
  expect(endsAsName('Birthday')).toBe(false);
  expect(endsAsName('Villette')).toBe(false);
});

it('tells nothing without names', () => {
  expect(ofNames()('Ashville')).toBe(false);
});
