import { spellings } from './spellings.ts';
/**
 * Directionals and suffixes of USPS Publication 28 (appendix C1) that appear in names of places, and what
 * people write for "upon" before a river.
 */
export const englishNameWords: Readonly<Record<string, string>> = spellings(`
  north n, south s, east e, west w, northeast ne, northwest nw, southeast se, southwest sw, and,
  beach bch, center ctr, centre ctr, falls fls, grove grv, harbor hbr, harbour hbr, heights hts,
  hills hls, island is, junction jct, lake lk, lakes lks, mountain mtn, park pk, point pt, ridge rdg,
  river riv, rock rk, springs spgs, township twp, upon on, valley vly, village vlg`);
