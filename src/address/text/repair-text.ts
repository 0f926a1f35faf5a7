const asciiOnly = /^[\x20-\x7e]*$/;

/**
 * Returns a text with what no reader would notice put right: a letter of another script that looks the same
 * ("Вerlin" with a Cyrillic В), and UTF-8 that was read as Windows-1252 ("MÃ¼nchen"). Most texts stay as
 * they are.
 */
export function repairText(text: string): string {
  if (asciiOnly.test(text)) return text;
  return withoutLookAlikes(decodedTwice(text));
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
