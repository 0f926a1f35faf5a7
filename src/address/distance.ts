import type { Position } from './places.ts';

const kmPerDegree = 111.2;

/** Kilometres between two positions, as the crow flies, to about one percent; NaN where one is unknown. */
export function distanceKm(a: Position, b: Position): number {
  const north = (a.latitude - b.latitude) * kmPerDegree;
  let degreesEast = Math.abs(a.longitude - b.longitude);
  if (degreesEast > 180) degreesEast = 360 - degreesEast;
  const east = degreesEast * kmPerDegree * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(north, east);
}
