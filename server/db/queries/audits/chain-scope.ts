/**
 * The scope in which the chain of one log is read and written. Rows without a tenant have a chain of their own, under
 * the empty text; it is visible in the system scope only.
 */
import type { Database, Tx } from '#server/db/database.ts';

/** `tenant_id` of the chain of rows without a tenant. */
export const vendorChain = '';

/** @param options `snapshot`: read only, every statement sees the state as of the first */
export async function inChain<T>(
  db: Database,
  chain: string,
  work: (tx: Tx) => Promise<T>,
  options?: { snapshot: true },
): Promise<T> {
  if (chain !== vendorChain) return await db.inTenant(chain, work, options);
  return await db.acrossTenants('the rows without a tenant have a chain of their own', work, options);
}
