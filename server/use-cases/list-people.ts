/** People of a team as lists of other pages have them: found by filter, preset or id, and without their roles. */
import type { PorticoContract } from '#shared/contract/index.ts';
import type { UserBase } from '#shared/contract/users.ts';
import type { z } from 'zod';
import { listMembers, type MemberQuery } from '#server/db/queries/members.ts';
import { later, second } from '#server/lib/clock.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Caller, Services } from '#server/services.ts';
import { describePeople } from './describe-people.ts';
import { requireHeld } from './guard-rights.ts';
import { reachAccount } from './reach-accounts.ts';

type Query = z.output<PorticoContract['GET /identity/resources/users/v3']['query']>;

/** What all people of a team have in common orders nobody: they are then in the order of their ids. */
const orders: Record<Query['_sortBy'], MemberQuery['sortBy']> = { createdAt: 'createdAt', name: 'name', email: 'email', id: 'id', verified: 'verified', isLocked: 'id', provider: 'id', tenantId: 'id' };

/** @throws Refusal `account-not-found`, `sub-accounts-off`, `forbidden` for another account than the active one */
export async function listPeople(services: Services, caller: Caller, query: Query): Promise<{ items: UserBase[]; total: number }> {
  const tenantId = await tenantOf(services, caller, query._tenantId);
  return await services.db.inTenant(tenantId, async (tx) => {
    const { rows, total } = await listMembers(tx, tenantId, {
      search: query._filter,
      email: query._email,
      ids: query.ids?.split(',').filter(isUuid),
      preset: query._preset,
      inactiveSince: later(services.clock(), -query._maxInactiveSeconds * second),
      sortBy: orders[query._sortBy],
      direction: query._order === 'ASC' ? 'asc' : 'desc',
      limit: query._limit,
      page: query._offset,
    });
    const people = await describePeople(services, tx, rows, tenantId);
    const items = people.map(({ roles: _roles, permissions: _permissions, ...person }, index) => {
      const ends = rows[index]!.expires_at;
      return { ...person, tenants: person.tenants.map((tenant) => ({ ...tenant, roles: [] })), ...(ends && { temporaryExpirationDate: ends.toISOString() }) };
    });
    return { items, total };
  });
}

async function tenantOf(services: Services, caller: Caller, tenantId: string | undefined): Promise<string> {
  if (tenantId === undefined || tenantId === caller.tenantId) return caller.tenantId;
  requireHeld(caller, 'fe.secure.read.userSubTenants');
  const { account } = await services.db.acrossTenants('people of accounts are looked at from above', (tx) => reachAccount(tx, caller, tenantId, 'below'));
  return account.id;
}
