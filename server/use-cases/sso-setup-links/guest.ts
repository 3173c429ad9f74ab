/** What the guest of a setup link does to its one connection. */
import type { SsoConfig, SsoConfigChange, SsoConfigPatch } from '#shared/contract/sso/sso-config.ts';
import type { SsoSetupGuest } from '#shared/contract/sso/sso-setup-guest.ts';
import { findTenant, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { lockSetupLink, saveSetupLink } from '#server/db/queries/sso/setup-links.ts';
import { refusalToAssign } from '#server/domain/roles/role-rules.ts';
import { hour, later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallingLink } from '#server/caller.ts';
import { joined, withCaller, type CallContext } from '#server/context.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { changeConnection, createConnection, readConnections } from '#server/use-cases/sso/connections.ts';

/** @throws Refusal `sso-setup-link-invalid` for a caller who is no guest */
function linkOf({ caller }: Pick<CallContext, 'caller'>): CallingLink {
  if (!caller.setupLink) throw new Refusal('sso-setup-link-invalid');
  return caller.setupLink;
}

export async function describeGuest(context: CallContext): Promise<SsoSetupGuest> {
  const { createdBy, expiresAt, mayMapRoles, mayActivate } = linkOf(context);
  const { tenantId } = context.caller;
  const tenant = await context.inTenant(tenantId, (tx) => findTenant(tx, tenantId));
  return { tenant: tenant?.name ?? '', createdBy, expiresAt: expiresAt.toISOString(), mayMapRoles, mayActivate };
}

/** None until it is made. */
export async function readOwnConnections(context: CallContext): Promise<SsoConfig[]> {
  const link = linkOf(context);
  const connections = link.connectionId === null ? [] : await readConnections(context);
  return connections.filter(({ id }) => id === link.connectionId).map((each) => forGuest(each, link));
}

/**
 * Makes the connection of a link for a new one, once: calls at once, and a repeated one, change the same connection.
 * @throws Refusal those of `createConnection` and `changeConnection`
 */
export async function createOwnConnection(context: CallContext, patch: SsoConfigPatch): Promise<SsoConfig> {
  const link = linkOf(context);
  refuseActivation(link, patch);
  const { caller, now } = context;
  const { tenantId } = caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const row = await lockSetupLink(tx, { tenantId, id: link.id, now });
    if (!row) throw new Refusal('sso-setup-link-invalid');
    const { connection_id: connectionId } = row;
    if (connectionId !== null) {
      const ofIt = withCaller(context, { ...caller, setupLink: { ...link, connectionId } });
      return forGuest(await changeConnection(joined(ofIt), connectionId, patch), link);
    }
    const made = await createConnection(joined(context), patch);
    await saveSetupLink(tx, row.id, { connection_id: made.id });
    return forGuest(made, link);
  });
}

/** Requests that this server makes for one link. */
const fetches = { points: 30, per: 300 };

/** Before this server calls a URL that a guest entered. @throws Refusal `too-many-requests` */
export async function limitFetches(context: CallContext): Promise<void> {
  await context.services.limits.consume('setup-link-fetch', linkOf(context).id, fetches);
}

/** @param change changes it by the use cases of admins, which refuse other connections */
export async function changeOwnConnection(
  context: CallContext,
  patch: SsoConfigChange,
  change: () => Promise<SsoConfig>,
): Promise<SsoConfig> {
  const link = linkOf(context);
  refuseActivation(link, patch);
  return forGuest(await change(), link);
}

/** @throws Refusal `forbidden` unless the link allows to map roles */
export function requireRoleMapping(context: CallContext): void {
  if (!linkOf(context).mayMapRoles) throw new Refusal('forbidden');
}

/** Those that the admin who made the link could give now. */
export async function readRolesToMap(context: CallContext): Promise<{ id: string; name: string }[]> {
  requireRoleMapping(context);
  const { caller } = context;
  const roles = await context.inTenant(caller.tenantId, (tx) => listAssignableRoles(tx, caller.tenantId));
  return roles.filter((role) => !refusalToAssign(caller, role)).map(({ id, name }) => ({ id, name }));
}

/** Told once an hour at most, however often a guest presses. */
const pause = hour;

/** Tells the admin who made the link. @throws Refusal `sso-connection-not-found` before the connection is made */
export async function finishSetup(context: CallContext): Promise<void> {
  const link = linkOf(context);
  const { caller, now } = context;
  const { tenantId, userId } = caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const row = await lockSetupLink(tx, { tenantId, id: link.id, now });
    if (!row) throw new Refusal('sso-setup-link-invalid');
    const { connection_id: connectionId, finished_at: finishedAt } = row;
    if (connectionId === null) throw new Refusal('sso-connection-not-found');
    if (finishedAt !== null && later(finishedAt, pause) > now) return;
    await saveSetupLink(tx, row.id, { finished_at: now });
    await context.audit({
      action: 'sso-setup-link.finished',
      severity: 'Medium',
      target: { kind: 'sso-setup-link', id: row.id },
      details: { connectionId },
    });
    await notifyUser(context, { userId, tenantId, key: 'sso-setup-finished', values: {} });
  });
}

function refuseActivation({ mayActivate }: CallingLink, { enabled }: SsoConfigPatch): void {
  if (enabled === true && !mayActivate) throw new Refusal('forbidden');
}

function forGuest(connection: SsoConfig, { mayMapRoles }: CallingLink): SsoConfig {
  return mayMapRoles ? connection : { ...connection, roleIds: [], groups: [] };
}
