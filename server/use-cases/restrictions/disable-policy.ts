/** Turns off a rule that shut out all admins of a tenant: the operator's way back in, recorded in the audit log. */
import { findTenantPolicy, savePolicy } from '#server/db/queries/core/policies.ts';
import { findCountrySettings, saveCountrySettings } from '#server/db/queries/restrictions/country-restrictions.ts';
import {
  findDomainSettings,
  lockDomainSettings,
  saveDomainSettings,
} from '#server/db/queries/restrictions/domain-restrictions.ts';
import { findIpSettings, lockIpSettings, saveIpSettings } from '#server/db/queries/restrictions/ip-restrictions.ts';
import { readEnforcement, writeEnforcement } from '#server/db/queries/sso/enforcement.ts';
import { findSessionPolicy, saveSessionPolicy } from '#server/db/queries/sessions/session-policies.ts';
import type { PolicyName } from '#server/db/schema.ts';
import { sessionRule } from '#server/domain/policies/policies.ts';
import {
  recordPolicyChange,
  type ChangeContext,
  type ChangeOrigin,
  type PolicyChange,
} from '#server/use-cases/policies/record-policy-change.ts';
import type { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { describeCountrySettings } from '#server/views/country-restrictions.ts';
import { describeDomainSettings, describeIpSettings } from '#server/views/restrictions.ts';

/** @returns `undefined` if the rule is off already */
type Disable = (context: ChangeContext, tenantId: string) => Promise<PolicyChange<true> | undefined>;

const disableIpRestrictions: Disable = async ({ tx, now }, tenantId) => {
  if (!(await findIpSettings(tx, tenantId))?.is_active) return undefined;
  const settings = describeIpSettings(await lockIpSettings(tx, tenantId, now));
  const off = { ...settings, isActive: false };
  await saveIpSettings(tx, tenantId, { ...off, at: now });
  return { result: true, targetId: tenantId, before: settings, after: off };
};

const disableDomainRestrictions: Disable = async ({ tx, now }, tenantId) => {
  if (!(await findDomainSettings(tx, tenantId))?.active) return undefined;
  const settings = await lockDomainSettings(tx, tenantId, now);
  const off = { ...settings, active: false, updated_at: now };
  await saveDomainSettings(tx, off);
  return {
    result: true,
    targetId: tenantId,
    before: describeDomainSettings(settings),
    after: describeDomainSettings(off),
  };
};

/** It has a row, as it is on. */
const disableCountryRestrictions: Disable = async ({ tx, now }, tenantId) => {
  const settings = await findCountrySettings(tx, tenantId);
  if (!settings?.enabled) return undefined;
  const before = describeCountrySettings(settings);
  const after = { ...before, enabled: false };
  await saveCountrySettings(tx, tenantId, { ...after, at: now });
  return { result: true, targetId: tenantId, before, after };
};

const disableMfa: Disable = async ({ tx, now }, tenantId) => {
  const policy = await findTenantPolicy(tx, tenantId, 'mfa');
  if (!policy || policy.value['enforceMFAType'] === 'DontForce') return undefined;
  const after = { ...policy.value, enforceMFAType: 'DontForce' };
  await savePolicy(tx, { id: policy.id, tenantId, kind: 'mfa', value: after, at: now });
  return { result: true, targetId: tenantId, before: policy.value, after };
};

/** Limits keep their numbers, so that an admin can turn them on again. */
const disableSessionLimits: Disable = async ({ tx, now }, tenantId) => {
  const policy = await findSessionPolicy(tx, tenantId);
  if (!policy) return undefined;
  const before = policy.value as SessionConfig;
  if (Object.values(before).every((limit) => !limit.isActive)) return undefined;
  const after = Object.fromEntries(
    Object.entries(before).map(([name, limit]) => [name, { ...limit, isActive: false }]),
  ) as SessionConfig;
  await saveSessionPolicy(tx, { tenantId, ...sessionRule(after), value: after, at: now });
  return { result: true, targetId: tenantId, before, after };
};

/** Lists of users stay, so that an admin can require single sign-on again. */
const disableEnforcement: Disable = async ({ tx, now }, tenantId) => {
  const settings = await readEnforcement(tx, tenantId);
  if (!settings || settings.domains.length === 0) return undefined;
  const off = { ...settings, domains: [] };
  const { before, after } = await writeEnforcement(tx, { tenantId, settings: off, at: now });
  return { result: true, targetId: tenantId, before, after };
};

const rules = {
  'ip-restrictions': disableIpRestrictions,
  'domain-restrictions': disableDomainRestrictions,
  'country-restrictions': disableCountryRestrictions,
  mfa: disableMfa,
  sessions: disableSessionLimits,
  'sso-enforcement': disableEnforcement,
} as const satisfies Partial<Record<PolicyName, Disable>>;

export type DisabledRule = keyof typeof rules;
export const ruleNames = Object.keys(rules) as DisabledRule[];

/**
 * @param tenantId of an existing tenant
 * @returns whether the rule was on
 */
export async function disablePolicy(
  context: ChangeContext,
  { tenantId, rule }: { tenantId: string; rule: DisabledRule },
): Promise<boolean> {
  const origin: ChangeOrigin = { tenantId, policy: rule, actorId: null, source: 'operator' };
  return (await recordPolicyChange(context, origin, () => rules[rule](context, tenantId))) ?? false;
}
