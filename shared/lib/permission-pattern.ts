/**
 * Whether a held permission covers another: `.` is literal, `*` is any text, over the whole key. Pieces are searched one after
 * the other: a regular expression with several `.*` takes polynomial time on a key made for it.
 */
export function permissionCovers(held: string, wanted: string): boolean {
  if (held === wanted) return true;
  if (!held.includes('*')) return false;
  const [first, ...pieces] = held.split('*') as [string, ...string[]];
  const last = pieces.pop() ?? '';
  const end = wanted.length - last.length;
  if (!wanted.startsWith(first) || !wanted.endsWith(last) || first.length > end) return false;
  let at = first.length;
  for (const piece of pieces) {
    const found = wanted.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}

/** Whether one of the held keys covers the wanted one. */
export function holdsPermission(held: readonly string[], wanted: string): boolean {
  return held.some((key) => permissionCovers(key, wanted));
}
