import type { securityPoliciesContract } from '#shared/contract/policies/security-policies.ts';
import { isMethodOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '#server/context.ts';
import { publicPem } from '#server/tokens/public-pem.ts';
import {
  changePolicy,
  readPolicy,
  readVendorPolicy,
  setPolicy,
  type Described,
  type PolicyValues,
} from '#server/use-cases/policies/policies.ts';
import { passwordConfigOf } from './password-config.ts';

export function securityPoliciesRoutes(services: Services): Handlers<typeof securityPoliciesContract> {
  const { config, environment } = services;
  const started = services.clock().toISOString();
  const own = async <K extends keyof PolicyValues>(context: CallContext, kind: K): Promise<Described<K>> => {
    const policy = await readPolicy(context, kind);
    if (!policy) throw new Refusal('policy-not-found');
    return policy;
  };
  const rotation = async (context: CallContext, from: 'tenant' | 'vendor') => {
    const vendor = await readVendorPolicy(services, context.caller, 'password-rotation');
    const { isActive, rotationPeriod, notificationPeriod } =
      (from === 'tenant' && (await readPolicy(context, 'password-rotation'))) || vendor;
    return { isActive, rotationPeriod, notificationPeriod, vendorRotationPeriod: vendor.rotationPeriod };
  };
  return {
    async 'GET /identity/resources/configurations/v1'({ caller }) {
      const { enforceMFAType } = await readVendorPolicy(services, caller, 'mfa');
      return {
        id: environment.vendorId,
        enforceMFAType,
        createdAt: started,
        updatedAt: started,
        allowOverrideEnforcePasswordHistory: true,
        allowOverridePasswordComplexity: false,
        allowOverridePasswordExpiration: true,
        allowSignups: config.signUp.allowed,
        apiTokensEnabled: true,
        cookieSameSite: config.cookies.sameSite ?? (config.mode === 'production' ? 'none' : 'lax'),
        defaultRefreshTokenExpiration: config.lifetimes.session,
        defaultTokenExpiration: config.lifetimes.accessToken,
        publicKey: await publicPem(services),
      };
    },

    'GET /identity/resources/configurations/v1/mfa-policy': ({ context }) => own(context, 'mfa'),
    'POST /identity/resources/configurations/v1/mfa-policy': ({ context, body: { provisional, ...value } }) =>
      setPolicy(context, { kind: 'mfa', value, provisional }),
    'PATCH /identity/resources/configurations/v1/mfa-policy': ({ context, body: { id, provisional, ...value } }) =>
      changePolicy(context, { id, kind: 'mfa', value, provisional }),
    'GET /identity/resources/configurations/v1/mfa-policy/vendor': ({ caller }) =>
      readVendorPolicy(services, caller, 'mfa'),

    'GET /identity/resources/configurations/v1/lockout-policy': ({ context }) => own(context, 'lockout'),
    'POST /identity/resources/configurations/v1/lockout-policy': ({ context, body }) =>
      setPolicy(context, { kind: 'lockout', value: body }),
    'PATCH /identity/resources/configurations/v1/lockout-policy': ({ context, body: { id, ...value } }) =>
      changePolicy(context, { id, kind: 'lockout', value }),
    'GET /identity/resources/configurations/v1/lockout-policy/vendor': ({ caller }) =>
      readVendorPolicy(services, caller, 'lockout'),

    'GET /identity/resources/configurations/v1/password-history-policy': ({ context }) =>
      own(context, 'password-history'),
    'POST /identity/resources/configurations/v1/password-history-policy': ({ context, body }) =>
      setPolicy(context, { kind: 'password-history', value: body }),
    'PATCH /identity/resources/configurations/v1/password-history-policy': ({ context, body: { id, ...value } }) =>
      changePolicy(context, { id, kind: 'password-history', value }),
    'GET /identity/resources/configurations/v1/password-history-policy/vendor': ({ caller }) =>
      readVendorPolicy(services, caller, 'password-history'),

    'GET /identity/resources/configurations/v1/password': () => ({
      ...passwordConfigOf(services),
      breachedPasswords: services.config.passwords.breached.mode,
    }),

    'GET /identity/resources/configurations/v1/password-rotation': ({ context }) => rotation(context, 'tenant'),
    async 'POST /identity/resources/configurations/v1/password-rotation'({ context, body }) {
      await setPolicy(context, { kind: 'password-rotation', value: body });
      return await rotation(context, 'tenant');
    },
    'GET /identity/resources/configurations/v1/password-rotation/vendor': ({ context }) => rotation(context, 'vendor'),

    'GET /identity/resources/configurations/v1/password-recovery/strategies': () => [
      { strategy: 'email', isActive: true },
      { strategy: 'sms', isActive: services.smsAvailable },
    ],
    'GET /identity/resources/configurations/v1/sign-up/strategies': () => [
      { strategy: 'email', isActive: config.signUp.allowed, isRequired: true },
      {
        strategy: 'phoneNumber',
        isActive: config.signUp.allowed && services.smsAvailable && isMethodOpen(config.signIn, 'SmsCode'),
        isRequired: false,
      },
      {
        strategy: 'username',
        isActive: config.signUp.allowed && config.signIn.userNames && isMethodOpen(config.signIn, 'EmailAndPassword'),
        isRequired: false,
      },
    ],
    'GET /identity/resources/configurations/v1/user-emails-policy': () => ({ allowEmailChange: false }),
  };
}
