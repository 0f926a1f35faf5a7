import type { Definition } from './country.ts';
import { crownDependency } from './shared/crown-dependencies.ts';

/** Isle of Man */
export const isleOfMan: Definition = {
  ...crownDependency,
  market: { timeZone: 'Europe/Isle_of_Man' },
};
