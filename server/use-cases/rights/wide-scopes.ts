/** Who may see more than one tenant by what they are: the vendor, and an account that holds others; and what a change has to look up. */
import type { AnonymousContext, AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { findUserByEmail, findUserByKey, type UserRow } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';
import { findUserByVerifiedPhone } from '#server/db/queries/profile/phones.ts';

/** A call that is authenticated as the vendor, whose data are those of all tenants. */
export async function asVendor<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('the vendor stands above tenants', work);
}

/** What an account may do with those below it. `work` finds each account by `reachAccount`, and names it in every query. */
export async function overSubAccounts<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('an account acts on those below it', work);
}

/**
 * A change of a member that reaches what the tenant's scope does not show: whether they are in other tenants, and their sessions. Holds the
 * lock of the team, so that two admins come one after the other; every query of `work` names the tenant.
 */
export async function underTeamLock<T>(
  context: CallContext,
  tenantId: string,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('what a member is elsewhere decides about the change', async (tx, locked) => {
    await lockMemberships(tx, tenantId);
    return await work(tx, locked);
  });
}

/** Finds a person before anybody is signed in: by an address, by a user name's key where `key` may be one, or by a proved number. */
export async function lookUpUser(
  { services: { db } }: { services: Services },
  wanted: { email: string } | { key: string } | { verifiedPhone: string },
): Promise<UserRow | undefined> {
  return await db.acrossTenants('an address is looked up among all people', (tx) => {
    if ('email' in wanted) return findUserByEmail(tx, wanted.email);
    return 'key' in wanted ? findUserByKey(tx, wanted.key) : findUserByVerifiedPhone(tx, wanted.verifiedPhone);
  });
}
