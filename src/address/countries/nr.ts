import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { onePlace } from './shared/reasons.ts';

/** Nauru */
export const nauru: Definition = {
  areas: { mayBeLeftOut: 'One island: everybody knows the district of a place.' },
  isOnePlace: onePlace,
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Nauru' },
};
