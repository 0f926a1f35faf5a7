import type { Definition } from './country.ts';
import { areasLeftOut } from './shared/reasons.ts';

/** Saint Kitts and Nevis */
export const saintKittsAndNevis: Definition = {
  areas: { mayBeLeftOut: areasLeftOut },
  market: { timeZone: 'America/St_Kitts' },
};
