/** Which policy each card of the page shows. Three cards share the session policy. */
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import type { SecurityField } from './fields.ts';

export const policyOf: Readonly<Partial<Record<SecurityField, PolicyName>>> = {
  idleTimeout: 'sessions',
  forcedRelogin: 'sessions',
  concurrency: 'sessions',
  mfa: 'mfa',
  lockout: 'lockout',
  passwordHistory: 'password-history',
  passwordRotation: 'password-rotation',
  ipRestrictions: 'ip-restrictions',
  countryRestrictions: 'country-restrictions',
  countryList: 'country-restrictions',
  domainRestrictions: 'domain-restrictions',
};

/** Policies whose changes may shut users out, and are provisional unless an admin decides otherwise. */
const shuttingOut: ReadonlySet<PolicyName | undefined> = new Set<PolicyName>([
  'mfa',
  'sessions',
  'ip-restrictions',
  'domain-restrictions',
  'country-restrictions',
]);

export const canShutOut = (policy: PolicyName | undefined): boolean => shuttingOut.has(policy);

/** Which limit of the session policy a card shows. */
const limitOf: Readonly<Partial<Record<SecurityField, string>>> = {
  idleTimeout: 'sessionIdleTimeoutConfiguration',
  forcedRelogin: 'sessionTimeoutConfiguration',
  concurrency: 'sessionConcurrentConfiguration',
};

/** Whether what is monitored of a policy concerns a card. */
export function isMonitoredBy(name: SecurityField, value: Readonly<Record<string, unknown>>): boolean {
  // the settings of the same policy say it
  if (name === 'countryList') return false;
  const limit = limitOf[name];
  return limit === undefined || (value[limit] as { isActive?: boolean } | undefined)?.isActive === true;
}

/** Whether a draft refuses anybody: others cannot be monitored. */
export function restrictsSomething(draft: object): boolean {
  const isOn = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (value as { isActive?: boolean }).isActive === true;
  const { enforceMFAType, isActive, active, enabled } = draft as Readonly<Record<string, unknown>>;
  if (enforceMFAType !== undefined) return enforceMFAType !== 'DontForce';
  return isActive === true || active === true || enabled === true || Object.values(draft).some(isOn);
}

const strictness: Readonly<Record<EnforceMfaType, number>> = { DontForce: 0, ForceExceptSAML: 1, Force: 2 };

/** Whether an MFA policy asks more users for a second method than the present one. */
export function asksMore(wanted: EnforceMfaType, present: EnforceMfaType): boolean {
  return strictness[wanted] > strictness[present];
}
