import type { WebauthnDevice, webauthnContract } from '#shared/contract/passkeys/webauthn.ts';
import type { FactorRow } from '#server/db/queries/mfa/factors.ts';
import type { Handlers } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import type { Services } from '#server/services.ts';
import {
  addPasskey,
  listOwnPasskeys,
  removePasskey,
  startPasskey,
} from '#server/use-cases/passkeys/manage-passkeys.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { createPasskeyChallenge, signInWithPasskey } from '#server/use-cases/passkeys/sign-in-with-passkey.ts';
import { signInAnswer } from '#server/routes/sign-in/sign-in-answer.ts';

export function webauthnRoutes(services: Services): Handlers<typeof webauthnContract> {
  return {
    async 'POST /identity/resources/auth/v1/webauthn/prelogin'({ context, body, cookies }) {
      await requireCaptcha(context, body.recaptchaToken);
      return { options: await createPasskeyChallenge(context, browserToken(services, cookies)) };
    },
    async 'POST /identity/resources/auth/v1/webauthn/postlogin'(call) {
      const { invitationToken, recaptchaToken: _none, ...answer } = call.body;
      const browser = {
        ...signInCookies(call.cookies),
        clientId: requestedClientId(services, call.request),
      };
      return signInAnswer(
        services,
        call,
        await signInWithPasskey(call.context, { ...browser, answer, invitationToken }),
      );
    },

    async 'POST /identity/resources/users/webauthn/v1/devices'({ context }) {
      return { options: await startPasskey(context) };
    },
    'POST /identity/resources/users/webauthn/v1/devices/verify': ({ context, body }) => addPasskey(context, body),
    async 'GET /identity/resources/users/webauthn/v1/devices'({ context }) {
      return { devices: (await listOwnPasskeys(context)).map(describePasskey) };
    },
    'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': ({ context, params }) =>
      removePasskey(context, params.deviceId),
  };
}

function describePasskey({ id, device_type, created_at }: FactorRow): WebauthnDevice {
  return { id, deviceType: device_type ?? 'CrossPlatform', createdAt: created_at.toISOString() };
}
