import { readdirSync, readFileSync } from 'node:fs';

/** A statement as a release sent it. */
export interface RecordedStatement {
  readonly name: string;
  readonly text: string;
  /** Whether a deadline follows the values. */
  readonly hasDeadline: boolean;
  readonly values: readonly unknown[];
  /** How many rows came back. */
  readonly answered: number;
}

const folder = new URL('./releases/', import.meta.url);

/** The statements of each recorded release, in their order. */
export function readReleases(): { readonly version: string; readonly statements: RecordedStatement[] }[] {
  return readdirSync(folder).map((file) => ({
    version: file.replace(/\.json$/, ''),
    statements: JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
  }));
}

/** Arrays in binary form and times carry their type, since JSON lacks them. */
export function toRecordedValue(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { base64: value.toString('base64') };
  return value instanceof Date ? { time: value.toISOString() } : value;
}

export function fromRecordedValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('base64' in value) return Buffer.from(String(value.base64), 'base64');
  return 'time' in value ? new Date(String(value.time)) : value;
}
