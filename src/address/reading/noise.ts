import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWords } from '../text/place-key.ts';

/**
 * What people type where they have nothing to say, in the languages of the messages and some others, in forms
 * that insist. No list of all of them is meant, since keys at random are recognised by themselves.
 */
const wordsForNothing = new Set(
  (
    'na none null nil nothing unknown same sameasabove asabove test testing tester test123 home here me my ' +
    'notapplicable notavailable address city town street nowhere whatever anything blank empty undefined ' +
    'xxx tbd tba blah foo foobar lorem ipsum idk dunno dontknow lol haha hahaha somewhere someplace ' +
    'anytown testville testcity testtown ' +
    'keine keiner kein nichts unbekannt siehe sieheoben oben wieoben zuhause hier ort stadt strasse leer ' +
    'ninguno ninguna nada desconocido prueba casa aqui ciudad calle lamisma mismo direccion vacio ' +
    'aucun aucune rien inconnu essai maison ici ville rue idem adresse vide memeadresse ' +
    'nessuno nessuna niente sconosciuto prova qui citta via indirizzo vuoto stesso ' +
    'geen niets onbekend hier stad straat adres leeg thuis zelfde ' +
    'nenhum nenhuma desconhecido teste cidade rua endereco vazio mesmo ' +
    'なし 無し 不明 同上 テスト 自宅 未定 該当なし 市 住所 ' +
    'brak nieznane nezname neznamy ingen okand ukendt ukjent testi tuntematon nincs ismeretlen teszt ' +
    'deneme bilinmiyor necunoscut нет нету неизвестно незнаю тест немає невідомо 无 没有 测试 不知道 未知 無 沒有 ' +
    '測試 없음 테스트 모름 ทดสอบ ไม่มี اختبار لايوجد غيرمعروف בדיקה אין לאידוע δοκιμη αγνωστο'
  ).split(' '),
);

/** Whether a text is a word for nothing, or several of them: "unknown city", "no address". */
export function namesNothing(text: string): boolean {
  const words = foldedWords(text);
  if (wordsForNothing.has(words.join(''))) return true;
  return words.length > 1 && words.every((word) => word === 'no' || wordsForNothing.has(word));
}

const fewestLetters = 3;
const fewestSpelled = 5;

/** Whether each word of a text in an alphabet is one letter over and over, or many are one letter each. */
export function repeatsLetters(text: string): boolean {
  const words = alphabetic.test(text) ? foldedWords(text) : [];
  const fewest = words.length < fewestSpelled ? fewestLetters : 1;
  return words.length > 0 && words.every((word) => word.length >= fewest && /^(\p{L})\1*$/u.test(word));
}

