import { describe, expect, it } from 'vitest';
import { type ThaiAddresses, thaiRows } from './thai-codes.ts';

type Line = readonly [string, string, string, string];

/** A list that is read in one script at a time, as the package's is. */
function addresses(english: readonly Line[], thai: readonly Line[]): ThaiAddresses {
  let lines = thai;
  return {
    setEngMode: async (isEnglish) => {
      lines = isEnglish ? english : thai;
    },
    getDatabase: () =>
      lines.map(([province, district, sub_district, postal_code]) => ({
        province,
        district,
        sub_district,
        postal_code,
      })),
  };
}

const english: Line[] = [
  ['Krabi', 'Mueang Krabi', 'Pak Nam', '81000'],
  ['Krabi', 'Mueang Krabi', 'Krabi Yai', '81000'],
  ['Trang', 'Huai Yot', 'Khao Khao', '92130'],
  ['Phuket', 'Thalang', 'Huai Yot', '83110'],
];
const thai: Line[] = [
  ['กระบี่', 'เมืองกระบี่', 'ปากน้ำ', '81000'],
  ['กระบี่', 'เมืองกระบี่', 'กระบี่ใหญ่', '81000'],
  ['ตรัง', 'ห้วยยอด', 'เขาขาว', '92130'],
  ['ภูเก็ต', 'ถลาง', 'ห้วยยอด', '83110'],
];

describe('thaiRows', () => {
  it('refuses lists that do not belong together', async () => {
    await expect(thaiRows(addresses(english, thai.slice(1)), 'TH')).rejects.toThrow(/differ in length/);
  });

  it('lists a chief district once a code, also by the name of its province, in both scripts', async () => {
    const [krabi, ...others] = await thaiRows(addresses(english, thai), 'TH');
    expect(krabi).toMatchObject({
      postalCode: '81000',
      place: 'Mueang Krabi',
      otherNames: ['Krabi', 'เมืองกระบี่', 'กระบี่'],
      divisions: [{ name: 'Krabi', otherName: 'กระบี่' }, {}, {}],
    });
    expect(others.filter(({ postalCode }) => postalCode === '81000')).toEqual([]);
  });

  it('lists a sub-district only if it has the name of a district', async () => {
    const rows = await thaiRows(addresses(english, thai), 'TH');
    expect(rows.map(({ place, postalCode }) => `${place} ${postalCode}`)).toEqual([
      'Mueang Krabi 81000',
      'Huai Yot 92130',
      'Thalang 83110',
      'Huai Yot 83110',
    ]);
  });
});
