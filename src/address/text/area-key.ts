import { foldedWord, foldedWords, meaningAnywhere, wordsWithMeaning } from './place-key.ts';

// Words for the kind of area, in the languages in which addresses and platforms name areas. The area is the
// same with or without them. The lists have only words that are never the whole name of an area. Those of the
// second stand in names of towns as well: "Ciudad de México".
const divisions = `
  state province prefecture region county governorate department district parish division municipality
  canton kanton cantone oblast oblys aymag aimag aimak krai okrug raion voivodeship changwat provincia
  provinz provincie provints provinsi provinsen provinssi provins provinsie prowincja provinca provincija
  probintzia departamento departement departamentul departamentu departemen departementet dipartimento
  distrito distrikt distrikts distrik districte distretto districtul dystrykt regio regione regiao
  regiunea regija regionas regionen rexion prefettura prefectura prefektura prefektur prefektuuri
  praefektur kommune kommun kunta gmina opstina opcina condado contea comte comtat comitat grafschaft
  graafschap grevskap judetul judet zupanija zupa megye maakond maakunta apskritis apgabals apgabala
  novads savivaldybe rajons rajonas rayonu rayon rajon rejon raionul oblasta obwod obvod apskrities
  vilayeti vilayati vilayet ilcesi wilaya wilayah wilayat kabupaten gouvernement gouvernorat governatorato
  gobernacion gubernia muhafazah muhafaza eyaleti eyalet viloyati viloyat qarku qark vojvodstvo
  wojewodztwo powiat okres okreg kraj kraji laani fylke bezirk kreis pref dept dpto depto jud обл obl pcia
  gov propinsi область край район провинция регион республіка муниципалитет воблас вобласць раён провінція
  регіон окръг вилоят облысы аймаг аимаг општина жупанија περιφερεια νομοσ δημοσ επαρχια περιφερειακη
  politischer landkreis gemeente gemeinde dist distt okr кр sav nov pag vald varmegye apskr
`;
const otherKinds = `
  emirate territory territories territoire territorio territorium republic cantao quarter baladiyat
  munizip woiwodschaft atoll autonomous special administrative of the city estado talaith mkoa
  eskualdea municipio municipi comune comuna commune obec obcina estat etat stat statul pasvaldiba ili
  il daerah kota negeri kegubernuran ayalati tinh thanh pho tp lan land bundesland freistaat freie
  hansestadt und comunidad comunitat comunitate comunidade autonoma autonome foral principado ciudad
  cidade ville cite del dei degli della dello de di du prov edo woj des d do da dos das la el le les i
  y et e and contae co si gun sheng shi ken fu to resp commonwealth metropolitan self governing
  gwangyeoksi teukbyeolsi teukbyeoljachido teukbyeoljachisi респ республика округ город автономная
  автономный автономна волость раион місто муж покраjина ενοτητα محافظة محافظه ولاية ولايت استان
  شهرستان إمارة امارة منطقة مقاطعة إقليم مدينة صوبہ ضلع ریاست מחוז נפת מדינת प्रदेश राज्य जिला प्रांत
  জেলা বিভাগ প্রদেশ মாநிலம் மாவட்டம் மாகாணம் రాష్ట్రం జిల్లా մարզ მხარე ოლქი 주 도 시 현 구 จ
`;
const divisionWords = new Set(divisions.split(/\s/).flatMap(foldedWords));
const kindWords = new Set([...divisionWords, ...otherKinds.split(/\s/).flatMap(foldedWords)]);

// Endings of East Asian names and beginnings of Thai ones, which no space separates from the name. A longer
// ending comes before the shorter ones that it ends with.
const kindEndings = foldedWords(
  '特別行政区 特别行政区 壮族自治区 回族自治区 维吾尔自治区 自治区 自治州 準州 州 특별자치도 특별자치시 특별시 광역시 省 市 県 縣 县 府 都 区 도 시',
);
const kindBeginning = foldedWord('จังหวัด');

// In Vietnamese, the second alone is a street: "thành phố Huế" is a city, and "phố Huế" is not.
const [firstWord, secondWord] = ['thanh', 'pho'];

const apostrophe = /['’‘`]/;
const latinOnly = /^[a-z\d]*$/;
const plainWord = /^[a-z\d]+$/i;
// The article before a name: "Departament d'Escuintla", "Regione dell'Abruzzo".
const elision = /(?<!\p{L})(?:dell|all|d|l)['’`]/giu;

/** Returns the key of a name as written: its letters and digits, folded, with St for Saint and the like. */
export function fullKey(text: string): string {
  return plainWord.test(text) ? foldedWord(text) : keyOfWords(foldedWords(text));
}

function keyOfWords(words: readonly string[]): string {
  let key = '';
  for (const word of words) key += meaningAnywhere(word);
  return key;
}

/**
 * Returns the key of a name without words for the kind of area ("Province of …", "… 省"). Never empty for a
 * name.
 */
export function bareKey(text: string): string {
  // One word is never left out.
  if (plainWord.test(text)) return foldedWord(text);
  const words = foldedWords(apostrophe.test(text) ? text.replace(elision, ' ') : text);
  const isKind = (word: string, at: number) =>
    kindWords.has(word) && (word !== secondWord || words[at - 1] === firstWord);
  const bare = words.filter((word, at) => !isKind(word, at));
  const key = keyOfWords(bare.length === 0 ? words : bare);
  if (latinOnly.test(key)) return key;
  const ending = kindEndings.find((each) => key.endsWith(each)) ?? '';
  const start = key.startsWith(kindBeginning) ? kindBeginning.length : 0;
  const without = key.slice(start, key.length - ending.length);
  return without.length > 1 ? without : key;
}

/** Whether a text begins or ends with a word for a kind of area that is not in names of towns. */
export function saysDivision(text: string): boolean {
  const words = foldedWords(text);
  return words.length > 1 && [words[0], words.at(-1)].some((word) => divisionWords.has(word ?? ''));
}

const beginning = /^[a-z]{3}/i;
/** Beginnings of words that a key may lack or write in another way. */
const changed = [...kindWords, ...wordsWithMeaning, 'all'].map(beginningOf);

function beginningOf(key: string): string {
  return key.slice(0, 3);
}

/**
 * Returns whether the full or the bare key of a text may be one of some keys. It looks at the first letters
 * alone: quicker than to make the keys, and never wrong where it says no.
 */
export function mayHaveKeyOf(keys: Iterable<string>): (text: string) => boolean {
  const beginnings = new Set(changed);
  for (const key of keys) beginnings.add(beginningOf(key));
  return (text) => !beginning.test(text) || beginnings.has(beginningOf(text).toLowerCase());
}
