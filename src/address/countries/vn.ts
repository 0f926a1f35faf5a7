import type { Definition } from './country.ts';
import { carriersIgnoreCodes } from './shared/reasons.ts';

/** Vietnam */
export const vietnam: Definition = {
  codes: { mayBeLeftOut: carriersIgnoreCodes },
  // "Q.5", "P. 12"
  names: { words: { q: 'quan', p: 'phuong' } },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Hà Nội', 'Hồ Chí Minh', 'Hải Phòng', 'Đà Nẵng', 'Cần Thơ'],
    // Short names of the cities that are provinces.
    names: {
      SG: ['HCMC', 'TP HCM', 'TP. Hồ Chí Minh', 'Saigon', 'Sài Gòn', 'Hồ Chí Minh'],
      HN: ['TP Hà Nội', 'Ha Noi'],
      DN: ['Danang'],
    },
  },
  boxes: [
    { language: 'Vietnamese', anywhere: ['hòm thư', 'hộp thư', 'hòm thư bưu điện', 'hộp thư bưu điện'] },
  ],
  market: { timeZone: 'Asia/Ho_Chi_Minh', taxId: ['vn.mst', 'vn.personal'] },
};
