/** A day of the calendar as a number: 20260131 is January 31, 2026. Greater numbers are later days. */
export type CalendarDay = number;

/** What a year adds to a day. */
export const year = 10_000;

const form = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** The day that `MM/DD/YYYY` text names; null where the text has another form or the day does not exist. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const [, month, day, year] = form.exec(text) ?? [];
  // A day that its month lacks is taken for one of the next month.
  const exists = new Date(`${year}-${month}-${day}`).getUTCDate() === Number(day);
  return exists ? Number(`${year}${month}${day}`) : null;
}

/**
 * Age in completed years. A year is completed on the month and day of birth. Somebody born on February 29
 * completes it on March 1 where the year has no such day.
 */
export function completedYears(birth: CalendarDay, today: CalendarDay): number {
  return Math.floor((today - birth) / year);
}

const zones = new Map<string, { formatter: Intl.DateTimeFormat; minute: number; day: CalendarDay }>();
const minuteMs = 60_000;

/**
 * The calendar day in a time zone (IANA name) at an instant. Throws a RangeError where the zone does not
 * exist. Days begin at whole minutes everywhere, so the answer holds for a whole minute.
 */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  const minute = Math.floor(instant.getTime() / minuteMs);
  const known = zones.get(timeZone);
  if (known?.minute === minute) return known.day;
  // Making a formatter takes 50 times as long as using it. There are never more of them than time zones.
  const formatter = known?.formatter ?? new Intl.DateTimeFormat('en-US', { ...numeric, timeZone });
  const day = parseCalendarDay(formatter.format(instant)) as CalendarDay;
  zones.set(timeZone, { formatter, minute, day });
  return day;
}

/** As `MM/DD/YYYY` in English. */
const numeric = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
