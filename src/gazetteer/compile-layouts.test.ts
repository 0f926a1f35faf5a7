import { describe, expect, it } from 'vitest';
import type { AreaCorrections } from './compile-formats.ts';
import { compileLayout, type LayoutCorrections } from './compile-layouts.ts';

const byName: AreaCorrections = {
  writtenByCode: { reason: '', countries: [] },
  names: [],
  subdivisions: [],
  subdivisionsLeftOut: { reason: '', countries: [] },
};
const none: LayoutCorrections = { labelFormats: [], administrativeAreaKinds: [], postalCodeKinds: [] };

describe('compileLayout', () => {
  it('calls the parts city, province and postal code by default', () => {
    expect(compileLayout({ key: 'XX' }, byName, none)).toEqual({
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
    expect(compileLayout(metadata, byName, none).kinds).toEqual({
      locality: 'postTown',
      administrativeArea: 'provinceOrCity',
      postalCode: 'pin',
    });
  });

  it('refuses a kind without words', () => {
    const metadata = { key: 'XX', state_name_type: 'canton' };
    expect(() => compileLayout(metadata, byName, none)).toThrow(/new kind "canton"/);
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
    expect(compileLayout(metadata, byName, none).areaNames).toEqual({
      九龍: { default: '九龍', latin: 'Kowloon' },
      東京都: { default: '東京都', latin: 'Tokyo' },
      Quebec: { default: 'Quebec', fr: 'Québec' },
    });
  });

  it('keeps an order for Latin script only where it differs', () => {
    const layout = (lfmt: string) => compileLayout({ key: 'XX', fmt: '%Z%n%A', lfmt }, byName, none);
    expect(layout('%A%n%Z').latinLabelFormat).toBe('%A%n%Z');
    expect(layout('%Z%n%A')).not.toHaveProperty('latinLabelFormat');
  });

  it('refuses a correction of a label format that the metadata no longer has', () => {
    const labelFormats = [
      { country: 'XX', reason: 'test', was: ['%A', '%A%n%Z'] as const, is: ['%C', '%C%n%Z'] as const },
    ];
    const corrections = { ...none, labelFormats };
    const { labelFormat, latinLabelFormat } = compileLayout(
      { key: 'XX', fmt: '%A', lfmt: '%A%n%Z' },
      byName,
      corrections,
    );
    expect([labelFormat, latinLabelFormat]).toEqual(['%C', '%C%n%Z']);
    expect(() => compileLayout({ key: 'XX', fmt: '%A%n%C' }, byName, corrections)).toThrow(
      /label format of XX/,
    );
  });

  it('refuses a correction of a kind that the metadata now has', () => {
    const corrections = {
      ...none,
      administrativeAreaKinds: [{ kind: 'county', reason: 'test', countries: ['XX'] } as const],
    };
    expect(compileLayout({ key: 'XX' }, byName, corrections).kinds.administrativeArea).toBe('county');
    const metadata = { key: 'XX', state_name_type: 'region' };
    expect(() => compileLayout(metadata, byName, corrections)).toThrow(/kind of its own for XX/);
  });
});
