/**
 * How a post-office box is written. Words are folded; a box's number follows them.
 *
 * `anywhere`: no street is called so, the words may stand anywhere on a line, beside a street address too.
 * `segment`: the words are also names, so they count at the beginning of a line or behind a comma, with their number.
 * `alone`: the whole line must be the words and their number (USPS Publication 28, C2.008: a bare BOX is a box).
 * `countries`: only there, for elsewhere the words mean something else.
 */
export interface BoxWords {
  readonly words: string;
  readonly place: 'anywhere' | 'segment' | 'alone';
  /** Whether the words are a box without any number. */
  readonly numberless?: true;
  readonly countries?: readonly string[];
}

// Where CP is a box (case postale, casella postale, caixa postal): elsewhere it is a postal code (código postal).
const casellaPost = ['BR', 'IT', 'CH', 'LI', 'SM', 'VA', 'CA', 'MZ', 'AO'];
// Where BP is a box (boîte postale): elsewhere it may be a firm's name.
const frenchPost = (
  'FR MC BE LU CH CA AD GP MQ GF RE YT PM BL MF NC PF WF BF BI BJ CD CF CG CI CM DJ DZ GA GN GQ KM MA MG ML MR MU NE RW SC ' +
  'SN TD TG TN HT LB VU'
).split(' ');

