import { createRequire } from 'node:module';
import type { PostalAddress } from '../src/address/postal-address.ts';

type Validate = (address: Record<string, unknown>) => unknown;

/** Its ESM entry fails on Node 20; its CommonJS entry works. */
const library = createRequire(import.meta.url)('lib-address') as { validateAddress: Validate };

/** Whether lib-address, which knows formats and provinces and suggests nothing, takes an address. */
export function isValidForLibAddress(
  { line1, line2, locality, administrativeArea, postalCode }: PostalAddress,
  country: string,
): boolean {
  const address = {
    country,
    addressLine1: line1 ?? undefined,
    addressLine2: line2 ?? undefined,
    city: locality ?? undefined,
    state: administrativeArea ?? undefined,
    zip: postalCode ?? undefined,
  };
  try {
    library.validateAddress(address);
    return true;
  } catch {
    // It throws where it objects.
    return false;
  }
}
