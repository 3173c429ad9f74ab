/** The connections of all tenants: a domain is proved by one of them, jobs check all, and parent accounts give rights. */
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** `work` names the tenant in every query that is not about all of them. */
export async function acrossConnections<T>(
  context: Pick<AnonymousContext, 'acrossTenants'>,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants(
    'a domain may be validated by another tenant, jobs check all connections, and rights come from parent accounts',
    work,
  );
}
