import type { TSchema } from 'typebox';
import {
  applicationResultSchema,
  applicationSubmissionSchema,
  distributorApplicationSchema,
  heldApplicationSchema,
  registrationSchema,
} from '../wire/application.ts';
import {
  addressCompletionsSchema,
  codePlacesSchema,
  completionRequestSchema,
} from '../wire/completion-bodies.ts';
import { decisionsSchema } from '../wire/decisions.ts';
import { heldCartSchema } from '../wire/held-cart.ts';
import { erasureSchema, heldDataSchema } from '../wire/held-data.ts';
import { explanationSchema, learnedSchema, pairNameSchema } from '../wire/learned.ts';
import { addressFormatSchema, marketListSchema } from '../wire/market-bodies.ts';
import {
  branchSchema,
  branchSubmissionSchema,
  ownerSubmissionSchema,
  profileSchema,
  profileSubmissionSchema,
  siteUrlSchema,
  uploadReportSchema,
} from '../wire/records.ts';
import {
  errorItemSchema,
  failureSchema,
  livenessSchema,
  outcomeSchema,
  readinessSchema,
} from '../wire/schema-parts.ts';
import { addressSubmissionSchema, shippingAddressSchema } from '../wire/shipping-bodies.ts';
import { verificationResultSchema, verifiedLineSchema } from '../wire/verification.ts';

export const namedSchemas: Readonly<Record<string, TSchema>> = {
  ErrorItem: errorItemSchema,
  Failure: failureSchema,
  ShippingAddress: shippingAddressSchema,
  AddressSubmission: addressSubmissionSchema,
  VerificationResult: verificationResultSchema,
  DistributorApplication: distributorApplicationSchema,
  ApplicationSubmission: applicationSubmissionSchema,
  ApplicationResult: applicationResultSchema,
  MarketList: marketListSchema,
  AddressFormat: addressFormatSchema,
  CodePlaces: codePlacesSchema,
  CompletionRequest: completionRequestSchema,
  AddressCompletions: addressCompletionsSchema,
  Liveness: livenessSchema,
  Readiness: readinessSchema,
  Outcome: outcomeSchema,
  Profile: profileSchema,
  ProfileSubmission: profileSubmissionSchema,
  Branch: branchSchema,
  BranchSubmission: branchSubmissionSchema,
  RegisteredSiteUrl: siteUrlSchema,
  OwnerSubmission: ownerSubmissionSchema,
  UploadReport: uploadReportSchema,
  VerifiedLine: verifiedLineSchema,
  HeldCart: heldCartSchema,
  HeldApplication: heldApplicationSchema,
  Registration: registrationSchema,
  HeldData: heldDataSchema,
  Erasure: erasureSchema,
  Decisions: decisionsSchema,
  LearnedPairs: learnedSchema,
  PairName: pairNameSchema,
  PairExplanation: explanationSchema,
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
