/** Resources as the protocol answers them. */
import { isUuid } from '#server/lib/secrets.ts';
import type { ScimGroupRow, ScimMemberRow } from '#server/db/queries/scim/groups.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import type { GroupOfUser, ScimUserRow } from '#server/db/queries/scim/users.ts';
import { ScimError } from '#server/domain/scim/scim-error.ts';
import { groupType, urn, userType } from '#server/domain/scim/schemas.ts';
import type { Json } from '#server/domain/scim/schema.types.ts';
import type { Services } from '#server/services.ts';

/** A resource with the version that its ETag names. */
export interface Resource {
  id: string;
  version: string;
  location: string;
  body: Json;
  /** The user's removal waits for an admin. */
  held?: boolean;
}

/** Address of a connection, from the configured base URL and never from a request. */
export function scimBase({ config }: Pick<Services, 'config'>, { id }: Pick<AuthenticatedConnection, 'id'>): string {
  return `${config.baseUrl}/directory/resources/scim/v2.0/${id}`;
}

const etagOf = (version: number): string => `W/"${version}"`;

/** @param groups the user's own */
export function describeUser(
  base: string,
  row: ScimUserRow,
  groups: readonly Pick<GroupOfUser, 'id' | 'name'>[],
): Resource {
  const location = `${base}${userType.endpoint}/${row.id}`;
  const version = etagOf(row.version);
  const hasExtension = urn.enterprise in row.attributes;
  const own = groups.map((group) => ({
    value: group.id,
    $ref: `${base}${groupType.endpoint}/${group.id}`,
    display: group.name,
    type: 'direct',
  }));
  const body = {
    schemas: [urn.user, ...(hasExtension ? [urn.enterprise] : []), ...(row.held ? [urn.hold] : [])],
    id: row.id,
    ...row.attributes,
    ...(own.length > 0 && { groups: own }),
    ...(row.held && { [urn.hold]: { heldSince: row.held_at?.toISOString() } }),
    meta: metaOf('User', { row, location, version }),
  };
  return { id: row.id, version, location, body, held: row.held !== null };
}

/** @param members `null` where the answer leaves them out */
export function describeGroup(base: string, row: ScimGroupRow, members: readonly ScimMemberRow[] | null): Resource {
  const location = `${base}${groupType.endpoint}/${row.group_id}`;
  const version = etagOf(row.version);
  const listed = members?.map((member) => ({
    value: member.id,
    $ref: `${base}${userType.endpoint}/${member.id}`,
    display: member.display,
    type: 'User',
  }));
  const body = {
    schemas: [urn.group],
    id: row.group_id,
    ...row.attributes,
    displayName: row.name,
    ...(listed && listed.length > 0 && { members: listed }),
    meta: metaOf('Group', { row, location, version }),
  };
  return { id: row.group_id, version, location, body };
}

function metaOf(
  resourceType: 'User' | 'Group',
  {
    row,
    location,
    version,
  }: { row: Pick<ScimUserRow, 'created_at' | 'updated_at'>; location: string; version: string },
): Json {
  return {
    resourceType,
    created: row.created_at.toISOString(),
    lastModified: row.updated_at.toISOString(),
    location,
    version,
  };
}

/** @throws ScimError 412 when the resource has another version than the client's (RFC 7644, section 3.14) */
export function assertVersion(row: { version: number }, ifMatch: string | undefined): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const known = ifMatch.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (!known.includes(`"${row.version}"`)) throw new ScimError(412, 'The resource has changed since it was read.');
}

export const notFound = (id: string): ScimError =>
  new ScimError(404, isUuid(id) ? `There is no resource ${id}.` : 'There is no resource with this ID.');
