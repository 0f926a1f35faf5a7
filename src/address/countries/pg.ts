import type { Definition } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { areasLeftOut, mailGoesToBoxes } from './shared/reasons.ts';

/** Papua New Guinea */
export const papuaNewGuinea: Definition = {
  codes: { mayBeLeftOut: mailGoesToBoxes },
  areas: {
    mayBeLeftOut: areasLeftOut,
    // The list of regions has it by its city alone.
    subdivisions: { names: { 'PG-NCD': ['National Capital District', 'NCD'] } },
  },
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Bougainville' },
};
