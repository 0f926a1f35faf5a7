import type { Definition } from './country.ts';

/** Bouvet Island */
export const bouvetIsland: Definition = { market: { timeZone: 'Europe/Oslo', phoneRegion: 'NO' } };
