import { type Row, toMemberName, toSqlName } from './database.ts';

/** Each kind of column: its type in SQL, and what its values are here. A null stays null. */
const kinds = {
  text: ['text', String],
  date: ['date', String],
  /** A bigint that names something; the driver answers it as text. */
  id: ['bigint', String],
  bigint: ['bigint', Number],
  smallint: ['smallint', Number],
  float8: ['float8', Number],
  boolean: ['boolean', (value: unknown) => value === true],
  timestamp: ['timestamptz', toTimestamp],
  jsonb: ['jsonb', (value: unknown) => value],
} as const;

type KindOf<Value> = Value extends string
  ? 'text' | 'date' | 'id' | 'timestamp'
  : Value extends number
    ? 'bigint' | 'smallint' | 'float8'
    : Value extends boolean
      ? 'boolean'
      : 'jsonb';

/**
 * The kind of each member, with the name of its column where it is another one in lower case: `localityKey`
 * is `locality_key`.
 */
type Kinds<Shape> = {
  readonly [Member in keyof Shape]-?:
    | KindOf<NonNullable<Shape[Member]>>
    | readonly [KindOf<NonNullable<Shape[Member]>>, string];
};

/** Members that are text. */
export function texts<const Member extends string>(...members: readonly Member[]) {
  return Object.fromEntries(members.map((member) => [member, 'text'])) as Readonly<Record<Member, 'text'>>;
}

export type RowShape<Shape extends object> = ReturnType<typeof rowShape<Shape>>;

/** Rows of one shape, as statements name, take and answer them. */
export function rowShape<Shape extends object>(kindOf: Kinds<Shape>) {
  const members = (Object.keys(kindOf) as (keyof Shape & string)[]).map((member) => {
    const [kind, column = toSqlName(member)] = [kindOf[member]].flat() as unknown as [
      keyof typeof kinds,
      string?,
    ];
    const [type, toValue] = kinds[kind];
    return { member, column, type, toValue };
  });
  const names = members.map(({ column }) => column);
  const key = members[0]?.member as keyof Shape;
  const keyOf = (entry: Shape) => String(entry[key]);
  const columns = names.join(', ');
  const given = (arrays: readonly string[]) => `unnest(${arrays.join(', ')}) as given (${columns})`;
  return {
    /** Separated by commas. */
    columns,
    /** All but the first, which is the key. */
    content: names.slice(1).join(', '),
    keyOf,
    /**
     * One statement cannot write a row twice, and concurrent statements must take their locks in one order.
     */
    lastOfEachKey(entries: readonly Shape[]): Shape[] {
      const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]));
      return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    },
    /** Names and types of the parameters of a function that takes such rows, an array a column. */
    takes: Object.fromEntries(members.map(({ column, type }) => [`in_${column}s`, `${type}[]`])),
    /** The rows as a table `given`, of a statement that takes them as its first parameters. */
    given: given(members.map(({ type }, index) => `$${index + 1}::${type}[]`)),
    /** The same within such a function. */
    taken: given(members.map(({ column }) => `in_${column}s`)),
    /** The parameters: an array of each column. */
    values: (entries: readonly Shape[]): (Buffer | readonly unknown[])[] =>
      members.map(({ member, type }) => {
        const values = entries.map((entry) => entry[member]);
        return type === 'text' ? textArray(values as (string | null)[]) : values;
      }),
    read: (row: Row) =>
      Object.fromEntries(
        members.map(({ member, column, toValue }) => {
          const value = row[column];
          return [member, value === null || value === undefined ? null : toValue(value)];
        }),
      ) as Shape,
  };
}

/**
 * A row or a document whose columns have the names of the members of `Shape`: `last_day` is `lastDay`. The
 * values are as the driver answers them.
 */
export function toMembers<Shape extends object>(row: Row): Shape {
  const members = Object.entries(row).map(([column, value]) => [toMemberName(column), value]);
  return Object.fromEntries(members) as Shape;
}

/** The driver answers a time as a Date; in a document it is text. */
export function toTimestamp(value: unknown): string {
  return new Date(value as Date | string).toISOString();
}

/** The SQL that sets columns, given with commas between them, to what an insert found in conflict. */
export function replaced(columns: string): string {
  return columns
    .split(', ')
    .map((column) => `${column} = excluded.${column}`)
    .join(', ');
}

/** PostgreSQL's object id of the type text. */
const textType = 25;

/** Most bytes of UTF-8 for a UTF-16 unit. Reserving them saves searching each text for its length. */
const mostOctets = 3;

/**
 * Texts as a parameter of type `text[]` in PostgreSQL's binary format, which the driver sends as it is. The
 * array's own text form would escape every quote in a document, at ten times the processor time on this side.
 */
export function textArray(texts: readonly (string | null)[]): Buffer {
  const units = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
  const array = Buffer.allocUnsafe(20 + 4 * texts.length + mostOctets * units);
  let at = 0;
  // One dimension, with nulls, of texts; then the number of elements, and the number of the first.
  for (const field of [1, 1, textType, texts.length, 1]) at = array.writeInt32BE(field, at);
  for (const text of texts) {
    const length = text === null ? -1 : array.write(text, at + 4);
    at = array.writeInt32BE(length, at) + Math.max(0, length);
  }
  return array.subarray(0, at);
}
