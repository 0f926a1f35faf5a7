import type { TSchema } from 'typebox';
import * as application from '../wire/application.ts';
import * as completion from '../wire/completion-bodies.ts';
import * as decisions from '../wire/decisions.ts';
import * as cart from '../wire/held-cart.ts';
import * as held from '../wire/held-data.ts';
import * as learned from '../wire/learned.ts';
import * as markets from '../wire/market-bodies.ts';
import * as records from '../wire/records.ts';
import * as parts from '../wire/schema-parts.ts';
import * as shipping from '../wire/shipping-bodies.ts';
import * as verification from '../wire/verification.ts';

export const namedSchemas: Readonly<Record<string, TSchema>> = {
  ErrorItem: parts.errorItemSchema,
  Failure: parts.failureSchema,
  ShippingAddress: shipping.shippingAddressSchema,
  AddressSubmission: shipping.addressSubmissionSchema,
  VerificationResult: verification.verificationResultSchema,
  DistributorApplication: application.distributorApplicationSchema,
  ApplicationSubmission: application.applicationSubmissionSchema,
  ApplicationResult: application.applicationResultSchema,
  MarketList: markets.marketListSchema,
  AddressFormat: markets.addressFormatSchema,
  CodePlaces: completion.codePlacesSchema,
  CompletionRequest: completion.completionRequestSchema,
  AddressCompletions: completion.addressCompletionsSchema,
  Liveness: parts.livenessSchema,
  Readiness: parts.readinessSchema,
  Outcome: parts.outcomeSchema,
  Profile: records.profileSchema,
  ProfileSubmission: records.profileSubmissionSchema,
  Branch: records.branchSchema,
  BranchSubmission: records.branchSubmissionSchema,
  RegisteredSiteUrl: records.siteUrlSchema,
  OwnerSubmission: records.ownerSubmissionSchema,
  UploadReport: records.uploadReportSchema,
  VerifiedLine: verification.verifiedLineSchema,
  HeldCart: cart.heldCartSchema,
  HeldApplication: application.heldApplicationSchema,
  Registration: application.registrationSchema,
  HeldData: held.heldDataSchema,
  Erasure: held.erasureSchema,
  Decisions: decisions.decisionsSchema,
  LearnedPairs: learned.learnedSchema,
  PairName: learned.pairNameSchema,
  PairExplanation: learned.explanationSchema,
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
