/** What the browser does with security keys: JSON in, JSON out (W3C WebAuthn, level 3, section 5.1.8). */
import type {
  WebauthnAssertion,
  WebauthnAttestation,
  WebauthnCreationOptions,
  WebauthnRequestOptions,
} from '#shared/contract/passkeys/webauthn-entities.ts';
import { decodeBase64Url, encodeBase64Url } from '#shared/lib/base64url.ts';
import { ApiError } from '#shared/api/api-error.ts';

/** The user canceled, timed out, or the browser has no keys: shown like a refusal of the server. */
function refused(cause?: unknown): ApiError {
  return new ApiError({
    message: 'security-key-refused',
    statusCode: 400,
    traceId: '',
    errorCode: 'security-key-refused',
    cause,
  });
}

/** @param how when the browser asks, and what ends the question */
export async function browserAssertion(
  options: WebauthnRequestOptions,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<WebauthnAssertion> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: options.allowCredentials?.map(credentialOf),
  } as PublicKeyCredentialRequestOptions;
  const credential = await asked(() => navigator.credentials.get({ ...how, publicKey }));
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      userHandle: response.userHandle ? textOf(response.userHandle) : undefined,
    },
  };
}

export async function browserAttestation(
  options: WebauthnCreationOptions,
): Promise<WebauthnAttestation & { platform: boolean }> {
  const publicKey = {
    ...options,
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials?.map(credentialOf),
  } as PublicKeyCredentialCreationOptions;
  const credential = await asked(() => navigator.credentials.create({ publicKey }));
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    id: credential.id,
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
    platform: credential.authenticatorAttachment === 'platform',
  };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await ask();
    if (credential) return credential as PublicKeyCredential;
  } catch (cause) {
    throw refused(cause);
  }
  throw refused();
}

const credentialOf = ({ id, transports }: { id: string; transports?: string[] | undefined }) => ({
  type: 'public-key',
  id: bytesOf(id),
  ...(transports && { transports }),
});

const bytesOf = (text: string) => decodeBase64Url(text);
const textOf = (bytes: ArrayBuffer) => encodeBase64Url(new Uint8Array(bytes));
