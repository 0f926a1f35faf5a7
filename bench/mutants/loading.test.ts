import { expect, it } from 'vitest';

/** Stryker counts failed tests: a file of tests that cannot load its modules has none. */
it.each([
  ['verifyAddress', () => import('../../src/address/verify-address.ts')],
  ['validateApplication', () => import('../../src/application/validate-application.ts')],
])('%s loads with all that it needs', async (name, load) => {
  expect(await load()).toHaveProperty(name);
});
