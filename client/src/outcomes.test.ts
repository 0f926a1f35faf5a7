import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readAddressExamples,
  writeAddressExamples,
} from '../../scripts/openapi/examples/address-examples.ts';
import { writeApplicationExamples } from '../../scripts/openapi/examples/application-examples.ts';
import { catalog, doubtCodes } from '../../src/fields/catalog.ts';
import {
  accept,
  type Envelope,
  override,
  parseEnvelope,
  toAddressOutcome,
  toApplicationOutcome,
  toSubmission,
} from './outcomes.ts';
import type { ShippingAddress } from './types.ts';

function envelopeOf(body: unknown): Envelope {
  const envelope = parseEnvelope(JSON.stringify(body));
  if (envelope === undefined) throw new Error('no envelope');
  return envelope;
}

const addressOutcome = (body: unknown) => toAddressOutcome(envelopeOf(body));
const exampleOf = (name: string) => writeAddressExamples.find((example) => example.name === name);

const outcomes: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  suggestionAccepted: 'accepted',
  overridden: 'accepted',
  pickUp: 'accepted',
  suggestion: 'suggestion',
};

describe('the outcome of an address', () => {
  it.each(writeAddressExamples)('$name: $summary', ({ name, response }) => {
    const { error, BranchCount, HasRequiredFields, IsPOBox, CanShipToProvince, ValidContactInformation } =
      response;
    const outcome = addressOutcome(response);
    expect(outcome.outcome).toBe(outcomes[name] ?? 'problems');
    if (outcome.outcome !== 'accepted') expect(outcome.problems).toEqual(error);
    expect(outcome.findings).toEqual({
      BranchCount,
      HasRequiredFields,
      IsPOBox,
      CanShipToProvince,
      ValidContactInformation,
    });
  });

  it('holds the whole suggestion, with empty text for an empty line', () => {
    const outcome = addressOutcome(exampleOf('suggestion')?.response);
    expect(outcome).toMatchObject({
      outcome: 'suggestion',
      canOverride: true,
      suggestion: {
        Name: 'Maria Lopez',
        AddressPrimary: '39300 Civic Center Dr',
        AddressSecondary: 'Suite 110',
        AddressTertiary: '',
        City: 'Fremont',
        Province: 'CA',
        PostalCode: '94538',
      },
    });
  });

  it.each(catalog)('can be overridden despite $code only if the service says so', ({ code }) => {
    const body = { success: false, error: [{ field: 'Any', error: code, message: 'Text.' }] };
    expect(addressOutcome(body)).toMatchObject({ canOverride: doubtCodes.has(code) });
  });

  it('cannot be overridden if one problem is more than a doubt, or if none is reported', () => {
    const item = (error: string) => ({ field: 'Any', error, message: 'Text.' });
    const canOverride = (...codes: string[]) => addressOutcome({ success: false, error: codes.map(item) });
    expect(canOverride('ErrorSuggestedFix', 'Email.Invalid')).toMatchObject({ canOverride: false });
    expect(canOverride('ErrorSuggestedFix', 'Code.OfAnotherYear')).toMatchObject({ canOverride: false });
    expect(canOverride()).toMatchObject({ canOverride: false });
  });
});

describe('the outcome of an application', () => {
  it.each(writeApplicationExamples)('$name: $summary', ({ response }) => {
    const outcome = toApplicationOutcome(envelopeOf(response));
    if (response.success) expect(outcome).toEqual({ outcome: 'accepted' });
    else expect(outcome).toEqual({ outcome: 'problems', problems: response.error });
  });
});

describe('any answer', () => {
  const members = fc.record({
    success: fc.boolean(),
    error: fc.oneof(fc.constant(null), fc.array(fc.jsonValue()), fc.jsonValue()),
    CanCorrect: fc.jsonValue(),
    Name: fc.jsonValue(),
    BranchCount: fc.jsonValue(),
    Unknown: fc.jsonValue(),
  });

  it('with success and error has an outcome, whatever else it holds', () => {
    fc.assert(
      fc.property(members, (body) => {
        const outcome = addressOutcome(body);
        expect(outcome.outcome === 'accepted').toBe(body.success);
        expect(typeof outcome.findings.BranchCount).toBe('number');
        if (outcome.outcome === 'suggestion') {
          for (const text of Object.values(outcome.suggestion)) expect(typeof text).toBe('string');
        }
        if (outcome.outcome === 'accepted') return;
        for (const problem of outcome.problems) expect(typeof problem.message).toBe('string');
      }),
    );
  });

  it.each(['', '{', 'null', '[]', '"text"', '{}', '{"success":"yes"}', '<html>'])(
    '%j is no envelope',
    (text) => expect(parseEnvelope(text)).toBeUndefined(),
  );
});

describe('submissions', () => {
  const submission = {
    Email: 'maria.lopez@example.com',
    Phone: '(510)555-0123',
    Name: 'Maria Lopez',
    AddressPrimary: '39300 Civic Center Dr',
    City: 'Freemont',
  };

  it('that accept hold the suggested address and leave the rest as it was', () => {
    const suggestion = {
      Name: 'Maria Lopez',
      AddressPrimary: '39300 Civic Center Dr',
      AddressSecondary: '',
      AddressTertiary: '',
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94538',
    };
    const { Email, Phone } = submission;
    expect(accept(submission, suggestion)).toEqual({ ...suggestion, Email, Phone, Choice: 'Accept' });
  });

  it('that override leave everything as it was', () => {
    expect(override(submission)).toEqual({ ...submission, Choice: 'Override' });
  });

  it('made from an address that was read spell its fields as submissions do', () => {
    const { success, error, ...read } = readAddressExamples[0]?.response ?? {};
    const { ShipToEMail, ...same } = { ...read, ShipToEMail: 'sam@example.com' };
    const address = { ...same, ShipToEMail } as unknown as ShippingAddress;
    expect(toSubmission(address)).toEqual({ ...same, ShipToEmail: ShipToEMail });
  });
});
