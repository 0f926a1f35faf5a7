import Type, { type Static } from 'typebox';
import type { Application } from '../../application/application.ts';
import { outcomeSchemas } from './schema-parts.ts';

const optionalText = Type.String({ description: 'Empty if nothing is set.' });

/** Specification 2.4. */
export const distributorApplicationSchema = Type.Object(
  {
    EMail: Type.String(),
    FirstName: Type.String(),
    LastName: Type.String(),
    MiddleInitial: optionalText,
    DateOfBirth: Type.String({ description: '`MM/DD/YYYY`.' }),
    PhoneHome: Type.String(),
    PhoneOther: optionalText,
    Pin: Type.String(),
    SiteUrl: Type.String({ description: "Last path part of the distributor's public sign-up address." }),
    TaxId: optionalText,
    RecognitionName: optionalText,
    PartnerFirstName: optionalText,
    PartnerLastName: optionalText,
    PartnerMiddleInitial: optionalText,
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The application associated with the session.' },
);

export type DistributorApplicationBody = Static<typeof distributorApplicationSchema>;

export function toDistributorApplication(application: Application): DistributorApplicationBody {
  return {
    EMail: application.email,
    FirstName: application.firstName,
    LastName: application.lastName,
    MiddleInitial: application.middleInitial ?? '',
    DateOfBirth: application.dateOfBirth,
    PhoneHome: application.phoneHome,
    PhoneOther: application.phoneOther ?? '',
    Pin: application.pin,
    SiteUrl: application.siteUrl,
    TaxId: application.taxId ?? '',
    RecognitionName: application.recognitionName ?? '',
    PartnerFirstName: application.partnerFirstName ?? '',
    PartnerLastName: application.partnerLastName ?? '',
    PartnerMiddleInitial: application.partnerMiddleInitial ?? '',
    success: true,
    error: null,
  };
}
