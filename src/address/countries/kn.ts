import type { Country } from './country.ts';
import { areasLeftOut } from './shared/reasons.ts';

/** Saint Kitts and Nevis */
export const saintKittsAndNevis: Country = {
  code: 'KN',
  areas: { mayBeLeftOut: areasLeftOut },
  market: { timeZone: 'America/St_Kitts' },
};
