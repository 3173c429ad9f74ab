/** How we are known at a provider. */
import { importPKCS8, SignJWT } from 'jose';
import * as oidc from 'openid-client';

export interface ProviderClient {
  clientId: string;
  clientSecret?: string | undefined;
  /** Apple's secret is a short-lived token that our key signs. */
  apple?: { teamId: string; keyId: string; privateKey: string } | undefined;
  name?: string | undefined;
  scope?: string | undefined;
  logo?: string | undefined;
  custom: boolean;
}

export async function clientAuthentication(client: ProviderClient, issuer: string): Promise<oidc.ClientAuth> {
  if (client.apple) return appleSecret(client.clientId, client.apple, issuer);
  return client.clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(client.clientSecret);
}

/** Made anew for each call, so that it never expires with the process still running. */
async function appleSecret(clientId: string, { teamId, keyId, privateKey }: NonNullable<ProviderClient['apple']>, issuer: string): Promise<oidc.ClientAuth> {
  const key = await importPKCS8(privateKey, 'ES256');
  const make = (): Promise<string> =>
    new SignJWT().setProtectedHeader({ alg: 'ES256', kid: keyId }).setIssuer(teamId).setSubject(clientId).setAudience(issuer).setIssuedAt().setExpirationTime('5m').sign(key);
  return async (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', await make());
  };
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
