/**
 * Scopes wider than one tenant: for the vendor, for accounts with sub-accounts, and for changes that need lookups in
 * other tenants.
 */
import type { AnonymousContext, AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { findUserByEmail, findUserByKey, type UserRow } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';
import { findUserByVerifiedPhone } from '#server/db/queries/profile/phones.ts';

/** Runs a call that is authenticated as the vendor, who may access all tenants. */
export async function asVendor<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('the vendor stands above tenants', work);
}

/**
 * Runs work of an account on its sub-accounts. `work` finds each account by `reachAccount`, and names it in every
 * query.
 */
export async function overSubAccounts<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('an account acts on those below it', work);
}

/**
 * Runs a change of a member that needs data outside the tenant's scope: their other memberships, and their sessions.
 * Locks the tenant's memberships, so that changes by two admins are serialized; every query of `work` names the tenant.
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

/**
 * Finds a user before sign-in: by an address, by the lookup key of a user name if `key` may be one, or by a verified
 * number.
 */
export async function lookUpUser(
  { services: { db } }: { services: Services },
  wanted: { email: string } | { key: string } | { verifiedPhone: string },
): Promise<UserRow | undefined> {
  return await db.acrossTenants('an address is looked up among all people', (tx) => {
    if ('email' in wanted) return findUserByEmail(tx, wanted.email);
    return 'key' in wanted ? findUserByKey(tx, wanted.key) : findUserByVerifiedPhone(tx, wanted.verifiedPhone);
  });
}
