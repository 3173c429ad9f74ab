/** Rights as the portal shows them. The server decides by itself; this only spares people what it would refuse. */
import { permissionCovers } from '#shared/lib/permission-pattern.ts';

/**
 * Whether one of the held keys covers the wanted one. A held key is a pattern over the whole text: `.` is literal, `*` is any
 * text. A wanted pattern (`fe.subscriptions.*`) is met by any key inside of it.
 */
export function holdsPermission(held: readonly string[], wanted: string): boolean {
  const isGroup = wanted.includes('*');
  return held.some((key) => permissionCovers(key, wanted) || (isGroup && permissionCovers(wanted, key)));
}
