import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';

/** U.S. Outlying Islands */
export const unitedStatesOutlyingIslands: Definition = {
  codes: { shapeIsCertain: onePublishedShape },
  market: { timeZone: 'Pacific/Wake', phoneRegion: 'US', taxId: ['us.ssn'] },
};
