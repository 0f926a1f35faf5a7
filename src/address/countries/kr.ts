import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { foldOf } from './shared/romanised-spelling.ts';
import { hangulScript } from './shared/scripts.ts';

/** What one sound is in the romanisation of 2000, and in McCune and Reischauer’s before it. */
const spelling = foldOf([
  [/ch/g, 'j'],
  [/k+/g, 'g'],
  [/t+/g, 'd'],
  [/p+/g, 'b'],
  [/r/g, 'l'],
  [/eo/g, 'o'],
  [/eu|oo/g, 'u'],
  [/(\w)\1+/g, '$1'],
]);

/** South Korea */
export const southKorea: Definition = {
  calledBy: ['Korea', 'Republic of Korea', '한국'],
  // The beginning of 우편번호: "(우)03045".
  codes: { prefixes: ['우'], shapeIsCertain: onePublishedShape },
  // "Kangnam" and "Gangnam", "Suweon" and "Suwon" are in use.
  names: { spelling },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: [
      '서울특별시',
      '부산광역시',
      '대구광역시',
      '인천광역시',
      '광주광역시',
      '대전광역시',
      '울산광역시',
      '세종특별자치시',
    ],
    districtsAreCities: true,
    // The codes of Gunwi, which lists have in North Gyeongsang, and which Daegu has since July 2023.
    reachedBy: Object.fromEntries(Array.from({ length: 67 }, (_, at) => [String(39_000 + at), '대구'])),
    // Full Korean names, and the special self-governing provinces named so in 2023 (Gangwon) and 2024
    // (Jeonbuk); their codes since.
    names: {
      '11': ['서울특별시', '서울시'],
      '26': ['부산광역시'],
      '27': ['대구광역시'],
      '28': ['인천광역시'],
      '29': ['광주광역시'],
      '30': ['대전광역시'],
      '31': ['울산광역시'],
      '41': ['경기도', 'Gyeonggi'],
      '42': ['강원도', '강원특별자치도', 'Gangwon', 'Gangwon State', '51'],
      '43': ['충청북도', 'Chungbuk', 'North Chungcheong'],
      '44': ['충청남도', 'Chungnam', 'South Chungcheong'],
      '45': ['전라북도', '전북특별자치도', 'Jeonbuk', 'North Jeolla', 'Jeollabuk', '52'],
      '46': ['전라남도', 'Jeonnam', 'South Jeolla'],
      '47': ['경상북도', 'Gyeongbuk', 'North Gyeongsang'],
      '48': ['경상남도', 'Gyeongnam', 'South Gyeongsang'],
      '49': ['제주도', '제주특별자치도', 'Jeju'],
      '50': ['세종특별자치시', '세종시'],
    },
  },
  places: {
    script: hangulScript,
    // A district follows its city: "Suwon-si Paldal-gu".
    cityStandsFirst: true,
  },
  market: {
    timeZone: 'Asia/Seoul',
    // Civil Act, art. 4.
    ageOfMajority: 19,
    taxId: ['kr.resident', 'kr.brn'],
  },
};
