import type { Definition } from './country.ts';
import { arabicScript } from './shared/scripts.ts';

/** United Arab Emirates */
export const unitedArabEmirates: Definition = {
  calledBy: ['UAE', 'الإمارات'],
  // The metadata leaves the city to the address lines; couriers ask for it beside the emirate.
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Fujairah', 'Ras Al Khaimah', 'Umm Al Quwain'],
    names: { RK: ['RAK', 'Ras al Khaymah', "Ra's al Khaymah"], UQ: ['UAQ'], DU: ['DXB'], SH: ['SHJ'] },
  },
  label: { metadata: ['%N%n%O%n%A%n%S', '%N%n%O%n%A%n%S'], is: ['%N%n%O%n%A%n%C%n%S', '%N%n%O%n%A%n%C%n%S'] },
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Dubai' },
};
