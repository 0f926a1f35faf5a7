import { describe, expect, it } from 'vitest';
import { taiwaneseRows } from './taiwanese-codes.ts';

const codes = {
  台北市: { 中正區: '100' },
  新竹縣: { 峨嵋鄉: '315' },
  嘉義縣: { 阿里山: '605' },
};
const latin: Readonly<Record<string, string>> = { 臺北市: 'Taipei', 新竹縣: 'Hsinchu County' };
const rows = taiwaneseRows(codes, (area) => latin[area], 'TW');

describe('taiwaneseRows', () => {
  it('refuses a package without a name that is corrected here', () => {
    expect(() => taiwaneseRows({ 新竹縣: { 峨嵋鄉: '315' } }, () => undefined, 'TW')).toThrow(
      /no 阿里山 to correct/,
    );
  });

  it('gives districts their official names', () => {
    const ofCounties = rows.filter(({ postalCode }) => postalCode > '300');
    expect(ofCounties.map(({ place }) => place)).toEqual(['峨眉鄉', '阿里山鄉']);
  });

  it('has a city at the codes of its districts, in both forms and in Latin letters', () => {
    const taipei = rows.filter(({ postalCode }) => postalCode === '100');
    expect(taipei.map(({ place, otherNames }) => [place, otherNames])).toEqual([
      ['中正區', []],
      ['台北市', ['臺北市', 'Taipei', 'Taipei City']],
    ]);
  });

  it('has a county only as the division of its districts', () => {
    const [row, ...others] = rows.filter(({ postalCode }) => postalCode === '315');
    expect(row?.divisions[0]).toEqual({ name: '新竹縣', code: '', otherName: 'Hsinchu County' });
    expect(others).toEqual([]);
  });
});
