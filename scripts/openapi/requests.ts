import Type, { type TSchema } from 'typebox';
import { completionLimits } from '../../src/completion/completion.ts';
import {
  type ApplicationRow,
  applicationFields,
  isAlwaysRequired,
} from '../../src/fields/application-fields.ts';
import { type FieldWithMeaning, fieldMeanings } from '../../src/fields/field-meanings.ts';
import { shippingFieldLimits as limits, shippingFields } from '../../src/fields/shipping-fields.ts';
import type { Operation } from '../../src/http/operations/operation.ts';
import { addressMembers } from '../../src/http/wire/address-members.ts';
import { active, market, owner } from '../../src/http/wire/records.ts';
import { nullableText } from '../../src/http/wire/schema-parts.ts';

// What operations take. The service reads members by itself, and reports all problems together.

/** Specification 2.2. */
export const addressSubmissionSchema = Type.Object(
  Object.fromEntries(
    shippingFields.map((field) => {
      const isRequired = 'required' in field && field.required !== 'with provinces';
      return [field.field, isRequired ? shippingMember(field) : Type.Optional(shippingMember(field))];
    }),
  ),
  {
    description:
      'null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

/** What a field holds and what is sent, as sentences. */
export function fieldDescription(field: FieldWithMeaning): string {
  const { meaning, note } = fieldMeanings[field];
  return note === undefined ? `${meaning}.` : `${meaning}. ${note}`;
}

function shippingMember(field: (typeof shippingFields)[number]): TSchema {
  const { kind } = field;
  const description = fieldDescription(field.field);
  if (kind === 'branch') return Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
  if (kind === 'choice') return Type.String({ enum: ['Accept', 'Override'], description });
  if (kind === 'distributorId') return Type.String({ pattern: '^[0-9]{2}-[0-9]{4}$', description });
  const { maxLength } = field;
  return Type.String({ maxLength, description, ...(kind === 'email' ? { format: kind } : {}) });
}

/** Specification 2.5. */
export const applicationSubmissionSchema = Type.Object(
  Object.fromEntries(applicationFields.map((row) => [row.field, applicationMember(row)])),
  {
    dependentRequired: Object.fromEntries(
      applicationFields.flatMap((row) =>
        'required' in row && row.required !== 'always' ? [[row.required.with, [row.field]]] : [],
      ),
    ),
    description:
      'null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

function applicationMember(row: ApplicationRow): TSchema {
  const { example } = fieldMeanings[row.field];
  const options = { description: fieldDescription(row.field), examples: [example] };
  const schema =
    row.kind === 'flag'
      ? Type.Boolean(options)
      : Type.String({
          ...options,
          ...('maxLength' in row && { maxLength: row.maxLength }),
          ...('pattern' in row && { pattern: row.pattern }),
        });
  return isAlwaysRequired(row) ? schema : Type.Optional(schema);
}

const limited = (maxLength: number, description: string) => Type.String({ maxLength, description });

export const completionRequestSchema = Type.Object(
  {
    text: limited(
      completionLimits.text,
      'The text typed so far: a number and a street, a city, a postal code, or several of these in a row.',
    ),
    postalCode: Type.Optional(
      limited(
        completionLimits.postalCode,
        'A postal code that is already filled in, or its beginning. Addresses there come first.',
      ),
    ),
    near: Type.Optional(
      limited(
        completionLimits.near,
        'City, province or both if they are already filled in, such as `Fremont, CA`. Addresses there come first.',
      ),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: completionLimits.most,
        description: `Highest number of completions; ${completionLimits.usual} by default.`,
      }),
    ),
  },
  { description: 'Unknown members are ignored. Lengths are counted in UTF-16 units.' },
);

const blank = 'null and blank text count as absent. Unknown members are ignored.';

/** A profile as the platform stores it. Its shipping address answers reads of carts that have none. */
export const profileSubmissionSchema = Type.Object(
  {
    market,
    Phone: Type.Optional(Type.String({ maxLength: limits.Phone })),
    Email: Type.Optional(Type.String({ maxLength: limits.Email, format: 'email' })),
    ...addressMembers(({ part, maxLength }) => {
      const schema = Type.String({ maxLength });
      return part === 'line1' ? schema : Type.Optional(schema);
    }),
  },
  { description: blank },
);

export const branchSubmissionSchema = Type.Object(
  {
    market,
    name: Type.String({ maxLength: limits.Name }),
    province: Type.Optional(
      nullableText(
        'Province that the branch serves, by code or name. If absent, it serves the whole market.',
      ),
    ),
    active: Type.Optional(Type.Boolean({ ...active, default: true })),
  },
  { description: blank },
);

/** The body that stores a site URL, and that registers an application. */
export const ownerSubmissionSchema = Type.Object({ owner }, { description: blank });

const uploadSchema = Type.String({ description: 'Newline-delimited JSON objects in UTF-8.' });

const verificationsSchema = Type.String({
  description:
    'Newline-delimited JSON objects in UTF-8. Each holds the members of an address submission, `Market` (a country code) and, if you like, an `id` of your own. Contact may be absent, and `Branch` is ignored.',
});

const absent = 'null and blank text count as absent.';

/** A city with a postal code. Members as in an address. */
export const pairNameSchema = Type.Object(
  {
    market: Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] }),
    City: Type.String({ maxLength: limits.City, description: 'In any spelling.' }),
    Province: Type.Optional(nullableText(absent)),
    PostalCode: Type.String({ maxLength: limits.PostalCode }),
  },
  { description: 'Unknown members are ignored.' },
);

const requests: Readonly<Record<string, TSchema>> = {
  setShippingAddress: addressSubmissionSchema,
  submitDistributorApplication: applicationSubmissionSchema,
  completeAddress: completionRequestSchema,
  putProfile: profileSubmissionSchema,
  uploadProfiles: uploadSchema,
  putBranch: branchSubmissionSchema,
  uploadBranches: uploadSchema,
  putSiteUrl: ownerSubmissionSchema,
  uploadSiteUrls: uploadSchema,
  verifyAddresses: verificationsSchema,
  registerApplication: ownerSubmissionSchema,
  approvePair: pairNameSchema,
  rejectPair: pairNameSchema,
  explainPair: pairNameSchema,
};

/** The schema of what an operation takes; undefined if it takes no body. */
export function requestOf({ id }: Pick<Operation, 'id'>): TSchema | undefined {
  return requests[id];
}
