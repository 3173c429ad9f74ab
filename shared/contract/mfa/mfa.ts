/**
 * MFA, in two contracts: during sign-in, and for signed-in users. Between the first and the second factor, the
 * `mfaToken` of the sign-in response identifies the user; calls below `users/` need a session with a recent sign-in.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  DateTime,
  Email,
  Id,
  LoginResponse,
  MfaDevices,
  MfaStrategy,
  WebauthnDeviceType,
} from '#shared/contract/entities.ts';
import {
  WebauthnAssertion,
  WebauthnAttestation,
  WebauthnCreationOptions,
  WebauthnRequestOptions,
} from '#shared/contract/passkeys/webauthn-entities.ts';

/** From the sign-in response. `''` selects the sign-in of this browser's cookie, for a reloaded page. */
const mfaToken = z.string().max(512);
const otcToken = z.string().min(1).max(512);
const webauthnToken = z.string().min(1).max(512);
const rememberDevice = z.boolean().optional();
const code = z.string().trim().min(1).max(40);
const phoneNumber = z.string().trim().min(3).max(40);
const device = z.object({ deviceId: Id });

const SentCode = z.object({ otcToken: z.string(), phoneNumber: z.string() });
const QrCode = z.object({
  /** A PNG as a `data:` URL. */
  qrCode: z.string(),
  /** The same key as text, for typing. */
  secret: z.string(),
  /** Content of the picture: an `otpauth://` URL. */
  uri: z.string(),
  /** The picture as an SVG path, with the length of its sides. */
  qr: z.object({ path: z.string(), size: z.number() }),
});
const RecoveryCodes = z.object({ recoveryCode: z.string().optional(), recoveryCodes: z.array(z.string()).optional() });
const creation = z.object({ webauthnToken: z.string(), options: WebauthnCreationOptions });
const assertion = z.object({ webauthnToken: z.string(), options: WebauthnRequestOptions });

