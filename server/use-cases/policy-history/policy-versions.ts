/** Versions of a policy: listed, and restored by the rules of a change of that policy. */
import { maxEntriesNamed, type PolicyName, type PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import { findPolicyVersion, listPolicyVersions, type PolicyOf } from '#server/db/queries/core/policy-versions.ts';
import { endSurplusSessionsOfTenant } from '#server/db/queries/sessions/session-policies.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import {
  recordPolicyChange,
  savedBy,
  type ChangeOptions,
  type PolicyChange,
} from '#server/use-cases/policies/record-policy-change.ts';
import { refuseStoredCountries } from '#server/use-cases/restrictions/country-restrictions.ts';
import { refuseOwnDomain } from '#server/use-cases/restrictions/domain-restrictions.ts';
import { refuseOwnAddress } from '#server/use-cases/restrictions/ip-restrictions.ts';
import { refuseUnsafeEnforcement } from '#server/use-cases/sso/enforcement.ts';
import { describePolicyVersion } from '#server/views/policy-versions.ts';
import { restoreList } from './restore-list.ts';
import { writePolicy, type WriteContext } from './write-policy.ts';

interface Rights {
  read: PermissionKey;
  write: PermissionKey;
}

const general: Rights = { read: 'fe.secure.read.securityPolicy', write: 'fe.secure.write.securityPolicy' };

/** As the endpoints of each policy require. */
const rights: Record<PolicyName, Rights> = {
  mfa: general,
  lockout: general,
  'password-history': general,
  'password-rotation': {
    read: 'fe.secure.read.passwordsRotationConfiguration',
    write: 'fe.secure.write.passwordsRotationConfiguration',
  },
  sessions: general,
  'ip-restrictions': { read: 'fe.secure.read.ipRestrictions', write: 'fe.secure.write.ipRestrictions' },
  'domain-restrictions': {
    read: 'fe.secure.read.emailDomainRestrictions',
    write: 'fe.secure.write.emailDomainRestrictions',
  },
  'country-restrictions': { read: 'fe.secure.read.ipRestrictions', write: 'fe.secure.write.ipRestrictions' },
  'sso-enforcement': { read: 'fe.secure.read.samlConfiguration', write: 'fe.secure.write.samlConfiguration' },
};

export function holdsPolicyRight(caller: Caller, policy: PolicyName, right: keyof Rights): boolean {
  return caller.superUser || holdsPermission(caller.permissionKeys, rights[policy][right]);
}

/** @throws Refusal `forbidden` */
export function requirePolicyRight({ caller }: CallContext, policy: PolicyName, right: keyof Rights): void {
  if (holdsPolicyRight(caller, policy, right)) return;
  throw new Refusal('forbidden', { context: { permission: rights[policy][right] } });
}

/**
 * One page, the latest first.
 * @throws Refusal `forbidden`
 */
export async function readPolicyVersions(
  context: CallContext,
  { policy, limit, page }: { policy: PolicyName; limit: number; page: number },
): Promise<{ items: PolicyVersion[]; _metadata: { totalItems: number; totalPages: number } }> {
  requirePolicyRight(context, policy, 'read');
  const { tenantId } = context.caller;
  const { rows, total } = await context.inTenant(tenantId, (tx) =>
    listPolicyVersions(tx, { tenantId, policy }, { limit, page, named: maxEntriesNamed }),
  );
  return {
    items: rows.map(describePolicyVersion),
    _metadata: { totalItems: total, totalPages: Math.ceil(total / limit) },
  };
}

/**
 * Makes a policy what it was at a version, without recording it.
 * @throws Refusal `policy-not-found` for an unknown version, `invalid-request`, `restrictions-too-many`
 */
export async function applyVersion(
  context: WriteContext,
  of: PolicyOf,
  version: number,
): Promise<PolicyChange<undefined>> {
  const found = await findPolicyVersion(context.tx, of, version);
  if (!found) throw new Refusal('policy-not-found');
  const written = await writePolicy(context, of, found.value);
  return { ...written, ...(await restoreList(context, of, version)) };
}

/**
 * No change may shut out the user who makes it.
 * @throws Refusal `restriction-locks-out`, `country-database-missing`, `sso-emergency-required`, `sso-enforcement-own-sign-in`
 */
export async function refuseLockout(context: TransactionContext, policy: PolicyName): Promise<void> {
  if (policy === 'ip-restrictions') await refuseOwnAddress(context);
  if (policy === 'country-restrictions') await refuseStoredCountries(context);
  if (policy === 'domain-restrictions') await refuseOwnDomain(context);
  if (policy === 'sso-enforcement') await refuseUnsafeEnforcement(context);
}

/**
 * Restores a version as a new one.
 * @throws Refusal `forbidden`, `policy-not-found`, `restriction-locks-out`, `restrictions-too-many`, `invalid-request`
 */
export async function restorePolicyVersion(
  context: CallContext,
  { policy, version, ...options }: { policy: PolicyName; version: number } & ChangeOptions,
): Promise<void> {
  requirePolicyRight(context, policy, 'write');
  const { services, caller, now, requestMetadata } = context;
  const { tenantId } = caller;
  await context.inTenant(tenantId, async (_tx, context) => {
    const origin = { ...savedBy(context, policy, options), source: 'restored', restoredFrom: version } as const;
    await recordPolicyChange(context, origin, async () => {
      const change = await applyVersion(context, { tenantId, policy }, version);
      await refuseLockout(context, policy);
      return change;
    });
  });
  if (policy === 'sessions') await endSurplusSessionsOfTenant(services.db, tenantId, now, requestMetadata);
}
