/** Security policies of a tenant, and the vendor's defaults. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, PasswordConfig, QueryFlag } from '#shared/contract/entities.ts';

export const EnforceMfaType = z.enum(['DontForce', 'Force', 'ForceExceptSAML']);
export type EnforceMfaType = z.infer<typeof EnforceMfaType>;

const dates = { createdAt: DateTime, updatedAt: DateTime };

/**
 * Own addition: undoes the change after ten minutes unless it is confirmed from a new sign-in, if it may shut users out.
 * Without it, changes are final.
 */
export const Provisional = z.object({ provisional: z.boolean().optional() });
/** The same, of changes of a list. */
export const ProvisionalQuery = z.object({ provisional: QueryFlag.optional() });

export const MfaPolicyInput = z.object({ enforceMFAType: EnforceMfaType });
/** At least 2, because one mistyped password must not lock an account that its owner may also use in other tenants. */
export const LockoutPolicyInput = z.object({
  enabled: z.boolean(),
  maxAttempts: z.number().int().min(3, 'allow at least 3 attempts').max(100),
});
export const PasswordHistoryPolicyInput = z.object({
  enabled: z.boolean(),
  historySize: z.number().int().min(1).max(24),
});
/** Minutes; a password lasts at least one day. */
export const PasswordRotationInput = z.object({
  isActive: z.boolean(),
  rotationPeriod: z.number().int().min(1440, 'rotate once a day at most: at least 1440 minutes').max(5_256_000),
  notificationPeriod: z.number().int().min(0).max(5_256_000),
});

export const MfaPolicy = MfaPolicyInput.extend({ id: Id, ...dates });
export type MfaPolicy = z.infer<typeof MfaPolicy>;
export const LockoutPolicy = LockoutPolicyInput.extend({ maxAttempts: z.number(), id: Id, ...dates });
export type LockoutPolicy = z.infer<typeof LockoutPolicy>;
/** A size of 0 is valid only with `enabled: false`. */
export const PasswordHistoryPolicy = PasswordHistoryPolicyInput.extend({ historySize: z.number(), id: Id, ...dates });
export type PasswordHistoryPolicy = z.infer<typeof PasswordHistoryPolicy>;
const PasswordRotation = PasswordRotationInput.extend({
  rotationPeriod: z.number(),
  notificationPeriod: z.number(),
  vendorRotationPeriod: z.number(),
});
export type PasswordRotation = z.infer<typeof PasswordRotation>;

const GlobalPolicy = z.object({
  id: Id,
  enforceMFAType: EnforceMfaType.optional(),
  ...dates,
  allowOverrideEnforcePasswordHistory: z.boolean(),
  allowOverridePasswordComplexity: z.boolean(),
  allowOverridePasswordExpiration: z.boolean(),
  allowSignups: z.boolean(),
  apiTokensEnabled: z.boolean(),
  cookieSameSite: z.string(),
  /** Seconds. */
  defaultRefreshTokenExpiration: z.number(),
  defaultTokenExpiration: z.number(),
  /** PEM of the current signing key. */
  publicKey: z.string(),
});
export type GlobalPolicy = z.infer<typeof GlobalPolicy>;

const reads = 'fe.secure.read.securityPolicy';
const writes = 'fe.secure.write.securityPolicy';
const RecoveryStrategy = z.object({ strategy: z.enum(['email', 'sms']), isActive: z.boolean() });
const SignUpStrategy = z.object({
  strategy: z.enum(['email', 'phoneNumber', 'username']),
  isActive: z.boolean(),
  isRequired: z.boolean(),
});

/** Own addition: whether leaked passwords can be chosen, and used to sign in. */
const BreachedPasswordMode = z.enum(['off', 'prompt', 'block']);
const PasswordRules = PasswordConfig.extend({ breachedPasswords: BreachedPasswordMode });
export type PasswordRules = z.infer<typeof PasswordRules>;

/** Clients store the ID and send it back; the tenant selects the row, so the ID only has to match. */
const withId = { id: Id };

