import type { PostalAddress } from '../address/postal-address.ts';

/** What a suggestion changes: some of these, in this order, joined by `+`. */
const changes = [
  ['line', ['line1', 'line2', 'line3']],
  ['city', ['locality']],
  ['province', ['administrativeArea']],
  ['code', ['postalCode']],
] as const;

export type Change = string;

/** Names the fields that differ: `city`, `city+code`, … Empty if none does. */
export function changeOf(typed: PostalAddress, suggested: PostalAddress): Change {
  return changes
    .filter(([, parts]) => parts.some((part) => typed[part] !== suggested[part]))
    .map(([name]) => name)
    .join('+');
}
