import type { Definition } from './country.ts';
import { shortRussianBoxes } from './shared/eastern-european-boxes.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { cyrillicScript } from './shared/scripts.ts';

/** Russia */
export const russia: Definition = {
  calledBy: ['Russian Federation', 'Российская Федерация', 'РФ', 'Rossiya'],
  codes: { shapeIsCertain: onePublishedShape },
  areas: {
    // First-level areas that are cities, as the metadata has them.
    cities: ['Москва', 'Санкт-Петербург', 'Севастополь'],
    // Cities and autonomous districts lie within them.
    around: {
      Москва: 'Московская область',
      'Санкт-Петербург': 'Ленинградская область',
      'Ненецкий автономный округ': 'Архангельская область',
      'Ханты-Мансийский автономный округ': 'Тюменская область',
      'Ямало-Ненецкий автономный округ': 'Тюменская область',
    },
    // English names, the short ones of republics, the official one of Udmurtia, and former ones.
    names: {
      TY: ['Тыва', 'Тыва Республика', 'Тува', 'Tuva', 'Tyva'],
      MOW: ['Moscow', 'г. Москва'],
      MOS: ['Moscow Oblast', 'Moscow Region'],
      SPE: ['Saint Petersburg', 'St. Petersburg', 'г. Санкт-Петербург'],
      LEN: ['Leningrad Oblast', 'Leningrad Region'],
      TA: ['Татарстан', 'Tatarstan'],
      SE: ['РСО-Алания', 'Северная Осетия', 'North Ossetia'],
      // Its second name since 2019.
      KEM: ['Кузбасс', 'Кемеровская область - Кузбасс', 'Kuzbass'],
      DA: ['Дагестан', 'Dagestan'],
      UD: ['Удмуртская Республика'],
      PRI: ['Приморье', 'Primorye'],
      ZAB: ['Забайкалье', 'Читинская область'],
      PER: ['Пермская область'],
      KAM: ['Камчатка', 'Камчатская область'],
      KHM: ['ХМАО-Югра', 'Ханты-Мансийский автономный округ - Югра', 'KhMAO', 'KhMAO-Yugra'],
    },
  },
  boxes: [shortRussianBoxes],
  places: { script: cyrillicScript },
  market: { timeZone: 'Asia/Kamchatka', taxId: ['ru.inn'] },
};
