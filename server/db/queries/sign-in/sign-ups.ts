/** What people entered to sign up, until one of them proves the address. In the system scope. */
import type { Tx } from '#server/db/database.ts';
import type { SignUpEntries } from '#server/db/schema.ts';

/** The entries of the newest sign-up of a user in a browser whose link is not used. */
export async function findSignUpInBrowser(
  tx: Tx,
  userId: string,
  browserHash: Buffer,
): Promise<SignUpEntries | undefined> {
  const row = await tx
    .selectFrom('links')
    .select('sign_up')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'activation')
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('sign_up', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sign_up ?? undefined;
}

/** The tenant that was created by the first sign-up of a user, while they are the only one in it. */
export async function findSignedUpTenant(tx: Tx, userId: string): Promise<{ id: string; name: string } | undefined> {
  return await tx
    .selectFrom('memberships as m')
    .innerJoin('tenants as t', 't.id', 'm.tenant_id')
    .select(['t.id', 't.name'])
    .where('m.user_id', '=', userId)
    .where('m.state', '=', 'active')
    .where('m.inherited_from', 'is', null)
    .where('t.signed_up', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('memberships as other')
            .select('other.user_id')
            .whereRef('other.tenant_id', '=', 't.id')
            .whereRef('other.user_id', '<>', 'm.user_id'),
        ),
      ),
    )
    .orderBy('t.created_at')
    .limit(1)
    .executeTakeFirst();
}
