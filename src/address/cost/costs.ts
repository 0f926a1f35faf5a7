const nats = (probability: number) => -Math.log(probability);

/**
 * Every figure of the model: what each step from the meant address to the typed one costs, in nats, minus the
 * natural logarithm of how often people do it. Costs of one candidate add up. Where an error can happen in
 * many ways (nine other digits, thirty other letters at each position) the code adds the logarithm of that
 * number, so that all ways together are as likely as the table says. `bench/accuracy/fit.ts` proposes figures
 * from real addresses. Limits of work stand where the work is done.
 */
export const costs = {
  codeExact: nats(0.96), // The postal code is typed correctly.
  codeWrongCharacter: nats(0.02), // One digit or letter of the code is another one.
  codeOtherKind: nats(0.1), // Added where that is a letter for a digit or a digit for a letter.
  codeExchanged: nats(0.006), // Two neighbours are exchanged.
  codeCharacterMissing: nats(0.006), // A character is left out.
  codeCharacterExtra: nats(0.003), // One character is added.
  codeLostZero: nats(0.15), // A code that begins with zero loses it, as all such codes do in spreadsheets.
  codeLostZeroOnly: nats(0.004), // The same where nothing shows that code, or another zero is left.
  codeLookAlike: nats(0.01), // O for 0, l for 1: one look-alike typed for the other.
  codeOther: nats(0.001), // Another code of the same area, shared among those codes.
  codeOtherRegion: nats(0.00005), // Another code, from a region that is not the place's.
  codeSlip: nats(0.035), // Any slip of the code where nothing else is wrong.
  codeSlipAgain: nats(0.13), // The same where the city is misspelt too: faults come together.
  codeUnseenAgain: nats(0.065), // The same where nothing can show it: the misspelt city is what is offered.
  codeSlipBeside: nats(0.065), // The same beside exchanged fields, or a wrong or missing province.
  codeSlipMoved: nats(0.04), // The same where parts are moved and nothing else is wrong.
  codeUnknown: nats(0.05), // A real code that the data lacks; less where the data has fewer.
  codeOfRun: nats(0.05), // Such a code, where those before and behind it are all codes of the typed city,
  codesOfRunAtLeast: 40, // which has at least so many.
  inhabitantsOfCode: 200_000, // Data with one code for so many inhabitants lacks those of a city,
  inhabitantsOfOnlyCode: 50_000, // Of Polish towns with more, of which regions list one, half have others.
  inhabitantsOfBareCity: 1_000_000, // and with one for so many, or with none, even their beginnings.
  inhabitantsOfQuarter: 15_000, // Data that has one for fewer has those of the city's quarters.
  inhabitantsOfOwnCodes: 100_000, // A city of so many has codes of its own where lists name regions.
  nearbyBare: 2, // Codes around a city without any may be so many times as far away as others.
  codeSplit: nats(0.01), // A code is split otherwise than the country does, or its slip is in a whole group.
  codeUnassigned: nats(0.00002), // A real code whose beginning is not known to be in use.
  codeUnread: nats(0.0001), // A text like a code, in another field, is none,
  codeNoHouse: 5, // if it has so many characters: few houses have such numbers.
  codeUnlisted: nats(0.05), // A code that the lists lack, beside a town whose codes they have one by one,
  codesOfSeriesAtLeast: 6, // and which is the town that they name, where it has so many of that beginning.
  codeLeastLacking: 0.002, // At least this share of codes, and of names, is lacking in any data.
  codeBeginning: 2, // Codes that share so many first characters lie in one region.
  codeFreeEnd: 2, // Codes that differ only in so many last characters lie near each other.
  codeOfBuilding: 7, // Codes of so many characters tell buildings and their floors apart.
  codesOfAreaAtLeast: 100, // Data with fewer codes of an area does not have all of them.
  agreementByChance: 30, // By chance, a code agrees with an area or place once in so many times.
  nameExact: nats(0.955), // A name of the code is typed as it is.
  namePart: nats(0.2), // Only a part of what is typed is the name ("Bern 65").
  nameSituation: nats(0.05), // At most, for words that say on which river or lake the named place lies.
  nameForm: nats(0.01), // Words of the name are left out or added ("Greenwood Village" as "Greenwood").
  nameOneEdit: nats(0.03), // One letter wrong, missing, doubled or exchanged, shared among the ways to do so.
  nameTwoEdits: nats(0.004), // Two letters.
  nameThreeEdits: nats(0.0005), // Three letters, of a long name.
  nameBySound: nats(0.001), // Written as it sounds.
  nameSoundLetter: 1.5, // Each letter that differs in a name written as it sounds, beyond the first.
  nameUnseen: nats(0.08), // Any error in the name of a place that the data lacks, beside moved parts.
  nameOther: nats(0.1), // A name of the place other than the usual one was meant, and misspelt.
  nameShortened: nats(0.001), // The beginning of a long name, or its consonants.
  nameAbbreviated: nats(0.01), // Some letters of a city's name, or the first ones of its words: "Gdl", "BH".
  nameBlank: nats(0.002), // A space too many or too few, in addition to any other error.
  editMissing: nats(0.35), // Such a letter is left out,
  editExchanged: nats(0.1), // it and its neighbour are exchanged,
  editExtra: nats(0.25 / 26), // one of the alphabet is added,
  editOther: nats(0.3 / 25), // or typed in its place: each at any letter of the name.
  nameLettersOfOneEdit: 4, // A name of so many letters has at most one error,
  nameLettersOfTwoEdits: 7, // one of so many at most two, and a longer one three.
  nameSoundEdits: 0.6, // The share of its letters that may differ in a name written as it sounds.
  nameTwoEditsFrom: 6, // The letters of a name in which two errors are weighed,
  nameThreeEditsFrom: 10, // and three.
  letterAfterTwo: 0.7, // Of what a letter may be, the share that the two before it say,
  letterAfterOne: 0.25, // the share that the one before it says,
  letterAnywhere: 0.05, // and the share that nothing says.
  letterOther: 2, // Added for a letter outside a to z: other alphabets are as large or larger.
  letterRow: 5, // So many letters in a row are in no name,
  letterRowMost: 26.5, // if they cost more than this: of names that lists lack, 25.9 was the most in 1,200.
  placeOwn: nats(0.85), // One of the code's own names, shared among them.
  placeOfDistrict: nats(0.0025), // Added where a line lists a district and names its larger places alone.
  placeDivision: nats(0.06), // A municipality or district that the code lies in, in place of its village.
  placeRegion: nats(0.002), // A county or region for the city, where nobody writes so.
  placeNear: nats(0.03), // Another place near the code, shared among those near.
  placeNearNeighbourhood: nats(0.15), // The same, where place names are neighbourhoods.
  placeAtLimit: 8, // Added where such a place is as far away as one near the code can be.
  placeDistancePower: 1.5, // The power with which that cost grows with the distance.
  placeAtRegionEdge: 1.5, // A place at the edge of its code's region; nothing at the region's towns.
  placeBeyondRegion: nats(0.001), // A place outside that region, before the kilometres beyond it are counted.
  placePerKmBeyond: 1 / 15, // Each kilometre beyond the region.
  placeRegionPower: 2, // The power with which a place in the region grows dearer to its edge.
  placeShared: 0.5, // Of how many share a code or lie around, so much of the logarithm counts.
  placeTakenShared: 0.75, // So much of it, for a place that the data lacks but whose name it has.
  placeNoPosition: 0.5, // A place without a position counts as so much of the way to the limit.
  placeSameKm: 1.5, // Positions of one town in two tables are at most so far apart.
  placeSameCityKm: 3, // And those of one city of `inhabitantsOfOwnCodes`, which has more than one centre.
  placeRightThereKm: 5, // A place so near its code is not looked at more closely.
  nearbyKm: 25, // A city goes with codes of other places so far away, unless its country differs,
  nearbyOfArea: 2, // so many times as far where nothing else tells that it is of the code's area,
  nearbyWideCode: 4, // and so many times as far where the code is that of a wide district.
  nearbyOnlyCode: 1000, // or so many kilometres where the country has no other code.
  nearbyPart: 3, // Over one part in so many of that distance, nearness falls by a factor of e,
  nearbyScales: 10, // and beyond so many times that, a place does not count as around.
  populationUnknown: 500, // The people of a place whose population is not known.
  placeUnknown: nats(0.02), // A real name that postal data lacks, beside how odd its letters are.
  placeUnlisted: nats(0.11), // The same where the data is a list of towns without codes.
  placeNamesake: nats(0.1), // An unlisted place has the name of a town that is listed once.
  placeCityNamesake: nats(0.1), // Added where the name is that of a city,
  inhabitantsOfCity: 200_000, // which has at least so many inhabitants.
  inhabitantsOfTown: 3000, // A place of fewer is a village, and shares its name with others.
  placeAbroad: nats(0.001), // The address is one of another country, in a large city of that.
  placeTownNamesake: nats(0.0003), // The most that letters add to that, in a list of towns without codes.
  placeUnknownLetter: 0.8, // The weight of the letters: people know more than a model of them.
  placeUnknownMost: 20, // The most that letters add: people do live in places of long and odd names.
  placePartOfCity: nats(0.03), // The name of a city with one word more is that of a part which lists lack.
  placeNoName: 20, // An unknown place whose name has no letter, one letter alone, or a lost one.
  namesOfAllPlaces: 0.6, // With this share of all names, the data's only place of a code is its only one.
  placeOther: nats(0.03), // Another city of the area was typed, shared among those.
  placeOtherArea: nats(0.02), // Added if the other city lies in another area.
  noNameWord: nats(0.02), // A word for nothing ("n/a", "unknown") was typed for the city.
  noNameMarks: nats(0.003), // Marks, digits or one letter were typed for the city.
  noNameAround: nats(0.002), // The country, or the area around the city, was typed for it.
  noNameHouse: nats(0.000003), // A unit, a floor, a box or a receiver was typed for it.
  noNameStreet: nats(0.000003), // The street was typed for the city, and the first line has no number.
  noNameKeys: nats(0.01), // Keys were hit at random, before their letters are counted.
  noNameOther: nats(0.03), // Any word that ends as no name was typed, where lists have nearly all names.
  noNameTaken: 6, // Added where a place has that name ("Street" and "Home" are towns), or the first line has.
  noNameNear: 0.4, // Keys at random follow each other within two keys this often,
  noNameNearKeys: 14, // and about so many keys are that near,
  noNameInRow: 0.15, // in the row of the last key,
  noNameHome: 0.2, // in the middle row,
  noNameAgain: 0.15, // or are one of those hit before, and else any,
  noNameKeysInAll: 36, // of so many.
  noNameOneRow: 0.5, // All of them are in one row this often.
  lineOdd: 6, // A word that keys at random explain so much better than names do is no first line,
  lineKeyMost: 3.4, // if each of its keys costs no more: foreign words are odd too, but seldom typed so.
  areaRight: nats(0.97), // The administrative area is typed as it is.
  areaOtherLevel: nats(0.01), // The area above or below the one that is meant.
  areaWrong: nats(0.012), // Another area was chosen, shared among all of them.
  areaStrange: nats(0.000001), // A text that names no area.
  areaRuleAtMost: 2, // A rule of codes that leaves more areas than this says little.
  streetUnknown: nats(0.08), // The code has no such street, though street data covers it.
  streetElsewhere: nats(0.00001), // The same if just one other code of the town has street and number.
  streetUncovered: nats(0.002), // The same for a code that street data leaves out, unlike others there.
  streetAlone: 0.6, // A street tells this share where its number is not known.
  streetMost: 9, // A street tells at most this much.
  streetNumberByChance: 0.2, // The share of codes with a street of this name that have the number too.
  streetMargin: 100, // New houses are built so far beyond the last known number, hardly farther.
  streetGaps: 4, // Nor so many mean gaps away from all known ones, if another type has the number.
  streetGapOfFew: 5, // The least that the mean gap of a street of few numbers is taken for.
  streetNumbersAtLeast: 5, // With fewer numbers, nobody knows where the street ends.
  streetNeighbours: 2, // So many numbered streets on each side show how streets are named there.
  streetShortType: 5, // Of a type of so many letters, only two exchanged ones are corrected.
  fieldsMisplaced: nats(0.01), // The parts were typed into fields that are not theirs.
  fieldMovedToo: nats(0.3), // Each part after the first that stands in another field.
  textLeft: nats(0.2), // A text of another field that no part takes belongs to the lines.
  textLetter: 1.8, // Each letter of such a text that does not look like a street,
  textLetterOnly: 1.35, // where no line has another text.
  textMost: 18, // The most that such letters cost.
  textLetterBefore: 0.6, // Each letter of a neighbourhood that stands in the lines before the city.
  cityTwofold: nats(0.05), // A neighbourhood or a county stands beside the city in its field.
  segmentCut: nats(0.0005), // Words beside a part, in its segment, belong to something else.
  fieldMisused: nats(0.02), // What stands in a part's own field is something else.
  regionForCity: nats(0.0005), // A region in its own field is the city, not what stands in the city's field.
  partOfCity: 10, // A region behind it is the post's city, if it has so many times its inhabitants.
  linePlace: nats(0.005), // A first line is the name of a place, and an unknown city that of a street.
  lineCity: nats(0.0003), // A first line is the name of a large city, and no city is known in its field.
  lineBegun: nats(0.01), // A line begins with the city or the code, and the street follows.
  regionTown: 0.05, // A city is a town of the code's region, if it lies within this share of its reach.
  partUnread: nats(0.02), // Words that can be a missing code or area are something else,
  cityUnread: nats(0.004), // and those that can be a missing city.
  cityNamedUnread: nats(0.0005), // At least, where words by themselves name a place of the code.
  outweighs: 2 / 3, // A whole address in the lines with so large a share outweighs what would correct it.
  partLeftOut: nats(0.01), // A required part is left out.
  leftOutUnlikely: nats(0.1), // It is not, where words that can be the part make it so much less likely.
  negligible: 9, // A candidate so much costlier than the likeliest changes no decision.
  arrangedNegligible: 7, // An arrangement so much costlier than the best changes no decision.
  militaryUnknown: nats(0.00005), // A military address that nothing known explains.
  unbelievable: 26.5, // A change that costs so much, about three faults, is never offered.
};

