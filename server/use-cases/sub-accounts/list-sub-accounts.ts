/** Lists the sub-accounts of an account as a list, pages and a tree. */
import type { SubAccountAccessType, SubTenantRow, SubTenantTree } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Tx } from '#server/db/database.ts';
import {
  countAccounts,
  countSubTenants,
  countUsers,
  levelOf,
  listAbove,
  listAccounts,
  listSubtree,
  type AccountQuery,
  type AccountRow,
  type SubtreeRow,
} from '#server/db/queries/core/sub-tenants.ts';
import type { AnonymousTransaction, CallContext } from '#server/context.ts';
import {
  findTop,
  isWithin,
  findAccountInScope,
  findAccountsInScope,
} from '#server/use-cases/authorization/sub-tenant-scope.ts';
import { acrossSubAccounts } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

interface Named {
  tenantId: string;
  tenantName: string;
  status: string;
  createdAt: string;
}

const named = (account: SubtreeRow): Named => ({
  tenantId: account.id,
  tenantName: account.name,
  status: 'active',
  createdAt: account.created_at.toISOString(),
});

function readInScope<T>(context: CallContext, work: (tx: Tx, context: AnonymousTransaction) => Promise<T>): Promise<T> {
  return acrossSubAccounts(context, work);
}

export async function listSubAccounts(context: CallContext): Promise<(Named & { level: number })[]> {
  return await readInScope(context, async (tx) => {
    const top = await findTop(tx, context.caller);
    const accounts = await listSubtree(tx, top.path);
    return accounts.slice(1).map((account) => ({ ...named(account), level: levelOf(account.path, top.path) }));
  });
}

export async function readTree(context: CallContext): Promise<SubTenantTree> {
  return await readInScope(context, async (tx) => {
    const top = await findTop(tx, context.caller);
    const accounts = await listSubtree(tx, top.path);
    const nodes = new Map(
      accounts.map((account) => [account.id, { ...named(account), children: [] as SubTenantTree[] }]),
    );
    for (const { id, parent_id } of accounts)
      if (id !== top.id && parent_id !== null) nodes.get(parent_id)?.children.push(nodes.get(id)!);
    return nodes.get(top.id)!;
  });
}

/**
 * Lists the ancestors of the caller's account, or those of a sub-account up to and including the caller's own account.
 */
export async function listParents(
  context: CallContext,
  tenantId = context.caller.tenantId,
): Promise<(Named & { level: number })[]> {
  const { caller } = context;
  return await readInScope(context, async (tx) => {
    const { top, account } = await findAccountInScope(tx, caller, tenantId, 'including-own');
    const above = await listAbove(tx, account.path);
    const seen = account.id === caller.tenantId ? above : above.filter((each) => isWithin(each, top));
    return seen.map((each, index) => ({ ...named(each), level: index + 1 }));
  });
}

export interface AccountSearch extends Omit<AccountQuery, 'parentId'> {
  /** Root of the subtree; defaults to the caller's own account. */
  tenantId?: string | undefined;
  depth: 'children' | 'all';
}

export async function searchAccounts(
  context: CallContext,
  { tenantId, depth, ...query }: AccountSearch,
): Promise<{ items: SubTenantRow[]; total: number }> {
  const { caller } = context;
  return await readInScope(context, async (tx) => {
    const top = await findTop(tx, caller);
    const { account } =
      tenantId === undefined ? { account: top } : await findAccountInScope(tx, caller, tenantId, 'including-own');
    const wanted: AccountQuery = { ...query, ...(depth === 'children' && { parentId: account.id }) };
    const total = await countAccounts(tx, account.path, wanted);
    const rows = await listAccounts(tx, account.path, wanted, top.path);
    return { items: rows.map(describeRow), total };
  });
}

function describeRow(row: AccountRow): SubTenantRow {
  return {
    tenantId: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    metadata: { isParent: row.sub_account_count > 0 },
    isReseller: row.is_reseller,
    subAccountAccessType: row.access_type,
    parentTenantId: row.parent_id!,
    level: row.level,
    parentNames: row.parent_names,
    tenantType: row.tenant_type,
    ...(row.alias !== null && { alias: row.alias }),
    numberOfUsers: row.people,
    numberOfSubAccounts: row.sub_account_count,
  };
}

export async function describeSubAccounts(
  context: CallContext,
  tenantIds: string[],
): Promise<
  { tenantId: string; totalSubTenants: number; isParent: boolean; subAccountAccessType: SubAccountAccessType }[]
> {
  return await readInScope(context, async (tx) => {
    const accounts = await findAccountsInScope(tx, context.caller, tenantIds);
    const counts = new Map(
      (
        await countSubTenants(
          tx,
          accounts.map(({ id }) => id),
        )
      ).map(({ id, total }) => [id, total]),
    );
    return accounts.map(({ id, access_type }) => {
      const total = counts.get(id) ?? 0;
      return { tenantId: id, totalSubTenants: total, isParent: total > 0, subAccountAccessType: access_type };
    });
  });
}

export async function countAccountUsers(
  context: CallContext,
  { tenantIds, excludeInvisible }: { tenantIds: string[]; excludeInvisible: boolean },
): Promise<{ tenantId: string; totalUsers: number; totalAccessAllowedUsers: number }[]> {
  return await readInScope(context, async (tx) => {
    const ids = (await findAccountsInScope(tx, context.caller, tenantIds)).map(({ id }) => id);
    const counts = new Map((await countUsers(tx, ids, !excludeInvisible)).map((count) => [count.tenant_id, count]));
    return ids.map((id) => ({
      tenantId: id,
      totalUsers: counts.get(id)?.total ?? 0,
      totalAccessAllowedUsers: counts.get(id)?.allowed ?? 0,
    }));
  });
}
