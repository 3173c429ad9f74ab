/** Directory connections of a tenant: listed, created, changed and deleted by its admins. */
import {
  maxScimConnections,
  type DirectoryConfig,
  type DirectoryGroup,
  type DirectorySummary,
  type ScimProduct,
  type ScimSource,
} from '#shared/contract/scim/scim.ts';
import { managedHere } from '#shared/contract/entities.ts';
import {
  countOfScimConnection,
  deleteScimConnection,
  insertScimConnection,
  listScimConnections,
  lockAndCountScimConnections,
  updateScimConnection,
  type ScimConnectionRow,
} from '#server/db/queries/scim/connections.ts';
import { listMappedGroups } from '#server/db/queries/scim/groups.ts';
import { summarizeHolds } from '#server/db/queries/scim/holds.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeScimConnection } from '#server/views/scim.ts';
import { requireHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { connectionIn, lockedConnection, recordScimConnection } from './connection-in.ts';
import { releaseResources, removeResources } from './delete-connection.ts';
import { refuseUsersAboveOwn } from './refuse-above-own.ts';
import { scimBase } from './resources.ts';
import { addToken } from './tokens.ts';

/** How a product is called when nobody named the connection. */
const names: Record<ScimProduct, string> = {
  '': 'SCIM',
  okta: 'Okta',
  entra: 'Microsoft Entra ID',
  onelogin: 'OneLogin',
  jumpcloud: 'JumpCloud',
  google: 'Google Workspace',
  other: 'SCIM',
};

const productOf: Record<ScimSource, ScimProduct> = {
  [managedHere]: 'other',
  okta: 'okta',
  'azure-ad': 'entra',
  other: 'other',
};

export async function readScimConnections(context: CallContext): Promise<DirectoryConfig[]> {
  const { tenantId } = context.caller;
  const rows = await context.inTenant(tenantId, (tx) => listScimConnections(tx, tenantId, context.now));
  return rows.map((row) => describeScimConnection(row, scimBase(context.services, row)));
}

/**
 * @returns the token, which is stored as a hash and shown only here
 * @throws Refusal `scim-connections-too-many`, `forbidden` for who may not manage the members to be linked
 */
export async function createScimConnection(
  context: CallContext,
  {
    source,
    product = productOf[source],
    connectionName,
    syncToUserManagement,
    linkMembers,
  }: {
    source: ScimSource;
    product?: ScimProduct | undefined;
    connectionName?: string | null | undefined;
    syncToUserManagement?: boolean | null | undefined;
    linkMembers?: boolean | null | undefined;
  },
): Promise<{ id: string; connectionName: string; token: string; baseUrl: string }> {
  const { services, now } = context;
  const { tenantId } = context.caller;
  if (linkMembers) requireToManageMembers(context);
  return await context.inTenant(tenantId, async (tx, context) => {
    if ((await lockAndCountScimConnections(tx, tenantId)) >= maxScimConnections)
      throw new Refusal('scim-connections-too-many', { values: { limit: maxScimConnections } });
    const stored = source === managedHere ? 'own' : source;
    const row: ScimConnectionRow = {
      id: randomId(services.random),
      tenant_id: tenantId,
      name: connectionName || names[product],
      source: stored,
      product,
      last_refused_at: null,
      holds_told_at: null,
      sync_to_user_management: syncToUserManagement ?? true,
      ...linking(context, linkMembers ?? false),
      created_at: now,
      updated_at: now,
    };
    await insertScimConnection(tx, row);
    const { token } = await addToken(context, row);
    await recordScimConnection(context, 'scim-connection.created', row, { after: settingsOf(row) });
    return { id: row.id, connectionName: row.name, token, baseUrl: scimBase(services, row) };
  });
}

/** @throws Refusal `scim-connection-not-found`, `forbidden` for who may not manage the members to be linked */
export async function changeScimConnection(
  context: CallContext,
  id: string,
  changes: {
    connectionName?: string | undefined;
    syncToUserManagement?: boolean | undefined;
    linkMembers?: boolean | undefined;
  },
): Promise<void> {
  await context.inTenant(context.caller.tenantId, async (tx, context) => {
    const before = await lockedConnection(context, id);
    const { linkMembers = before.link_members } = changes;
    const turnedOn = linkMembers && !before.link_members;
    if (turnedOn) requireToManageMembers(context);
    const after = {
      ...before,
      ...(linkMembers !== before.link_members && linking(context, linkMembers)),
      name: changes.connectionName ?? before.name,
      sync_to_user_management: changes.syncToUserManagement ?? before.sync_to_user_management,
    };
    if (JSON.stringify(settingsOf(before)) === JSON.stringify(settingsOf(after))) return;
    await updateScimConnection(tx, before.id, {
      name: after.name,
      sync_to_user_management: after.sync_to_user_management,
      link_members: after.link_members,
      link_members_by: after.link_members_by,
      updated_at: context.now,
    });
    await recordScimConnection(context, 'scim-connection.changed', after, {
      before: settingsOf(before),
      after: settingsOf(after),
    });
  });
}

/**
 * Deletes a connection. Its users and groups stay, managed by the tenant, or go with it.
 * @throws Refusal `scim-connection-not-found`, `person-above-own`, `last-admin`
 */
export async function removeScimConnection(
  context: CallContext,
  id: string,
  { deleteAll }: { deleteAll: boolean },
): Promise<void> {
  await withMembershipLock(context, context.caller.tenantId, async (tx, context: TransactionContext) => {
    const gone = await lockedConnection(context, id);
    if (deleteAll) await refuseUsersAboveOwn(context, { id: gone.id, tenantId: gone.tenant_id }, null);
    const { total: held } = await summarizeHolds(tx, { tenantId: gone.tenant_id, id: gone.id });
    const destroyed = deleteAll ? await removeResources(context, gone) : { people: 0, groups: 0 };
    await releaseResources(context, gone);
    await deleteScimConnection(tx, gone.id);
    await recordScimConnection(context, 'scim-connection.deleted', gone, {
      before: settingsOf(gone),
      destroyed,
      ...(held > 0 && { held }),
    });
  });
  context.services.wakeJobs();
}

/** Counts the users of a connection, inactive and held ones too, as the list of connections does. @throws Refusal `scim-connection-not-found` */
export async function countDirectoryUsers(context: CallContext, id: string): Promise<{ count: number }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    const { users } = await countOfScimConnection(tx, { tenantId, id: connection.id }, context.now);
    return { count: users };
  });
}

