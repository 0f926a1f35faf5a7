import type { Definition } from './country.ts';
import { malayBoxes, shortMalayBoxes } from './shared/asian-boxes.ts';
import { malayNameWords, malaySpelling } from './shared/malay.ts';
import { listOfThePost, onePublishedShape } from './shared/reasons.ts';

/** Malaysia */
export const malaysia: Definition = {
  codes: {
    shapeIsCertain: onePublishedShape,
    isListComplete: listOfThePost,
    // The post uses this word.
    calledBy: 'postcode',
  },
  names: {
    areNeighbourhoods: true,
    // Names appear as before and after the reform of 1972: Chenderong and Cenderong, Bruas and Beruas,
    // Puteh and Putih.
    spelling: malaySpelling,
    words: malayNameWords,
  },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Kuala Lumpur', 'Putrajaya'],
    // Kuala Lumpur and Putrajaya were parts of Selangor and lie within it.
    around: { 'Kuala Lumpur': 'Selangor', Putrajaya: 'Selangor' },
    // Towns at a border. GeoNames has Batu Caves in both; the others are from general knowledge: the list of
    // the post names one state for each code, and theirs reach Pulau Sebang and Hulu Bernam.
    reachedBy: { '68100': 'Kuala Lumpur', '73000': 'Melaka', '35900': 'Selangor' },
    // The federal territories, by the name that they share.
    subdivisions: {
      added: { 'MY-WP': ['Wilayah Persekutuan', 'WP', 'Federal Territory'] },
      partOf: { 'MY-14': 'MY-WP', 'MY-15': 'MY-WP', 'MY-16': 'MY-WP' },
    },
    // English and short names, the honorific names of the states, and the federal territories under
    // their full name.
    names: {
      '10': ['Selangor Darul Ehsan', 'Sgr.', 'Sel.'],
      '11': ['Terengganu Darul Iman', 'Trg.'],
      '12': ['Sbh.'],
      '13': ['Swk.'],
      '14': ['KL', 'WPKL', 'WP Kuala Lumpur', 'Wilayah Persekutuan Kuala Lumpur'],
      '15': ['WP Labuan', 'Wilayah Persekutuan Labuan'],
      '16': ['WP Putrajaya', 'Wilayah Persekutuan Putrajaya'],
      '07': ['Penang', 'P. Pinang'],
      '04': ['Malacca'],
      '01': ['Johore', 'Johor Darul Takzim', "Johor Darul Ta'zim"],
      '02': ['Kedah Darul Aman'],
      '03': ['Kelantan Darul Naim'],
      '05': ['N. Sembilan', 'Negeri Sembilan Darul Khusus'],
      '06': ['Pahang Darul Makmur'],
      '08': ['Perak Darul Ridzuan'],
      '09': ['Perlis Indera Kayangan'],
    },
  },
  // People name the chief town of a district, which may lie this far away, and no list has the
  // districts of all codes.
  nearbyKm: 68,
  boxes: [malayBoxes, shortMalayBoxes],
  places: { list: { package: 'malaysia-postcodes', name: 'malaysia-postcodes', licence: 'ISC' } },
  market: { timeZone: 'Asia/Kuala_Lumpur', taxId: ['my.nric', 'my.tin'] },
};
