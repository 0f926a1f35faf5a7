import type { Position } from './places.ts';

/** From north to south. */
export const kmPerDegree = 111.2;

/**
 * Returns the kilometres between two positions in a straight line, to about one percent; NaN if one is
 * unknown.
 */
export function distanceKm(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * kmPerDegree;
  let degreesEast = Math.abs(a.longitude - b.longitude);
  if (degreesEast > 180) degreesEast = 360 - degreesEast;
  const east = degreesEast * kmPerDegree * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.sqrt(north * north + east * east);
}

/**
 * Returns the kilometres between two positions from north to south, which are never more than the straight
 * line.
 */
export function kmNorth(a: Position, b: Position): number {
  return Math.abs(a.latitude - b.latitude) * kmPerDegree;
}
