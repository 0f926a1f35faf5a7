import type { AddressFormat, AdministrativeArea } from './address-format.ts';
import { type AreaIndex, areaIndex } from './area-index.ts';

const indexes = new WeakMap<AddressFormat, AreaIndex>();

/** The administrative area that a text names by code or by any of its names, whatever its case, punctuation or accents. */
export function findAdministrativeArea(format: AddressFormat, text: string): AdministrativeArea | undefined {
  let index = indexes.get(format);
  if (index === undefined) {
    index = areaIndex(format, undefined);
    indexes.set(format, index);
  }
  const code = index.find(text);
  return code === undefined ? undefined : format.administrativeAreas.find((area) => area.code === code);
}
