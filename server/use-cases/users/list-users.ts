/** Lists the users of a team for other pages: by filter, preset or id, and without their roles. */
import type { User } from '#shared/contract/entities.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { UserBase } from '#shared/contract/users/users.ts';
import type { z } from 'zod';
import type { Read } from '#server/db/prepared-statement.ts';
import { readIn } from '#server/db/queries/core/read-in.ts';
import { listAccountsOf, listSubtreeMembers } from '#server/db/queries/users/subtree-members.ts';
import { listMembers, type MemberQuery, type MemberRow } from '#server/db/queries/core/members.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';
import { later, second } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { AnonymousTransaction, BaseContext, CallContext } from '#server/context.ts';
import { describePeople } from '#server/views/users.ts';
import { requireHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { findAccountInScope } from '#server/use-cases/authorization/sub-tenant-scope.ts';
import { acrossSubAccounts } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

type Query = z.output<PorticoContract['GET /identity/resources/users/v3']['query']>;

export interface PeoplePage {
  items: UserBase[];
  total: number;
}

/**
 * @throws Refusal `account-not-found`, `sub-accounts-off`, `forbidden` for accounts other than the active one and its
 *   sub-accounts
 */
export async function listPeople(context: CallContext, query: Query): Promise<PeoplePage> {
  const { services, caller } = context;
  const wanted = memberQueryOf(context, query);
  // the caller's own team without sub-accounts needs no data of the account
  const isOwnTeam = !query._includeSubTenants && (query._tenantId === undefined || query._tenantId === caller.tenantId);
  const account = isOwnTeam ? undefined : await accountOf(context, query._tenantId);
  // an account without sub-accounts lists only its own users
  if (query._includeSubTenants && account?.is_reseller) {
    requireHeld(caller, 'fe.secure.read.userSubTenants');
    return await acrossSubAccounts(context, (_tx, context) => listSubtree(context, account, wanted));
  }
  const tenantId = account?.id ?? caller.tenantId;
  const read: Read = (statement) => services.db.statementInTenant(tenantId, statement);
  const { rows, total } = await listMembers(read, tenantId, wanted);
  const people = await describePeople(services, read, rows, tenantId);
  return { items: people.map((user, index) => withoutRoles(user, rows[index]!)), total };
}

async function accountOf(context: CallContext, tenantId: string | undefined): Promise<TenantRow> {
  const { caller } = context;
  if (tenantId === undefined || tenantId === caller.tenantId)
    return (await context.inTenant(caller.tenantId, (tx) => findTenant(tx, caller.tenantId)))!;
  requireHeld(caller, 'fe.secure.read.userSubTenants');
  const { account } = await acrossSubAccounts(context, (tx) =>
    findAccountInScope(tx, caller, tenantId, 'sub-accounts'),
  );
  return account;
}

function memberQueryOf({ now }: BaseContext, query: Query): MemberQuery {
  return {
    search: query._filter,
    email: query._email,
    ids: query.ids?.split(',').filter(isUuid),
    preset: query._preset,
    inactiveSince: later(now, -query._maxInactiveSeconds * second),
    sortBy: query._sortBy,
    at: now,
    direction: query._order === 'ASC' ? 'asc' : 'desc',
    limit: query._limit,
    page: query._offset,
  };
}

/** Omits memberships outside the subtree. */
async function listSubtree(
  { services, tx }: AnonymousTransaction,
  top: TenantRow,
  query: MemberQuery,
): Promise<PeoplePage> {
  const { rows, total } = await listSubtreeMembers(tx, top.path, query);
  const ids = rows.map(({ id }) => id);
  const accounts = await listAccountsOf(tx, top.path, ids);
  const people = await describePeople(
    services,
    readIn(tx),
    rows,
    ({ id }) => rows.find((row) => row.id === id)!.tenant_id,
  );
  const items = people.map((user, index) => {
    const own = new Set(accounts.filter(({ user_id }) => user_id === user.id).map(({ tenant_id }) => tenant_id));
    const within = {
      tenantIds: user.tenantIds.filter((id) => own.has(id)),
      tenants: user.tenants.filter(({ tenantId }) => own.has(tenantId)),
    };
    return withoutRoles({ ...user, ...within }, rows[index]!);
  });
  return { items, total };
}

function withoutRoles(
  { roles: _roles, permissions: _permissions, ...user }: User,
  { expires_at: end }: MemberRow,
): UserBase {
  return {
    ...user,
    tenants: user.tenants.map((tenant) => ({ ...tenant, roles: [] })),
    ...(end && { temporaryExpirationDate: end.toISOString() }),
  };
}
