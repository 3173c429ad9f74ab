/** @param values at least one */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Nearest rank. @param values at least one; @param share between 0 and 1 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('no values');
  return value;
}
