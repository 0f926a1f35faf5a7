import type { TSchema } from 'typebox';
import {
  applicationResultSchema,
  applicationSubmissionSchema,
  distributorApplicationSchema,
  heldApplicationSchema,
  registrationSchema,
} from '../wire/application.ts';
import { addressCompletionsSchema, codePlacesSchema, completionRequestSchema } from '../wire/completion.ts';
import { decisionsSchema } from '../wire/decisions.ts';
import { heldCartSchema } from '../wire/held-cart.ts';
import { erasureSchema, heldDataSchema } from '../wire/held-data.ts';
import { explanationSchema, learnedSchema, pairNameSchema } from '../wire/learned.ts';
import { addressFormatSchema, marketListSchema } from '../wire/markets.ts';
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
import { addressSubmissionSchema, shippingAddressSchema } from '../wire/shipping.ts';
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