export const securityPoliciesContract = defineContract({
  'GET /identity/resources/configurations/v1': {
    summary: 'Returns the settings of the environment and its public signing key',
    access: reads,
    allowVendor: true,
    response: GlobalPolicy,
  },
  'GET /identity/resources/configurations/v1/mfa-policy': {
    summary: 'Returns the tenant’s MFA policy',
    description: '404 if the tenant has none.',
    access: reads,
    response: MfaPolicy,
  },
  'POST /identity/resources/configurations/v1/mfa-policy': {
    summary: 'Creates the MFA policy of the tenant',
    access: writes,
    body: MfaPolicyInput.extend(Provisional.shape),
    response: MfaPolicy,
  },
  'PATCH /identity/resources/configurations/v1/mfa-policy': {
    summary: 'Updates the MFA policy of the tenant',
    access: writes,
    body: MfaPolicyInput.partial().extend(withId).extend(Provisional.shape),
    response: MfaPolicy,
  },
  'GET /identity/resources/configurations/v1/mfa-policy/vendor': {
    summary: 'Returns the default MFA policy',
    access: reads,
    response: MfaPolicy,
  },
  'GET /identity/resources/configurations/v1/lockout-policy': {
    summary: 'Returns the tenant’s lockout policy',
    description: '404 if the tenant has none.',
    access: reads,
    response: LockoutPolicy,
  },
  'POST /identity/resources/configurations/v1/lockout-policy': {
    summary: 'Creates the tenant’s lockout policy',
    access: writes,
    body: LockoutPolicyInput,
    response: LockoutPolicy,
  },
  'PATCH /identity/resources/configurations/v1/lockout-policy': {
    summary: 'Updates the tenant’s lockout policy',
    access: writes,
    body: LockoutPolicyInput.partial().extend(withId),
    response: LockoutPolicy,
  },
  'GET /identity/resources/configurations/v1/lockout-policy/vendor': {
    summary: 'Returns the default lockout policy',
    access: reads,
    response: LockoutPolicy,
  },
  'GET /identity/resources/configurations/v1/password-history-policy': {
    summary: 'Returns the tenant’s password history policy',
    description: '404 if the tenant has none.',
    access: reads,
    response: PasswordHistoryPolicy,
  },
  'POST /identity/resources/configurations/v1/password-history-policy': {
    summary: 'Creates the tenant’s password history policy',
    access: writes,
    body: PasswordHistoryPolicyInput,
    response: PasswordHistoryPolicy,
  },
  'PATCH /identity/resources/configurations/v1/password-history-policy': {
    summary: 'Updates the tenant’s password history policy',
    access: writes,
    body: PasswordHistoryPolicyInput.partial().extend(withId),
    response: PasswordHistoryPolicy,
  },
  'GET /identity/resources/configurations/v1/password-history-policy/vendor': {
    summary: 'Returns the default password history policy',
    access: reads,
    response: PasswordHistoryPolicy,
  },
  'GET /identity/resources/configurations/v1/password': {
    summary: 'Returns the password rules and the handling of leaked passwords',
    access: reads,
    response: PasswordRules,
  },
  'GET /identity/resources/configurations/v1/password-rotation': {
    summary: 'Returns the tenant’s password rotation policy',
    access: 'fe.secure.read.passwordsRotationConfiguration',
    response: PasswordRotation,
  },
  'POST /identity/resources/configurations/v1/password-rotation': {
    summary: 'Sets the tenant’s password rotation policy',
    access: 'fe.secure.write.passwordsRotationConfiguration',
    body: PasswordRotationInput,
    response: PasswordRotation,
  },
  'GET /identity/resources/configurations/v1/password-rotation/vendor': {
    summary: 'Returns the default password rotation policy',
    access: 'fe.secure.read.passwordsRotationConfiguration',
    response: PasswordRotation,
  },
  'GET /identity/resources/configurations/v1/password-recovery/strategies': {
    summary: 'Lists the recovery methods for forgotten passwords',
    access: 'public',
    response: z.array(RecoveryStrategy),
  },
  'GET /identity/resources/configurations/v1/sign-up/strategies': {
    summary: 'Lists the sign-up methods',
    access: 'public',
    response: z.array(SignUpStrategy),
  },
  'GET /identity/resources/configurations/v1/user-emails-policy': {
    summary: 'Returns whether users can change their own email address',
    access: 'user',
    response: z.object({ allowEmailChange: z.boolean() }),
  },
});
