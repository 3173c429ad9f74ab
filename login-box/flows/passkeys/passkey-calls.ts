import { ApiError } from '#shared/api/api-error.ts';
import type { WebauthnCreationOptions } from '#shared/contract/passkeys/webauthn-entities.ts';
import type { SafeStorage } from '#shared/session/safe-storage.ts';
import { addressParameter, type FlowHost } from '#login-box/flows/flow-host.ts';
import { promptKeys } from '#login-box/flows/handoff.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { browserAssertion, browserAttestation } from '#shared/session/login/browser-credentials.ts';

/** Milliseconds after which a call without an answer fails with a retryable error. */
const answerTimeout = 30_000;
const timeLimit = () => ({ signal: AbortSignal.timeout(answerTimeout) });

const signInBase = '/identity/resources/auth/v1/webauthn';
const devices = '/identity/resources/users/webauthn/v1/devices';

export interface PasskeyRequest {
  /** Ends the question without an answer. */
  signal?: AbortSignal;
  /** Uses conditional mediation: passkeys are offered in the address field, without a dialog. */
  conditional?: boolean;
}

/**
 * One passkey, asked for and proved. It becomes what the user prefers to sign in with.
 * @throws ApiError `passkey-not-given` when the browser got none
 */
export async function signInWithPasskey(
  host: FlowHost,
  lasting: SafeStorage,
  { signal, conditional }: PasskeyRequest = {},
): Promise<SignInAnswer> {
  const { server } = host.api;
  const { options } = await server.post(`${signInBase}/prelogin`, {}, timeLimit());
  const assertion = await asClientError(
    'passkey-not-given',
    browserAssertion(options, { signal, ...(conditional && { mediation: 'conditional' }) }),
  );
  const invitationToken = addressParameter(host, 'invitationToken');
  try {
    const answer = await server.post(
      `${signInBase}/postlogin`,
      { ...assertion, ...(invitationToken && { invitationToken }) },
      timeLimit(),
    );
    lasting.set(promptKeys.preferred, 'passkeys');
    return answer;
  } catch (error) {
    if ((error as ApiError).errorCode === 'passkey-unknown') forget(options.rpId, assertion.id);
    throw error;
  }
}

/** Newer browsers stop offering a passkey that opens nothing (W3C WebAuthn, level 3, section 5.1.10). */
function forget(rpId: string | undefined, credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as {
    signalUnknownCredential?: (unknown: object) => Promise<void>;
  };
  signalUnknownCredential?.call(PublicKeyCredential, { rpId, credentialId }).catch(() => {});
}

export interface OwnPasskeys {
  /** Whether one may be offered: the user has none, and signed in recently enough to make one. */
  mayOffer(): Promise<boolean>;
  /** @throws ApiError `passkey-not-made`, `security-key-known` */
  create(): Promise<void>;
}

/** Passkeys of the user who has just signed in; the token is kept in memory only. */
export function createOwnPasskeys({ api: { server }, previousAnswer: handedOff }: FlowHost): OwnPasskeys {
  const signedIn = () => ({ token: handedOff?.accessToken ?? null, ...timeLimit() });
  const start = async () => (await server.post(devices, undefined, signedIn())).options;
  // fetched in advance, since browsers require that the prompt directly follows the user's click
  let prepared: WebauthnCreationOptions | undefined;
  return {
    async mayOffer() {
      const known = await server.get(devices, signedIn());
      if (known.devices.length > 0) return false;
      prepared = await start();
      return true;
    },
    async create() {
      const options = prepared ?? (await start());
      prepared = undefined;
      const { platform, ...attestation } = await asClientError('passkey-not-made', browserAttestation(options));
      await server.post(
        `${devices}/verify`,
        { ...attestation, deviceType: platform ? 'Platform' : 'CrossPlatform' },
        signedIn(),
      );
    },
  };
}

/** Maps the browser's exceptions to our error codes. */
async function asClientError<T>(code: 'passkey-not-given' | 'passkey-not-made', answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    const known = ((cause as ApiError).cause as Error | undefined)?.name === 'InvalidStateError';
    const errorCode = known ? 'security-key-known' : code;
    throw new ApiError({ message: errorCode, statusCode: 400, traceId: '', errorCode, cause });
  }
}
