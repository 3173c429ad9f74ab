/** Lists of resources: filtered, sorted and paged by the database (RFC 7644, section 3.4.2). */
import { sql, type RawBuilder } from 'kysely';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import {
  countScimGroups,
  countScimMembers,
  listScimGroups,
  listScimMembers,
  type ScimGroupRow,
} from '#server/db/queries/scim/groups.ts';
import {
  countGroupsOfUsers,
  countScimUsers,
  listGroupsOfUsers,
  listScimUsers,
  type ScimUserRow,
} from '#server/db/queries/scim/users.ts';
import { parseAttributePath, parseFilter } from '#server/domain/scim/parse-filter.ts';
import { project, wants, type Projection } from '#server/domain/scim/project.ts';
import { invalidFilter, invalidValue } from '#server/domain/scim/scim-error.ts';
import { userType } from '#server/domain/scim/schemas.ts';
import type { Json, ResourceType } from '#server/domain/scim/schema.types.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { filterSql, orderSql } from './filter-sql.ts';
import { describeGroup, describeUser, scimBase } from './resources.ts';

/** Resources of one page. */
export const maxResults = 1000;
const usualResults = 100;
/** Members of all groups of one page, or groups of all users: a thousand of five hundred would be an answer of more than 100 MB. */
const maxMembers = 50_000;

export interface Search {
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  /** Resources to leave out before the page. */
  offset: number;
  limit: number;
}

export interface SearchParameters {
  filter?: unknown;
  sortBy?: unknown;
  sortOrder?: unknown;
  startIndex?: unknown;
  count?: unknown;
}

/** @throws ScimError `invalidFilter`, `invalidPath`, `invalidValue` */
export function readSearch(type: ResourceType, given: SearchParameters): Search {
  const filter = textOf(given.filter, 'filter');
  const sortBy = textOf(given.sortBy, 'sortBy');
  const sortOrder = textOf(given.sortOrder, 'sortOrder')?.toLowerCase() ?? 'ascending';
  if (sortOrder !== 'ascending' && sortOrder !== 'descending')
    throw invalidValue('sortOrder is ascending or descending.');
  const path = sortBy === null ? null : parseAttributePath(sortBy);
  return {
    where: filter === null ? sql<boolean>`true` : filterSql(type, parseFilter(filter)),
    orderBy: orderSql(type, path, sortOrder === 'descending'),
    offset: Math.max(1, numberOf(given.startIndex, 'startIndex') ?? 1) - 1,
    limit: Math.min(maxResults, Math.max(0, numberOf(given.count, 'count') ?? usualResults)),
  };
}

function textOf(value: unknown, name: string): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw invalidFilter(`${name} is a text, and given once.`);
  return value;
}

const largest = 2_000_000_000;

function numberOf(value: unknown, name: string): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : NaN;
  if (!Number.isInteger(number)) throw invalidValue(`${name} is a whole number.`);
  return Math.min(largest, Math.max(-largest, number));
}

export interface Found {
  total: number;
  resources: Json[];
}

async function searchUsers(
  context: AnonymousContext,
  directory: AuthenticatedConnection,
  { search, projection }: { search: Search; projection: Projection },
): Promise<Found> {
  return await context.inTenant(directory.tenantId, async (tx, { services }) => {
    const total = await countScimUsers(tx, directory, search.where);
    const found = search.limit === 0 || total === 0 ? [] : await listScimUsers(tx, directory, search);
    const base = scimBase(services, directory);
    if (!wants(projection, 'groups'))
      return { total, resources: found.map((row) => project(describeUser(base, row, []).body, projection)) };
    const sizes = await countGroupsOfUsers(tx, directory, userIdsOf(found));
    const rows = found.slice(0, numberThatFit(found.map((row) => sizes.get(row.user_id) ?? 0)));
    const groups = Map.groupBy(await listGroupsOfUsers(tx, directory, userIdsOf(rows)), (group) => group.user_id);
    return {
      total,
      resources: rows.map((row) => project(describeUser(base, row, groups.get(row.user_id) ?? []).body, projection)),
    };
  });
}

const userIdsOf = (rows: readonly ScimUserRow[]): string[] => rows.map((row) => row.user_id);

async function searchGroups(
  context: AnonymousContext,
  directory: AuthenticatedConnection,
  { search, projection }: { search: Search; projection: Projection },
): Promise<Found> {
  return await context.inTenant(directory.tenantId, async (tx, { services }: AnonymousTransaction) => {
    const total = await countScimGroups(tx, directory, search.where);
    const found = search.limit === 0 || total === 0 ? [] : await listScimGroups(tx, directory, search);
    const base = scimBase(services, directory);
    if (!wants(projection, 'members'))
      return { total, resources: found.map((row) => project(describeGroup(base, row, null).body, projection)) };
    const sizes = await countScimMembers(tx, directory, idsOf(found));
    const rows = found.slice(0, numberThatFit(found.map((row) => sizes.get(row.group_id) ?? 0)));
    const members = Map.groupBy(await listScimMembers(tx, directory, idsOf(rows)), (member) => member.group_id);
    return {
      total,
      resources: rows.map((row) => project(describeGroup(base, row, members.get(row.group_id) ?? []).body, projection)),
    };
  });
}

const idsOf = (rows: readonly ScimGroupRow[]): string[] => rows.map((row) => row.group_id);

/**
 * How many resources an answer has, by how many others each names: a page may be shorter than `count` (RFC 7644, section 3.4.2.4), and the client goes on
 * behind it. The first is always answered, so that it does.
 */
function numberThatFit(sizes: readonly number[]): number {
  let members = 0;
  for (const [index, size] of sizes.entries()) {
    members += size;
    if (members > maxMembers && index > 0) return index;
  }
  return sizes.length;
}

export const searchOf = (type: ResourceType): typeof searchUsers => (type === userType ? searchUsers : searchGroups);
