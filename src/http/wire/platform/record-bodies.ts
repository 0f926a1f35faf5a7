import Type, { type Static, type TSchema } from 'typebox';
import { shippingFieldLimits as limits } from '../../../fields/shipping-fields.ts';
import { longestId } from '../../../platform/platform.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from '../../../registry/registry-entries.ts';
import { addressMembers, toAddressMembers } from '../address-members.ts';
import { nullableText, outcomeSchemas } from '../schema-parts.ts';

const blank = 'null and blank text count as absent. Unknown members are ignored.';
const market = Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] });
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
const orNull = nullableText('null if nothing is set.');

/** A profile as the platform stores it. Its shipping address answers reads of carts that have none. */
export const profileSubmissionSchema = Type.Object(
  {
    market,
    Phone: optional(Type.String({ maxLength: limits.Phone })),
    Email: optional(Type.String({ maxLength: limits.Email, format: 'email' })),
    ...addressMembers(({ part, maxLength }) => {
      const schema = Type.String({ maxLength });
      return part === 'line1' ? schema : optional(schema);
    }),
  },
  { description: blank },
);

/** Members of a profile, without the outcome. */
export const profileSchemas = {
  id: Type.String(),
  market,
  Phone: orNull,
  Email: orNull,
  ...addressMembers(() => orNull),
};

export const profileSchema = Type.Object(
  { ...profileSchemas, ...outcomeSchemas },
  { additionalProperties: false, description: 'A profile with its shipping address.' },
);

export function toProfile(entry: ProfileEntry): Static<typeof profileSchema> {
  return { ...toProfileMembers(entry), success: true, error: null };
}

export function toProfileMembers({
  id,
  market,
  email,
  phone,
  address,
}: ProfileEntry): Omit<Static<typeof profileSchema>, 'success' | 'error'> {
  return {
    id,
    market,
    Phone: phone,
    Email: email,
    ...toAddressMembers(address, null),
  };
}

export const branchSubmissionSchema = Type.Object(
  {
    market,
    name: Type.String({ maxLength: limits.Name }),
    province: optional(
      nullableText(
        'Province that the branch serves, by code or name. If absent, it serves the whole market.',
      ),
    ),
    active: optional(Type.Boolean({ description: 'Whether orders can be picked up there.', default: true })),
  },
  { description: blank },
);

export const branchSchema = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    market,
    name: Type.String(),
    province: nullableText(
      'Code of the province that the branch serves; null if it serves the whole market.',
    ),
    active: Type.Boolean({ description: 'Whether orders can be picked up there.' }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'A branch at which orders can be picked up.' },
);

export function toBranch({ id, market, name, province, active }: Branch): Static<typeof branchSchema> {
  return { id, market, name, province, active, success: true, error: null };
}

export const owner = Type.String({ maxLength: longestId, description: 'Profile of the promoter.' });

/** The body that stores a site URL, and that registers an application. */
export const ownerSubmissionSchema = Type.Object({ owner }, { description: blank });

export const siteUrlSchema = Type.Object(
  {
    siteUrl: Type.String({ description: 'As it was spelled. Comparisons ignore case.' }),
    owner,
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'A registered site URL.' },
);

export function toSiteUrl({ siteUrl, owner }: SiteUrlEntry): Static<typeof siteUrlSchema> {
  return { siteUrl, owner, success: true, error: null };
}
