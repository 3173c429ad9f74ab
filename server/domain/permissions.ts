/** Rights: what a held permission covers. */

const patterns = new Map<string, RegExp>();

/** A held key is a pattern over the whole text: `.` is literal, `*` is any text (contract: entitlements, section 7). */
export function permissionMatches(held: string, wanted: string): boolean {
  if (held === wanted) return true;
  if (!held.includes('*')) return false;
  let pattern = patterns.get(held);
  if (!pattern) {
    pattern = new RegExp(`^${held.split('*').map(escapePattern).join('.*')}$`, 's');
    patterns.set(held, pattern);
  }
  return pattern.test(wanted);
}

export function holdsPermission(held: readonly string[], wanted: string): boolean {
  return held.some((key) => permissionMatches(key, wanted));
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
