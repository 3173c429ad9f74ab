/**
 * Authenticates clients at the token endpoint: public clients send only their ID, confidential ones authenticate (RFC
 * 6749, section 2.3).
 */
import type { Environment } from '#server/environment.ts';
import { matchesSecret } from '#server/lib/secrets.ts';
import { GrantRefusal } from './oauth-error.ts';

export interface PresentedClient {
  id: string | undefined;
  secret: string | undefined;
}

/**
 * @param authorization header, whose Basic credentials take precedence over those of the body
 * @returns the client ID that the grant is bound to, if given
 * @throws GrantRefusal `invalid-client`
 */
export function checkClientCredentials(
  environment: Environment,
  authorization: string | undefined,
  body: PresentedClient,
): string | undefined {
  const presented = basicCredentials(authorization) ?? body;
  if (presented.id === undefined) return undefined;
  const client = environment.clients.get(presented.id);
  if (!client) throw new GrantRefusal('invalid-client');
  const { secretHash, previousSecretHash } = client;
  if (secretHash === undefined) return client.id;
  const secretMatches =
    presented.secret !== undefined && matchesSecret(presented.secret, { secretHash, previousSecretHash });
  if (!secretMatches) throw new GrantRefusal('invalid-client');
  return client.id;
}

/** @throws GrantRefusal `invalid-client` if they are not encoded as the standard says */
export function basicCredentials(header: string | undefined): PresentedClient | undefined {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1];
  if (!encoded) return undefined;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  try {
    return { id: formDecoded(id), secret: formDecoded(secret.join(':')) };
  } catch {
    throw new GrantRefusal('invalid-client');
  }
}

/** Both parts are encoded like form fields, where a plus is a space (RFC 6749, section 2.3.1). */
function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll('+', '%20'));
}
