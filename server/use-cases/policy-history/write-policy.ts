/** Writes any policy of a tenant as a whole, its list apart: for versions that are restored. */
import { CountryRestrictionSettings } from '#shared/contract/restrictions/country-restrictions.ts';
import { DomainRestrictionConfig, IpRestrictionConfig } from '#shared/contract/restrictions/restrictions.ts';
import {
  LockoutPolicyInput,
  MfaPolicyInput,
  PasswordHistoryPolicyInput,
  PasswordRotationInput,
} from '#shared/contract/policies/security-policies.ts';
import { SessionConfig } from '#shared/contract/sessions/sessions.ts';
import { SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';
import type { z } from 'zod';
import { deleteTenantPolicy, findTenantPolicy, savePolicy } from '#server/db/queries/core/policies.ts';
import type { PolicyOf } from '#server/db/queries/core/policy-versions.ts';
import { lockCountrySettings, saveCountrySettings } from '#server/db/queries/restrictions/country-restrictions.ts';
import { lockDomainSettings, saveDomainSettings } from '#server/db/queries/restrictions/domain-restrictions.ts';
import { lockIpSettings, saveIpSettings } from '#server/db/queries/restrictions/ip-restrictions.ts';
import {
  deleteSessionPolicy,
  findSessionPolicy,
  saveSessionPolicy,
} from '#server/db/queries/sessions/session-policies.ts';
import type { PolicyKind, PolicyName } from '#server/db/schema.ts';
import { sessionRule } from '#server/domain/policies/policies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import type { PolicyChange } from '#server/use-cases/policies/record-policy-change.ts';
import { writeEnforcement } from '#server/db/queries/sso/enforcement.ts';
import { describeCountrySettings } from '#server/views/country-restrictions.ts';
import { describeDomainSettings, describeIpSettings } from '#server/views/restrictions.ts';

/** Of a job too, which has no caller. */
export type WriteContext = Pick<AnonymousTransaction, 'tx' | 'now' | 'services'>;
type Written = PolicyChange<undefined>;
type Value = Record<string, unknown> | null;

const schemas: Record<PolicyName, z.ZodType<object>> = {
  mfa: MfaPolicyInput,
  lockout: LockoutPolicyInput,
  'password-history': PasswordHistoryPolicyInput,
  'password-rotation': PasswordRotationInput,
  sessions: SessionConfig,
  'ip-restrictions': IpRestrictionConfig.required(),
  'domain-restrictions': DomainRestrictionConfig,
  'country-restrictions': CountryRestrictionSettings,
  'sso-enforcement': SsoEnforcementSettings,
};

/**
 * A version may be older than a rule about its values.
 * @param at name of the value in the request
 * @throws Refusal `invalid-request`
 */
function validate<T extends object>(schema: z.ZodType<T>, value: unknown, at = 'version'): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ field: [at, ...path].join('.'), rule: message }));
  throw new Refusal('invalid-request', {
    details: fields.map(({ field, rule }) => `${field}: ${rule}`),
    context: { fields },
  });
}

/**
 * Checks a draft.
 * @throws Refusal `invalid-request`
 */
export function validatePolicy(policy: PolicyName, value: unknown): Record<string, unknown> {
  return validate(schemas[policy], value, 'value') as Record<string, unknown>;
}

/**
 * @param value in the API's format; null to have none of its own
 * @returns what changed
 * @throws Refusal `invalid-request`
 */
export async function writePolicy(
  context: WriteContext,
  { tenantId, policy }: PolicyOf,
  value: Value,
): Promise<Written> {
  switch (policy) {
    case 'sessions':
      return await writeSessionPolicy(context, tenantId, value);
    case 'ip-restrictions':
      return await writeIpSettings(context, tenantId, value);
    case 'domain-restrictions':
      return await writeDomainSettings(context, tenantId, value);
    case 'country-restrictions':
      return await writeCountrySettings(context, tenantId, value);
    case 'sso-enforcement':
      return await writeEnforcementPolicy(context, tenantId, value);
    default:
      return await writeSecurityPolicy(context, { tenantId, kind: policy }, value);
  }
}

async function writeSecurityPolicy(
  { tx, now, services }: WriteContext,
  { tenantId, kind }: { tenantId: string; kind: PolicyKind },
  value: Value,
): Promise<Written> {
  const present = await findTenantPolicy(tx, tenantId, kind);
  const before = present?.value ?? null;
  const after = value && validate(schemas[kind], value);
  const id = present?.id ?? randomId(services.random);
  if (after) await savePolicy(tx, { id, tenantId, kind, value: after, at: now });
  else await deleteTenantPolicy(tx, tenantId, kind);
  return { result: undefined, targetId: id, before, after };
}

async function writeSessionPolicy({ tx, now }: WriteContext, tenantId: string, value: Value): Promise<Written> {
  const before = (await findSessionPolicy(tx, tenantId))?.value ?? null;
  const after = value && validate(SessionConfig, value);
  if (after) await saveSessionPolicy(tx, { tenantId, ...sessionRule(after), value: after, at: now });
  else await deleteSessionPolicy(tx, tenantId);
  return { result: undefined, targetId: tenantId, before, after };
}

async function writeIpSettings({ tx, now }: WriteContext, tenantId: string, value: Value): Promise<Written> {
  const before = describeIpSettings(await lockIpSettings(tx, tenantId, now));
  const { isActive, strategy = 'ALLOW' } = validate(IpRestrictionConfig, value);
  await saveIpSettings(tx, tenantId, { isActive, strategy, at: now });
  return { result: undefined, targetId: tenantId, before, after: { isActive, strategy } };
}

async function writeDomainSettings({ tx, now }: WriteContext, tenantId: string, value: Value): Promise<Written> {
  const settings = await lockDomainSettings(tx, tenantId, now);
  const after = validate(DomainRestrictionConfig, value);
  await saveDomainSettings(tx, {
    ...settings,
    active: after.active,
    list_type: after.listType,
    block_public_domains: after.blockPublicDomains,
    updated_at: now,
  });
  return { result: undefined, targetId: tenantId, before: describeDomainSettings(settings), after };
}

async function writeEnforcementPolicy({ tx, now }: WriteContext, tenantId: string, value: Value): Promise<Written> {
  const settings = value && validate(SsoEnforcementSettings, value);
  const { before, after } = await writeEnforcement(tx, { tenantId, settings, at: now });
  return { result: undefined, targetId: tenantId, before, after };
}

async function writeCountrySettings(
  { tx, now, services }: WriteContext,
  tenantId: string,
  value: Value,
): Promise<Written> {
  const settings = await lockCountrySettings(tx, { tenantId, id: randomId(services.random), at: now });
  const before = describeCountrySettings(settings);
  const after = validate(CountryRestrictionSettings, value);
  await saveCountrySettings(tx, tenantId, { ...after, at: now });
  return { result: undefined, targetId: tenantId, before, after };
}
