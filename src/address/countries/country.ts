import type { CorrectedWords } from '../street/correct-street-words.ts';
import type { StreetNotation } from '../street/street-convention.ts';
import type { NameNotation } from '../text/place-key.ts';
import type { BoxWords } from './shared/box-words.ts';
import type { MilitaryMail } from './shared/military-mail.ts';
import type { PlaceTraits } from './shared/place-traits.ts';

/**
 * What is particular to a country beyond CLDR and the address metadata. Everything may be left out: then the
 * country is as most are. Each entry says why, and where it is from.
 */
export interface Definition {
  /** Names that people write below an address, beside the code and the names that `Intl` has. */
  readonly calledBy?: readonly string[];
  /**
   * Languages in which people name it there beside its first one, as `Intl` knows them: other official ones,
   * and Russian where the Soviet Union was.
   */
  readonly languages?: readonly string[];
  readonly codes?: PostalCodeTraits;
  readonly names?: NameTraits;
  readonly areas?: AreaTraits;
  /** The reason why an address may lack a city. */
  readonly isOnePlace?: string;
  /** The label in the country's own script and in Latin script: the metadata's, and what replaces it. */
  readonly label?: { readonly metadata: LabelPair; readonly is: LabelPair };
  /** Absent where streets and numbers are not understood. */
  readonly streets?: StreetNotation;
  /** Absent where words of streets are not corrected without street data. */
  readonly streetWords?: CorrectedWords;
  /** A city may lie so many kilometres from a code of another place without a doubt. */
  readonly nearbyKm?: number;
  readonly military?: MilitaryMail;
  /** How post-office boxes are written, beside what means a box in every country. */
  readonly boxes?: readonly BoxWords[];
  readonly places?: PlaceTraits;
  readonly market?: MarketDefaults;
}

export interface Country extends Definition {
  /** ISO 3166-1 alpha-2, or the code that CLDR and shops use. */
  readonly code: string;
}

type LabelPair = readonly [own: string, latin?: string];

export interface PostalCodeTraits {
  /**
   * Letters that stand for the country before a postal code: the vehicle codes of an older European custom
   * ("D-80337"). The code of the country itself (CH-8001) is known without an entry.
   */
  readonly prefixes?: readonly string[];
  /** The codes of numbered districts, by city, where # stands for a digit: "Colombo 3" is 00300. */
  readonly ofDistricts?: Readonly<Record<string, string>>;
  /** Returns the part of a canonical postal code that place data holds, if it does not hold the whole. */
  readonly ofData?: (canonical: string) => string;
  /** Codes of several lengths have the country's shape, so a code with an added character may have it too. */
  readonly lengthVaries?: true;
  /** The table of its codes lists each one with the towns of its region, not with those of the code alone. */
  readonly townsAreOfRegion?: true;
  /**
   * A word, sometimes with a number, that follows the codes of large receivers without being part of them.
   */
  readonly suffix?: string;
  /** The form of the codes of large receivers, which lists of streets lack. */
  readonly ofReceivers?: RegExp;
  /**
   * People write a general code in place of the street's, zeros behind the first two digits ("75000"). With
   * so many digits of it begin the codes of its town, or of its whole province.
   */
  readonly generalBeginning?: 2 | 3;
  /** How such a code may end besides. */
  readonly generalEnding?: string;
  /** Why the data lacks no code of any kind, such as those of boxes and receivers. */
  readonly isListComplete?: string;
  /** The data has only some of the codes, so a code that it lacks says nothing. */
  readonly isListIncomplete?: true;
  /**
   * Whether a code belongs to a wide, thinly settled district, where a place may lie four times as far away.
   */
  readonly isWide?: (canonical: string) => boolean;
  /**
   * The length of the code itself before the extension for a delivery point, and the separator between them
   * (ZIP+4).
   */
  readonly extension?: { readonly primaryLength: number; readonly separator: string };
  /** A stricter pattern than the metadata's, beside the one that it replaces. */
  readonly pattern?: { readonly metadata: string; readonly is: string };
  /** A code as the country writes it, where the metadata's first example is written otherwise. */
  readonly example?: { readonly metadata: string; readonly is: string };
  /** The reason why addresses commonly lack the code. */
  readonly mayBeLeftOut?: string;
  /** The reason why a code of another shape than the metadata's is never one. */
  readonly shapeIsCertain?: string;
  /** What the country calls it, where the metadata does not say: a kind that address forms know. */
  readonly calledBy?: string;
}

