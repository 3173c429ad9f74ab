/** Setup links, as admins make, see and revoke them. */
import { longestSetupLink, maxSetupLinks, type SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { findConnection } from '#server/db/queries/sso/connections.ts';
import {
  insertSetupLink,
  listSetupLinks,
  lockAndCountSetupLinks,
  lockSetupLink,
  saveSetupLink,
  type SetupLinkRow,
} from '#server/db/queries/sso/setup-links.ts';
import { setupOpenPath } from '#server/domain/sso/setup-path.ts';
import { day, later } from '#server/lib/clock.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { rightsStillHeld } from '#server/use-cases/authorization/guard-rights.ts';
import { acrossConnections } from '#server/use-cases/sso/across-connections.ts';
import { describeSetupLink } from '#server/views/sso-setup-link.ts';

/** Links that ended are kept for a month; more than these are not shown. */
const mostListed = 200;

export async function readSetupLinks(context: CallContext): Promise<{ items: SsoSetupLink[] }> {
  const { caller, now } = context;
  const { tenantId } = caller;
  const rows = await context.inTenant(tenantId, (tx) => listSetupLinks(tx, tenantId, mostListed));
  const holders = await creatorsWithRight(context, rows);
  return { items: rows.map((row) => describeSetupLink(row, { now, mayStill: holders.has(row.created_by) })) };
}

/** Whoever may make links now: those of others do not work. */
async function creatorsWithRight(context: CallContext, rows: readonly SetupLinkRow[]): Promise<Set<string>> {
  const { caller, now } = context;
  const creators = [...new Set(rows.map((row) => row.created_by))];
  if (creators.length === 0) return new Set();
  return await acrossConnections(context, async (tx) => {
    const held = new Set<string>();
    for (const userId of creators) {
      const who = { tenantId: caller.tenantId, userId };
      if (await rightsStillHeld(tx, who, 'fe.secure.write.samlConfiguration', now)) held.add(userId);
    }
    return held;
  });
}

export interface SetupLinkInput {
  ssoConfigId?: string | undefined;
  expiresInDays: number;
  email?: string | undefined;
  mayMapRoles: boolean;
  mayActivate: boolean;
}

/**
 * The secret is in the answer, and in the mail if there is one; only its hash is kept.
 * @throws Refusal `sso-connection-not-found`, `sso-setup-links-too-many`, `too-many-requests`
 */
export async function createSetupLink(
  context: CallContext,
  wanted: SetupLinkInput,
): Promise<SsoSetupLink & { url: string }> {
  const { services, caller, now } = context;
  const { tenantId } = caller;
  await services.limits.consume('setup-link-made', tenantId, services.config.limits.mail);
  const token = randomToken(services.random);
  const url = `${services.config.baseUrl}${setupOpenPath}#${token}`;
  const row = await context.inTenant(tenantId, async (tx, context) => {
    if (wanted.ssoConfigId !== undefined)
      await findOrRefuse(wanted.ssoConfigId, (id) => findConnection(tx, tenantId, id), 'sso-connection-not-found');
    if ((await lockAndCountSetupLinks(tx, tenantId, now)) >= maxSetupLinks)
      throw new Refusal('sso-setup-links-too-many', { values: { limit: maxSetupLinks } });
    const made = await store(context, wanted, sha256(token));
    await recordLink(context, 'sso-setup-link.created', made);
    if (wanted.email !== undefined) await mailLink(context, made, url);
    return made;
  });
  return { ...describeSetupLink(row, { now, mayStill: true }), url };
}

async function store(
  { tx, services, caller, now }: TransactionContext,
  wanted: SetupLinkInput,
  tokenHash: Buffer,
): Promise<SetupLinkRow> {
  const creator = await findUserById(tx, caller.userId);
  const row = {
    id: randomId(services.random),
    tenant_id: caller.tenantId,
    connection_id: wanted.ssoConfigId ?? null,
    created_by: caller.userId,
    recipient: wanted.email ?? null,
    may_map_roles: wanted.mayMapRoles,
    may_activate: wanted.mayActivate,
    created_at: now,
    expires_at: later(now, Math.min(wanted.expiresInDays, longestSetupLink) * day),
  };
  await insertSetupLink(tx, { ...row, token_hash: tokenHash });
  const unused = { revoked_at: null, opened_at: null, last_used_at: null, last_ip: null, finished_at: null };
  return { ...row, ...unused, creator: creator?.name || creator?.email || '' };
}

async function mailLink(context: TransactionContext, row: SetupLinkRow, link: string): Promise<void> {
  const tenant = await findTenant(context.tx, row.tenant_id);
  await mailUser(context, {
    to: { email: row.recipient ?? '', name: '' },
    mail: 'sso-setup-link',
    values: { tenantName: tenant?.name ?? '', inviterName: row.creator, expiresAt: dateTimeValue(row.expires_at) },
    link,
    locale: context.requestMetadata.locale,
    notAfter: row.expires_at,
  });
}

/** Ends a link for everyone who has it open. @throws Refusal `sso-setup-link-not-found`, for one that has ended too */
export async function revokeSetupLink(context: CallContext, id: string): Promise<void> {
  const { caller, now } = context;
  const { tenantId } = caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const row = await findOrRefuse(
      id,
      (uuid) => lockSetupLink(tx, { tenantId, id: uuid, now }),
      'sso-setup-link-not-found',
    );
    await saveSetupLink(tx, row.id, { revoked_at: now });
    await recordLink(context, 'sso-setup-link.revoked', row);
  });
}

type Recorded = Pick<
  SetupLinkRow,
  'id' | 'recipient' | 'expires_at' | 'may_map_roles' | 'may_activate' | 'connection_id'
>;

async function recordLink(
  context: Pick<TransactionContext, 'audit'>,
  action: 'sso-setup-link.created' | 'sso-setup-link.revoked',
  row: Recorded,
): Promise<void> {
  const state = {
    recipient: row.recipient,
    expires: row.expires_at.toISOString(),
    mayMapRoles: row.may_map_roles,
    mayActivate: row.may_activate,
    connectionId: row.connection_id,
  };
  const isNew = action === 'sso-setup-link.created';
  await context.audit({
    action,
    severity: isNew ? 'High' : 'Medium',
    target: { kind: 'sso-setup-link', id: row.id },
    details: isNew ? { after: state } : { before: state },
  });
}
