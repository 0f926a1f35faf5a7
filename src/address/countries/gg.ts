import type { Definition } from './country.ts';
import { crownDependency } from './shared/crown-dependencies.ts';

/** Guernsey */
export const guernsey: Definition = {
  ...crownDependency,
  market: { timeZone: 'Europe/Guernsey' },
};
