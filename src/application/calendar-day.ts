export interface CalendarDay {
  readonly year: number;
  /** 1 is January, 12 is December. */
  readonly month: number;
  /** Day of the month, from 1. */
  readonly day: number;
}

const form = /^(\d{2})\/(\d{2})\/(\d{4})$/;
/** The day that `MM/DD/YYYY` text names; null where the text has another form or the day does not exist. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const [, month, day, year] = form.exec(text) ?? [];
  // A day that its month lacks is taken for one of the next month.
  const exists = new Date(`${year}-${month}-${day}`).getUTCDate() === Number(day);
  return exists ? { year: Number(year), month: Number(month), day: Number(day) } : null;
}

/** Negative, zero or positive when `a` is before, on or after `b`. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

/**
 * Age in completed years. A year is completed on the month and day of birth. Somebody born on February 29
 * completes it on March 1 where the year has no such day.
 */
export function completedYears(birth: CalendarDay, today: CalendarDay): number {
  const hasBirthdayPassed = compareDays({ ...birth, year: today.year }, today) <= 0;
  return today.year - birth.year - (hasBirthdayPassed ? 0 : 1);
}

interface KnownZone {
  readonly formatter: Intl.DateTimeFormat;
  readonly minute: number;
  readonly day: CalendarDay;
}

const zones = new Map<string, KnownZone>();
const minuteMs = 60_000;

/**
 * The calendar day in a time zone (IANA name) at an instant. Throws a RangeError where the zone does not
 * exist. Days begin at whole minutes everywhere, so the answer holds for a whole minute.
 */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  const minute = Math.floor(instant.getTime() / minuteMs);
  const known = zones.get(timeZone);
  if (known?.minute === minute) return known.day;
  const formatter = known?.formatter ?? createFormatter(timeZone);
  const day = parseCalendarDay(formatter.format(instant));
  if (day === null) throw new RangeError(`no calendar day at ${instant.toISOString()} in ${timeZone}`);
  // Making a formatter takes 50 times as long as using it. There are never more of them than time zones.
  zones.set(timeZone, { formatter, minute, day });
  return day;
}

function createFormatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
}
