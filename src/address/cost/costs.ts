/**
 * What each step from the meant address to the typed one costs, in nats: minus the natural logarithm of how
 * often people do it. Costs of one candidate add up. Where an error can happen in many ways (nine other
 * digits, thirty other letters at each position) the code adds the logarithm of that number, so that all ways
 * together are as likely as the table says. All such figures are here; `bench/accuracy/fit.ts` proposes them
 * from real addresses.
 */
export interface Costs {
  /** The postal code is typed correctly. */
  codeExact: number;
  /** One digit or letter of the code is another one. */
  codeWrongCharacter: number;
  /** Added where that is a letter for a digit or a digit for a letter, which are seldom neighbours. */
  codeOtherKind: number;
  /** Two neighbours are exchanged. */
  codeExchanged: number;
  /** A character is left out. */
  codeCharacterMissing: number;
  /** One character is added. */
  codeCharacterExtra: number;
  /** A code that begins with zero loses it, as all such codes do in spreadsheets. */
  codeLostZero: number;
  /**
   * The same where nothing shows that the code with the zero exists, or where another zero is left, which no
   * spreadsheet leaves.
   */
  codeLostZeroOnly: number;
  /** O for 0, l for 1: one look-alike typed for the other. */
  codeLookAlike: number;
  /** Another code of the same area, shared among those codes. */
  codeOther: number;
  /** Another code, from a region that is not the place's. */
  codeOtherRegion: number;
  /** Any slip of the code where nothing else is wrong. */
  codeSlip: number;
  /** The same where the city is misspelt too: faults come together. */
  codeSlipAgain: number;
  /**
   * The same where the fields are exchanged, or the province is wrong or left out. It costs more: without a
   * suggestion, such a buyer cannot go on.
   */
  codeSlipBeside: number;
  /** A real code that the data lacks, where the data is complete; it costs less where coverage is lower. */
  codeUnknown: number;
  /** A blank in an unknown code stands elsewhere than in the country's codes, behind a known beginning. */
  codeSplit: number;
  /** A real code whose beginning is not known to be in use. */
  codeUnassigned: number;
  /** A code that the lists lack, beside a town whose codes they have one by one. */
  codeUnlisted: number;
  /** A name of the code is typed as it is. */
  nameExact: number;
  /** Only a part of what is typed is the name ("Bern 65"). */
  namePart: number;
  /** Words of the name are left out or added ("Greenwood Village" as "Greenwood"). */
  nameForm: number;
  /** One letter wrong, missing, doubled or exchanged, shared among the ways to do so. */
  nameOneEdit: number;
  /** Two letters. */
  nameTwoEdits: number;
  /** Three letters, of a long name. */
  nameThreeEdits: number;
  /** Written as it sounds. */
  nameBySound: number;
  /** Each letter that differs in a name written as it sounds, beyond the first. */
  nameSoundLetter: number;
  /** A name of the place other than the usual one was meant, and misspelt. */
  nameOther: number;
  /** The beginning of a long name, or its consonants. */
  nameShortened: number;
  /** A space too many or too few, in addition to any other error. */
  nameBlank: number;
  /**
   * The number of ways to mistype one letter. The code takes the logarithm of this number times the name's
   * length.
   */
  lettersPerEdit: number;
  /** One of the code's own names, shared among them. */
  placeOwn: number;
  /** A municipality or district that the code lies in, in place of its village. */
  placeDivision: number;
  /** A county or region in place of the city, in a country where nobody writes addresses that way. */
  placeRegion: number;
  /** Another place near the code, shared among those near. */
  placeNear: number;
  /** The same, where place names are neighbourhoods. */
  placeNearNeighbourhood: number;
  /** Added where such a place is as far away as a place near the code can be. Nearer ones cost less. */
  placeAtLimit: number;
  /**
   * The power with which that cost grows: people name a place 5 km away nearly as often as one 2 km away, but
   * hardly ever one 20 km away.
   */
  placeDistancePower: number;
  /**
   * A place at the edge of the region of the code's beginning. The cost falls to nothing at the region's
   * towns.
   */
  placeAtRegionEdge: number;
  /** A place outside that region, before the kilometres beyond it are counted. */
  placeBeyondRegion: number;
  /** Each kilometre beyond the region. */
  placePerKmBeyond: number;
  /** A real name that postal data lacks. The oddness of its letters is added, and how much the data lacks. */
  placeUnknown: number;
  /** A real name that a list of towns without codes lacks. The oddness of its letters is added. */
  placeUnlisted: number;
  /**
   * An unlisted place has the name of a town that is listed once. This is added to what the name costs by its
   * letters.
   */
  placeNamesake: number;
  /** The most that the letters add to that where the name is a town's, in a list of towns without codes. */
  placeTownNamesake: number;
  /** The weight of each nat of an unknown name's letters: a model of letters knows less than people do. */
  placeUnknownLetter: number;
  /** Another city of the area was typed, shared among those. */
  placeOther: number;
  /** Added if the other city lies in another area. */
  placeOtherArea: number;
  /** The administrative area is typed as it is. */
  areaRight: number;
  /** The area above or below the one that is meant. */
  areaOtherLevel: number;
  /** Another area was chosen, shared among all of them. */
  areaWrong: number;
  /** A text that names no area. */
  areaStrange: number;
  /** The postal code has no such street, though street data covers it: data has gaps. */
  streetUnknown: number;
  /** The same if exactly one other code of the town has street and number, which is hardly a coincidence. */
  streetElsewhere: number;
  /** The same for a code that street data does not cover, though it covers others of the town. */
  streetUncovered: number;
  /** A street whose number is not known tells this share of what it tells with a known number. */
  streetAlone: number;
  /** A street tells at most this much. */
  streetMost: number;
  /** The parts were typed into fields that are not theirs. */
  fieldsMisplaced: number;
}

