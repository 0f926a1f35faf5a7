import type { Definition } from './country.ts';
import { persianBoxes } from './shared/asian-boxes.ts';
import { arabicScript } from './shared/scripts.ts';

/** Iran */
export const iran: Definition = {
  areas: {
    // Other spellings in Latin script. CLDR has them for other countries, but mixes up the codes here.
    names: {
      '10': ['Esfahan', 'Eşfahān'],
      '11': ['Sīstān va Balūchestān', 'Sistan and Baluchistan'],
      '12': ['Kordestan', 'Kordestān'],
      '13': ['Hamedan'],
      '15': ['Luristan'],
      '16': ['Īlām'],
      '21': ['Yezd'],
      '23': ['Teheran', 'Tehrān'],
      '24': ['Ardebil'],
      '25': ['Ghom'],
      '26': ['Ghazvin'],
      '28': ['Khorāsān-e Shomālī'],
      '29': ['Khorāsān-e Jonūbī'],
      '05': ['Kermānshāh'],
      '06': ['Khūzestān'],
      '08': ['Kermān'],
      '03': ['East Azarbaijan', 'Āz̄arbāyjān-e Sharqī', 'Azarbaijan-e Sharqi'],
      '04': ['West Azarbaijan', 'Āz̄arbāyjān-e Gharbī', 'Azarbaijan-e Gharbi'],
      '09': ['Khorāsān-e Raẕavī', 'Khorasan-e Razavi'],
    },
    lackSubdivisions:
      'CLDR has the numbers from before 2020 in some languages and those of today in others, so one code has the names of two provinces.',
  },
  boxes: [persianBoxes],
  places: { script: arabicScript },
  market: { timeZone: 'Asia/Tehran' },
};
