import Type, { type TSchema } from 'typebox';
import * as application from '../../src/http/wire/application.ts';
import * as decisions from '../../src/http/wire/decisions.ts';
import * as held from '../../src/http/wire/held-data.ts';
import * as markets from '../../src/http/wire/market-bodies.ts';
import * as records from '../../src/http/wire/records.ts';
import * as parts from '../../src/http/wire/schema-parts.ts';
import * as shipping from '../../src/http/wire/shipping-bodies.ts';
import * as requests from './requests.ts';

export const failureSchema = parts.closed(
  { success: Type.Boolean({ const: false }), error: Type.Array(parts.errorItemSchema, { minItems: 1 }) },
  'No judgement was made.',
);

export const namedSchemas: Readonly<Record<string, TSchema>> = {
  ErrorItem: parts.errorItemSchema,
  Failure: failureSchema,
  ShippingAddress: shipping.shippingAddressSchema,
  AddressSubmission: requests.addressSubmissionSchema,
  VerificationResult: shipping.verificationResultSchema,
  DistributorApplication: application.distributorApplicationSchema,
  ApplicationSubmission: requests.applicationSubmissionSchema,
  ApplicationResult: application.applicationResultSchema,
  MarketList: markets.marketListSchema,
  AddressFormat: markets.addressFormatSchema,
  CodePlaces: markets.codePlacesSchema,
  CompletionRequest: requests.completionRequestSchema,
  AddressCompletions: markets.addressCompletionsSchema,
  Liveness: parts.livenessSchema,
  Readiness: parts.readinessSchema,
  Outcome: parts.outcomeSchema,
  Profile: records.profileSchema,
  ProfileSubmission: requests.profileSubmissionSchema,
  Branch: records.branchSchema,
  BranchSubmission: requests.branchSubmissionSchema,
  RegisteredSiteUrl: records.siteUrlSchema,
  OwnerSubmission: requests.ownerSubmissionSchema,
  UploadReport: records.uploadReportSchema,
  VerifiedLine: shipping.verifiedLineSchema,
  HeldCart: held.heldCartSchema,
  HeldApplication: application.heldApplicationSchema,
  Registration: application.registrationSchema,
  HeldData: held.heldDataSchema,
  Erasure: held.erasureSchema,
  Decisions: decisions.decisionsSchema,
  LearnedPairs: decisions.learnedSchema,
  PairName: requests.pairNameSchema,
  PairExplanation: decisions.explanationSchema,
};

type Json = Readonly<Record<string, unknown>>;

/** Tells people and tools that an example breaks its schema on purpose. */
const invalidMark = { description: 'Invalid on purpose.', 'x-invalid-on-purpose': true };

const names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema as unknown, name]));

export function content(
  schema: object,
  examples: readonly (readonly [
    name: string,
    summary: string,
    value: unknown,
    isInvalid?: true | undefined,
  ])[],
  type = 'application/json',
): Json {
  const named = examples.map(([name, summary, value, isInvalid]) => [
    name,
    { summary, ...(isInvalid ? invalidMark : {}), value },
  ]);
  return { [type]: { schema: withReferences(schema), examples: Object.fromEntries(named) } };
}

/** A copy of a schema in which every named schema is a reference, except `root` itself. */
export function withReferences(value: unknown, root?: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = names.get(value);
  if (name !== undefined && value !== root) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((entry) => withReferences(entry));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withReferences(entry)]));
}
