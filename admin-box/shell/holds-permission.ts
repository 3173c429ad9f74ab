/** Rights as the portal shows them. The server decides by itself; this only spares people what it would refuse. */
import { permissionCovers } from '#shared/lib/permission-pattern.ts';

/**
 * Whether one of the held keys covers the wanted one. Held keys are patterns over the whole text: `.` is literal, `*`
 * matches any text. A wanted pattern (`fe.subscriptions.*`) is matched by any key within it.
 */
export function holdsPermission(held: readonly string[], wanted: string): boolean {
  const isGroup = wanted.includes('*');
  return held.some((key) => permissionCovers(key, wanted) || (isGroup && permissionCovers(wanted, key)));
}
