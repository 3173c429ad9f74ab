/** Rights as the portal shows them. The server decides by itself; this only spares people what it would refuse. */

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function permissionMatches(held: string, wanted: string): boolean {
  if (held === wanted) return true;
  return held.includes('*') && new RegExp(`^${held.split('*').map(escapePattern).join('.*')}$`, 's').test(wanted);
}

/**
 * Whether one of the held keys covers the wanted one. A held key is a pattern over the whole text: `.` is literal, `*` is any
 * text. A wanted pattern (`fe.subscriptions.*`) is met by any key inside of it.
 */
export function holdsPermission(held: readonly string[], wanted: string): boolean {
  const isGroup = wanted.includes('*');
  return held.some((key) => permissionMatches(key, wanted) || (isGroup && permissionMatches(wanted, key)));
}
