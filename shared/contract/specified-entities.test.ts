/**
 * Checks the contract against the entities of the specification, row by row (planning and login, 3.2). Tests validate
 * every response of the server against the contract.
 */
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { AccountSettings } from './organization/account-settings.ts';
import {
  AuthStrategyName,
  LoginResponse,
  MfaStrategy,
  PublicPolicy,
  SecondaryAuthStrategyName,
  SignUpAnswer,
} from './entities.ts';
import { contract } from './index.ts';
import { TeamUser } from './users/members.ts';
import { Self } from './profile/profile.ts';
import { LockoutPolicy, MfaPolicy, PasswordHistoryPolicy } from './policies/security-policies.ts';
import { Session } from './sessions/sessions.ts';

type Schema = z.ZodObject;
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as Schema).shape);
const definitions = contract as Record<string, { body?: unknown; query?: unknown; response: unknown }>;
const bodyOf = (route: string) => fieldsOf(definitions[route]!.body);
const answerOf = (route: string) => fieldsOf(definitions[route]!.response);

describe('3.2 identity entities', () => {
  it('3.2 login response: tokens, their lifetime, and whether MFA is required', () => {
    expect(fieldsOf(LoginResponse)).toEqual(
      expect.arrayContaining(['accessToken', 'refreshToken', 'mfaRequired', 'expiresIn']),
    );
  });

  it('3.2 fields of the user in a sign-in response', () => {
    expect(fieldsOf(LoginResponse)).toEqual(
      expect.arrayContaining([
        'mfaToken',
        'mfaEnrolled',
        'emailVerified',
        'isBreachedPassword',
        'recoveryCode',
        'tenantId',
      ]),
    );
    expect(fieldsOf(Self)).toEqual(
      expect.arrayContaining([
        'tenantId',
        'roles',
        'roleIds',
        'groups',
        'applications',
        'permissions',
        'profilePictureUrl',
        'mfaEnrolled',
        'customData',
      ]),
    );
    expect(fieldsOf(TeamUser)).toEqual(expect.arrayContaining(['roleIds', 'groups']));
  });

  it('3.2 tenant switch payload: tenantId', () => {
    expect(bodyOf('PUT /identity/resources/users/v1/tenant')).toEqual(['tenantId']);
  });

  it('3.2 sign-up response', () => {
    expect(fieldsOf(SignUpAnswer)).toEqual(
      expect.arrayContaining(['shouldActivate', 'authResponse', 'userId', 'tenantId']),
    );
  });

  it('3.2 social login payload', () => {
    const route = 'POST /identity/resources/auth/v1/user/sso/{provider}/postlogin';
    expect(fieldsOf(definitions[route]!.query)).toEqual(
      expect.arrayContaining(['code', 'id_token', 'redirectUri', 'code_verifier', 'code_verifier_pkce', 'state']),
    );
    expect(fieldsOf((definitions[route]!.body as z.ZodOptional<Schema>).unwrap())).toEqual([
      'metadata',
      'invitationToken',
    ]);
  });

  it('3.2 pre-login: takes an email address and returns the company’s URL and its type; the scope of the call selects the tenant', () => {
    expect(bodyOf('POST /identity/resources/auth/v2/user/sso/prelogin')).toContain('email');
    // ours: whether the box offers emergency access, where single sign-on is required
    const ours = 'emergency';
    expect(answerOf('POST /identity/resources/auth/v2/user/sso/prelogin')).toEqual(['address', 'idpType', ours]);
  });

  it.each([
    ['MFA', MfaPolicy],
    ['lockout', LockoutPolicy],
    ['password history', PasswordHistoryPolicy],
  ])('3.2 the policy of %s has an id', (_, policy) => {
    expect(fieldsOf(policy)).toContain('id');
  });

  it('3.2 account settings', () => {
    expect(fieldsOf(AccountSettings)).toEqual(
      expect.arrayContaining(['address', 'timezone', 'dateFormat', 'timeFormat', 'currency', 'logo', 'applicationUrl']),
    );
  });

  it('3.2 session', () => {
    expect(fieldsOf(Session)).toEqual(expect.arrayContaining(['id', 'userAgent', 'createdAt', 'ipAddress', 'current']));
  });

  it('3.2 a phone number and a passkey have an id', () => {
    const numbers = (definitions['GET /identity/resources/users/phone-numbers/v1/me']!.response as z.ZodArray).element;
    expect(fieldsOf(numbers)).toContain('id');
    const { devices } = (definitions['GET /identity/resources/users/webauthn/v1/devices']!.response as Schema)
      .shape as { devices: z.ZodArray };
    expect(fieldsOf(devices.element)).toContain('id');
  });

  it('3.2 enumerations', () => {
    expect(MfaStrategy.options).toEqual([
      'AuthenticatorApp',
      'WebAuthnPlatform',
      'WebAuthnCrossPlatform',
      'SMS',
      'EmailCode',
    ]);
    expect(AuthStrategyName.options).toEqual([
      'EmailAndPassword',
      'MagicLink',
      'Code',
      'NoLocalAuthentication',
      'SmsCode',
    ]);
    expect(SecondaryAuthStrategyName.options).toContain('Passkeys');
    expect(PublicPolicy.shape.machineToMachineAuthStrategy.options).toEqual(['ClientCredentials', 'AccessToken']);
  });
});
