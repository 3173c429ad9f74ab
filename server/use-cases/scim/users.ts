/** Users of a directory: created, changed and deleted, with their accounts, memberships and sessions. */
import type { Tx } from '#server/db/database.ts';
import { normalizeEmail } from '#server/db/queries/core/users.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { lockUsersHeldForDeletion } from '#server/db/queries/scim/holds.ts';
import {
  findNamesake,
  findScimUser,
  insertAddresses,
  insertScimUser,
  listGroupsOfUsers,
  lockScimUser,
  renameScimUser,
  replaceAddresses,
  updateScimUser,
  type ScimUserRow,
} from '#server/db/queries/scim/users.ts';
import { accountFieldsOf } from '#server/domain/scim/account-fields.ts';
import { applyPatch } from '#server/domain/scim/apply-patch.ts';
import { isObject, readResource } from '#server/domain/scim/coerce.ts';
import { readOperations } from '#server/domain/scim/patch-operations.ts';
import { invalidValue, notUnique } from '#server/domain/scim/scim-error.ts';
import { userType } from '#server/domain/scim/schemas.ts';
import type { Json } from '#server/domain/scim/schema.types.ts';
import { foldUserName } from '#server/domain/scim/user-name.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { refuseEmailDomain } from '#server/use-cases/policies/refuse-email-domain.ts';
import { dropHold, holdAsDeactivation, holdIfBraked } from './brake.ts';
import {
  deactivateMember,
  reactivateMember,
  updateDirectoryAccount,
  type ChangedUser,
} from './change-directory-account.ts';
import { assertConnected } from './connection-in.ts';
import { createDirectoryAccount } from './directory-account.ts';
import { removeDirectoryMember } from './end-directory-membership.ts';
import { assertVersion, describeUser, notFound, scimBase, type Resource } from './resources.ts';

/** A resource that a request names. */
export interface Named {
  directory: AuthenticatedConnection;
  id: string;
  ifMatch: string | undefined;
}

/** @throws ScimError 404 */
export async function readScimUser(
  context: AnonymousContext,
  directory: AuthenticatedConnection,
  id: string,
): Promise<Resource> {
  if (!isUuid(id)) throw notFound(id);
  return await context.inTenant(directory.tenantId, async (_tx, context) => {
    const row = await findScimUser(context.tx, directory, id);
    if (!row) throw notFound(id);
    return await described(context, directory, row);
  });
}

/** @throws ScimError `uniqueness`, `invalidValue`, `invalidSyntax`; Refusal `email-domain-refused` */
export async function createScimUser(
  context: AnonymousContext,
  directory: AuthenticatedConnection,
  body: unknown,
): Promise<Resource> {
  const resource = readUser(body, { active: true });
  const created = await withMembershipLock(context, directory.tenantId, async (tx, context: AnonymousTransaction) => {
    await assertConnected(context, directory);
    const columns = columnsOf(resource);
    const returning = await findReturning(tx, directory, resource);
    await freeUserName(context, directory, { name: columns.user_name_folded, by: returning?.id });
    if (returning) return await readmit(context, { directory, row: returning, after: resource });
    const account = await createDirectoryAccount(context, directory, { resource, active: columns.active });
    const row = await insertScimUser(tx, {
      id: randomId(context.services.random),
      tenant_id: directory.tenantId,
      connection_id: directory.id,
      user_id: account.user.id,
      owns_account: account.owned,
      ...columns,
      version: 1,
      created_at: context.now,
      updated_at: context.now,
    });
    if (!row) throw userNameTaken();
    await insertAddresses(tx, row, addressesOf(resource));
    if (account.former) await takeOver(context, { directory, row, after: resource });
    return describeUser(scimBase(context.services, directory), row, []);
  });
  context.services.wakeJobs();
  return created;
}

/** Replaces all attributes; without `active` the state stays. @throws as `createScimUser`, ScimError 404, 412 */
export async function replaceScimUser(context: AnonymousContext, named: Named, body: unknown): Promise<Resource> {
  return await changeScimUser(context, named, (before) => readUser(body, { active: before['active'] === true }));
}

/** @throws as `replaceScimUser`, ScimError `invalidPath`, `noTarget`, `mutability` */
export async function patchScimUser(context: AnonymousContext, named: Named, body: unknown): Promise<Resource> {
  const operations = readOperations(userType, body);
  return await changeScimUser(context, named, (before) => applyPatch(before, operations));
}

/** What the request log keeps of a deletion. */
export interface Deletion {
  /** User name, or the name of a group. */
  name: string;
  /** It waits for an admin. */
  held: boolean;
}

/** @throws ScimError 404, 412; Refusal `last-admin` */
export async function deleteScimUser(context: AnonymousContext, { directory, id, ifMatch }: Named): Promise<Deletion> {
  if (!isUuid(id)) throw notFound(id);
  const deletion = await withMembershipLock(context, directory.tenantId, async (tx, context: AnonymousTransaction) => {
    const row = await lockScimUser(tx, directory, id);
    if (!row) throw notFound(id);
    assertVersion(row, ifMatch);
    const held = await holdIfBraked(context, { directory, row }, 'deletion');
    if (!held) await removeDirectoryMember(context, directory, row);
    return { name: row.user_name_folded, held };
  });
  context.services.wakeJobs();
  return deletion;
}

