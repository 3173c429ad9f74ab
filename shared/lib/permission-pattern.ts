const patterns = new Map<string, RegExp>();

function patternOf(held: string): RegExp {
  const known = patterns.get(held);
  if (known) return known;
  const pattern = new RegExp(`^${held.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')}$`, 's');
  patterns.set(held, pattern);
  return pattern;
}

/** Whether a held permission covers another: `.` is literal, `*` is any text, over the whole key. */
export function permissionCovers(held: string, wanted: string): boolean {
  return held === wanted || (held.includes('*') && patternOf(held).test(wanted));
}
