import { expect } from 'vitest';
import { codesOf } from '../support/http-server.ts';
import { type Answer, type Buyer, eachService, newBuyer, type OpenedService } from './service.ts';

/** A flawless address. */
export const good = {
  Email: 'maria.lopez@example.com',
  Phone: '(510)555-0123',
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  AddressSecondary: 'Suite 110',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

/** The same address with a fault that gets a correction. */
export const misspelled = { ...good, City: 'Freemont' };

export const suggestedFields = [
  'Name',
  'AddressPrimary',
  'AddressSecondary',
  'AddressTertiary',
  'City',
  'Province',
  'PostalCode',
] as const;

export function suggestionOf(answer: Answer): unknown[] {
  return suggestedFields.map((field) => answer[field]);
}

/** The codes on fields. A suggestion may stand beside them. */
export function fieldCodesOf(answer: Answer): string[] {
  return codesOf(answer).filter((code) => code !== 'ErrorSuggestedFix');
}

export interface AddressStep extends OpenedService {
  /** Sends the good address with changes, as a new buyer by default. */
  submit(changes: object, buyer?: Buyer): Promise<Answer>;
  /** The codes on fields of a submission, which must have set nothing. */
  refusalOf(changes: object, buyer?: Buyer): Promise<string[]>;
}

/** Runs the suite over each store. */
export function eachAddressStep(suite: (step: AddressStep) => void): void {
  eachService((opened) => {
    const submit = (changes: object, buyer = newBuyer()) =>
      opened.service.setAddress(buyer, { ...good, ...changes });
    const refusalOf: AddressStep['refusalOf'] = async (changes, buyer = newBuyer()) => {
      const answer = await submit(changes, buyer);
      expect([answer.status, answer.success]).toEqual([200, false]);
      expect((await opened.service.readAddress(buyer)).status).toBe(404);
      return fieldCodesOf(answer);
    };
    suite(Object.assign(opened, { submit, refusalOf }));
  });
}
