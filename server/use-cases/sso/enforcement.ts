/** Single sign-on required for domains of a tenant: read, changed, and confirmed. */
import type { SsoEnforcement, SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import { findPolicyNumber, lockPolicyHead } from '#server/db/queries/core/policy-versions.ts';
import {
  isSsoRequired,
  listEnforceable,
  listOwnConnections,
  listPilot,
  listRequirements,
  readEnforcement,
  writeEnforcement,
} from '#server/db/queries/sso/enforcement.ts';
import { normalizeDomain } from '#server/lib/email-domain.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { recordPolicyChange, savedBy, type ChangeOptions } from '#server/use-cases/policies/record-policy-change.ts';
import { hasEmergencyUser, readEmergencyUsers } from '#server/use-cases/authorization/emergency-access.ts';

const policy = 'sso-enforcement';

/** What a tenant has that never set anything. */
const nothing: SsoEnforcementSettings = {
  domains: [],
  pilotGroupIds: [],
  pilotUserIds: [],
  emergencyUserIds: [],
  graceHours: 24,
};

/** As it is stored. */
export async function readSsoEnforcement({
  tx,
  caller: { tenantId, userId },
}: TransactionContext): Promise<Omit<SsoEnforcement, 'pending' | 'now'>> {
  const settings = (await readEnforcement(tx, tenantId)) ?? nothing;
  const requirements = await listRequirements(tx, tenantId);
  const { groups, users } = await listPilot(tx, tenantId);
  return {
    ...settings,
    domains: requirements.map((row) => ({
      domain: row.domain,
      appliesTo: row.applies_to,
      connectionId: row.connection_id,
      since: row.since.toISOString(),
      sessionsUntil: row.grace_ends_at.toISOString(),
    })),
    pilotGroups: groups,
    pilotUsers: users,
    emergencyUsers: await readEmergencyUsers(tx, tenantId),
    ownConnectionIds: await listOwnConnections(tx, tenantId, userId),
    version: await findPolicyNumber(tx, { tenantId, policy }),
  };
}

export interface EnforcementDraft {
  settings: SsoEnforcementSettings;
  /** The version that the caller read. */
  version?: number | undefined;
}

/**
 * @throws Refusal `changed-meanwhile`, `sso-domain-not-ready`, `sso-emergency-required`, `sso-enforcement-own-sign-in`
 */
export async function changeSsoEnforcement(
  context: CallContext,
  { settings, version, ...options }: EnforcementDraft & ChangeOptions,
): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const head = await lockPolicyHead(tx, { tenantId, policy });
    if (version !== undefined && version !== head.version) throw new Refusal('changed-meanwhile');
    await recordPolicyChange(context, savedBy(context, policy, options), async () => {
      const change = await storeEnforcement(context, settings);
      await refuseUnsafeEnforcement(context);
      return { result: undefined, targetId: tenantId, ...change };
    });
  });
  context.services.wakeJobs();
}

/**
 * Stores a draft, without recording it.
 * @throws Refusal `sso-domain-not-ready` for a domain that is not proved, or whose connection is off
 */
export async function storeEnforcement(
  { tx, caller: { tenantId }, now }: TransactionContext,
  draft: SsoEnforcementSettings,
): Promise<{ before: SsoEnforcementSettings | null; after: SsoEnforcementSettings | null }> {
  const domains = draft.domains.map((each) => ({ ...each, domain: normalizeDomain(each.domain) ?? each.domain }));
  const ready = new Set((await listEnforceable(tx, tenantId)).map(({ domain }) => domain));
  const unready = domains.find(({ domain }) => !ready.has(domain));
  if (unready) throw new Refusal('sso-domain-not-ready', { values: { domain: unready.domain } });
  return await writeEnforcement(tx, { tenantId, settings: { ...draft, domains }, at: now });
}

/**
 * Checks the requirement as stored in the transaction: somebody must be able to turn it off if the provider fails, and
 * whoever requires it must be able to meet it.
 * @throws Refusal `sso-emergency-required`, `sso-enforcement-own-sign-in`
 */
export async function refuseUnsafeEnforcement(context: TransactionContext): Promise<void> {
  const refused = await unsafeEnforcement(context);
  if (refused) throw new Refusal(refused);
}

/** Why the requirement as stored in the transaction could lock everybody, or the caller, out. */
export async function unsafeEnforcement({
  tx,
  caller: { tenantId, userId },
}: TransactionContext): Promise<'sso-emergency-required' | 'sso-enforcement-own-sign-in' | undefined> {
  const requirements = await listRequirements(tx, tenantId);
  if (requirements.length === 0) return undefined;
  if (!(await hasEmergencyUser(tx, tenantId))) return 'sso-emergency-required';
  if (await hasEmergencyUser(tx, tenantId, { only: userId })) return undefined;
  const own = new Set(await listOwnConnections(tx, tenantId, userId));
  return requirements.every(({ connection_id: id }) => own.has(id)) ? undefined : 'sso-enforcement-own-sign-in';
}

/**
 * Lets no other change of the requirement happen before the transaction ends, where there is one: must come before a
 * connection is locked, as changes of the requirement lock in this order.
 */
export async function lockRequirements({ tx, caller: { tenantId } }: TransactionContext): Promise<void> {
  if (await isSsoRequired(tx, tenantId)) await lockPolicyHead(tx, { tenantId, policy });
}

/**
 * Ends the requirement for domains before their connection is turned off, or they are removed: nobody could meet it.
 * @param gone tells by the row of a requirement whether it ends
 */
export async function endRequirements(
  context: TransactionContext,
  gone: (requirement: { domain: string; connection_id: string }) => boolean,
): Promise<void> {
  const { tx, now, caller } = context;
  const { tenantId } = caller;
  if (!(await isSsoRequired(tx, tenantId))) return;
  await recordPolicyChange(context, savedBy(context, policy), async () => {
    const kept = (await listRequirements(tx, tenantId)).filter((each) => !gone(each)).map(({ domain }) => domain);
    const settings = await readEnforcement(tx, tenantId);
    if (!settings || kept.length === settings.domains.length) return undefined;
    const domains = settings.domains.filter(({ domain }) => kept.includes(domain));
    const change = await writeEnforcement(tx, { tenantId, settings: { ...settings, domains }, at: now });
    return { result: undefined, targetId: tenantId, ...change };
  });
}
