import { type PlaceRow, placeRow } from '../../src/gazetteer/read/place-row.ts';

/** What this project uses of the package `thai-address-universal`. */
export interface ThaiAddresses {
  readonly setEngMode: (isEnglish: boolean) => Promise<void>;
  readonly getDatabase: () => readonly ThaiSubDistrict[];
}

interface ThaiSubDistrict {
  readonly province: string;
  readonly district: string;
  readonly sub_district: string;
  readonly postal_code: string;
}

// The chief district of a province has the province's name behind this word, and people leave the word out.
const chief = /^(?:Mueang |เมือง)/;

/**
 * Returns the districts of Thailand with their codes, in both scripts. The package lists sub-districts, in
 * the same order in English and in Thai. A sub-district is a place too if it has the name of a district:
 * without it, its address would look like one of that district with a wrong code.
 */
export async function thaiRows(
  { setEngMode, getDatabase }: ThaiAddresses,
  country: string,
): Promise<PlaceRow[]> {
  await setEngMode(true);
  const english = getDatabase();
  await setEngMode(false);
  const thai = getDatabase();
  if (thai.length !== english.length) throw new Error('The Thai and the English list differ in length.');
  const districts = new Set(english.flatMap(namesOfDistrict));
  const rows = new Map<string, PlaceRow>();
  for (const [at, each] of english.entries()) {
    const inThai = thai[at] ?? each;
    const isNamesake = each.sub_district !== each.district && districts.has(each.sub_district);
    const places = [[namesOfDistrict(each), namesOfDistrict(inThai)]];
    if (isNamesake) places.push([[each.sub_district], [inThai.sub_district]]);
    for (const [[place = '', ...others] = [], namesInThai = []] of places) {
      const province = { name: each.province, code: '', otherName: inThai.province };
      const otherNames = [...others, ...namesInThai];
      const row = placeRow(country, each.postal_code, place, [province], { otherNames });
      rows.set(`${each.postal_code} ${each.province} ${place}`, row);
    }
  }
  return [...rows.values()];
}

function namesOfDistrict({ district, province }: ThaiSubDistrict): string[] {
  return district.replace(chief, '') === province ? [district, province] : [district];
}
