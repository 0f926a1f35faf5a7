import { foldedWord, foldedWords, meaningAnywhere, wordsWithMeaning } from './place-key.ts';

// Words for the kind of area, in the languages in which addresses and platforms name areas. The area is the
// same with or without them. The list has only words that are never the whole name of an area.
const kinds = `
  state province prefecture region county emirate governorate department territory republic district parish
  division municipality canton kanton cantone cantao quarter oblast oblys aymag aimag aimak baladiyat munizip
  woiwodschaft krai okrug raion voivodeship changwat atoll autonomous special administrative of the city
  estado provincia provinz provincie provints provinsi provinsen provinssi provins provinsie prowincja
  provinca provincija provinz probintzia talaith mkoa departamento departement departamentul departamentu
  departemen departementet dipartimento distrito distrikt distrikts distrik districte distretto districtul
  dystrykt region regio regione regiao regiunea regija regionas regionen rexion eskualdea prefettura
  prefectura prefektura prefektur prefektuuri praefektur municipio municipi comune comuna commune gemeinde
  kommune kommun kunta gmina obec obcina opstina opcina estat etat stat statul condado contea comte comtat
  comitat grafschaft graafschap grevskap judetul judet zupanija zupa megye maakond maakunta apskritis apgabals
  apgabala novads pasvaldiba savivaldybe rajons rajonas rayonu rayon rajon rejon raionul oblasta obwod obvod
  apskrities vilayeti vilayati vilayet ili ilcesi il wilaya wilayah wilayat daerah kabupaten kota negeri
  gouvernement gouvernorat governatorato gobernacion gubernia kegubernuran muhafazah muhafaza eyaleti eyalet
  viloyati viloyat ayalati tinh thanh pho tp qarku qark vojvodstvo wojewodztwo powiat okres okreg kraj kraji
  lan laani fylke bezirk kreis land bundesland freistaat freie hansestadt und comunidad comunitat comunitate
  comunidade autonoma autonome foral principado ciudad cidade ville cite del dei degli della dello de di du
  prov pref dept dpto depto edo woj jud обл des d do da dos das la el le les i y et e and contae co do si gun
  sheng shi ken fu to obl resp pcia gov commonwealth metropolitan self governing propinsi
  gwangyeoksi teukbyeolsi teukbyeoljachido teukbyeoljachisi
  респ область край республика округ район провинция регион город автономная автономный автономна область
  республіка край муниципалитет волость воблас вобласць раён раион область провінція регіон район місто окръг
  провинция вилоят облысы аймаг аимаг муж покраjина општина жупанија
  περιφερεια νομοσ δημοσ επαρχια περιφερειακη ενοτητα
  محافظة محافظه ولاية ولايت استان شهرستان إمارة امارة منطقة مقاطعة إقليم مدينة صوبہ ضلع ریاست
  מחוז נפת מדינת
  प्रदेश राज्य जिला प्रांत জেলা বিভাগ প্রদেশ মாநிலம் மாவட்டம் மாகாணம் రాష్ట్రం జిల్లా
  մարզ მხარე ოლქი
  주 도 시 현 구
  จ
`;
const kindWords = new Set(kinds.split(/\s/).flatMap(foldedWords));

// Endings of East Asian names and beginnings of Thai ones, which no space separates from the name. A longer
// ending comes before the shorter ones that it ends with.
const kindEndings = foldedWords(
  '特別行政区 特别行政区 壮族自治区 回族自治区 维吾尔自治区 自治区 自治州 특별자치도 특별자치시 특별시 광역시 省 市 県 縣 县 府 都 区 도 시',
);
const kindBeginning = foldedWord('จังหวัด');

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
  const bare = words.filter((word) => !kindWords.has(word));
  const key = keyOfWords(bare.length === 0 ? words : bare);
  if (latinOnly.test(key)) return key;
  const ending = kindEndings.find((each) => key.endsWith(each)) ?? '';
  const start = key.startsWith(kindBeginning) ? kindBeginning.length : 0;
  const without = key.slice(start, key.length - ending.length);
  return without.length > 1 ? without : key;
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
