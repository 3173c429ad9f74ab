/** Turns off a rule that shut out all admins of a tenant: the operator's way back in, recorded in the audit log. */
import { findTenantPolicy, savePolicy } from '#server/db/queries/core/policies.ts';
import {
  findDomainSettings,
  lockDomainSettings,
  saveDomainSettings,
} from '#server/db/queries/restrictions/domain-restrictions.ts';
import { findIpSettings, lockIpSettings, saveIpSettings } from '#server/db/queries/restrictions/ip-restrictions.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { describeDomainSettings } from '#server/views/restrictions.ts';

/** Of a command, which has no services. */
type CommandTransaction = Pick<AnonymousTransaction, 'tx' | 'now' | 'audit'>;

interface Disabled {
  before: unknown;
  after: unknown;
}

/** @returns `undefined` if the rule is off already */
type Disable = (context: CommandTransaction, tenantId: string) => Promise<Disabled | undefined>;

const disableIpRestrictions: Disable = async ({ tx, now }, tenantId) => {
  if (!(await findIpSettings(tx, tenantId))?.is_active) return undefined;
  const { strategy } = await lockIpSettings(tx, tenantId, now);
  await saveIpSettings(tx, tenantId, { isActive: false, strategy, at: now });
  return { before: { isActive: true, strategy }, after: { isActive: false, strategy } };
};

const disableDomainRestrictions: Disable = async ({ tx, now }, tenantId) => {
  if (!(await findDomainSettings(tx, tenantId))?.active) return undefined;
  const settings = await lockDomainSettings(tx, tenantId, now);
  const off = { ...settings, active: false, updated_at: now };
  await saveDomainSettings(tx, off);
  return { before: describeDomainSettings(settings), after: describeDomainSettings(off) };
};

const disableMfa: Disable = async ({ tx, now }, tenantId) => {
  const policy = await findTenantPolicy(tx, tenantId, 'mfa');
  if (!policy || policy.value['enforceMFAType'] === 'DontForce') return undefined;
  const after = { ...policy.value, enforceMFAType: 'DontForce' };
  await savePolicy(tx, { id: policy.id, tenantId, kind: 'mfa', value: after, at: now });
  return { before: policy.value, after };
};

const rules = {
  'ip-restrictions': disableIpRestrictions,
  'domain-restrictions': disableDomainRestrictions,
  mfa: disableMfa,
} as const satisfies Record<string, Disable>;

export type DisabledRule = keyof typeof rules;
export const ruleNames = Object.keys(rules) as DisabledRule[];

/**
 * @param tenantId of an existing tenant
 * @returns whether the rule was on
 */
export async function disablePolicy(
  context: CommandTransaction,
  { tenantId, rule }: { tenantId: string; rule: DisabledRule },
): Promise<boolean> {
  const details = await rules[rule](context, tenantId);
  if (!details) return false;
  await context.audit({
    action: 'tenant.policy-changed',
    severity: 'High',
    tenantId,
    actorId: null,
    target: { kind: rule === 'mfa' ? 'mfa-policy' : rule, id: tenantId },
    details: { ...details },
  });
  return true;
}
