import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { englishNameWords } from './shared/english-names.ts';
import { englishStreetSlips } from './shared/english-street-slips.ts';
import { englishStreets } from './shared/english-streets.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** Australia */
export const australia: Definition = {
  codes: {
    shapeIsCertain: onePublishedShape,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: {
    // Postcodes cover many suburbs, and a city's name stands for any of them.
    areNeighbourhoods: true,
    areDoubled: true,
    words: englishNameWords,
  },
  areas: {
    divisionsAreRegions: true,
    // An address shows the code. UPU addressing sheet.
    areWrittenByCode: true,
    // Abbreviations beside the official ones, and German names that CLDR lacks.
    names: {
      QLD: ["Q'land"],
      VIC: ['Vict.'],
      NSW: ['Neusüdwales'],
      NT: ['Nordterritorium'],
      SA: ['South Aust.', 'Sth Aust.', 'Südaustralien'],
      WA: ['West Aust.', 'Westaustralien'],
    },
  },
  streets: { languages: [englishStreets], numberStands: 'first', hyphen: 'range', slash: 'unit-number' },
  nearbyKm: 25,
  streetWords: englishStreetSlips,
  boxes: [
    pacificBoxes,
    communityMailBags,
    // Forces post.
    { language: 'English', segment: ['afpo'] },
  ],
  market: { timeZone: 'Australia/Lord_Howe', taxId: ['au.tfn', 'au.abn'] },
};
