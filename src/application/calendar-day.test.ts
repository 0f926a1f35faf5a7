import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completedYears, dayInZone, parseCalendarDay } from './calendar-day.ts';

const dates = fc.date({ min: new Date('1800-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });

function written(date: Date): string {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

describe('parseCalendarDay', () => {
  it.each([
    '',
    '1/1/2000',
    '01/01/00',
    '2000-01-01',
    '01/01/2000 ',
    '01/01/2000\n',
    '٠١/٠١/٢٠٠٠',
    '00/01/2000',
    '01/00/2000',
    '13/01/2000',
    '04/31/2000',
    '02/30/2000',
    '02/29/1900',
    '02/29/2001',
  ])('refuses %j', (text) => {
    expect(parseCalendarDay(text)).toBeNull();
  });

  it('knows the leap days of 2000 and 2024', () => {
    expect(parseCalendarDay('02/29/2000')).toBe(20000229);
    expect(parseCalendarDay('02/29/2024')).toBe(20240229);
  });

  it('reads every day of the calendar unchanged', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const expected = date.toISOString().slice(0, 10).replaceAll('-', '');
        expect(parseCalendarDay(written(date))).toBe(Number(expected));
      }),
    );
  });

  it('accepts two digits, two digits, four digits exactly where the calendar has the day', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    fc.assert(
      fc.property(digits(2), digits(2), digits(4), (month, day, year) => {
        const instant = new Date(`${year}-${month}-${day}T00:00:00Z`);
        const exists =
          !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(`${year}-${month}-${day}`);
        expect(parseCalendarDay(`${month}/${day}/${year}`) !== null).toBe(exists);
      }),
    );
  });
});

describe('days', () => {
  it('order in the same way as their instants', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const [first, second] = [parseCalendarDay(written(a)), parseCalendarDay(written(b))];
        if (first === null || second === null) throw new Error('not a day');
        const instants = Date.parse(a.toISOString().slice(0, 10)) - Date.parse(b.toISOString().slice(0, 10));
        expect(Math.sign(first - second)).toBe(Math.sign(instants));
      }),
    );
  });
});

describe('completedYears', () => {
  const on = (text: string) => parseCalendarDay(text) ?? Number.NaN;

  it.each([
    ['06/15/2008', '06/14/2026', 17],
    ['06/15/2008', '06/15/2026', 18],
    ['06/15/2008', '06/16/2026', 18],
    ['12/31/2008', '01/01/2009', 0],
    ['02/29/2008', '02/28/2026', 17],
    ['02/29/2008', '03/01/2026', 18],
    ['02/29/2008', '02/29/2028', 20],
  ])('of %s on %s are %i', (birth, today, years) => {
    expect(completedYears(on(birth), on(today))).toBe(years);
  });
});

describe('dayInZone', () => {
  it.each([
    ['2026-06-15T23:59:59Z', 'UTC', 15],
    ['2026-06-16T03:59:59Z', 'America/New_York', 15],
    ['2026-06-16T04:00:00Z', 'America/New_York', 16],
    ['2026-06-15T15:00:00Z', 'Asia/Tokyo', 16],
    ['2026-06-15T10:00:00Z', 'Pacific/Kiritimati', 16],
  ])('is of %s in %s June %i', (instant, zone, day) => {
    expect(dayInZone(new Date(instant), zone)).toBe(20260600 + day);
  });

  it('is the day on a clock of the zone, on every call', () => {
    const zone = fc.constantFrom(
      'America/St_Johns',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'UTC',
    );
    const min = new Date('1975-01-01');
    const instant = fc.date({ min, max: new Date('2100-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, instant, fc.integer({ min: 0, max: 59_999 }), (timeZone, date, later) => {
        for (const each of [date, new Date(date.getTime() + later), date]) {
          const shown = each.toLocaleDateString('sv-SE', { timeZone });
          expect(dayInZone(each, timeZone)).toBe(Number(shown.replaceAll('-', '')));
        }
      }),
    );
  });

  it('throws for an unknown zone', () => {
    expect(() => dayInZone(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});
