import { arabicBoxes } from './asian-boxes.ts';
import type { BoxWords } from './box-words.ts';
import { polishBoxes, russianBoxes } from './eastern-european-boxes.ts';
import { englishBoxes } from './english-boxes.ts';
import { danishAndNorwegianBoxes, dutchBoxes, germanBoxes, swedishBoxes } from './germanic-boxes.ts';
import { frenchBoxes, italianBoxes, portugueseBoxes, romanianBoxes, spanishBoxes } from './romance-boxes.ts';

/** Words that mean a box in every country, since they mean nothing else, or people bring them along. */
export const boxesEverywhere: readonly BoxWords[] = [
  englishBoxes,
  spanishBoxes,
  portugueseBoxes,
  frenchBoxes,
  germanBoxes,
  italianBoxes,
  dutchBoxes,
  danishAndNorwegianBoxes,
  swedishBoxes,
  polishBoxes,
  romanianBoxes,
  russianBoxes,
  arabicBoxes,
];

/**
 * Boxes in scripts that are written without spaces. A line that matches one of these is a box. Digits may be
 * those of the script. `信箱` alone is any letter box, and also a lane in Beijing; beside a number it belongs
 * to the post.
 */
export const boxSigns: readonly RegExp[] = [
  /私書[箱函]/,
  /[郵邮]政(?:專用|专用)?信箱/,
  /信箱 ?(?:第|[nｎ]o\.?)? ?[\d〇零一二三四五六七八九十百千]/i,
  /[\d〇零一二三四五六七八九十百千] ?[号號]? ?(?:專用|专用)?信箱/,
  /[郵邮]箱 ?第? ?\d/,
  /\d ?[号號]? ?[郵邮]箱/,
  /사서함(?![로길])/,
];

/** Words between those for a box and its number. The `º` of "n.º" is read as a letter. */
export const numberMarks =
  'no nr n o num number numero numéro nummer nro nos numer č čís čislo číslo br broj szám sz αρ αριθ ' +
  'αριθμός бр број № номер ' +
  'رقم نمبر شماره नं नंबर संख्या নং নম্বর નં எண் నెం ಸಂಖ್ಯೆ നമ്പർ අංක so nomor nombor bil เลขที่';

/** Before these words, the text is the name of a street or a motorway, whatever it means elsewhere. */
export const streetTails: ReadonlySet<string> = new Set(
  (
    'st street rd road ave avenue ln lane dr drive ct court cir circle pl place way blvd boulevard ter ' +
    'terrace trl trail hwy ' +
    'highway pkwy parkway loop run canyon creek elder hill springs butte sq square strasse str platz weg ' +
    'straat laan gatan gata ' +
    'vagen veien vej katu tie utca ulica sokak sk caddesi cad mahallesi mah calle rua km'
  ).split(' '),
);

/** Words that may follow the number of a bare BOX: its post office (Canada Post, station and succursale). */
export const stationWords: ReadonlySet<string> = new Set(
  'stn station sta succ succursale rpo csp main postal depot'.split(' '),
);
