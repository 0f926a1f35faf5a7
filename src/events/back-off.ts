export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/**
 * How long to wait after so many failures in a row, counted from 1: twice as long each time, less up to the half of it at
 * random (`random` answers 0 to 1), so that what failed together does not come again together. In milliseconds.
 */
export function backOffMs({ firstMs, mostMs }: BackOff, failures: number, random: () => number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** (failures - 1));
  return whole * (1 - random() / 2);
}
