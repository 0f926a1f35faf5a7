import type { Definition } from './country.ts';
import { australianTerritory } from './shared/australian-territories.ts';

/** Heard and McDonald Islands */
export const heardAndMcDonaldIslands: Definition = {
  ...australianTerritory,
  market: { timeZone: 'Indian/Kerguelen', phoneRegion: 'AU' },
};
