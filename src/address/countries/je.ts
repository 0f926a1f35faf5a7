import type { Definition } from './country.ts';
import { crownDependency } from './shared/crown-dependencies.ts';

/** Jersey */
export const jersey: Definition = {
  ...crownDependency,
  market: { timeZone: 'Europe/Jersey' },
};
