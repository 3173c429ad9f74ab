import { listShutOut } from '#server/db/queries/core/inherited-memberships.ts';
import type { AnonymousContext } from '#server/context.ts';

/** IDs of inherited members whom the parent account does not let in any more, which the tenant's scope cannot see. */
export async function membersShutOut(context: AnonymousContext, tenantId: string): Promise<string[]> {
  return await context.acrossTenants('inherited access depends on the parent account', (tx) =>
    listShutOut(tx, tenantId, context.now),
  );
}
