import type { Tx } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

/** Authorization requests belong to a browser, before sign-in. */
export async function withRequests<T>(services: Services, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await services.db.acrossTenants('a login page has no tenant yet', work);
}
