import { createPublicKey } from 'node:crypto';
import type { Services } from '#server/services.ts';

/** Public key of the current signing key, for clients that verify without a JWKS. */
export async function publicPem({ keys }: Pick<Services, 'keys'>): Promise<string> {
  const [first] = (await keys.jwks()).keys;
  return createPublicKey({ key: first!, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
}
