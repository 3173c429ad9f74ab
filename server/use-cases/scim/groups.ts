/** Groups of a directory. Admins give them roles; the directory decides about their names and members. */
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { listGroupRoles } from '#server/db/queries/groups/groups.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import {
  countScimMembers,
  deleteScimGroup,
  findScimGroup,
  insertScimGroup,
  isScimGroupNameTaken,
  listScimMembers,
  lockScimGroup,
  updateScimGroup,
  type ScimGroupRow,
} from '#server/db/queries/scim/groups.ts';
import { applyPatch } from '#server/domain/scim/apply-patch.ts';
import { isObject, readResource } from '#server/domain/scim/coerce.ts';
import {
  isOfMembers,
  joinMemberChanges,
  memberChangeOf,
  memberIds,
  type MemberChange,
} from '#server/domain/scim/member-changes.ts';
import { readOperations } from '#server/domain/scim/patch-operations.ts';
import { invalidValue, notUnique } from '#server/domain/scim/scim-error.ts';
import { groupType } from '#server/domain/scim/schemas.ts';
import type { Json } from '#server/domain/scim/schema.types.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';
import { assertConnected } from './connection-in.ts';
import { changeMembers, recordGroup, recordMembers } from './group-members.ts';
import { assertVersion, describeGroup, notFound, scimBase, type Resource } from './resources.ts';
import type { Deletion, Named } from './users.ts';

/** A group can have 50,000 members: they are read only for an answer that has them. */
export interface GroupAnswer {
  withMembers: boolean;
}

/** @throws ScimError 404 */
export async function readScimGroup(
  context: AnonymousContext,
  { directory, id }: Pick<Named, 'directory' | 'id'>,
  { withMembers }: GroupAnswer,
): Promise<Resource> {
  if (!isUuid(id)) throw notFound(id);
  return await context.inTenant(directory.tenantId, async (tx, { services }) => {
    const row = await findScimGroup(tx, directory, id);
    if (!row) throw notFound(id);
    const members = withMembers ? await listScimMembers(tx, directory, [row.group_id]) : null;
    return describeGroup(scimBase(services, directory), row, members);
  });
}

/** A group that a request changes. */
export type NamedGroup = Named & { answer: GroupAnswer };

/** @throws ScimError `uniqueness`, `invalidValue`, `invalidSyntax` */
export async function createScimGroup(
  context: AnonymousContext,
  directory: AuthenticatedConnection,
  body: unknown,
  answer: GroupAnswer,
): Promise<Resource> {
  const resource = readResource(groupType, body);
  const name = nameOf(resource);
  const members = membersIn(body);
  const created = await locked(context, directory, async (context) => {
    await assertConnected(context, directory);
    const id = randomId(context.services.random);
    const isFree = await insertScimGroup(context.tx, {
      group_id: id,
      tenant_id: directory.tenantId,
      connection_id: directory.id,
      name,
      ...columnsOf(resource),
      version: 1,
      created_at: context.now,
      updated_at: context.now,
    });
    if (!isFree) throw nameTaken();
    const changed = await changeMembers(context, { directory, groupId: id }, [{ op: 'add', ids: members ?? [] }]);
    await recordGroup(context, { directory, id, name }, 'group.created', { after: { name } });
    await recordMembers(context, { directory, id, name }, changed);
    return (await findScimGroup(context.tx, directory, id))!;
  });
  return await described(context, directory, created, answer);
}

/** Replaces name, external ID and members. @throws as `createScimGroup`, ScimError 404, 412; Refusal `last-admin` */
export async function replaceScimGroup(context: AnonymousContext, named: NamedGroup, body: unknown): Promise<Resource> {
  const resource = readResource(groupType, body);
  const members: MemberChange = { op: 'replace', ids: membersIn(body) ?? [] };
  return await changeScimGroup(context, named, { attributes: () => resource, members: [members] });
}

/** @throws as `replaceScimGroup`, ScimError `invalidPath`, `noTarget`, `mutability` */
export async function patchScimGroup(context: AnonymousContext, named: NamedGroup, body: unknown): Promise<Resource> {
  const operations = readOperations(groupType, body);
  const members = joinMemberChanges(operations.filter(isOfMembers).map(memberChangeOf));
  const others = operations.filter((each) => !isOfMembers(each));
  return await changeScimGroup(context, named, { attributes: (before) => applyPatch(before, others), members });
}

