/** What a form of requiring single sign-on holds, for one connection. */
import type { SsoAppliesTo, SsoEnforcement, SsoEnforcementSettings } from '#shared/contract/sso/sso-enforcement.ts';

export interface Draft extends Omit<SsoEnforcementSettings, 'domains'> {
  appliesTo: SsoAppliesTo;
  /** Of the connection. */
  domains: string[];
}

/** The values of a connection, or what is proposed: all of its domains, and the admin who asks as emergency access. */
export function draftOf(enforcement: SsoEnforcement, domains: readonly string[], userId: string): Draft {
  const { pilotGroupIds, pilotUserIds, emergencyUserIds, graceHours } = enforcement;
  const own = enforcement.domains.filter(({ domain }) => domains.includes(domain));
  const isReady = enforcement.emergencyUsers.some(({ id, missing }) => id === userId && missing.length === 0);
  return {
    appliesTo: own[0]?.appliesTo ?? 'pilot',
    domains: own.length > 0 ? own.map(({ domain }) => domain) : [...domains],
    pilotGroupIds,
    pilotUserIds,
    emergencyUserIds: emergencyUserIds.length === 0 && isReady ? [userId] : emergencyUserIds,
    graceHours,
  };
}

/** The settings of the tenant with those of a connection: the domains of others stay as they are. */
export function settingsOf(
  enforcement: SsoEnforcement,
  domains: readonly string[],
  { appliesTo, domains: chosen, ...lists }: Draft,
): SsoEnforcementSettings {
  const others = enforcement.domains.filter(({ domain }) => !domains.includes(domain));
  return {
    ...lists,
    domains: [
      ...others.map(({ domain, appliesTo }) => ({ domain, appliesTo })),
      ...chosen.map((domain) => ({ domain, appliesTo })),
    ],
  };
}
