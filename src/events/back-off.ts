export interface BackOff {
  readonly firstMs: number;
  readonly mostMs: number;
}

/**
 * How long to wait after this many failures in a row, in milliseconds. The wait doubles each time, less up to
 * half of it at random (`random` answers 0 to 1), so that what failed together does not come back together.
 */
export function backOffMs({ firstMs, mostMs }: BackOff, failures: number, random: () => number): number {
  const whole = Math.min(mostMs, firstMs * 2 ** (failures - 1));
  return whole * (1 - random() / 2);
}
