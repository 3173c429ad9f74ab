/** SSO connections of a tenant: listed, created, changed and deleted by its admins. */
import {
  maxSsoConnections,
  type SsoConfig,
  type SsoConfigChange,
  type SsoConfigPatch,
} from '#shared/contract/sso/sso-config.ts';
import {
  deleteConnection,
  findConnection,
  insertConnection,
  listConnections,
  lockAndCountConnections,
  lockConnection,
  saveDefaultRoles,
  updateConnection,
  type ConnectionDetails,
} from '#server/db/queries/sso/connections.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { revokeRolesOfConnection } from '#server/db/queries/sso/member-roles.ts';
import { verificationValue } from '#server/domain/sso/verification.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import {
  logoutAddresses,
  oidcRedirectUri,
  serviceProvider,
  type ServiceProvider,
} from '#server/domain/sso/service-provider.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';
import { describeSsoConnection } from '#server/views/sso.ts';
import { endRequirements, lockRequirements } from './enforcement.ts';
import { recordConnection, settingsOf } from './record-connection.ts';
import { requireRightToGive, rolesToGive } from './roles-to-give.ts';
import {
  hashOfTested,
  noSettings,
  isSameTrust,
  settingsAfter,
  type ConnectionSettings,
  type KnownProvider,
} from './settings.ts';

export async function readConnections(context: CallContext): Promise<SsoConfig[]> {
  const { tenantId } = context.caller;
  const rows = await context.inTenant(tenantId, (tx) => listConnections(tx, tenantId));
  return rows.map((row) => describe(context, row));
}

export function readServiceProvider({ services }: CallContext): ServiceProvider {
  return serviceProvider(services.config);
}

/** @throws Refusal `invalid-request`, `sso-incomplete`, `sso-connections-too-many`, `role-not-found`, `role-above-own` */
export async function createConnection(
  context: CallContext,
  patch: SsoConfigPatch,
  provider?: KnownProvider,
): Promise<SsoConfig> {
  const { services, caller } = context;
  const settings = settingsAfter(services, noSettings, patch, provider);
  const row = await context.inTenant(caller.tenantId, (_tx, context) => addConnection(context, settings, patch));
  return describe(context, row);
}

/** @throws Refusal `sso-connections-too-many`, `role-not-found`, `role-above-own` */
export async function addConnection(
  context: TransactionContext,
  settings: ConnectionSettings,
  { roleIds }: Pick<SsoConfigPatch, 'roleIds'> = {},
): Promise<ConnectionDetails> {
  const { tx, services, caller, now } = context;
  const { tenantId } = caller;
  const id = randomId(services.random);
  if ((await lockAndCountConnections(tx, tenantId)) >= maxSsoConnections)
    throw new Refusal('sso-connections-too-many', { values: { limit: maxSsoConnections } });
  await insertConnection(tx, {
    id,
    tenant_id: tenantId,
    ...settings,
    verification: verificationValue(randomToken(services.random)),
    created_at: now,
    updated_at: now,
  });
  if (roleIds) await giveDefaultRoles(context, (await findConnection(tx, tenantId, id))!, roleIds);
  const created = (await findConnection(tx, tenantId, id))!;
  await recordConnection(context, 'sso-connection.created', created, { after: settingsOf(created) });
  return created;
}

/** @throws Refusal `sso-connection-not-found`, `changed-meanwhile`, and those of `createConnection` and `saveSettings` */
export async function changeConnection(
  context: CallContext,
  id: string,
  patch: SsoConfigChange,
  provider?: KnownProvider,
): Promise<SsoConfig> {
  const { services, caller } = context;
  const { tenantId } = caller;
  const row = await context.inTenant(tenantId, async (tx, context) => {
    if (patch.enabled === false) await lockRequirements(context);
    const before = await lockedConnection(context, id);
    refuseOtherTest(before, patch);
    const settings = settingsAfter(services, before, patch, provider);
    await saveSettings(context, before, settings);
    if (patch.roleIds) await giveDefaultRoles(context, before, patch.roleIds);
    const after = (await findConnection(tx, tenantId, before.id))!;
    await recordChanges(context, before, after);
    return after;
  });
  return describe(context, row);
}

/** Other values may have come since the test that the caller has seen pass. */
function refuseOtherTest({ tested_at: testedAt }: ConnectionDetails, { ifTestedAt }: SsoConfigChange): void {
  if (ifTestedAt === undefined) return;
  if (ifTestedAt !== (testedAt?.toISOString() ?? null)) throw new Refusal('changed-meanwhile');
}

/**
 * Saves the settings of a connection that is locked. What changed is no longer tested.
 * @throws Refusal `role-above-own`, `permission-not-held` for another provider of a connection that gives such roles
 */
