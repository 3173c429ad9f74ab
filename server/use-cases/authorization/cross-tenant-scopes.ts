/**
 * Scopes wider than one tenant: for the vendor, for accounts with sub-accounts, and for changes that need lookups in
 * other tenants.
 */
import type { AnonymousContext, AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import type { Database, TransactionOptions, Tx } from '#server/db/database.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { findUserByEmail, findUserByKey, type UserRow } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';
import { findUserByVerifiedPhone } from '#server/db/queries/profile/phones.ts';

/** Runs a call that is authenticated as the vendor, who may access all tenants. */
export async function asVendor<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('the vendor is outside of tenants', work);
}

/** Reads or changes of the vendor's without a call: by a command, or below a scope that is open already. */
export async function asVendorOf<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return await db.acrossTenants('the vendor is outside of tenants', work, options);
}

/**
 * Runs work of an account on its sub-accounts. `work` finds each account by `findAccountInScope`, and names it in every
 * query.
 */
export async function acrossSubAccounts<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('an account manages its sub-accounts', work);
}

/** A context that opens transactions over all tenants, of a caller or without one. */
interface CrossTenantContext<C> {
  acrossTenants<T>(reason: string, work: (tx: Tx, context: C) => Promise<T>): Promise<T>;
}

/**
 * Runs a change of a member that needs data outside the tenant's scope: their other memberships, and their sessions.
 * Locks the tenant's memberships, so that changes by two admins are serialized; every query of `work` names the tenant.
 */
export async function withMembershipLock<T, C = TransactionContext>(
  context: CrossTenantContext<C>,
  tenantId: string,
  work: (tx: Tx, context: C) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('the change depends on memberships in other tenants', async (tx, locked) => {
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
  return await db.acrossTenants('an email address is looked up among all users', (tx) => {
    if ('email' in wanted) return findUserByEmail(tx, wanted.email);
    return 'key' in wanted ? findUserByKey(tx, wanted.key) : findUserByVerifiedPhone(tx, wanted.verifiedPhone);
  });
}
