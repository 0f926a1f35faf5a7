import { noTexts } from '../../text/sorted-texts.ts';
import type { Numbers, Places, Position } from './places.ts';

const none: Numbers = [];
const nowhere: Position = { latitude: Number.NaN, longitude: Number.NaN };

/** Of a country without place data: no place and no code, so that only the address format decides. */
export const noPlaces: Places = {
  areas: [],
  codeCount: 0,
  localityCount: 0,
  nameCoverage: 0,
  findCode: () => -1,
  codeText: () => '',
  localitiesOfCode: () => none,
  placeCountOfCode: () => 1,
  divisionsOfCode: () => none,
  isDivision: () => false,
  isPlaceOf: () => false,
  isDivisionOf: () => false,
  findLocalities: () => none,
  keys: noTexts,
  localitiesWithPrefix: () => none,
  likeKey: () => none,
  localityName: () => '',
  localityKey: () => '',
  preferred: (locality) => locality,
  formsOf: () => none,
  population: () => 0,
  areaOfLocality: () => -1,
  codesOfLocality: () => none,
  codePosition: () => nowhere,
  localityPosition: () => nowhere,
  kmNorth: () => Number.NaN,
  codesWithPrefix: () => [0, 0],
  codeOfRange: () => -1,
  codeCoverage: () => 0,
};
