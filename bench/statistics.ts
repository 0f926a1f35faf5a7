export function median(values: readonly number[]): number {
  return percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** The median, and between what the median of all such values lies, at 95 %. */
export function medianInterval(values: readonly number[]): { median: number; low: number; high: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const half = 0.98 / Math.sqrt(sorted.length);
  return {
    median: percentile(sorted, 0.5),
    low: percentile(sorted, Math.max(0, 0.5 - half)),
    high: percentile(sorted, 0.5 + half),
  };
}

/** The value below which this share of sorted values lies. */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** How much y grows with each unit of x, by least squares. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return covariance / points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}
