import { isUtf8 } from 'node:buffer';
import type { Submission } from '../submission/field-reader.ts';

/**
 * The JSON object in UTF-8 (RFC 8259) that bytes hold, or what they are instead. Members are not checked
 * here: after JSON.parse `__proto__` is an own property, and is ignored like any unknown member.
 */
export function parseJsonObject(bytes: Buffer): Submission | 'NotJson' | 'NotObject' {
  // A decoder would replace broken bytes by replacement characters, and a label would show them.
  if (!isUtf8(bytes)) return 'NotJson';
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'NotObject';
    return value as Submission;
  } catch {
    // The parser's own message quotes the bytes.
    return 'NotJson';
  }
}
