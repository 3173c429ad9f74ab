/** The two kinds of machine JWTs: those issued for client credentials, and access tokens. */
import type { JWTPayload } from 'jose';
import type { CheckedApiToken } from '#server/db/queries/api-tokens/check-api-token.ts';
import { epochSeconds, later, second } from '#server/lib/clock.ts';
import { randomToken } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { fitClaims } from './fit-claims.ts';
import { signToken } from './sign-token.ts';
import type { IssuedToken } from './tokens.ts';

type IssuingServices = Pick<Services, 'config' | 'clock' | 'keys' | 'environment' | 'random'>;

const accessTokenTypes = { user: 'userAccessToken', tenant: 'tenantAccessToken' } as const;

/** Issues a token for client credentials. It does not outlive them. */
export async function issueMachineToken(services: IssuingServices, token: CheckedApiToken): Promise<IssuedToken> {
  const now = services.clock();
  const wanted = later(now, services.config.lifetimes.machineToken * second);
  const expires = token.expiresAt !== null && token.expiresAt < wanted ? token.expiresAt : wanted;
  const claims: JWTPayload = {
    type: token.user ? 'userApiToken' : 'tenantApiToken',
    tenantId: token.tenantId,
    roles: token.roleKeys,
    permissions: token.permissionKeys,
    createdByUserId: token.createdBy,
    metadata: {},
    ...(token.user && { userId: token.user.id, email: token.user.email, userMetadata: token.user.metadata }),
  };
  const fitted = fitClaims(claims, services.config);
  const jwt = await sign(services, { subject: token.id, claims: fitted, now, expires });
  return { jwt, expires, expiresIn: epochSeconds(expires) - epochSeconds(now) };
}

export interface NewAccessToken {
  id: string;
  tenantId: string;
  userId: string | null;
  expiresAt: Date | null;
}

/**
 * Issues the secret of an access token. This server treats it as opaque, finds it by its ID and compares its digest; it
 * is a JWT because the vendor's server SDK verifies it with the public key before it requests the permissions of its
 * ID.
 */
export async function issueAccessTokenSecret(services: IssuingServices, token: NewAccessToken): Promise<string> {
  const claims: JWTPayload = {
    type: token.userId === null ? accessTokenTypes.tenant : accessTokenTypes.user,
    tenantId: token.tenantId,
    ...(token.userId !== null && { userId: token.userId }),
    // signing is deterministic: a random claim makes the text unpredictable, so that hashing it is meaningful
    jti: randomToken(services.random),
  };
  return await sign(services, { subject: token.id, claims, now: services.clock(), expires: token.expiresAt });
}

/** @returns the ID in an access token, unverified; `null` for a text that is not one */
export function accessTokenId(text: string): string | null {
  if (text.length > 4096 || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) return null;
  try {
    const payload = JSON.parse(Buffer.from(text.split('.')[1]!, 'base64url').toString()) as { sub?: unknown } | null;
    return typeof payload?.sub === 'string' ? payload.sub : null;
  } catch {
    return null;
  }
}

interface Signed {
  subject: string;
  claims: JWTPayload;
  now: Date;
  expires: Date | null;
}

async function sign(
  { config, environment, keys }: IssuingServices,
  { subject, claims, now, expires }: Signed,
): Promise<string> {
  return signToken(
    await keys.current(),
    { ...claims, sub: subject },
    { issuer: config.baseUrl, audience: environment.vendorId, issuedAt: now, expires },
  );
}
