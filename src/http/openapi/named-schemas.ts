import type { TSchema } from 'typebox';
import { addressCompletionsSchema, completionRequestSchema } from '../wire/address-completions.ts';
import { addressFormatSchema } from '../wire/address-format-body.ts';
import { addressSubmissionSchema } from '../wire/address-submission.ts';
import { applicationResultSchema } from '../wire/application-result.ts';
import { applicationSubmissionSchema } from '../wire/application-submission.ts';
import { codePlacesSchema } from '../wire/code-places.ts';
import { distributorApplicationSchema } from '../wire/distributor-application-body.ts';
import { livenessSchema, readinessSchema } from '../wire/health-body.ts';
import { marketListSchema } from '../wire/market-list.ts';
import { decisionsSchema } from '../wire/platform/decisions-body.ts';
import { heldApplicationSchema, registrationSchema } from '../wire/platform/held-application.ts';
import { heldCartSchema } from '../wire/platform/held-cart.ts';
import { erasureSchema, heldDataSchema } from '../wire/platform/held-data.ts';
import { explanationSchema, learnedSchema, pairNameSchema } from '../wire/platform/learned-body.ts';
import { outcomeSchema } from '../wire/platform/outcome-body.ts';
import {
  branchSchema,
  branchSubmissionSchema,
  ownerSubmissionSchema,
  profileSchema,
  profileSubmissionSchema,
  siteUrlSchema,
} from '../wire/platform/record-bodies.ts';
import { uploadReportSchema } from '../wire/platform/upload-report.ts';
import { errorItemSchema, failureSchema } from '../wire/schema-parts.ts';
import { shippingAddressSchema } from '../wire/shipping-address-body.ts';
import { verificationResultSchema } from '../wire/verification-result.ts';
import { verifiedLineSchema } from '../wire/verified-line.ts';

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