async function changeScimUser(
  context: AnonymousContext,
  { directory, id, ifMatch }: Named,
  change: (before: Json) => Json,
): Promise<Resource> {
  if (!isUuid(id)) throw notFound(id);
  const changed = await withMembershipLock(context, directory.tenantId, async (tx, context: AnonymousTransaction) => {
    const row = await lockScimUser(tx, directory, id);
    if (!row) throw notFound(id);
    assertVersion(row, ifMatch);
    const after = change(row.attributes);
    if (isSame(row.attributes, after)) return await described(context, directory, row);
    const columns = columnsOf(after);
    await freeUserName(context, directory, { name: columns.user_name_folded, by: row.id });
    await refuseNewDomain(context, directory, { before: row.attributes, after });
    await applyEffects(context, { directory, row, after }, { was: row.active, is: columns.active });
    const saved = await updateScimUser(tx, row.id, { ...columns, updated_at: context.now });
    if (!isSame(row.attributes['emails'], after['emails'])) await replaceAddresses(tx, saved, addressesOf(after));
    return await described(context, directory, saved);
  });
  context.services.wakeJobs();
  return changed;
}

/**
 * A new address is subject to the email domain restrictions, as that of a new user is, and whether or not the account takes
 * it: an answer must not tell the account of another tenant from one of this tenant alone.
 * @throws Refusal `email-domain-refused`
 */
async function refuseNewDomain(
  { tx }: AnonymousTransaction,
  { tenantId, trial }: AuthenticatedConnection,
  { before, after }: { before: Json; after: Json },
): Promise<void> {
  const { email } = accountFieldsOf(after);
  if (trial || email === '' || normalizeEmail(email) === normalizeEmail(accountFieldsOf(before).email)) return;
  await refuseEmailDomain(tx, tenantId, email);
}

/** Sets name and state of a member whom an earlier connection of the tenant brought. */
async function takeOver(context: AnonymousTransaction, changed: ChangedUser): Promise<void> {
  await updateDirectoryAccount(context, changed);
  const isActive = changed.after['active'] !== false;
  await (isActive ? reactivateMember : deactivateUnlessHeld)(context, changed);
}

/**
 * The user whose deletion is held and whom the directory creates anew. User names go on to others: it is the same person
 * only by the address of the account, and by the directory's own ID if both have one. Anybody else would get the sessions
 * and the password of the one who has left.
 */
async function findReturning(
  tx: Tx,
  directory: AuthenticatedConnection,
  resource: Json,
): Promise<ScimUserRow | undefined> {
  const { user_name_folded: userName, external_id: externalId } = columnsOf(resource);
  const email = normalizeEmail(accountFieldsOf(resource).email);
  const held = await lockUsersHeldForDeletion(tx, directory, { userName, email });
  return held.find(
    (row) =>
      normalizeEmail(row.email) === email &&
      (row.external_id === null || externalId === null || row.external_id === externalId),
  );
}

/**
 * Makes sure that nobody else has a user name. One whose deletion is held gives it up, since they are gone for the
 * directory; an admin knows them by name and address. @throws ScimError `uniqueness`
 */
async function freeUserName(
  { tx, services }: AnonymousTransaction,
  directory: AuthenticatedConnection,
  { name, by }: { name: string; by: string | undefined },
): Promise<void> {
  const namesake = await findNamesake(tx, directory, name, by);
  if (!namesake) return;
  if (namesake.held !== 'deletion') throw userNameTaken();
  await renameScimUser(tx, namesake.id, randomId(services.random));
}

/** The directory creates a user whose deletion is held anew: the user stays, with the account that they have. */
async function readmit(context: AnonymousTransaction, changed: ChangedUser & { row: ScimUserRow }): Promise<Resource> {
  const { directory, row, after } = changed;
  const columns = columnsOf(after);
  await updateDirectoryAccount(context, changed);
  await (columns.active ? dropHold : holdAsDeactivation)(context, changed);
  // whom the directory had deactivated before it deleted them
  if (columns.active && !row.active) await reactivateMember(context, changed);
  const saved = await updateScimUser(context.tx, row.id, { ...columns, updated_at: context.now });
  await replaceAddresses(context.tx, saved, addressesOf(after));
  return await described(context, directory, saved);
}

async function deactivateUnlessHeld(context: AnonymousTransaction, changed: ChangedUser): Promise<void> {
  if (!(await holdIfBraked(context, changed, 'deactivation'))) await deactivateMember(context, changed);
}

async function applyEffects(
  context: AnonymousTransaction,
  changed: ChangedUser,
  active: { was: boolean; is: boolean },
): Promise<void> {
  await updateDirectoryAccount(context, changed);
  if (active.is && !active.was) await (changed.row.held ? dropHold : reactivateMember)(context, changed);
  if (!active.is && active.was) await deactivateUnlessHeld(context, changed);
}

async function described(
  { tx, services }: AnonymousTransaction,
  directory: AuthenticatedConnection,
  row: ScimUserRow,
): Promise<Resource> {
  const groups = await listGroupsOfUsers(tx, directory, [row.user_id]);
  return describeUser(scimBase(services, directory), row, groups);
}

function readUser(body: unknown, { active }: { active: boolean }): Json {
  return { active, ...readResource(userType, body) };
}

/** @throws ScimError `invalidValue` without a user name */
function columnsOf(resource: Json) {
  const userName = resource['userName'];
  if (typeof userName !== 'string' || userName.trim() === '') throw invalidValue('userName is required.');
  const externalId = resource['externalId'];
  return {
    user_name_folded: foldUserName(userName),
    external_id: typeof externalId === 'string' ? externalId : null,
    active: resource['active'] !== false,
    attributes: JSON.stringify(resource),
  };
}

/** For lookups by address, which some directories match users by. */
function addressesOf({ emails }: Json): string[] {
  const values = Array.isArray(emails)
    ? emails.map((each: unknown) => (isObject(each) ? each['value'] : undefined))
    : [];
  return [...new Set(values.filter((value) => typeof value === 'string').map(foldUserName))];
}

const userNameTaken = () => notUnique('Another user of the directory has this userName.');

/** As stored: jsonb keeps no order of names. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