export const mfaSignInContract = defineContract({
  'POST /identity/resources/auth/v1/user/mfa/verify': {
    summary: 'Signs in with a code from any of the user’s authenticator apps',
    access: 'public',
    body: z.object({ mfaToken, value: code, rememberDevice, invitationToken: z.string().max(512).optional() }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/recover': {
    summary: 'Signs in with a recovery code',
    description: 'Without `mfaToken`, the next sign-in in this browser skips MFA.',
    access: 'public',
    body: z.object({ email: Email, recoveryCode: code, mfaToken: mfaToken.optional() }),
    response: LoginResponse.partial(),
  },
  'POST /identity/resources/auth/v1/user/mfa/authenticator/enroll': {
    summary: 'Starts the setup of an authenticator app during sign-in',
    access: 'public',
    body: z.object({ mfaToken }),
    response: QrCode,
  },
  'POST /identity/resources/auth/v1/user/mfa/authenticator/enroll/verify': {
    summary: 'Confirms an authenticator app during sign-in',
    access: 'public',
    body: z.object({ mfaToken, token: code, rememberDevice }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/authenticator/{deviceId}/verify': {
    summary: 'Signs in with a code from a specific authenticator app',
    access: 'public',
    params: device,
    body: z.object({ mfaToken, value: code, rememberDevice }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/sms/enroll': {
    summary: 'Starts the setup of a phone during sign-in by sending it a code',
    access: 'public',
    body: z.object({ mfaToken, phoneNumber }),
    response: SentCode,
  },
  'POST /identity/resources/auth/v1/user/mfa/sms/enroll/verify': {
    summary: 'Confirms a phone during sign-in',
    access: 'public',
    body: z.object({ mfaToken, otcToken, code, rememberDevice }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}': {
    summary: 'Sends a sign-in code to a phone',
    access: 'public',
    params: device,
    body: z.object({ mfaToken }),
    response: SentCode,
  },
  'POST /identity/resources/auth/v1/user/mfa/sms/{deviceId}/verify': {
    summary: 'Signs in with the code sent to a phone',
    access: 'public',
    params: device,
    body: z.object({ mfaToken, otcToken, code, rememberDevice }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/webauthn/enroll': {
    summary: 'Starts the setup of a security key or platform authenticator during sign-in',
    access: 'public',
    body: z.object({ mfaToken }),
    response: creation,
  },
  'POST /identity/resources/auth/v1/user/mfa/webauthn/enroll/verify': {
    summary: 'Confirms a security key during sign-in',
    access: 'public',
    body: z.object({
      mfaToken,
      webauthnToken,
      deviceType: WebauthnDeviceType,
      options: WebauthnAttestation,
      rememberDevice,
    }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}': {
    summary: 'Issues a challenge for a security key',
    access: 'public',
    params: device,
    body: z.object({ mfaToken }),
    response: assertion,
  },
  'POST /identity/resources/auth/v1/user/mfa/webauthn/{deviceId}/verify': {
    summary: 'Signs in with a security key',
    access: 'public',
    params: device,
    body: z.object({ mfaToken, webauthnToken, options: WebauthnAssertion, rememberDevice }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/mfa/emailcode': {
    summary: 'Sends a code by email to a user without a stronger verification method',
    access: 'public',
    body: z.object({ mfaToken }),
    response: z.object({ otcToken: z.string() }),
  },
  'POST /identity/resources/auth/v1/user/mfa/emailcode/verify': {
    summary: 'Signs in with the code sent by email',
    access: 'public',
    body: z.object({ mfaToken, otcToken, code, rememberDevice }),
    response: LoginResponse,
  },
  'GET /identity/resources/configurations/v1/mfa-policy/allow-remember-device': {
    summary: 'Returns whether devices can be remembered, and for how long',
    description: 'In seconds. The same for every token.',
    access: 'public',
    query: z.object({ mfaToken: z.string().max(512).optional() }),
    response: z.object({ isAllowedToRemember: z.boolean(), mfaDeviceExpiration: z.number() }),
  },
});

export const mfaContract = defineContract({
  'POST /identity/resources/auth/v1/user/step-up/generate': {
    summary: 'Issues a step-up token, or requires MFA if it is not recent',
    access: 'user',
    denyImpersonation: true,
    beforeStepUp: true,
    body: z.object({ maxAge: z.number().min(0).max(31_536_000).optional() }),
    response: LoginResponse,
  },
  'POST /identity/resources/users/v1/mfa/enroll': {
    summary: 'Starts the setup of an authenticator app (older form)',
    access: 'user',
    denyImpersonation: true,
    response: QrCode,
  },
  'POST /identity/resources/users/v1/mfa/enroll/verify': {
    summary: 'Confirms an authenticator app (older form)',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ token: code }),
    response: RecoveryCodes,
  },
  'POST /identity/resources/users/v1/mfa/disable': {
    summary: 'Removes every authenticator app (older form)',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ token: code.optional() }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/mfa/authenticator/enroll': {
    summary: 'Starts the setup of an authenticator app',
    access: 'user',
    denyImpersonation: true,
    response: QrCode,
  },
  'POST /identity/resources/users/v1/mfa/authenticator/enroll/verify': {
    summary: 'Confirms an authenticator app',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ token: code }),
    response: RecoveryCodes,
  },
  'POST /identity/resources/users/v1/mfa/authenticator/{deviceId}/disable/verify': {
    summary: 'Removes an authenticator app',
    access: 'user',
    denyImpersonation: true,
    params: device,
    body: z.object({ token: code.optional() }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/mfa/sms/enroll': {
    summary: 'Starts the setup of a phone by sending it a code',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ phoneNumber }),
    response: SentCode,
  },
  'POST /identity/resources/users/v1/mfa/sms/enroll/verify': {
    summary: 'Confirms a phone',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ otcToken, code }),
    response: RecoveryCodes,
  },
  'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable': {
    summary: 'Sends a code to confirm the removal of a phone',
    access: 'user',
    denyImpersonation: true,
    params: device,
    response: SentCode,
  },
  'POST /identity/resources/users/v1/mfa/sms/{deviceId}/disable/verify': {
    summary: 'Removes a phone',
    description: 'A lost phone is removed without a code.',
    access: 'user',
    denyImpersonation: true,
    params: device,
    body: z.object({ otcToken: otcToken.optional(), code: code.optional() }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/mfa/webauthn/enroll': {
    summary: 'Starts the setup of a security key or platform authenticator',
    access: 'user',
    denyImpersonation: true,
    response: creation,
  },
  'POST /identity/resources/users/v1/mfa/webauthn/enroll/verify': {
    summary: 'Confirms a security key',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ webauthnToken, deviceType: WebauthnDeviceType, options: WebauthnAttestation }),
    response: RecoveryCodes,
  },
  'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable': {
    summary: 'Issues a challenge to remove a security key',
    access: 'user',
    denyImpersonation: true,
    params: device,
    response: assertion,
  },
  'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify': {
    summary: 'Removes a security key',
    description: 'A lost key is removed without its signature.',
    access: 'user',
    denyImpersonation: true,
    params: device,
    body: z.object({ webauthnToken: webauthnToken.optional(), options: WebauthnAssertion.optional() }),
    response: 'empty',
  },
  'GET /identity/resources/users/v1/mfa/devices': {
    summary: 'Lists the user’s own verification methods',
    access: 'user',
    response: MfaDevices.extend({
      /** Absent for users who never had any. */
      recoveryCodesLeft: z.number().optional(),
      /** Of the factors above, by ID: when added and when last verified. */
      moments: z.record(z.string(), z.object({ createdAt: DateTime, lastUsedAt: DateTime.optional() })).optional(),
    }),
  },
  'POST /identity/resources/users/v1/mfa/recovery-codes': {
    summary: 'Generates new recovery codes',
    description: 'The previous codes are revoked.',
    access: 'user',
    denyImpersonation: true,
    response: z.object({ recoveryCode: z.string(), recoveryCodes: z.array(z.string()) }),
  },
  'GET /identity/resources/configurations/v1/mfa/strategies': {
    summary: 'Lists the available verification methods',
    access: 'user',
    response: z.object({ strategies: z.array(z.object({ strategy: MfaStrategy, isActive: z.boolean() })) }),
  },
});
