import { spellings } from './spellings.ts';
/** The spelling of 1972. Older spellings and abbreviations survive in names. */
export const malayNameWords: Readonly<Record<string, string>> = spellings(`
  tanjong tanjung, tg tanjung, kampong kampung, kg kampung, kpg kampung, sungei sungai, sg sungai,
  telok teluk, tlk teluk, bkt bukit, lubok lubuk, ampat empat, baharu baru, bahru baru, bharu baru,
  ulu hulu, ilir hilir, itam hitam, utan hutan, ayer air, ayar air, nenas nanas, sri seri, china cina`);

/** Folds a name's key so that all spellings in use give the same text. */
export const malaySpelling = (key: string) =>
  key
    .replaceAll('ch', 'c')
    .replaceAll('ngg', 'ng')
    .replace(/o+/g, 'u')
    .replace(/(?<=[bcdfgjkpst])e(?=[rlt])/g, '')
    .replaceAll('e', 'i');
