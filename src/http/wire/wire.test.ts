import { describe, expect, it } from 'vitest';
import { noAddress } from '../../../test/fixtures/no-address.ts';
import type { ShippingJudgement } from '../../checkout/judge-shipping.ts';
import { noDetails } from '../../checkout/shipping.ts';
import type { Application } from '../../fields/application-fields.ts';
import { toApplicationResult, toDistributorApplication } from './application.ts';
import { shippingAddressSchema, toShippingAddress, verificationResultSchema } from './shipping-bodies.ts';
import { toVerificationResult } from './to-verified-line.ts';

const whole = {
  name: 'Maria Lopez',
  line1: '39300 Civic Center Dr',
  line2: 'Suite 110',
  line3: 'Floor 1',
  locality: 'Fremont',
  administrativeArea: 'CA',
  postalCode: '94538',
};

describe('the shipping address that is read', () => {
  it('is text throughout, empty where nothing is set', () => {
    const body = toShippingAddress({ ...noDetails, address: noAddress });
    const { success, error, ...fields } = body;
    expect([success, error]).toEqual([true, null]);
    expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  });

  it('carries each field under its name in the specification, in its order', () => {
    const body = toShippingAddress({
      ...noDetails,
      address: whole,
      email: 'm@example.com',
      phone: '1',
      shipToEmail: 's@example.com',
    });
    expect(body).toEqual({
      Phone: '1',
      Email: 'm@example.com',
      ShipToEMail: 's@example.com',
      Name: 'Maria Lopez',
      AddressPrimary: '39300 Civic Center Dr',
      AddressSecondary: 'Suite 110',
      AddressTertiary: 'Floor 1',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94538',
      success: true,
      error: null,
    });
    expect(Object.keys(shippingAddressSchema.properties)).toEqual([
      'Phone',
      'Email',
      'ShipToEMail',
      'Name',
      'AddressPrimary',
      'AddressSecondary',
      'AddressTertiary',
      'City',
      'Province',
      'PostalCode',
      'success',
      'error',
    ]);
  });
});

describe('the verification result', () => {
  const judgement: ShippingJudgement = {
    isAcceptable: false,
    hasRequiredFields: true,
    isPostOfficeBox: false,
    canShipToProvince: true,
    hasValidContact: true,
    suggestion: whole,
    branchCount: 3,
    problems: [{ code: 'ErrorSuggestedFix' }],
    decision: null,
    overridden: [],
    standardized: whole,
    streetEvidence: 'no data',
    isStreetUnknown: false,
    likelihood: 1,
    isPlaceKnown: true,
    change: null,
  };
  const item = { field: 'Address', error: 'ErrorSuggestedFix', message: 'Review it.' };

  it('holds the whole suggestion under the fields of the specification, in its order', () => {
    expect(toVerificationResult(judgement, [item])).toEqual({
      CanCorrect: true,
      HasRequiredFields: true,
      IsPOBox: false,
      CanShipToProvince: true,
      ValidContactInformation: true,
      Name: 'Maria Lopez',
      AddressPrimary: '39300 Civic Center Dr',
      AddressSecondary: 'Suite 110',
      AddressTertiary: 'Floor 1',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94538',
      BranchCount: 3,
      success: false,
      error: [item],
    });
    expect(Object.keys(verificationResultSchema.properties)).toEqual([
      'CanCorrect',
      'HasRequiredFields',
      'IsPOBox',
      'CanShipToProvince',
      'ValidContactInformation',
      'Name',
      'AddressPrimary',
      'AddressSecondary',
      'AddressTertiary',
      'City',
      'Province',
      'PostalCode',
      'BranchCount',
      'success',
      'error',
    ]);
  });

  it('is null in a suggested line that is empty', () => {
    const suggestion = { ...whole, line2: null, line3: null };
    const body = toVerificationResult({ ...judgement, suggestion }, [item]);
    expect([body.CanCorrect, body.AddressSecondary, body.AddressTertiary]).toEqual([true, null, null]);
  });

  it('suggests nothing and reports null when the address is acceptable', () => {
    const accepted = { ...judgement, isAcceptable: true, suggestion: null, problems: [] };
    expect(toVerificationResult(accepted, [])).toEqual({
      CanCorrect: false,
      HasRequiredFields: true,
      IsPOBox: false,
      CanShipToProvince: true,
      ValidContactInformation: true,
      Name: null,
      AddressPrimary: null,
      AddressSecondary: null,
      AddressTertiary: null,
      City: null,
      Province: null,
      PostalCode: null,
      BranchCount: 3,
      success: true,
      error: null,
    });
  });

  it('sets each flag by itself', () => {
    const { isPostOfficeBox, canShipToProvince, hasRequiredFields, hasValidContact } = {
      isPostOfficeBox: true,
      canShipToProvince: false,
      hasRequiredFields: false,
      hasValidContact: false,
    };
    const flags = (changed: Partial<ShippingJudgement>) => {
      const body = toVerificationResult({ ...judgement, ...changed }, [item]);
      return [body.IsPOBox, body.CanShipToProvince, body.HasRequiredFields, body.ValidContactInformation];
    };
    expect(flags({ isPostOfficeBox })).toEqual([true, true, true, true]);
    expect(flags({ canShipToProvince })).toEqual([false, false, true, true]);
    expect(flags({ hasRequiredFields })).toEqual([false, true, false, true]);
    expect(flags({ hasValidContact })).toEqual([false, true, true, false]);
  });
});

