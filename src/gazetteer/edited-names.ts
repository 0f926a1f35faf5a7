import { type CityNames, readCityNames } from './city-names.ts';
import { type OtherPlaceNames, readOtherPlaceNames } from './other-names.ts';
import { readTerritories, type TerritoryPlaces } from './us-territories.ts';

/** The human-edited files that every country is compiled with. */
export interface EditedNames {
  readonly otherNames: OtherPlaceNames;
  readonly cityNames: CityNames;
  readonly territories: TerritoryPlaces;
}

/** Those that ship with the program. */
export function readEditedNames(): EditedNames {
  return {
    otherNames: readOtherPlaceNames(),
    cityNames: readCityNames(),
    territories: readTerritories(),
  };
}
