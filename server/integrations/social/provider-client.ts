/** Our client registration at a provider. */
import { importPKCS8, SignJWT } from 'jose';
import * as oidc from 'openid-client';
import type { OutgoingFetch } from '#server/integrations/outgoing/outgoing-fetch.ts';
import type { ProviderPreset } from './provider-presets.ts';
import { SocialProviderError, type SocialProvider } from './social-provider.ts';

/** Time-out of a provider's answer, in seconds. */
export const timeout = 10;
/** Seconds that a provider's clock may differ, unless configured. */
export const defaultSkew = 30;

export interface ProviderClient {
  clientId: string;
  clientSecret?: string | undefined;
  /** Apple's secret is a short-lived token signed with our key. */
  apple?: { teamId: string; keyId: string; privateKey: string } | undefined;
  name?: string | undefined;
  scope?: string | undefined;
  logo?: string | undefined;
  custom: boolean;
  /** Seconds that the provider's clock may differ; by default those of the libraries. */
  clockSkew?: number | undefined;
  /** Groups have a meaning: where the ID token has none, the userinfo endpoint is asked. */
  readsGroups?: boolean | undefined;
  /** Addresses that a tenant chose are called by rules of their own. */
  fetch?: OutgoingFetch | undefined;
}

/** Display name and scopes of a provider: the configured ones, else the preset's. */
export function describeProvider(
  key: string,
  preset: ProviderPreset,
  client: ProviderClient,
): Omit<SocialProvider, 'authorizationUrl' | 'redeem'> {
  return {
    key,
    name: client.name ?? preset.name,
    clientId: client.clientId,
    custom: client.custom,
    scope: client.scope ?? preset.scope,
    logo: client.logo ?? null,
  };
}

/** Maps all provider failures to one kind of error. @throws SocialProviderError */
export async function guarded<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new SocialProviderError(key, { cause });
  }
}

export async function clientAuthentication(client: ProviderClient, issuer: string): Promise<oidc.ClientAuth> {
  if (client.apple) return appleSecret(client.clientId, client.apple, issuer);
  return client.clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(client.clientSecret);
}

/** Created for each call, so that it cannot expire in a long-running process. */
async function appleSecret(
  clientId: string,
  { teamId, keyId, privateKey }: NonNullable<ProviderClient['apple']>,
  issuer: string,
): Promise<oidc.ClientAuth> {
  const key = await importPKCS8(privateKey, 'ES256');
  const make = (): Promise<string> =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
  return async (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', await make());
  };
}

/** None is in a name, an address or an identifier, and PostgreSQL stores no NUL. */
const controlCharacter = /\p{Cc}/u;
/** Characters of `sub` (OpenID Connect Core, 2): a longer one would not fit into an index either. */
const longestIdentifier = 255;

/** Trimmed; null for a blank text, and for one that cannot be stored as it is. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' || !value.isWellFormed()) return null;
  const text = value.trim();
  return text === '' || controlCharacter.test(text) ? null : text;
}

/** As it is, since identifiers are compared exactly; null for one that could be that of several users. */
export function identifierOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestIdentifier) return null;
  return value.isWellFormed() && value.trim() !== '' && !controlCharacter.test(value) ? value : null;
}

/** For display: what cannot be shown is left out. */
export function displayNameOf(value: unknown): string | null {
  return typeof value === 'string' ? textOf(value.toWellFormed().replaceAll(/\p{Cc}+/gu, ' ')) : null;
}
