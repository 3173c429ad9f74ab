/** What a sign-in through an SSO connection would do, for a test, which does none of it. */
import { readMemberRoles } from '#server/db/queries/sso/member-roles.ts';
import { findMembership, listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { findUserByEmail } from '#server/db/queries/core/users.ts';
import type { OwnConnection } from '#server/integrations/sso-connections.ts';
import { failedRule, type Checks } from '#server/lib/sso-checks.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { admitsEmail } from '#server/use-cases/policies/refuse-email-domain.ts';
import { recordGroups } from './evaluate-groups.ts';
import { recordFactors } from './provider-session.ts';
import type { SsoProfile } from './provision-sso-user.ts';
import { chosenRoles, findOwnIdentity } from './provision-sso-user.ts';

/** What is known of the user, for a tenant that has proved the domain of their address. */
export interface SsoUserPreview {
  /** IDs of the roles that they would have. */
  roleIds: string[];
}

/**
 * Judges the user of an answer.
 * @param isTrusted whether the tenant has proved the domain of the address. Otherwise nothing is said of the account: an
 *   admin's own provider could ask about anybody
 */
export async function previewSsoUser(
  { tx }: AnonymousTransaction,
  checks: Checks,
  { profile, own, isTrusted }: { profile: SsoProfile; own: OwnConnection; isTrusted: boolean },
): Promise<SsoUserPreview | undefined> {
  const roles = await listAssignableRoles(tx, own.tenantId);
  const roleNames = new Map(roles.map(({ id, name }) => [id, name]));
  recordFactors(checks, profile, own);
  checks.record('name', profile.name === null ? 'warning' : 'passed', { seen: profile.name });
  recordGroups(checks, profile, { own, roleNames });
  if (!isTrusted) return undefined;
  const identity = await findOwnIdentity(tx, { profile, tenantId: own.tenantId, connection: own });
  const user = identity ?? (await findUserByEmail(tx, profile.email));
  checks.record('account', 'passed', { seen: identity ? 'known' : user ? 'linked' : 'created' });
  const membership = user && (await findMembership(tx, own.tenantId, user.id));
  const isDisabled = membership?.state === 'disabled';
  checks.record('membership', isDisabled ? 'failed' : 'passed', { seen: membership?.state ?? 'new' });
  const first = membership ? [] : chosenRoles(roles, own);
  if (!membership) {
    const isAdmitted = await admitsEmail(tx, own.tenantId, user?.email ?? profile.email);
    checks.record('email-domain-allowed', isAdmitted ? 'passed' : 'failed', { seen: profile.email });
    checks.record('first-roles', first.length > 0 ? 'passed' : 'warning', {
      seen: first.map(({ name }) => name).join(', '),
    });
  }
  if (failedRule(checks.made) === undefined) checks.record('result', 'passed');
  const grant = user && { tenantId: own.tenantId, userId: user.id, connectionId: own.id };
  const present = membership && grant ? await readMemberRoles(tx, grant) : { held: first, given: [] };
  return { roleIds: rolesAfter(present, { profile, own }) };
}

/** As `syncGroupRoles` sets them: an answer without groups changes nothing. */
function rolesAfter(
  { held, given }: { held: readonly { id: string }[]; given: readonly string[] },
  { profile: { groups }, own }: { profile: SsoProfile; own: OwnConnection },
): string[] {
  const heldIds = held.map(({ id }) => id);
  if (!groups) return heldIds;
  const mapped = own.groups.filter(({ name }) => groups.includes(name)).flatMap(({ roleIds }) => roleIds);
  return [...new Set([...heldIds.filter((id) => !given.includes(id)), ...mapped])];
}
