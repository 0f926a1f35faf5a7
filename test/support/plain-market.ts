import type { Market } from '../../src/market/market.ts';
import { usualPartNames } from '../../src/words/render-problem.ts';

/** A made-up market with two rules: applicants are at least 18, and a tax number is not `0`. */
export function createPlainMarket(): Market {
  return {
    code: 'ZZ',
    country: {
      format: {
        country: 'ZZ',
        requiresLocality: false,
        requiresAdministrativeArea: false,
        requiresPostalCode: false,
        administrativeAreas: [],
        usesAdministrativeArea: false,
      },
      dataVersion: 'none',
    },
    parts: { locality: 'optional', administrativeArea: 'none', postalCode: 'none' },
    shipping: {
      refusesPostOfficeBoxes: false,
      refusesMilitary: false,
      offersPickUp: true,
      asks: { unknownStreet: false, houseNumber: false, unit: false },
      shipsTo: () => true,
    },
    application: {
      ageOfMajority: 18,
      timeZone: 'UTC',
      isTaxId: (text) => text !== '0',
      refusesOffensiveSiteUrls: true,
      hiddenFields: new Set(),
    },
    language: 'en',
    partNames: usualPartNames,
    phone: { form: '###', example: '###', isShippingPhone: () => true, isPhone: (text) => text.length > 2 },
  };
}
