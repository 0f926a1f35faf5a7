import { type ShippingDetailField, shippingDetailFields } from '../fields/shipping-fields.ts';

/** What comes with a shipping address (specification 2.2). null: not given; for `branch`, no pick-up. */
export type ShippingDetails = {
  readonly [Field in ShippingDetailField as Field['detail']]: DetailValue<Field['kind']> | null;
};

type DetailValue<Kind> = Kind extends 'branch' ? number : string;

export const noDetails = Object.fromEntries(
  shippingDetailFields.map(({ detail }) => [detail, null]),
) as ShippingDetails;

/** Sets each detail of `target` to what `valueFor` returns, null for undefined. Returns `target`. */
export function fillDetails<Target extends ShippingDetails>(
  target: Target,
  valueFor: (field: ShippingDetailField) => unknown,
): Target {
  const details: Record<string, unknown> = target;
  for (const field of shippingDetailFields) details[field.detail] = valueFor(field) ?? null;
  return target;
}