/** What belongs to a computer: a mail address, the address of a page, markup. */
const noText = /[^\s@]@[^\s@]+\.\p{L}{2}|:\/\/|^www\.|<[a-z/!]|\{\{|\$\{/iu;

/** Whether a text is none that is written on a letter. */
export function isNoText(text: string): boolean {
  return noText.test(text);
}

/** Whether a text is typed for a code where a form insists on one: a word for nothing, marks, zeros. */
export function isCodeOfNothing(text: string): boolean {
  return /^(?:0|[^\p{L}\p{Nd}])*$/u.test(text) || namesNothing(text);
}

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** The rows of other scripts' keyboards, and the beginnings of their alphabets. */
const otherRows = [
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'абвгдежзик',
  'ςερτυθιοπ',
  'ασδφγηξκλ',
  'ζχψωβνμ',
  'αβγδεζηθ',
  'קראטוןםפ',
  'שדגכעיחלךף',
  'זסבהנמצתץ',
  'אבגדהוזחט',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'あいうえお',
  'アイウエオ',
  'ㅁㄴㅇㄹ',
  'ㅂㅈㄷㄱ',
  '가나다라마바사',
];
const places = new Map(
  rows.flatMap((row, y) => [...row].map((key, x) => [key, { x: x + y / 2, y }] as const)),
);
const runsOfKeys = [
  ...rows,
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  ...otherRows.map((row) => foldedWords(row).join('')),
];

const anyKey = (1 - costs.noNameShare) / costs.noNameKeysInAll;
const natsOfNear = -Math.log(costs.noNameShare / costs.noNameNearKeys + anyKey);
const natsOfOther = -Math.log(anyKey);

/** Returns how unlikely it is, in nats, that keys hit at random give this text. */
export function typingCost(key: string): number {
  let nats = Math.log(costs.noNameKeysInAll);
  for (let at = 1; at < key.length; at++)
    nats += isNear(key[at - 1] ?? '', key[at] ?? '') ? natsOfNear : natsOfOther;
  return nats;
}

function isNear(a: string, b: string): boolean {
  const [from, to] = [places.get(a), places.get(b)];
  if (from === undefined || to === undefined) return false;
  return Math.abs(from.x - to.x) <= 2 && Math.abs(from.y - to.y) <= 1;
}

const shortestRun = 4;
const shortestPiece = 3;
/** Most texts begin like no run, in either direction. */
const beginningsOfRuns = new Set(
  runsOfKeys
    .flatMap((row) => [row, [...row].reverse().join('')])
    .flatMap((row) => Array.from(row, (_, at) => row.slice(at, at + shortestPiece))),
);

/**
 * Whether a text is keys beside each other, or a few keys over and over: "asdf", "qwerty", "abcd", "jkjkjk",
 * "sdfsdf", "lkjsdf".
 */
export function isKeyRun(key: string): boolean {
  // Where a piece may begin: only keys beside each other stand before it. Each is looked at once, for there
  // are more ways to cut alphabets into pieces than can be tried.
  const beginnings = new Set([0]);
  for (const from of beginnings) {
    const rest = key.slice(from);
    if (isInRow(rest) || (rest.length >= shortestRun && isRepeated(rest))) return true;
    const last = key.length - shortestPiece;
    for (let to = from + shortestPiece; to <= last && isInRow(key.slice(from, to)); to++) beginnings.add(to);
  }
  return false;
}

const longestPiece = 4;

/** Other scripts write no vowels, or whole syllables. */
const keysWithoutVowel = /^[b-df-hj-np-tv-xzбвгджзклмнпрстфхцчшщㄱ-ㅎ\d]+$/;

/**
 * Whether one letter, or a few without a vowel, come over and over: people live in Titi, Baybay and Aka Aka,
 * and type "강남구 강남구".
 */
function isRepeated(key: string): boolean {
  for (let length = 1; length <= Math.min(longestPiece, key.length / 2); length++) {
    const piece = key.slice(0, length);
    if (length > 1 && !keysWithoutVowel.test(piece)) return false;
    if (piece.repeat(key.length / length) === key) return true;
  }
  return false;
}

function isInRow(keys: string): boolean {
  if (keys.length < shortestPiece) return false;
  if (!beginningsOfRuns.has(keys.slice(0, shortestPiece))) return false;
  const backwards = [...keys].reverse().join('');
  return runsOfKeys.some((row) => row.includes(keys) || row.includes(backwards));
}

const shortestWord = 4;
/** With fewer names, nothing is known of a country's letters. */
const enoughNames = 300;

/**
 * Whether the first line names nothing: a word for nothing, a run of keys, only marks, a letter or two. Where
 * streets always have names, a number alone names nothing either, unless another line has the street. A line
 * with a number and a word is never doubted.
 */
export function isLineOfNothing({ line1, line2, line3 }: PostalAddress, profile: CountryProfile): boolean {
  if (line1 === null || isStreetLike(line1)) return false;
  if (namesNothing(line1) || isNoText(line1)) return true;
  const words = foldedWords(line1);
  if (words.length > 0 && words.every(isKeyRun)) return true;
  const letters = line1.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return !letterIn(line2, line3) && (!anyDigit.test(line1) || lacksStreet(line1, profile));
  if (anyDigit.test(line1) || !alphabetic.test(line1)) return false;
  if (/^\p{L}{1,2}$/u.test(line1) || repeatsLetters(line1)) return true;
  return words.length === 1 && isOdd(profile.keyOf(line1), profile);
}

/** Whether a line has a number and a word of three letters. */
function isStreetLike(line: string): boolean {
  return anyDigit.test(line) && /\p{L}{3}/u.test(line);
}

/** Whether a line is one number, in a country where streets always have names. */
function lacksStreet(line: string, { definition }: CountryProfile): boolean {
  return definition.streetWords !== undefined && /^\D*\d+\D*$/.test(line);
}

const alphabetic = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

function letterIn(...lines: readonly (string | null)[]): boolean {
  return lines.some((line) => line !== null && /\p{L}{2}/u.test(line));
}

/** Whether keys hit at random explain a word far better than the letters of the country's names do. */
function isOdd(key: string, { letters, places }: CountryProfile): boolean {
  return (
    (places?.localityCount ?? 0) >= enoughNames &&
    key.length >= shortestWord &&
    letters(key) > typingCost(key) + costs.lineOdd
  );
}

/**
 * Whether letters follow each other in a word as they do in no name of the country: "Xyzzyville". Of several
 * words, one may be foreign, an abbreviation or a Roman number. Few names do not
 * show what is in none.
 */
export function isJumble(text: string, { letters, places }: CountryProfile): boolean {
  const [word = '', second] = foldedWords(text);
  if (second !== undefined || !longWord.test(word) || (places?.localityCount ?? 0) < 2 * enoughNames)
    return false;
  return letters(word, costs.letterRow) > costs.letterRowMost;
}

const longWord = /^[a-z]{6,}$/;
