/** Passkeys: WebAuthn credentials that sign in without a password. Binary fields are base64url without padding. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Email, Id, LinkToken, LoginResponse, WebauthnDeviceType } from '#shared/contract/entities.ts';
import {
  WebauthnAssertion,
  WebauthnAttestation,
  WebauthnCreationOptions,
  WebauthnRequestOptions,
} from './webauthn-entities.ts';

const recaptchaToken = z.string().max(8192).optional();

/** A passkey as its owner sees it. */
const WebauthnDevice = z.object({ id: Id, deviceType: WebauthnDeviceType, createdAt: DateTime });
export type WebauthnDevice = z.infer<typeof WebauthnDevice>;

export const webauthnContract = defineContract({
  'POST /identity/resources/auth/v1/webauthn/prelogin': {
    summary: 'Issues a challenge to sign in with a passkey',
    description: 'The response is the same for every user.',
    access: 'public',
    body: z.object({ email: Email.optional(), userId: Id.optional(), recaptchaToken }),
    response: z.object({ options: WebauthnRequestOptions }),
  },
  'POST /identity/resources/auth/v1/webauthn/postlogin': {
    summary: 'Signs in with a passkey',
    access: 'public',
    body: WebauthnAssertion.extend({ recaptchaToken, invitationToken: LinkToken.optional() }),
    response: LoginResponse,
  },
  'POST /identity/resources/users/webauthn/v1/devices': {
    summary: 'Returns the options to create a passkey in a browser',
    access: 'user',
    denyImpersonation: true,
    response: z.object({ options: WebauthnCreationOptions }),
  },
  'POST /identity/resources/users/webauthn/v1/devices/verify': {
    summary: 'Adds a created passkey',
    access: 'user',
    denyImpersonation: true,
    body: WebauthnAttestation,
    response: 'empty',
  },
  'GET /identity/resources/users/webauthn/v1/devices': {
    summary: 'Lists the user’s passkeys, oldest first',
    access: 'user',
    response: z.object({ devices: z.array(WebauthnDevice) }),
  },
  'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': {
    summary: 'Removes a passkey',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ deviceId: Id }),
    response: 'empty',
  },
});
