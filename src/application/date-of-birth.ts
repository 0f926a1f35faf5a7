import type { Problem } from '../problem/problem.ts';
import { type CalendarDay, compareDays, completedYears, parseCalendarDay } from './calendar-day.ts';

const longestLife = 130;

/**
 * What is wrong with a date of birth (decisions, the application step): a real day `MM/DD/YYYY`, not in the
 * future, at most 130 years ago, of age. An age reached today counts.
 */
export function judgeDateOfBirth(text: string, today: CalendarDay, ageOfMajority: number): Problem | null {
  const birth = parseCalendarDay(text);
  if (birth === null) return { code: 'DateOfBirth.Invalid' };
  if (compareDays(birth, today) > 0) return { code: 'DateOfBirth.InFuture' };
  if (compareDays({ ...birth, year: birth.year + longestLife }, today) < 0) {
    return { code: 'DateOfBirth.TooLongAgo' };
  }
  if (completedYears(birth, today) >= ageOfMajority) return null;
  return { code: 'DateOfBirth.TooYoung', params: { age: String(ageOfMajority) } };
}
