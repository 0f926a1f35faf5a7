import { describe, expect, it } from 'vitest';
import { compileLayout } from './compile-layouts.ts';

describe('compileLayout', () => {
  it('calls the parts city, province and postal code by default', () => {
    expect(compileLayout({ key: 'XX' }, {})).toEqual({
      country: 'XX',
      labelFormat: '%N%n%O%n%A%n%C',
      kinds: { locality: 'city', administrativeArea: 'province', postalCode: 'postalCode' },
      areaNames: {},
    });
  });

  it('takes over what the country calls its parts', () => {
    const metadata = {
      key: 'XX',
      locality_name_type: 'post_town',
      state_name_type: 'do_si',
      zip_name_type: 'pin',
    };
    expect(compileLayout(metadata, {}).kinds).toEqual({
      locality: 'postTown',
      administrativeArea: 'provinceOrCity',
      postalCode: 'pin',
    });
  });

  it('refuses a kind without words', () => {
    const metadata = { key: 'XX', state_name_type: 'canton' };
    expect(() => compileLayout(metadata, {})).toThrow(/new kind "canton"/);
  });

  it('names areas in Latin script by their key where the metadata has no Latin name', () => {
    const metadata = {
      key: 'XX',
      fmt: '%S%n%A',
      sub_regions: [
        { key: 'Kowloon', name: { default: '九龍' } },
        { key: '13', name: { default: '東京都', latin: 'Tokyo' } },
        { key: 'QC', name: { default: 'Quebec', fr: 'Québec' } },
      ],
    };
    expect(compileLayout(metadata, {}).areaNames).toEqual({
      九龍: { default: '九龍', latin: 'Kowloon' },
      東京都: { default: '東京都', latin: 'Tokyo' },
      Quebec: { default: 'Quebec', fr: 'Québec' },
    });
  });

  it('keeps an order for Latin script only where it differs', () => {
    const layout = (lfmt: string) => compileLayout({ key: 'XX', fmt: '%Z%n%A', lfmt }, {});
    expect(layout('%A%n%Z').latinLabelFormat).toBe('%A%n%Z');
    expect(layout('%Z%n%A')).not.toHaveProperty('latinLabelFormat');
  });

  it('refuses a correction of a label format that the metadata no longer has', () => {
    const label = { metadata: ['%A', '%A%n%Z'], is: ['%C', '%C%n%Z'] } as const;
    const metadata = { key: 'XX', fmt: '%A', lfmt: '%A%n%Z' };
    const { labelFormat, latinLabelFormat } = compileLayout(metadata, { label });
    expect([labelFormat, latinLabelFormat]).toEqual(['%C', '%C%n%Z']);
    expect(() => compileLayout({ key: 'XX', fmt: '%A%n%C' }, { label })).toThrow(/label format for XX/);
  });

  it('refuses a correction of a kind that the metadata now has', () => {
    const areas = { calledBy: 'county' };
    expect(compileLayout({ key: 'XX' }, { areas }).kinds.administrativeArea).toBe('county');
    const metadata = { key: 'XX', state_name_type: 'region' };
    expect(() => compileLayout(metadata, { areas })).toThrow(/kind of its own for XX/);
    expect(() => compileLayout({ key: 'XX' }, { areas: { calledBy: 'canton' } })).toThrow(
      /new kind "canton"/,
    );
  });
});
