import { expect, test } from 'vitest';
import { noAddress } from '../../test/fixtures/no-address.ts';
import { noDetails } from '../checkout/shipping.ts';
import { createFieldCipher } from './field-cipher.ts';
import { branchRows, toApplication, toApplicationRow, toCart, toProfile, toSiteUrlKey } from './rows.ts';

const cipher = createFieldCipher([{ id: 'k', key: Buffer.alloc(32) }]);

test('members that a document of another release lacks are null, and additional ones are left out', () => {
  const setting = {
    address: { line1: '1 Main St', planet: 'Earth' },
    email: 'a@example.com',
    giftWrap: true,
  };
  expect(toCart({ setting, offer: {} })).toEqual({
    setting: {
      address: { ...noAddress, line1: '1 Main St' },
      decision: {
        choice: null,
        overridden: [],
        change: null,
        dataVersion: '',
        streetEvidence: null,
        decidedAt: '',
      },
      ...noDetails,
      email: 'a@example.com',
    },
    offer: { submitted: noAddress, suggested: noAddress, profile: null, session: null },
  });
  expect(toProfile({ record: {} })).toEqual({ address: noAddress, email: null, phone: null });
});

test('a branch id that the driver answers as text is a number', () => {
  const row = { branch_id: '9007199254740991', market: 'US', name: 'East', province: null, active: false };
  expect(branchRows.read(row)).toEqual({
    id: 9007199254740991,
    market: 'US',
    name: 'East',
    province: null,
    active: false,
  });
});

test('the document of an application has no encrypted field', () => {
  const application = {
    dateOfBirth: '02/29/1988',
    email: 'ada@example.com',
    subscribeToEmail: false,
    firstName: 'Ada',
    lastName: 'Byron',
    middleInitial: null,
    phoneHome: '1',
    phoneOther: null,
    pin: '0042',
    siteUrl: 'AdaShop',
    recognitionName: null,
    partnerFirstName: null,
    partnerLastName: null,
    partnerMiddleInitial: null,
    taxId: null,
  };
  const row = toApplicationRow({ session: 's', market: 'US', owner: undefined, application }, cipher);
  expect(row.record).not.toMatch(/0042|1988|pin|taxId|dateOfBirth/);
  expect(row).toMatchObject({ owner: null, taxId: null, siteUrl: 'adashop' });
  const stored = {
    session_id: 's',
    record: JSON.parse(row.record) as unknown,
    pin: row.pin,
    tax_id: row.taxId,
    date_of_birth: row.dateOfBirth,
  };
  expect(toApplication(stored, cipher)).toEqual(application);
});

test('the key of a site URL ignores case', () => {
  expect(toSiteUrlKey('AdaSHOP7')).toBe('adashop7');
});
