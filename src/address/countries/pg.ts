import type { Country } from './country.ts';
import { communityMailBags, pacificBoxes } from './shared/english-boxes.ts';
import { areasLeftOut, mailGoesToBoxes } from './shared/reasons.ts';

/** Papua New Guinea */
export const papuaNewGuinea: Country = {
  code: 'PG',
  codes: { mayBeLeftOut: mailGoesToBoxes },
  areas: { mayBeLeftOut: areasLeftOut },
  boxes: [pacificBoxes, communityMailBags],
  market: { timeZone: 'Pacific/Bougainville' },
};