export const boxWords: readonly BoxWords[] = [
  // English: USPS Publication 28 C2.008; Canada Post; Royal Mail; Australia Post; NZ Post; Poslaju.
  { words: 'po box', place: 'anywhere', numberless: true },
  { words: 'p o box', place: 'anywhere', numberless: true },
  { words: 'pobox', place: 'anywhere', numberless: true },
  // A zero typed for the O.
  { words: 'p 0 box', place: 'anywhere', numberless: true },
  { words: 'p0 box', place: 'anywhere', numberless: true },
  { words: 'pob', place: 'anywhere' },
  { words: 'p o b', place: 'anywhere' },
  { words: 'po b', place: 'anywhere' },
  { words: 'po bx', place: 'anywhere' },
  { words: 'p o bx', place: 'anywhere' },
  { words: 'post office box', place: 'anywhere', numberless: true },
  { words: 'postoffice box', place: 'anywhere', numberless: true },
  { words: 'post office bx', place: 'anywhere' },
  { words: 'postal box', place: 'anywhere' },
  { words: 'post box', place: 'anywhere' },
  { words: 'postbox', place: 'anywhere' },
  { words: 'po drawer', place: 'anywhere' },
  { words: 'p o drawer', place: 'anywhere' },
  { words: 'post office drawer', place: 'anywhere' },
  { words: 'po caller', place: 'anywhere' },
  { words: 'caller box', place: 'anywhere' },
  { words: 'firm caller', place: 'segment' },
  { words: 'gpo box', place: 'anywhere', numberless: true },
  { words: 'g p o box', place: 'anywhere', numberless: true },
  { words: 'cpo box', place: 'anywhere' },
  { words: 'lock box', place: 'segment' },
  { words: 'lockbox', place: 'segment' },
  { words: 'locked bag', place: 'anywhere' },
  { words: 'private bag', place: 'anywhere' },
  { words: 'private mail bag', place: 'anywhere' },
  // Private mail bag: in the US it is a private mailbox, which is none.
  { words: 'pmb', place: 'segment', countries: ['NG', 'GH', 'GM', 'SL'] },
  { words: 'p m b', place: 'segment', countries: ['NG', 'GH', 'GM', 'SL'] },
  { words: 'mail bag', place: 'segment' },
  { words: 'peti surat', place: 'anywhere' },
  { words: 'box', place: 'alone' },
  { words: 'bx', place: 'alone' },
  { words: 'bin', place: 'alone' },
  { words: 'drawer', place: 'alone' },
  { words: 'caller', place: 'alone' },
  // Spanish: Correos and the posts of Latin America.
  { words: 'apartado postal', place: 'anywhere', numberless: true },
  { words: 'apartado de correos', place: 'anywhere', numberless: true },
  { words: 'apartado de correo', place: 'anywhere', numberless: true },
  { words: 'apartado aereo', place: 'anywhere' },
  { words: 'apdo postal', place: 'anywhere' },
  { words: 'apdo de correos', place: 'anywhere' },
  { words: 'apdo correos', place: 'anywhere' },
  { words: 'apartado', place: 'segment' },
  { words: 'apdo', place: 'segment' },
  { words: 'casilla de correo', place: 'anywhere', numberless: true },
  { words: 'casilla de correos', place: 'anywhere', numberless: true },
  { words: 'casilla postal', place: 'anywhere', numberless: true },
  { words: 'casilla correo', place: 'anywhere' },
  { words: 'casilla', place: 'segment' },
  // Portuguese.
  { words: 'caixa postal', place: 'anywhere', numberless: true },
  { words: 'cx postal', place: 'anywhere' },
  { words: 'cx p', place: 'segment', countries: ['BR'] },
  { words: 'c p', place: 'anywhere', countries: casellaPost },
  { words: 'cp', place: 'anywhere', countries: casellaPost },
  // French: La Poste, bpost, Swiss Post, Canada Post.
  { words: 'boite postale', place: 'anywhere', numberless: true },
  { words: 'bte postale', place: 'anywhere' },
  { words: 'case postale', place: 'anywhere', numberless: true },
  { words: 'b p', place: 'segment', countries: frenchPost },
  { words: 'bp', place: 'anywhere', countries: frenchPost },
  // German.
  { words: 'postfach', place: 'anywhere', numberless: true },
  { words: 'pf', place: 'segment', countries: ['DE', 'AT', 'HU'] },
  // Italian.
  { words: 'casella postale', place: 'anywhere', numberless: true },
  { words: 'cas post', place: 'anywhere' },
  // Dutch, the Nordic languages, Icelandic, Finnish.
  { words: 'postbus', place: 'anywhere' },
  { words: 'antwoordnummer', place: 'segment' },
  { words: 'postboks', place: 'anywhere' },
  { words: 'boks', place: 'segment', countries: ['DK', 'NO'] },
  { words: 'postb', place: 'segment', countries: ['DK', 'NO'] },
  { words: 'pb', place: 'segment', countries: ['DK', 'NO', 'FI', 'NL'] },
  { words: 'postlada', place: 'segment' },
  { words: 'box', place: 'segment', countries: ['SE'] },
  { words: 'postholf', place: 'anywhere' },
  { words: 'postilokero', place: 'anywhere' },
  { words: 'pl', place: 'segment', countries: ['FI'] },
  // Central and eastern Europe.
  { words: 'skrytka pocztowa', place: 'anywhere', numberless: true },
  { words: 'skr poczt', place: 'anywhere' },
  { words: 'skr pocztowa', place: 'anywhere' },
  { words: 'skrytka', place: 'segment', countries: ['PL'] },
  { words: 'postovni prihradka', place: 'anywhere' },
  { words: 'p o box', place: 'anywhere' },
  { words: 'postova schranka', place: 'anywhere' },
  { words: 'postafiok', place: 'anywhere' },
  { words: 'postni predal', place: 'anywhere' },
  { words: 'pp', place: 'segment', countries: ['SI', 'HR'] },
  { words: 'postanski pretinac', place: 'anywhere' },
  { words: 'postanski fah', place: 'anywhere' },
  { words: 'casuta postala', place: 'anywhere' },
  { words: 'c p', place: 'segment', countries: ['RO'] },
  { words: 'posta kutusu', place: 'anywhere' },
  { words: 'p k', place: 'segment', countries: ['TR'] },
  { words: 'pk', place: 'segment', countries: ['TR'] },
  { words: 'pastkaste', place: 'segment' },
  { words: 'postkast', place: 'segment', countries: ['EE'] },
  // Greek and Cyrillic.
  { words: 'τ θ', place: 'segment' },
  { words: 'ταχυδρομικη θυριδα', place: 'anywhere', numberless: true },
  { words: 'а я', place: 'segment' },
  { words: 'абонентский ящик', place: 'anywhere' },
  { words: 'абонентська скринька', place: 'anywhere' },
  { words: 'поштенски фах', place: 'anywhere' },
  { words: 'поштански фах', place: 'anywhere' },
  { words: 'п к', place: 'segment', countries: ['BG'] },
  // Indonesian.
  { words: 'kotak pos', place: 'anywhere' },
  { words: 'hom thu', place: 'anywhere', countries: ['VN'] },
  { words: 'ตู้ ปณ', place: 'anywhere' },
];

/** Scripts written without spaces, or from right to left: a box wherever the text occurs. */
export const boxSigns: readonly string[] = [
  '私書箱',
  '사서함',
  '邮政信箱',
  '郵政信箱',
  '邮箱',
  '郵箱',
  '信箱',
  'صندوق بريد',
  'ص.ب',
  'ص. ب',
  'صندوق پستی',
  'ת.ד',
  'ת"ד',
  'ตู้ ปณ',
  'ตู้ไปรษณีย์',
];
