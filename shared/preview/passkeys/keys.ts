/** Security keys and passkeys of the preview: the browser creates real ones, whose signatures are not checked. */
import type { MfaDevices } from '#shared/contract/entities.ts';
import type { WebauthnDevice } from '#shared/contract/passkeys/webauthn.ts';
import type { WebauthnCreationOptions } from '#shared/contract/passkeys/webauthn-entities.ts';
import { encodeBase64Url } from '#shared/lib/base64url.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

export interface HeldKeys {
  keys: MfaDevices['webauthn'];
  passkeys: WebauthnDevice[];
}

interface Keeping {
  /** Writes down a new second factor. @returns recovery codes, with the first one */
  added(id: string): { recoveryCode?: string; recoveryCodes?: string[] };
}

const bytes = (text: string): string => encodeBase64Url(new TextEncoder().encode(text));
const deviceTypeOf = (value: unknown): 'Platform' | 'CrossPlatform' => (value === 'Platform' ? value : 'CrossPlatform');

function creationOptions({ me }: PreviewState): WebauthnCreationOptions {
  return {
    rp: { name: 'Preview' },
    user: { id: bytes(me.id), name: me.email, displayName: me.name },
    challenge: bytes('a challenge of the preview'),
    pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: [],
    timeout: 300_000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'preferred' },
    extensions: { credProps: true },
    hints: [],
  };
}

export function keysHandlers(held: HeldKeys, state: PreviewState, { added }: Keeping): PreviewHandlers {
  return {
    'POST /identity/resources/users/v1/mfa/webauthn/enroll': () => ({
      webauthnToken: 'preview',
      options: creationOptions(state),
    }),
    'POST /identity/resources/users/v1/mfa/webauthn/enroll/verify': ({ body }) => {
      const id = `factor-key-${++state.made}`;
      const answer = added(id);
      held.keys = [...held.keys, { id, deviceType: deviceTypeOf(body['deviceType']), name: 'Preview' }];
      return answer;
    },
    'POST /identity/resources/users/v1/mfa/webauthn/{deviceId}/disable/verify': ({ params }) => {
      const left = held.keys.filter(({ id }) => id !== params['deviceId']);
      if (left.length === held.keys.length) throw previewError('factor-not-found');
      held.keys = left;
    },
    'GET /identity/resources/users/webauthn/v1/devices': () => ({ devices: held.passkeys }),
    'POST /identity/resources/users/webauthn/v1/devices': () => ({ options: creationOptions(state) }),
    'POST /identity/resources/users/webauthn/v1/devices/verify': ({ body }) => {
      const createdAt = new Date(state.now).toISOString();
      held.passkeys = [
        ...held.passkeys,
        { id: `passkey-made-${++state.made}`, deviceType: deviceTypeOf(body['deviceType']), createdAt },
      ];
    },
    'DELETE /identity/resources/users/webauthn/v1/devices/{deviceId}': ({ params }) => {
      held.passkeys = held.passkeys.filter(({ id }) => id !== params['deviceId']);
    },
  };
}