export async function saveSettings(
  context: TransactionContext,
  before: ConnectionDetails,
  settings: ConnectionSettings,
): Promise<void> {
  if (!isSameTrust(before, settings))
    await requireRightToGive(context, [...before.role_ids, ...before.groups.flatMap((group) => group.role_ids)]);
  if (!settings.enabled) await endRequirements(context, (each) => each.connection_id === before.id);
  const isTested = hashOfTested(before).equals(hashOfTested(settings));
  await updateConnection(context.tx, before.id, {
    ...settings,
    updated_at: context.now,
    ...(!isTested && { tested_at: null }),
  });
}

/**
 * Roles that groups of its provider gave go with the connection: nothing else would ever take them.
 * @throws Refusal `sso-connection-not-found`; `last-admin` if nobody could manage the team without those roles
 */
export async function removeConnection(context: CallContext, id: string): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    await lockRequirements(context);
    const gone = await lockedConnection(context, id);
    await endRequirements(context, (each) => each.connection_id === gone.id);
    await lockMemberships(tx, tenantId);
    const losing = await preserveManager(tx, tenantId, () => revokeRolesOfConnection(tx, tenantId, gone.id));
    await deleteConnection(tx, gone.id);
    const before = settingsOf(gone);
    await recordConnection(context, 'sso-connection.deleted', gone, {
      before,
      ...(losing > 0 && { losingRoles: losing }),
    });
  });
}

export async function readDefaultRoles(context: CallContext, id: string): Promise<{ roleIds: string[] }> {
  return { roleIds: (await readConnection(context, id)).role_ids };
}

/** @throws Refusal `sso-connection-not-found`, `role-not-found`, `role-above-own`, `permission-not-held` */
export async function changeDefaultRoles(context: CallContext, id: string, roleIds: readonly string[]): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const before = await lockedConnection(context, id);
    await giveDefaultRoles(context, before, roleIds);
    await recordChanges(context, before, (await findConnection(tx, tenantId, before.id))!);
  });
}

export async function readConnection(context: CallContext, id: string): Promise<ConnectionDetails> {
  const { tenantId } = context.caller;
  refuseOtherConnection(context.caller, id);
  return await context.inTenant(tenantId, (tx) =>
    findOrRefuse(id, (uuid) => findConnection(tx, tenantId, uuid), 'sso-connection-not-found'),
  );
}

/**
 * Locks a connection of the caller's tenant for a change of it or of its parts.
 * @throws Refusal `sso-connection-not-found`, `sso-connection-active` for the guest of a setup link
 */
export async function lockedConnection({ tx, caller }: TransactionContext, id: string): Promise<ConnectionDetails> {
  refuseOtherConnection(caller, id);
  const row = await findOrRefuse(id, (uuid) => lockConnection(tx, caller.tenantId, uuid), 'sso-connection-not-found');
  // whoever changes the provider of an active connection decides who signs in, as much as whoever activates it
  if (row.enabled && caller.setupLink && !caller.setupLink.mayActivate) throw new Refusal('sso-connection-active');
  return row;
}

/** The guest of a setup link has one connection: for them, the others of the tenant do not exist. */
function refuseOtherConnection({ setupLink }: Pick<CallContext['caller'], 'setupLink'>, id: string): void {
  if (setupLink && setupLink.connectionId !== id.toLowerCase()) throw new Refusal('sso-connection-not-found');
}

function describe({ services }: Pick<CallContext, 'services'>, row: ConnectionDetails): SsoConfig {
  return describeSsoConnection(row, {
    ...serviceProvider(services.config),
    ...logoutAddresses(services.config, row.id),
    oidcRedirectUri: oidcRedirectUri(services.config),
  });
}

async function giveDefaultRoles(
  context: TransactionContext,
  connection: ConnectionDetails,
  roleIds: readonly string[],
): Promise<void> {
  const given = await rolesToGive(context, { before: connection.role_ids, wanted: roleIds });
  await saveDefaultRoles(context.tx, connection, given);
}

/** Nothing is recorded where nothing changed; a secret only as replaced. */
export async function recordChanges(
  context: TransactionContext,
  before: ConnectionDetails,
  after: ConnectionDetails,
): Promise<void> {
  const [was, is] = [settingsOf(before), settingsOf(after)];
  const fields = (Object.keys(was) as (keyof typeof was)[]).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  const isReplaced = before.oidc_secret?.toString('hex') !== after.oidc_secret?.toString('hex');
  if (fields.length === 0 && !isReplaced) return;
  const pick = (settings: typeof was) => Object.fromEntries(fields.map((field) => [field, settings[field]]));
  await recordConnection(context, 'sso-connection.changed', after, {
    before: pick(was),
    after: pick(is),
    ...(isReplaced && { replaced: ['oidcSecret'] }),
  });
}
