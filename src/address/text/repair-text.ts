/** ASCII without the signs that have a meaning in a page, a URL or a program. */
const plain = /^[ !-$'-*,-[\]-~]*$/;

/**
 * Returns a text with what no reader would notice put right: what was written for a page, a URL or a program
 * ("M&uuml;nchen", "San%20Jose", "Coeur d\\'Alene"), a letter of another script that looks the same ("Вerlin"
 * with a Cyrillic В), and UTF-8 that was read as Windows-1252 ("MÃ¼nchen"). Most texts stay as they are.
 */
export function repairText(text: string): string {
  if (plain.test(text)) return text;
  return withoutLookAlikes(decodedTwice(written.test(text) ? unwritten(text) : text));
}

const written = /&#?[a-z\d]{2,8};|%[\da-f]{2}|\\['"]|^[\p{L}.]+(?:\+[\p{L}.]+)+$/iu;
// HTML names a letter with a mark after both (HTML Standard, named character references).
const marks = new Map([
  ['acute', '\u0301'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
  ['circ', '\u0302'],
  ['grave', '\u0300'],
  ['ring', '\u030a'],
  ['tilde', '\u0303'],
  ['uml', '\u0308'],
]);
const characters = new Map([
  ['apos', "'"],
  ['nbsp', ' '],
  ['quot', '"'],
  ['rsquo', '’'],
  ['AElig', 'Æ'],
  ['aelig', 'æ'],
  ['Oslash', 'Ø'],
  ['oslash', 'ø'],
  ['szlig', 'ß'],
]);

/** The text that was meant, unless it would hold a character that no address has. */
function unwritten(text: string): string {
  // What was written for a page twice begins with the name of the sign itself: "&amp;uuml;".
  const ofPage = text.replaceAll('&amp;', '&').replace(/&(#?[a-z\d]{2,8});/gi, characterOf);
  const read = decodedUrl(ofPage).replace(/\\(?=['"])/g, '');
  return /[\p{Cc}\p{Cs}\p{Cn}]/u.test(read) ? text : read;
}

function characterOf(all: string, name: string): string {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  const mark = marks.get(name.slice(1));
  if (mark !== undefined && /^[a-z]/i.test(name)) return (name.charAt(0) + mark).normalize('NFC');
  return characters.get(name) ?? all;
}

function decodedUrl(text: string): string {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.includes(' ') ? text : text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

// A first byte of UTF-8 and one that continues it, each read as a character of its own.
const readApart = /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]/;
// Windows-1252 has these where ISO 8859-1 has control characters (WHATWG Encoding, index windows-1252).
const windowsOnly = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodedTwice(text: string): string {
  if (!readApart.test(text)) return text;
  const bytes: number[] = [];
  for (const char of text) {
    const at = windowsOnly.indexOf(char);
    const byte = at >= 0 ? 0x80 + at : (char.codePointAt(0) ?? 0);
    if (byte > 0xff) return text;
    bytes.push(byte);
  }
  try {
    return utf8.decode(new Uint8Array(bytes));
  } catch {
    return text;
  }
}

// Letters of the same shape, in the same order (Unicode Technical Standard 39, confusables).
const latin = 'ABEKMHOPCTXYIJSaeopcyxijsABEZHIKMNOPTYXov';
const others = 'АВЕКМНОРСТХУІЈЅаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧον';
const toLatin = new Map([...others].map((letter, at) => [letter, latin[at] ?? letter]));
const toCyrillic = new Map([...others.slice(0, 25)].map((letter, at) => [latin[at] ?? letter, letter]));
const latinLetter = /\p{Script=Latin}/gu;
const cyrillicLetter = /\p{Script=Cyrillic}/gu;
const otherLetter = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Returns a text with Latin letters for those of other scripts that look the same. */
export function inLatinLookAlikes(text: string): string {
  return text.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => toLatin.get(letter) ?? letter);
}

/** Words that mix scripts are written in the script of most of their letters. */
function withoutLookAlikes(text: string): string {
  if (!otherLetter.test(text)) return text;
  return text.replace(/\S+/gu, (word) => {
    const latins = word.match(latinLetter)?.length ?? 0;
    if (latins === 0 || !otherLetter.test(word)) return word;
    const cyrillics = word.match(cyrillicLetter)?.length ?? 0;
    const letters = cyrillics > latins ? toCyrillic : toLatin;
    return [...word].map((letter) => letters.get(letter) ?? letter).join('');
  });
}
