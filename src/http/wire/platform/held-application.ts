import Type, { type Static } from 'typebox';
import type { Application } from '../../../application/application.ts';
import type { Held, OpenApplication, Registration } from '../../../platform/platform-store.ts';
import { nullableText, outcomeSchemas } from '../schema-parts.ts';

const orNull = nullableText('null if nothing is set.');
const sealed = 'null without scope `platform:sensitive`.';

/** Members of an application, without the outcome. */
export const applicationSchemas = {
  session: Type.String(),
  market: Type.String(),
  profile: nullableText('Profile that submitted it; null for a guest.'),
  DateOfBirth: nullableText(`\`MM/DD/YYYY\`; ${sealed}`),
  EMail: Type.String(),
  SubscribeToEmail: Type.Boolean(),
  FirstName: Type.String(),
  LastName: Type.String(),
  MiddleInitial: orNull,
  PhoneHome: Type.String(),
  PhoneOther: orNull,
  Pin: nullableText(sealed),
  SiteUrl: Type.String(),
  RecognitionName: orNull,
  PartnerFirstName: orNull,
  PartnerLastName: orNull,
  PartnerMiddleInitial: orNull,
  TaxId: nullableText(`null if nothing is set; ${sealed}`),
};

export const heldApplicationSchema = Type.Object(
  { ...applicationSchemas, ...outcomeSchemas },
  { additionalProperties: false, description: 'The application of a session.' },
);

export type HeldApplicationBody = Static<typeof heldApplicationSchema>;

const hidden = { dateOfBirth: null, pin: null, taxId: null };

export function toHeldApplication(held: Held<Application> | Held<OpenApplication>): HeldApplicationBody {
  return { ...toApplicationMembers(held), success: true, error: null };
}

export function toApplicationMembers(
  held: Held<Application> | Held<OpenApplication>,
): Omit<HeldApplicationBody, 'success' | 'error'> {
  const application = { ...hidden, ...held.application };
  return {
    session: held.session,
    market: held.market,
    profile: held.owner,
    DateOfBirth: application.dateOfBirth,
    EMail: application.email,
    SubscribeToEmail: application.subscribeToEmail,
    FirstName: application.firstName,
    LastName: application.lastName,
    MiddleInitial: application.middleInitial,
    PhoneHome: application.phoneHome,
    PhoneOther: application.phoneOther,
    Pin: application.pin,
    SiteUrl: application.siteUrl,
    RecognitionName: application.recognitionName,
    PartnerFirstName: application.partnerFirstName,
    PartnerLastName: application.partnerLastName,
    PartnerMiddleInitial: application.partnerMiddleInitial,
    TaxId: application.taxId,
  };
}

export const registrationSchema = Type.Object(
  {
    session: Type.String(),
    siteUrl: nullableText('The site URL that was registered; null if none was.'),
    owner: nullableText('Its owner; null if no site URL was registered.'),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'What became of the site URL of an application.' },
);

export type RegistrationBody = Static<typeof registrationSchema>;

export function toRegistration({ session, siteUrl, owner }: Registration): RegistrationBody {
  return { session, siteUrl, owner, success: true, error: null };
}
