import type { PlaceArea } from '../../address/countries/profile/places.ts';
import { gatherLists, type Lists } from './lists.ts';
import {
  type Coverage,
  noArea,
  type PlacesManifest,
  type SectionName,
  type Sections,
} from './places-file.ts';
import { TextReader } from './text-table.ts';

/** The tables of a compiled file, most of them as views of its sections. */
export function readTables(sections: Sections) {
  const numbers = (name: SectionName) => uint32(sections[name]);
  const texts = (offsets: SectionName, bytes: SectionName) =>
    new TextReader({ offsets: numbers(offsets), bytes: sections[bytes] });
  const lists = (offsets: SectionName, items: SectionName): Lists => ({
    offsets: numbers(offsets),
    items: numbers(items),
  });
  const { isDivision } = sections;
  const areas = parseSection<PlaceArea[]>(sections.areas);
  const firstOfKey = numbers('localitiesOfKey');
  const areaOfLocality = uint16(sections.areaOfLocality);
  return {
    manifest: parseSection<PlacesManifest>(sections.manifest),
    coverage: parseSection<Coverage>(sections.coverage),
    codes: texts('codeOffsets', 'codeText'),
    keys: texts('keyOffsets', 'keyText'),
    names: texts('nameOffsets', 'nameText'),
    rangeEnds: texts('rangeEndOffsets', 'rangeEndText'),
    placesOfCode: lists('placesOfCodeOffsets', 'placesOfCode'),
    divisionsOfCode: lists('divisionsOfCodeOffsets', 'divisionsOfCode'),
    codesOfLocality: lists('codesOfLocalityOffsets', 'codesOfLocality'),
    forms: lists('formsOffsets', 'forms'),
    firstOfKey,
    keyOfLocality: ownersOf(firstOfKey),
    areas,
    areaOfLocality,
    localitiesOfArea: placesOfAreas(areas.length, areaOfLocality, isDivision),
    isDivision,
    preferredOf: numbers('preferredOfLocality'),
    populations: numbers('populations'),
    codePositions: float32(sections.codePositions),
    localityPositions: float32(sections.localityPositions),
    spellings: {
      buckets: numbers('spellingBuckets'),
      marks: sections.spellingMarks,
      keys: numbers('spellingKeys'),
    },
  };
}

/** Returns the owner of each item, for items that follow one another in the order of their owners. */
function ownersOf(firstOfOwner: Uint32Array): Uint32Array {
  const owners = new Uint32Array(firstOfOwner.at(-1) ?? 0);
  for (let owner = 0; owner + 1 < firstOfOwner.length; owner++) {
    owners.fill(owner, firstOfOwner[owner], firstOfOwner[owner + 1]);
  }
  return owners;
}

function placesOfAreas(areaCount: number, areaOfLocality: Uint16Array, isDivision: Uint8Array): Lists {
  const areaOf = (locality: number) => {
    const area = areaOfLocality[locality] ?? noArea;
    return area === noArea || isDivision[locality] === 1 ? -1 : area;
  };
  return gatherLists(areaCount, areaOfLocality.length, areaOf, (locality) => locality);
}

function uint32(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT);
}

function uint16(bytes: Uint8Array): Uint16Array {
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint16Array.BYTES_PER_ELEMENT);
}

function float32(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT);
}

/** Parses a section of JSON. */
export function parseSection<T>(bytes: Uint8Array): T {
  // The compiler writes this shape, and the file's digest protects it.
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as T;
}
