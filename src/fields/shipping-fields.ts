/**
 * The fields of a shipping address, one row a field, in the order of specification 2.2. All that is read,
 * judged, set and answered of a field comes from its row, but for its words.
 */
export const shippingFields = [
  { field: 'Branch', kind: 'branch', detail: 'branch' },
  { field: 'Email', kind: 'email', maxLength: 254, required: 'always', detail: 'email', readAs: 'Email' },
  { field: 'ShipToEmail', kind: 'email', maxLength: 254, detail: 'shipToEmail', readAs: 'ShipToEMail' },
  { field: 'Phone', kind: 'phone', maxLength: 40, detail: 'phone', readAs: 'Phone' },
  { field: 'PONumber', kind: 'text', maxLength: 50, detail: 'poNumber' },
  { field: 'ShipToInstruction', kind: 'text', maxLength: 500, detail: 'shipToInstruction' },
  { field: 'Name', kind: 'name', maxLength: 100, required: 'always', part: 'name' },
  { field: 'ShipToId', kind: 'distributorId', detail: 'shipToId' },
  { field: 'Choice', kind: 'choice' },
  { field: 'AddressPrimary', kind: 'text', maxLength: 200, required: 'by market', part: 'line1' },
  { field: 'AddressSecondary', kind: 'text', maxLength: 200, part: 'line2' },
  { field: 'AddressTertiary', kind: 'text', maxLength: 200, part: 'line3' },
  { field: 'City', kind: 'text', maxLength: 100, required: 'by market', part: 'locality' },
  { field: 'Province', kind: 'text', maxLength: 100, required: 'with provinces', part: 'administrativeArea' },
  { field: 'PostalCode', kind: 'postalCode', maxLength: 20, required: 'by market', part: 'postalCode' },
] as const satisfies readonly ShippingField[];

/**
 * One field. A new one is a row here, its meaning in `field-meanings.json`, a word for it in each language of
 * messages, and its test.
 */
interface ShippingField {
  /** Name of the member in a submission and in answers. */
  readonly field: string;
  readonly kind: 'text' | 'name' | 'email' | 'phone' | 'postalCode' | 'branch' | 'distributorId' | 'choice';
  /** Longest text in UTF-16 units. Fields without one are judged by their rule alone. */
  readonly maxLength?: number;
  /** `always` but for checks of the address alone; the other two are the engine's to judge. Absent: never. */
  readonly required?: 'always' | 'by market' | 'with provinces';
  /** The part of the address that it is. Parts are answered by every operation that answers an address. */
  readonly part?: string;
  /** The member of what is set along with the address; its name in stored documents, too. */
  readonly detail?: string;
  /** Name in what GET address answers (specification 2.1). Absent: only the platform reads it. */
  readonly readAs?: string;
}

type Row = (typeof shippingFields)[number];

export type ShippingTextField = (typeof shippingTextFields)[number];
export type ShippingPartField = (typeof shippingPartFields)[number];
export type ShippingDetailField = (typeof shippingDetailFields)[number];
export type ShippingReadField = (typeof shippingReadFields)[number];

const readOrder: readonly string[] = ['Phone', 'Email', 'ShipToEMail'];

/** The rows that have a member, in one shape: the request path reads their members twice as fast. */
function rowsWith<Member extends keyof ShippingField>(has: Member) {
  const rows: readonly ShippingField[] = shippingFields.filter((row) => has in row);
  const inOneShape = rows.map(
    ({ field, kind, maxLength, required, part, detail, readAs }) =>
      ({ field, kind, maxLength, required, part, detail, readAs }) as unknown,
  );
  return inOneShape as readonly Extract<Row, { readonly [Each in Member]: unknown }>[];
}

export const shippingTextFields = rowsWith('maxLength');
export const shippingPartFields = rowsWith('part');
export const shippingDetailFields = rowsWith('detail');
/** In the order of specification 2.1. */
export const shippingReadFields = [...rowsWith('readAs')].sort(
  (a, b) => readOrder.indexOf(a.readAs) - readOrder.indexOf(b.readAs),
);

/** Longest text of each field, in UTF-16 units. Part of the contract. */
export const shippingFieldLimits = Object.fromEntries(
  shippingTextFields.map(({ field, maxLength }) => [field, maxLength]),
) as { readonly [Field in ShippingTextField as Field['field']]: Field['maxLength'] };

/** The wire's name of each part of an address (specification 2.1 to 2.3). */
export const wireNames = Object.fromEntries(shippingPartFields.map(({ field, part }) => [part, field])) as {
  readonly [Field in ShippingPartField as Field['part']]: Field['field'];
};
