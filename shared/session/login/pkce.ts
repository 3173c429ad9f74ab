/** Proof key for code exchange, method S256 (RFC 7636). */
import { encodeBase64Url } from '#shared/lib/base64url.ts';
import type { Environment } from '#shared/session/environment.ts';
import { randomString } from './random-string.ts';

// RFC 7636 wants 43 to 128 characters.
const verifierLength = 64;

export interface Pkce {
  verifier: string;
  challenge: string;
}

/** base64url without padding of the SHA-256 of the verifier. */
export async function pkceChallenge(env: Pick<Environment, 'sha256'>, verifier: string): Promise<string> {
  return encodeBase64Url(await env.sha256(new TextEncoder().encode(verifier)));
}

export async function createPkce(env: Pick<Environment, 'randomBytes' | 'sha256'>): Promise<Pkce> {
  const verifier = randomString(env, verifierLength);
  return { verifier, challenge: await pkceChallenge(env, verifier) };
}
