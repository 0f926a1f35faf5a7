import { type CityNames, readCityNames } from './city-names.ts';
import { type OtherPlaceNames, readOtherPlaceNames } from './other-names.ts';
import { readTerritories, type TerritoryPlaces } from './us-territories.ts';

/** The hand-edited files that the compilation of every country uses. */
export interface EditedNames {
  readonly otherNames: OtherPlaceNames;
  readonly cityNames: CityNames;
  readonly territories: TerritoryPlaces;
}

export function readEditedNames(): EditedNames {
  return {
    otherNames: readOtherPlaceNames(),
    cityNames: readCityNames(),
    territories: readTerritories(),
  };
}
