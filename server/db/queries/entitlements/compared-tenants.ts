/** What a comparison of plans reads of all tenants. For the system scope. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** All tenants with the plan of their live subscription, by name. */
export async function listComparedTenants(tx: Tx): Promise<{ id: string; name: string; plan: string | null }[]> {
  return await tx
    .selectFrom('tenants')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.tenant_id', '=', 'tenants.id')
        .on(sql<boolean>`subscriptions.status in ('trialing', 'active', 'past_due', 'incomplete')`),
    )
    .select(['tenants.id', 'tenants.name', 'subscriptions.plan_key as plan'])
    .orderBy('tenants.name')
    .orderBy('tenants.id')
    .execute();
}
