/** What is particular to the places of a country. The compilers of data read it; nothing that serves does. */
export interface PlaceTraits {
  /** The list of postal places that is built in. Without it, only the towns are. */
  readonly list?: PlaceList;
  /** The city that comes first for every postal code, where the sources have streets in its place. */
  readonly everywhere?: { readonly name: string; readonly reason: string };
  /** Countries whose tables of places this country has too, each as the area with the country's code. */
  readonly territories?: { readonly codes: readonly string[]; readonly reason: string };
  /** What names look like in the script beside Latin in which people write addresses. */
  readonly script?: RegExp;
  /** How the country spells names in Cyrillic letters in Latin ones. Without it, as Russia does. */
  readonly inLatin?: LatinSpelling;
  /** A name in Hangul may begin with the city, which people also write alone. */
  readonly cityStandsFirst?: true;
  /** Each postal code of GeoNames is the first of a range that ends before the next one. */
  readonly codesBeginRanges?: true;
  /** What GeoNames lists among the places although it is none. */
  readonly geonames?: {
    /** How places that are military post offices begin; the first group is the city of the address. */
    readonly militaryOffice?: RegExp;
    /** What the code of the area looks like where the place is a large receiver. */
    readonly areaOfReceivers?: RegExp;
  };
}

/** A list of a country's postal places, and what the compiled data says about its source. */
export interface PlaceList {
  /** The package that the build reads. Without it, the list is the country's table in `data/places`. */
  readonly package?: string;
  /** The name that `data remove` takes. */
  readonly name: string;
  /** Whose list it is, if it is not the package's own. */
  readonly publisher?: string;
  readonly licence: string;
  /** The day of its state, as YYYY-MM-DD, if the package tells. */
  readonly date?: string;
  /** The file of the package that has the columns of GeoNames. A package without one has its own reader. */
  readonly file?: string;
  /** How many places of a code are kept: the first ones. */
  readonly mostPerCode?: number;
  /** The share of the codes in addresses that it has, if it lacks those of boxes and receivers. */
  readonly codeShare?: number;
  /** How the numbers of the country's places begin, in a package of several countries. */
  readonly part?: string;
}

/** Latin letters for others, and for those that begin a word, where these differ. */
export interface LatinSpelling {
  readonly letters: Readonly<Record<string, string>>;
  readonly initials?: Readonly<Record<string, string>>;
}
