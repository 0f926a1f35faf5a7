import Type, { type Static, type TSchema } from 'typebox';
import { shippingFieldLimits as limits } from '../../../fields/shipping-fields.ts';
import { longestId } from '../../../platform/platform.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from '../../../registry/registry-entries.ts';
import { addressMembers, toAddressMembers } from '../address-members.ts';
import { nullableText, outcomeSchemas } from '../schema-parts.ts';

const blank = 'null, and text that is blank, count as absent. Unknown members are ignored.';
const market = Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] });
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);
const orNull = nullableText('null where nothing is set.');

/** A profile as it is put: its shipping address, which answers a read of a cart without an address. */
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
      nullableText('Province that it serves, by code or name. Absent: it serves the whole market.'),
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
    province: nullableText('Code of the province that it serves; null: the whole market.'),
    active: Type.Boolean({ description: 'Whether orders can be picked up there.' }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'A branch at which orders can be picked up.' },
);

export function toBranch({ id, market, name, province, active }: Branch): Static<typeof branchSchema> {
  return { id, market, name, province, active, success: true, error: null };
}

/** Whose a site URL is. */
export const owner = Type.String({ maxLength: longestId, description: 'Profile of the promoter.' });

/** What is put for a site URL, and what an application is registered with. */
export const ownerSubmissionSchema = Type.Object({ owner }, { description: blank });

export const siteUrlSchema = Type.Object(
  {
    siteUrl: Type.String({ description: 'As it was spelled; compared without regard to case.' }),
    owner,
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'A registered site URL.' },
);

export function toSiteUrl({ siteUrl, owner }: SiteUrlEntry): Static<typeof siteUrlSchema> {
  return { siteUrl, owner, success: true, error: null };
}
