/** WebAuthn (W3C, level 3) for this server's host: creates challenges and verifies the answers. */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type {
  WebauthnAssertion,
  WebauthnAttestation,
  WebauthnCreationOptions,
  WebauthnRequestOptions,
} from '#shared/contract/passkeys/webauthn-entities.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';

/** EdDSA, ES256, RS256 (RFC 9053, RFC 8812): the algorithms of common authenticators. */
const algorithms = [-8, -7, -257];

type Party = Pick<Services, 'config' | 'environment'>;

/** A stored credential. */
export interface StoredCredential {
  id: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
}

export interface RegistrationRequest {
  user: { id: string; email: string; name: string };
  /** Credentials of the user: an authenticator with one of them is excluded. */
  known: { id: string; transports: string[] }[];
  residentKey: 'required' | 'preferred' | 'discouraged';
  userVerification: 'required' | 'preferred' | 'discouraged';
  /** Only security keys, or only the device itself; both by default. */
  attachment?: 'platform' | 'cross-platform' | undefined;
}

export async function registrationOptions(
  services: Party,
  { user, known, residentKey, userVerification, attachment }: RegistrationRequest,
): Promise<WebauthnCreationOptions> {
  const options = await generateRegistrationOptions({
    rpName: services.config.vendor.name,
    rpID: relyingParty(services),
    userName: user.email,
    userDisplayName: user.name,
    // opaque, as the standard requires (section 14.6.1): it reveals nothing about the user
    userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known,
    authenticatorSelection: {
      residentKey,
      userVerification,
      ...(attachment && { authenticatorAttachment: attachment }),
    },
  });
  return { ...options, extensions: { ...options.extensions } };
}

export async function assertionOptions(
  services: Party,
  credentials: { id: string; transports: string[] }[] | undefined,
  userVerification: 'required' | 'preferred' | 'discouraged',
): Promise<WebauthnRequestOptions> {
  const { extensions: _none, ...options } = await generateAuthenticationOptions({
    rpID: relyingParty(services),
    ...(credentials && { allowCredentials: credentials }),
    userVerification,
  });
  return options;
}

/** @throws Refusal `security-key-refused` */
export async function verifyAttestation(
  services: Party,
  { answer, challenge, userVerified }: { answer: WebauthnAttestation; challenge: string; userVerified: boolean },
): Promise<StoredCredential> {
  const result = await refusing(() =>
    verifyRegistrationResponse({
      response: {
        rawId: answer.id,
        type: 'public-key',
        clientExtensionResults: {},
        ...answer,
      } as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigins(services),
      expectedRPID: relyingParty(services),
      requireUserVerification: userVerified,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!result.verified) throw new Refusal('security-key-refused');
  const { credential } = result.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

/**
 * @returns the credential's new counter, and whether the user was verified (biometrics or PIN); @throws Refusal
 * `security-key-refused`
 */
export async function verifyAssertion(
  services: Party,
  {
    answer,
    challenge,
    credential,
    userVerified: wanted,
  }: { answer: WebauthnAssertion; challenge: string; credential: StoredCredential; userVerified: boolean },
): Promise<{ counter: number; userVerified: boolean }> {
  const result = await refusing(() =>
    verifyAuthenticationResponse({
      response: {
        rawId: answer.id,
        type: 'public-key',
        clientExtensionResults: {},
        ...answer,
      } as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: expectedOrigins(services),
      expectedRPID: relyingParty(services),
      requireUserVerification: wanted,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports,
      },
    }),
  );
  if (!result.verified) throw new Refusal('security-key-refused');
  const { newCounter, userVerified } = result.authenticationInfo;
  return { counter: newCounter, userVerified };
}

/** The library reports problems by throwing; the client only learns that it was refused. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Refusal('security-key-refused', { cause });
  }
}

function relyingParty({ config }: Party): string {
  return new URL(config.baseUrl).hostname;
}

/**
 * Our own origin, and those of applications on subdomains of our host: browsers let no other page use our credentials.
 */
function expectedOrigins(services: Party): string[] {
  const host = relyingParty(services);
  return [...services.environment.allowedOrigins].filter((origin) => {
    const { hostname, protocol } = new URL(origin);
    const below = hostname === host || hostname.endsWith(`.${host}`);
    return below && (protocol === 'https:' || hostname === 'localhost');
  });
}