/** @throws ScimError 404, 412; Refusal `last-admin` */
export async function deleteGroupOfDirectory(
  context: AnonymousContext,
  { directory, id, ifMatch }: Named,
): Promise<Deletion> {
  if (!isUuid(id)) throw notFound(id);
  return await locked(context, directory, async (context) => {
    const { tx } = context;
    const row = await lockScimGroup(tx, directory, id);
    if (!row) throw notFound(id);
    assertVersion(row, ifMatch);
    const people = (await countScimMembers(tx, directory, [row.group_id])).get(row.group_id) ?? 0;
    const roles = (await listGroupRoles(tx, [row.group_id])).map(({ key }) => key);
    await preserveManager(tx, directory.tenantId, () => deleteScimGroup(tx, row.group_id));
    await recordGroup(context, { directory, id: row.group_id, name: row.name }, 'group.deleted', {
      before: { name: row.name, description: null },
      destroyed: { people, roles },
    });
    return { name: row.name, held: false };
  });
}

interface GroupChange {
  attributes: (before: Json) => Json;
  members: readonly MemberChange[];
}

async function changeScimGroup(
  context: AnonymousContext,
  { directory, id, ifMatch, answer }: NamedGroup,
  { attributes, members }: GroupChange,
): Promise<Resource> {
  if (!isUuid(id)) throw notFound(id);
  const saved = await locked(context, directory, async (context) => {
    const { tx, now } = context;
    const row = await lockScimGroup(tx, directory, id);
    if (!row) throw notFound(id);
    assertVersion(row, ifMatch);
    const before = { ...row.attributes, displayName: row.name };
    const after = attributes(before);
    const name = nameOf(after);
    if (name.toLowerCase() !== row.name.toLowerCase() && (await isScimGroupNameTaken(tx, directory.tenantId, name, id)))
      throw nameTaken();
    const group = { directory, id: row.group_id, name };
    const changed = await changeMembers(context, { directory, groupId: row.group_id }, members);
    const isChanged = !sameAttributes(before, after);
    if (isChanged) await recordGroup(context, group, 'group.changed', { before, after });
    await recordMembers(context, group, changed);
    if (isChanged || changed.held || changed.added.length > 0 || changed.removed.length > 0)
      await updateScimGroup(tx, row.group_id, { name, ...columnsOf(after), updated_at: now });
    return (await findScimGroup(tx, directory, row.group_id))!;
  });
  return await described(context, directory, saved, answer);
}

/** Changes of members may change who can manage the team. */
async function locked<T>(
  context: AnonymousContext,
  { tenantId }: AuthenticatedConnection,
  work: (context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.inTenant(tenantId, async (tx, context) => {
    await lockMemberships(tx, tenantId);
    return await work(context);
  });
}

/**
 * Members are read when the tenant's memberships are free again: those of a large group take a while. They may be newer than
 * the version that is answered with them, which then no longer matches.
 */
async function described(
  context: AnonymousContext,
  directory: AuthenticatedConnection,
  row: ScimGroupRow,
  { withMembers }: GroupAnswer,
): Promise<Resource> {
  const members = withMembers
    ? await context.inTenant(directory.tenantId, (tx) => listScimMembers(tx, directory, [row.group_id]))
    : null;
  return describeGroup(scimBase(context.services, directory), row, members);
}

/** The members that a body has; `undefined` if it says nothing of them. */
function membersIn(body: unknown): string[] | undefined {
  if (!isObject(body)) return undefined;
  const key = Object.keys(body).find((each) => each.toLowerCase() === 'members');
  const value = key === undefined ? undefined : body[key];
  return value === undefined || value === null ? undefined : memberIds(value);
}

function nameOf({ displayName }: Json): string {
  const name = typeof displayName === 'string' ? displayName.trim() : '';
  if (name === '') throw invalidValue('displayName is required.');
  return name;
}

function columnsOf(resource: Json) {
  const { externalId, displayName: _displayName, ...rest } = resource;
  return {
    external_id: typeof externalId === 'string' ? externalId : null,
    attributes: JSON.stringify({
      ...rest,
      ...(externalId !== undefined && { externalId }),
      displayName: nameOf(resource),
    }),
  };
}

const sameAttributes = (one: Json, other: Json): boolean =>
  one['displayName'] === other['displayName'] && one['externalId'] === other['externalId'];

const nameTaken = () => notUnique('Another group of a directory has this displayName.');