describe('the application that is read', () => {
  const application: Application = {
    dateOfBirth: '07/23/1985',
    email: 'm@example.com',
    subscribeToEmail: true,
    firstName: 'Maria',
    lastName: 'Lopez',
    middleInitial: 'J',
    phoneHome: '1',
    phoneOther: '2',
    pin: '0421',
    siteUrl: 'MariaLopez',
    recognitionName: 'Lopez Wellness',
    partnerFirstName: 'Daniel',
    partnerLastName: 'Reyes',
    partnerMiddleInitial: 'R',
    taxId: '123-45-6789',
  };

  it('carries each field under its name in the specification, in its order', () => {
    expect(Object.entries(toDistributorApplication(application))).toEqual([
      ['EMail', 'm@example.com'],
      ['FirstName', 'Maria'],
      ['LastName', 'Lopez'],
      ['MiddleInitial', 'J'],
      ['DateOfBirth', '07/23/1985'],
      ['PhoneHome', '1'],
      ['PhoneOther', '2'],
      ['Pin', '0421'],
      ['SiteUrl', 'MariaLopez'],
      ['TaxId', '123-45-6789'],
      ['RecognitionName', 'Lopez Wellness'],
      ['PartnerFirstName', 'Daniel'],
      ['PartnerLastName', 'Reyes'],
      ['PartnerMiddleInitial', 'R'],
      ['success', true],
      ['error', null],
    ]);
  });

  it('is empty text where an optional field is absent', () => {
    const body = toDistributorApplication({
      ...application,
      middleInitial: null,
      phoneOther: null,
      recognitionName: null,
      partnerFirstName: null,
      partnerLastName: null,
      partnerMiddleInitial: null,
      taxId: null,
    });
    const empty = Object.entries(body).filter(([, value]) => value === '');
    expect(empty.map(([name]) => name)).toEqual([
      'MiddleInitial',
      'PhoneOther',
      'TaxId',
      'RecognitionName',
      'PartnerFirstName',
      'PartnerLastName',
      'PartnerMiddleInitial',
    ]);
  });
});

describe('the application result', () => {
  it('is a success with an empty array, and a failure with items', () => {
    const item = { field: 'Pin', error: 'Pin Invalid', message: 'Four digits.' };
    expect(toApplicationResult([])).toEqual({ success: true, error: [] });
    expect(toApplicationResult([item])).toEqual({ success: false, error: [item] });
  });
});
