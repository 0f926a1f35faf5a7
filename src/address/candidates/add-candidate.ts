import { costs } from '../cost/costs.ts';
import { areaCodeOf, noAreas } from '../countries/profile/code-areas.ts';
import { onlyPlaceOf } from '../reading/place-evidence.ts';
import { isLatinText } from '../text/latin-text.ts';
import type { AreaFit } from './area-cost.ts';
import { atCost, type Change, type PlacePart } from './candidate.ts';
import { areasOf, type CodeCandidate } from './code-candidates.ts';
import type { NameCandidate } from './name-candidates.ts';
import type { Search } from './search.ts';

/** One supposition about what was meant: a drawn code and a drawn name, or costs in place of them. */
interface Supposition {
  readonly code?: CodeCandidate | undefined;
  readonly name?: NameCandidate | undefined;
  /** Nats, if no name is drawn. */
  readonly nameCost?: number | undefined;
  /** Nats, in place of the drawn code's cost. */
  readonly codeCost?: number | undefined;
  /** Nats for naming this place with the code. */
  readonly place: number;
  readonly reason: string;
  /** The place whose name the data supplies. */
  readonly suppliedOf?: number | undefined;
  readonly suppliedCode?: string | undefined;
  readonly wrongName?: true | undefined;
  readonly wrongCode?: true | undefined;
  /** The candidate does not explain what is typed, so it corrects and supplies nothing. */
  readonly isContradiction?: boolean | undefined;
}

/** The one place of a code, which supplies the city in the script of the typed parts. */
export function suppliedBy({ places, profile, reading }: Search, code: number): number | undefined {
  const only = onlyPlaceOf(code, profile);
  if (only === undefined) return undefined;
  const { line1, administrativeArea } = reading.address;
  const isLatin = isLatinText(`${line1 ?? ''}${administrativeArea ?? ''}`);
  return isLatinText(places.localityName(only)) === isLatin ? only : undefined;
}

/** Adds a candidate with its area and that area's cost, what is wrong, and what would correct it. */
export function addCandidate(search: Search, supposed: Supposition): void {
  if (!search.profile.work.spend()) return;
  const { code, name, place, reason } = supposed;
  const postalCode = supposed.codeCost ?? code?.cost ?? 0;
  const locality = name?.cost ?? supposed.nameCost ?? 0;
  const least = postalCode + locality + place;
  if (least > search.limit) return;
  const of = name?.locality ?? supposed.suppliedOf;
  const area = search.area.fit({
    areas: code === undefined ? noAreas : areasOf(code, search.profile),
    ofPlace: of === undefined ? undefined : areaCodeOf(of, search.profile),
    canonical: code?.canonical,
    code: code?.number ?? -1,
  });
  const beside = isSlipBesideArea(search, supposed, area) ? costs.codeSlipBeside - costs.codeSlip : 0;
  const cost = least + area.cost + beside;
  const beyondLeast = cost - search.leastArea;
  if (beyondLeast > search.limit) return;
  search.limit = Math.min(search.limit, beyondLeast + search.negligible);
  const candidate = {
    change: isCorrectable(search, supposed, area) ? changeOf(search, supposed, area) : undefined,
    wrong: wrongParts(supposed, area),
    isAreaStrange: area.isStrange === true,
    postalCode: postalCode + beside,
    locality,
    place,
    area: area.cost,
    isNamed: name !== undefined && name.corrected === undefined,
    reason,
  };
  search.found.push(atCost(candidate, cost));
}

/** Whether the code is a slip beside a province that is left out or another one: faults come together. */
function isSlipBesideArea({ reading, isMoved }: Search, { code, name }: Supposition, area: AreaFit): boolean {
  if (code?.isTyped !== false || isMoved || name?.corrected !== undefined || area.isStrange === true)
    return false;
  return area.isWrong || (reading.address.administrativeArea === null && area.area !== undefined);
}

function isProvinceTyped({ reading: { locality }, profile }: Search): boolean {
  return locality !== null && profile.areas.find(locality.text) !== undefined;
}

function isNameWrong({ wrongName, name }: Supposition): boolean {
  return wrongName === true || name?.corrected !== undefined;
}

function isCodeWrong({ wrongCode, code }: Supposition): boolean {
  return wrongCode === true || code?.isTyped === false;
}

function wrongParts(supposed: Supposition, area: AreaFit): PlacePart[] {
  const wrong: PlacePart[] = [];
  if (isNameWrong(supposed)) wrong.push('locality');
  if (area.isWrong) wrong.push('area');
  if (isCodeWrong(supposed)) wrong.push('postalCode');
  return wrong;
}

function codeOf({ code, suppliedCode }: Supposition): string | undefined {
  return suppliedCode ?? (code?.isTyped === false ? code.canonical : undefined);
}

function changeOf({ places }: Search, supposed: Supposition, { area }: AreaFit): Change {
  const { name, suppliedOf } = supposed;
  const supplied = suppliedOf === undefined ? undefined : places.localityName(suppliedOf);
  return { locality: name?.corrected ?? supplied, area, postalCode: codeOf(supposed) };
}

/**
 * Whether the data knows the typed code, and only in other areas. It then contradicts a place of this area.
 */
function isOfOtherArea({ codes, profile }: Search, area: string): boolean {
  const typed = codes.find(({ isTyped }) => isTyped);
  if (typed?.isKnown !== true) return false;
  const areas = areasOf(typed, profile);
  return areas.size > 0 && !areas.has(area);
}

/**
 * Whether the candidate can correct everything that is wrong. If it supplies a missing part, it must also
 * explain everything that was typed.
 */
function isCorrectable(search: Search, supposed: Supposition, area: AreaFit): boolean {
  const { reading } = search;
  const { wrongName, wrongCode, name } = supposed;
  const isSupplied = reading.address.administrativeArea === null && area.area !== undefined;
  if (supposed.code?.isBegun === true) return false;
  // Nobody misspells the name and types an unrelated code in one slip.
  if (wrongCode === true && isNameWrong(supposed)) return false;
  // One part alone does not outweigh two that it contradicts.
  if (wrongName === true && area.isWrong) return false;
  if (isSupplied && (wrongName === true || wrongCode === true)) return false;
  if (isSupplied && isCodeWrong(supposed) && isOfOtherArea(search, area.area)) return false;
  const isChanged = isSupplied || area.isWrong || isCodeWrong(supposed);
  if (isChanged && supposed.isContradiction === true) return false;
  // The typed text is not a province. Only a place in the data can tell which province was meant.
  if (area.isStrange === true && name === undefined) return false;
  // The city field holds a province, and the province field holds some name: that name is the city and must
  // not be lost.
  if (area.isStrange === true && isProvinceTyped(search)) return false;
  return (
    (!isNameWrong(supposed) || (name?.corrected ?? supposed.suppliedOf) !== undefined) &&
    (!area.isWrong || area.area !== undefined) &&
    (!isCodeWrong(supposed) || codeOf(supposed) !== undefined)
  );
}