const day = 24 * 3_600_000;

/** @throws Refusal `scim-connection-not-found` */
export async function summarizeScimConnection(context: CallContext, id: string): Promise<DirectorySummary> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    const since = new Date(context.now.getTime() - day);
    const { users, inactive, groups, mapped, members, requests, refused } = await countOfScimConnection(
      tx,
      { tenantId, id: connection.id },
      since,
    );
    return {
      users: { total: users, inactive },
      groups: { total: groups, mapped },
      members,
      requests: { total: requests, refused },
    };
  });
}

/** @throws Refusal `scim-connection-not-found` */
export async function readDirectoryGroups(
  context: CallContext,
  id: string,
  query: { search?: string | undefined; offset: number; limit: number },
): Promise<{ items: DirectoryGroup[]; total: number }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    return await listMappedGroups(tx, { tenantId, id: connection.id }, query);
  });
}

const settingsOf = (row: ScimConnectionRow) => ({
  name: row.name,
  source: row.source,
  syncToUserManagement: row.sync_to_user_management,
  linkMembers: row.link_members,
});

/** The directory may do what this admin may. */
const linking = ({ caller }: Pick<CallContext, 'caller'>, linkMembers: boolean) => ({
  link_members: linkMembers,
  link_members_by: linkMembers ? caller.userId : null,
});

/** A directory deactivates and removes members whom it takes over. @throws Refusal `forbidden` */
function requireToManageMembers({ caller }: Pick<CallContext, 'caller'>): void {
  requireHeld(caller, 'fe.secure.write.enableDisable');
  requireHeld(caller, 'fe.secure.delete.users');
}