const nats = (probability: number) => -Math.log(probability);

export const costs: Costs = {
  codeExact: nats(0.96),
  codeWrongCharacter: nats(0.02),
  codeOtherKind: nats(0.1),
  codeExchanged: nats(0.006),
  codeCharacterMissing: nats(0.006),
  codeCharacterExtra: nats(0.003),
  codeLostZero: nats(0.15),
  codeLostZeroOnly: nats(0.004),
  codeLookAlike: nats(0.01),
  codeOther: nats(0.001),
  codeOtherRegion: nats(0.00005),
  codeSlip: nats(0.035),
  codeSlipAgain: nats(0.13),
  codeSlipBeside: nats(0.085),
  codeUnknown: nats(0.05),
  codeSplit: nats(0.01),
  codeUnassigned: nats(0.00002),
  codeUnlisted: nats(0.05),
  nameExact: nats(0.955),
  namePart: nats(0.2),
  nameForm: nats(0.01),
  nameOneEdit: nats(0.03),
  nameTwoEdits: nats(0.004),
  nameThreeEdits: nats(0.0005),
  nameBySound: nats(0.001),
  nameSoundLetter: 1.5,
  nameOther: nats(0.1),
  nameShortened: nats(0.001),
  nameBlank: nats(0.002),
  lettersPerEdit: 30,
  placeOwn: nats(0.85),
  placeDivision: nats(0.06),
  placeRegion: nats(0.002),
  placeNear: nats(0.03),
  placeNearNeighbourhood: nats(0.15),
  placeAtLimit: 8,
  placeDistancePower: 1.5,
  placeAtRegionEdge: 1.5,
  placeBeyondRegion: nats(0.001),
  placePerKmBeyond: 1 / 15,
  placeUnknown: nats(0.02),
  placeUnlisted: nats(0.15),
  placeNamesake: nats(0.1),
  placeTownNamesake: nats(0.0003),
  placeUnknownLetter: 0.8,
  placeOther: nats(0.03),
  placeOtherArea: nats(0.02),
  areaRight: nats(0.97),
  areaOtherLevel: nats(0.01),
  areaWrong: nats(0.012),
  areaStrange: nats(0.000001),
  streetUnknown: nats(0.08),
  streetElsewhere: nats(0.00001),
  streetUncovered: nats(0.002),
  streetAlone: 0.6,
  streetMost: 9,
  fieldsMisplaced: nats(0.01),
};
