import type { MarketOverride } from './override-rules.ts';

export interface ShippingRules {
  readonly refusesPostOfficeBoxes: boolean;
  readonly refusesMilitary: boolean;
  /** Whether orders can be picked up at branches. */
  readonly offersPickUp: boolean;
  /** The gaps that street data finds and buyers are asked about, beyond the engine's own doubts. */
  readonly asks: StreetQuestions;
  /** By the area's code; null: the address names no known area. */
  shipsTo(administrativeArea: string | null): boolean;
}

export interface StreetQuestions {
  /** A street that a register lacks. */
  readonly unknownStreet: boolean;
  readonly houseNumber: boolean;
  readonly unit: boolean;
}

/** `unknownStreet` says whether a street that a register lacks is doubted. */
export function createShippingRules(
  { postOfficeBoxes, military, pickUp, houseNumber, unit }: MarketOverride,
  unknownStreet: boolean,
  shipsTo: ShippingRules['shipsTo'],
): ShippingRules {
  return {
    refusesPostOfficeBoxes: postOfficeBoxes === 'refused',
    refusesMilitary: military === 'refused',
    offersPickUp: pickUp ?? true,
    asks: { unknownStreet, houseNumber: houseNumber === 'ask', unit: unit === 'ask' },
    shipsTo,
  };
}
