import type { hierarchyContract } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Handlers } from '#server/http/mount.ts';
import {
  countAccountUsers,
  describeSubAccounts,
  listSubAccounts,
  listParents,
  readTree,
  searchAccounts,
} from '#server/use-cases/sub-accounts/list-sub-accounts.ts';

const path = '/tenants/resources/hierarchy/v2';

/** Page URLs relative to the current one. */
function linksOf(query: Record<string, unknown> & { _offset: number }, pages: number) {
  const to = (offset: number): string => {
    const given = Object.entries({ ...query, _offset: offset }).filter(([, value]) => value !== undefined);
    return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
  };
  const last = Math.max(pages - 1, 0);
  return {
    next: query._offset < last ? to(query._offset + 1) : '',
    prev: query._offset > 0 ? to(Math.min(query._offset - 1, last)) : '',
    first: to(0),
    last: to(last),
  };
}

export function hierarchyRoutes(): Handlers<typeof hierarchyContract> {
  return {
    'GET /tenants/resources/hierarchy/v1': ({ context }) => listSubAccounts(context),
    'GET /tenants/resources/hierarchy/v1/tree': ({ context }) => readTree(context),
    'GET /tenants/resources/hierarchy/v1/parents': ({ context }) => listParents(context),
    'GET /tenants/resources/hierarchy/v1/parents/{tenantId}': ({ context, params }) =>
      listParents(context, params.tenantId),

    async 'GET /tenants/resources/hierarchy/v2'({ context, query }) {
      const { items, total } = await searchAccounts(context, {
        tenantId: query._subTenantId,
        depth: query._depth ?? (query._filter ? 'all' : 'children'),
        search: query._filter,
        sortBy: query._sortBy,
        direction: query._order === 'ASC' ? 'asc' : 'desc',
        limit: query._limit,
        page: query._offset,
      });
      const totalPages = Math.ceil(total / query._limit);
      return { items, _metadata: { totalItems: total, totalPages }, _links: linksOf(query, totalPages) };
    },

    'GET /tenants/resources/hierarchy/v2/metadata': ({ context, query }) =>
      describeSubAccounts(context, query._tenantIds),
    'POST /identity/resources/tenants/users/v1/count': ({ context, body }) =>
      countAccountUsers(context, {
        tenantIds: body.tenantIds,
        excludeInvisible: body.excludeInvisibleUsers ?? false,
      }),
  };
}