interface NameTraits extends NameNotation {
  /**
   * Folds a name's key so that all spellings in use give the same text. Countries whose own script is not
   * Latin have a fold for romanised names by default.
   */
  readonly spelling?: (key: string) => string;
  /**
   * Place names are mostly neighbourhoods. They never replace a city; only the city's spelling is corrected.
   */
  readonly areNeighbourhoods?: true;
  /** Places are often called by one word twice, as "Woy Woy", so that lists lack some of these. */
  readonly areDoubled?: true;
  /**
   * The least share of addresses that name a place which postal data lacks. Absent where its own completeness
   * tells; elsewhere a fifth of what real addresses show, so that another city's name is still noticed.
   */
  readonly unlistedShare?: number;
  /** Postal data has nearly every city that real addresses name, so that any other word is hardly one. */
  readonly areNearlyAllListed?: true;
  /** The share of real addresses that name the municipality of the code for the city. 0.06 by default. */
  readonly divisionShare?: number;
}

export interface AreaTraits {
  /** An address shows the area's code; elsewhere it shows the name. */
  readonly areWrittenByCode?: true;
  /** Other names of areas, by the metadata's code. */
  readonly names?: NamesByCode;
  /** Names of subdivisions that no label shows, or of other levels, by their full ISO 3166-2 codes. */
  readonly subdivisions?: {
    readonly names?: NamesByCode;
    /** Subdivisions that the common list lacks, or marks as former. */
    readonly added?: NamesByCode;
    /** The subdivision that another one is part of, where the common list has a former one or none. */
    readonly partOf?: Readonly<Record<string, string>>;
  };
  /** The reason why subdivisions do not come from the common list. */
  readonly lackSubdivisions?: string;
  /** The reason why labels do not need an area that the metadata requires. */
  readonly mayBeLeftOut?: string;
  /** What the country calls them, where the metadata does not say: a kind that address forms know. */
  readonly calledBy?: string;
  /**
   * The data's divisions are counties and regions. Nobody means one in the city field, though a city may have
   * its name.
   */
  readonly divisionsAreRegions?: true;
  /** Addresses name no area, but people write one and the data has one for every code. */
  readonly areWrittenAnyway?: true;
  /** Names of the areas that are a city each: people who live there name no other city. */
  readonly cities?: readonly string[];
  /** Addresses name a district of such a city as their city: "Jung-gu, Seoul". */
  readonly districtsAreCities?: true;
  /** What people write for the city of the same name as the area: "Merkez, Bolu". */
  readonly centres?: readonly string[];
  /** For areas that lie within another one, the code of the other, which people may write instead. */
  readonly around?: Readonly<Record<string, string>>;
  /** Canonical postal codes that reach into a second area, with its code. */
  readonly reachedBy?: Readonly<Record<string, string>>;
}

type NamesByCode = Readonly<Record<string, readonly string[]>>;

/** How a market differs from the defaults, unless its operator says otherwise. */
export interface MarketDefaults {
  /**
   * IANA name. Of several zones, the one in which each day begins first, so that nobody of age is refused.
   */
  readonly timeZone: string;
  /** The country whose numbering plan the market's phones follow; its own unless given. */
  readonly phoneRegion?: string;
  /** What was once dialled before national numbers, and is still written there; a 0 is known everywhere. */
  readonly formerPhonePrefixes?: readonly string[];
  /**
   * The lowest in any part of the country, so that nobody of age is refused: an application has no address,
   * so higher ages of states and provinces (19 in Alabama, Nebraska, four Canadian provinces and three
   * territories, 21 in Mississippi) cannot count. 18 unless given; an entry names the law.
   */
  readonly ageOfMajority?: number;
  /** The tax numbers of people and sole traders, of which one match is enough. */
  readonly taxId?: readonly string[];
}
