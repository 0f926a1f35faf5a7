// "Bern 65", "Paris 08", "Lyon CEDEX 03": a delivery office's number behind the town. Russian ones have up to
// three digits: "Казань 111".
const officeNumber = /^(.*\D) (?:cedex(?: \d{1,2})?|\d{1,2}|(?<=\p{Script=Cyrillic} )\d{3})$/iu;
// "La Tour VS", "København K": a canton, province or postal district after a name that others share.
// Where all letters are capitals or all are small, it is one letter: "LA" and "de" are words.
const areaCode = /^(.*[\p{Ll}.'’]) [A-ZÆØÅ]{1,3}$/u;
const letterInCapitals = /^(\P{Ll}*\p{Lu}) [A-ZÆØÅ]$/u;
const letterInSmall = /^(\P{Lu}*\p{Ll}) [a-zæøå]$/u;
// "Estrada, A", "Palmas de Gran Canaria, Las": the article after the name.
const article = /^(.+), ((?:a|o|as|os|el|la|los|las|l'|l’|les|els|the|die|der|das))$/i;
// "Shakopee, AS" and "Newport, LA" name a state.
const areaBehind = /\p{Ll}, \p{Lu}{2}$/u;
// The kind of division, before or behind its name: "Gemeente Woerden", "Castricum Municipality", "Powiat
// kutnowski".
const kindBefore =
  /^(?:gemeente|municipality of|municipio de|gmina|powiat|landkreis|kreis|kreisfreie stadt|stadtkreis|okres|bashkia|(?:district|city|town|village|township|borough) of|greater|metropolitan|distrito de|concelho de|comune di|canton (?:de|du|of)|kanton|politischer bezirk|provincia (?:de|di)|région|region) (.+)$/i;
const kindBehind =
  /^(.+) (?:municipality|district|dist\.?|county|kommun|kommune|kunta|region|province|voivodeship|department|governorate|prefecture|parish|shi|zizhizhou|central|downtown|city of|kreisfreie stadt|stadt)$/i;
// The kind before the name of a town, as addresses have it and lists do not: "м. Львів", "TP. Đà Nẵng",
// "Ciudad de Panamá", "อำเภอเมืองเชียงใหม่".
export const townBefore =
  /^(?:(?:อำเภอ|ตำบล|แขวง|เขต) ?|(?:[гмсдпอตქք]|гр|смт|пгт|р\. ?п|г\.-к|дер|пос|tp|tx|tt|kab|mun|or|com|alc|m\. ?st|tal|teh|distt?)\. ?|(?:(?:ciudad|cidade|ville|mestna obcina) de|alcaldía|amphoe|amphur|tambon|khet|khwaeng|città di|tp|thành phố|thị xã|thị trấn|(?:city|town|village|township|borough) of|kota|kabupaten|taluka|tehsil|municipiul|orașul|місто|город|г|пгт|село|деревня|станица|(?:рабочий )?пос[её]лок) )(?=\p{L})/iu;
// Its number, or that of its delivery office, and its part or river: "Dublin 6W", "Dresden OT Langebrück",
// "Frankfurt/Main".
const numberBehind = / (?:cedex(?: \d{1,2})?|\d{1,2}w?(?:(?:er?|[eè]me)(?: arr(?:ondissement)?)?)?)$/i;
/** The postal district behind a town: "London SW1". */
export const districtBehind = / [a-z]{1,2}\d{1,2}[a-z]?$/i;
const partBehind = / (?:ot|ortsteil) |(?<=\p{L}{3})\/(?=\p{L})/iu;
// The kind in English or in initials, where it is no part of the name: "Suzhou City", "Quito D.M."
const townBehind = / (?:city|ward|d\. ?m\.|şəhəri|shahri|қаласы|(?:ş|sh|қ)\.?)$/iu;
const compassPoint = /^(.+) (?:north|south|(?:north|south)?(?:east|west))$/i;

// A district or a town says what it is in Chinese and in Japanese characters, in Korean and in Thai, and
// those of Korea and Japan do so in Latin letters.
export const saysItsKind =
  /^(?:\p{Script=Han}{1,6}[市郡区區県縣县町村鄉鎮]|(?:\p{Script=Hangul}{2,6}시 )?\p{Script=Hangul}{1,6}[시군구읍면]|\p{L}{2,}-(?:gun|[gk]u|sh?i|eup|myeon)|(?:อ\.|อำเภอ|เขต)\p{Script=Thai}+)$/iu;

const oneWord = /^[^\s(/]+$/;
const mostForms = 8;

/**
 * Returns the ways to write a place that one name of a data source contains, the source's own first: the text
 * outside and inside brackets, on each side of a slash, and without a delivery office's number, an area's
 * code, or the word for the kind of division. At most eight.
 */
export function placeNameForms(name: string): readonly string[] {
  if (oneWord.test(name)) return [name];
  const forms = new Set<string>();
  add(forms, name);
  const bracket = name.indexOf('(');
  if (bracket > 0) {
    add(forms, name.slice(0, bracket));
    for (const part of name.slice(bracket + 1).split(/[/,)]/, 3)) add(forms, part);
  }
  for (const form of [...forms]) {
    if (!form.includes('(')) for (const part of form.split('/', 3)) add(forms, part);
  }
  // The iteration also visits what is added meanwhile: "Lyon CEDEX 03" gives "Lyon CEDEX", and that gives
  // "Lyon". Each article at an end doubles the forms, so it ends with the last form that is returned.
  for (const form of forms) {
    if (forms.size >= mostForms) break;
    for (const shorter of shorterForms(form)) add(forms, shorter);
  }
  return [...forms].slice(0, mostForms);
}

// No mark or blank parts it. Thai has none between a name and its kind.
const unparted = /^[^\s,.(/\u0e00-\u0e7f]+$/;

/** Whether a text is one word, so that neither `placeNameForms` nor `townIn` finds another name in it. */
export function isWhole(text: string): boolean {
  return unparted.test(text);
}

// What a district is called, with its number, behind the city or before it.
const districtNumber =
  / (?:(?:sector(?:ul)?|distrito|district|zona) \d{1,2}|\d{1,2}\. ?(?:bezirk|ker(?:ület)?\.?))$/i;
const districtBefore =
  /^(?:(?:sector(?:ul)?|distrito|district|zon[ae]|phase|ward) \d{1,3}[a-z]?|(?:sector )?[a-z]-\d{1,2}(?:\/\d)?|(?:\d{1,2}(?:\.|er?|[eè]me)|[ivx]{1,5}\.) ?(?:bezirk|arr(?:ondissement)?\.?|ker(?:ület|\.))),? (?=\p{L}{3})/iu;

// The number and the name of a delivery office behind its city.
const namedOffice = / \d{1,2} \p{L}[\p{L}-]{2,}$/u;

/**
 * Returns a text without the number of the city's district or delivery office: "București Sector 3",
 * "F-7/2 Islamabad", "Genève 3 Rive".
 */
export function withoutDistrict(text: string): string {
  return text.replace(districtNumber, '').replace(districtBefore, '').replace(namedOffice, '');
}

/** Returns the name of the town in a text that may have its kind before it, its number or part behind it. */
export function townIn(text: string): string {
  if (!/[ ./\u0e00-\u0e7f]/.test(text)) return text;
  const part = text.search(partBehind);
  const whole = part > 0 ? text.slice(0, part) : text;
  return whole
    .replace(districtBehind.test(whole) ? districtBehind : numberBehind, '')
    .replace(townBehind, '')
    .replace(townBefore, '');
}

function add(forms: Set<string>, text: string): void {
  const form = text.replace(/\s+/g, ' ').trim();
  if (form.length > 1) forms.add(form);
}

function shorterForms(form: string): string[] {
  const found: string[] = [];
  const turned = areaBehind.test(form) ? null : article.exec(form);
  if (turned?.[1] !== undefined && turned[2] !== undefined)
    found.push(`${turned[2]} ${turned[1]}`, turned[1]);
  for (const pattern of [
    officeNumber,
    areaCode,
    letterInCapitals,
    letterInSmall,
    kindBefore,
    kindBehind,
    compassPoint,
  ]) {
    const match = pattern.exec(form);
    if (match?.[1] !== undefined) found.push(match[1]);
  }
  return found;
}