/** The costs that rank completions. A typed postal code weighs as much as a slip. */
export const findCosts = {
  begins: 0.7, // The typed word is only the beginning of the name.
  slip: 3, // A slip of the typed word.
  otherType: 3, // Another type of street.
  otherDirection: 3, // Another point of the compass.
  otherBeginning: 2, // The street's name, as it is written, does not begin with the text.
  leftOut: 0.3, // A type or point of the compass that only the text or only the street has.
  noNumber: 1, // No number was typed.
  between: 2, // The number lies between known ones.
  uncertain: 4, // Too few numbers are known to tell where the street ends.
  beyond: 5, // The number lies beyond the end of the street.
  longerNumber: 0.6, // The typed number may be unfinished: 1 of 12.
  elsewhere: 3, // A place or street that is not near what else was typed.
  around: 1, // A street around the city, or in the city under another code than the one that is filled in.
  otherTown: 6, // Another town, typed where the street is asked for.
  size: -0.4, // Each doubling of the numbers of a street, if none was typed.
  otherName: 1.5, // The place was named, but not by its usual name.
  again: 0.75, // Each further postal code of the same street.
  againWhole: 0.25, // The same if its name was typed in full.
  fame: -0.15, // Each doubling of the postal codes that have a street: common ones are meant more often.
} as const;

/** The costs that rank arrangements of the typed words before a search weighs them. */
export const rankCosts = {
  division: 2, // The city is a division of the code, or like the name of a place of it,
  known: 4, // the name of a place elsewhere,
  unknown: 7, // or a name only by where it stands.
  missing: 8, // A part that the country requires is missing.
  slip: 3, // The code has another shape.
  unknownCode: 2, // The code is not known.
  foreignArea: 6, // The area is not that of the code.
  apart: 2, // The city stands apart from code and area, or the area from code and city.
  elsewhere: 1, // A part stands in the field of another.
  atStart: 6, // The code begins the line.
  negligible: 8, // So far behind the likeliest, none changes a decision.
  longer: 0.4, // Taken off for each word of the city: longer names are likelier the whole.
} as const;
