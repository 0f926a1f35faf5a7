import { randomUUID } from 'node:crypto';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import type { ApplicationEntry, Origin } from '../../src/checkout/ports.ts';
import { noDetails, type ShippingSetting } from '../../src/checkout/shipping.ts';
import type { TypedPair } from '../../src/decisions/decision-store.ts';
import type { Application } from '../../src/fields/application-fields.ts';
import type { Actor } from '../../src/registry/registry-entries.ts';
import { createFieldCipher } from '../../src/store/field-cipher.ts';

export const testCipher = createFieldCipher([{ id: 'test', key: Buffer.alloc(32, 7) }]);

export const address: PostalAddress = {
  name: 'Núria "Nu" O\\Hara',
  line1: '1 Main St, {Apt 2}',
  line2: null,
  line3: null,
  locality: 'Springfield',
  administrativeArea: 'IL',
  postalCode: '62701',
};

export const otherAddress: PostalAddress = { ...address, line1: '2 Main St', line2: 'Rear' };

export const origin: Origin = { profile: undefined, session: 'session', requestId: 'request' };

export const clerk: Actor = { actor: 'clerk', requestId: 'request-1' };

export function settingOf(change: Partial<ShippingSetting> = {}): ShippingSetting {
  return {
    ...noDetails,
    address,
    email: 'nu@example.com',
    phone: '(217)555-0100',
    branch: 17,
    shipToInstruction: 'Ring twice',
    decision: {
      choice: 'Override',
      overridden: ['PostalCode.Mismatch'],
      change: null,
      dataVersion: 'test',
      streetEvidence: 'between',
      decidedAt: '2026-01-02T03:04:05.678Z',
    },
    ...change,
  };
}

export const application: Application = {
  dateOfBirth: '02/29/1988',
  email: 'ada@example.com',
  subscribeToEmail: true,
  firstName: 'Ada',
  lastName: 'Byron',
  middleInitial: null,
  phoneHome: '2175550100',
  phoneOther: null,
  pin: '0042',
  siteUrl: 'AdaShop',
  recognitionName: 'Ada & Co',
  partnerFirstName: null,
  partnerLastName: null,
  partnerMiddleInitial: null,
  taxId: '123-45-6789',
};

export function entryOf(change: Partial<ApplicationEntry> = {}): ApplicationEntry {
  return { session: randomUUID(), market: 'US', owner: undefined, application, ...change };
}

export function pairOf(change: Partial<TypedPair> = {}): TypedPair {
  return {
    buyer: { kind: 'profile', id: randomUUID() },
    market: 'US',
    localityKey: 'newtown',
    locality: 'Newtown',
    area: 'IL',
    code: '62799',
    day: '2026-03-01',
    isInsisted: true,
    ...change,
  };
}
