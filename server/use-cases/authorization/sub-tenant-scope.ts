/** Limits access to sub-accounts to the subtree of the caller's own account. */
import type { Tx } from '#server/db/database.ts';
import { listTenants } from '#server/db/queries/core/sub-tenants.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { Caller } from '#server/caller.ts';

type ScopeOwner = Pick<Caller, 'tenantId'>;

/** Finds the caller's own account, which has to allow sub-accounts. @throws Refusal `sub-accounts-off` */
export async function findTop(tx: Tx, caller: ScopeOwner): Promise<TenantRow> {
  const top = (await findTenant(tx, caller.tenantId))!;
  if (!top.is_reseller) throw new Refusal('sub-accounts-off');
  return top;
}

export function isWithin(account: Pick<TenantRow, 'path'>, top: Pick<TenantRow, 'path'>): boolean {
  return account.path.startsWith(top.path);
}

/**
 * Finds an account below the caller's own.
 * @param own whether the caller's own account is accepted too, which does not have to allow sub-accounts
 * @throws Refusal `sub-accounts-off`, `account-not-found` for an unknown account and for one outside the subtree
 */
export async function findAccountInScope(
  tx: Tx,
  caller: ScopeOwner,
  tenantId: string,
  own: 'including-own' | 'sub-accounts',
): Promise<{ top: TenantRow; account: TenantRow }> {
  if (own === 'including-own' && tenantId === caller.tenantId) {
    const account = (await findTenant(tx, tenantId))!;
    return { top: account, account };
  }
  const top = await findTop(tx, caller);
  const account = isTenantId(tenantId) ? await findTenant(tx, tenantId) : undefined;
  if (!account || !isWithin(account, top) || account.id === top.id) throw new Refusal('account-not-found');
  return { top, account };
}

/** Filters accounts to those that the caller can access, including their own. */
export async function findAccountsInScope(tx: Tx, caller: ScopeOwner, tenantIds: string[]): Promise<TenantRow[]> {
  const top = (await findTenant(tx, caller.tenantId))!;
  const accounts = await listTenants(tx, [...new Set(tenantIds.filter(isTenantId))]);
  return accounts.filter((account) => account.id === top.id || (top.is_reseller && isWithin(account, top)));
}
