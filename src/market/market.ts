import type { Caution } from '../address/cost/losses.ts';
import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { Language } from '../problem/render-problem.ts';
import type { PartNames } from '../problem/wording.ts';
import type { PartRule } from './override-rules.ts';

/** One market with all its rules. It is resolved once per request, so no code below takes a market code. */
export interface Market {
  /** ISO 3166-1 alpha-2; the market's country is the address's country (decisions, the address step). */
  readonly code: string;
  readonly country: AddressCountry;
  readonly parts: Readonly<Record<MarketPart, PartRule>>;
  /** How careful verification is; `country` has it too. */
  readonly caution: Caution;
  readonly shipping: ShippingRules;
  readonly application: ApplicationRules;
  readonly phone: PhoneRules;
  /** The language of messages for callers who ask for no available language. */
  readonly language: Language;
  /** What messages call the parts of an address; the market's form uses the same names. */
  readonly partNames: PartNames;
}

export type MarketPart = 'locality' | 'administrativeArea' | 'postalCode';

export interface PhoneRules {
  /** `(###)###-####` or `+49 1512 3456789`, for programs. */
  readonly form: string;
  /** A fictional number of this market in that form, for messages: `(201)555-0100`. */
  readonly example: string;
  /** `(###)###-####` in the North American Numbering Plan; elsewhere E.164 or the national form. */
  isShippingPhone(text: string): boolean;
  /** For the application step: any number that a phone of this market can have. */
  isPhone(text: string): boolean;
}

interface ApplicationRules {
  readonly ageOfMajority: number;
  /** IANA name. Days are reckoned there: the day of birth, and today. */
  readonly timeZone: string;
  /** Whether a text is a tax number of this market; true for any text if the market has no rule. */
  isTaxId(text: string): boolean;
  readonly refusesOffensiveSiteUrls: boolean;
  /** Values sent in these fields count as not sent. */
  readonly hiddenFields: ReadonlySet<string>;
}

export interface Markets {
  /** The code is ISO 3166-1 alpha-2 in upper case. */
  find(code: string): Market | undefined;
  /** In alphabetical order. */
  codes(): readonly string[];
  /** The version of the reference data in use, for readiness and records. */
  readonly dataVersion: string;
}

export interface ShippingRules {
  readonly refusesPostOfficeBoxes: boolean;
  readonly refusesMilitary: boolean;
  readonly offersPickUp: boolean;
  /** The gaps that street data finds and buyers are asked about, beyond the engine's own doubts. */
  readonly asks: Readonly<Record<'unknownStreet' | 'houseNumber' | 'unit', boolean>>;
  /** By the area's code; null: the address names no known area. */
  shipsTo(administrativeArea: string | null): boolean;
}
