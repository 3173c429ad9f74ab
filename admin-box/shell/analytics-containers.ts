/** Containers of the operator's tag manager, as metadata names them: its own chunk, since few portals have them. */

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Nothing else may reach the address of a script (specification, admin portal, section 5). */
const containerId = /^GTM-[A-Za-z0-9]+$/;

/** `integrations.gtm` of the portal's metadata: those that are enabled, and whose id is one. */
export function containersOf(integrations: unknown): string[] {
  const rows = isObject(integrations) ? integrations['gtm'] : undefined;
  if (!Array.isArray(rows)) return [];
  const ids = rows
    .filter((row): row is Record<string, unknown> => isObject(row) && row['enabled'] === true)
    .map(({ id }) => id);
  return [...new Set(ids.filter((id): id is string => typeof id === 'string' && containerId.test(id)))];
}
