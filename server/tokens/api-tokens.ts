/** The two kinds of JWT that machines hold: what client credentials are exchanged for, and an access token itself. */
import type { JWTPayload } from 'jose';
import type { CheckedApiToken } from '#server/db/queries/api-tokens/check-api-token.ts';
import { epochSeconds, later, second } from '#server/lib/clock.ts';
import { randomToken } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { signToken } from './sign-token.ts';
import type { IssuedToken } from './tokens.ts';

type IssuingServices = Pick<Services, 'config' | 'clock' | 'keys' | 'environment' | 'random'>;

const accessTokenTypes = { user: 'userAccessToken', tenant: 'tenantAccessToken' } as const;

/** What client credentials are exchanged for. It does not outlive them. */
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
  const jwt = await sign(services, { subject: token.id, claims, now, expires });
  return { jwt, expires, expiresIn: epochSeconds(expires) - epochSeconds(now) };
}

export interface NewAccessToken {
  id: string;
  tenantId: string;
  userId: string | null;
  expiresAt: Date | null;
}

/**
 * The secret of an access token. To this server it is an opaque text, looked up by its id and compared by its digest; it is
 * a JWT because the vendor's server SDK verifies it by the public key before it asks which rights its id has.
 */
export async function issueAccessTokenSecret(services: IssuingServices, token: NewAccessToken): Promise<string> {
  const claims: JWTPayload = {
    type: token.userId === null ? accessTokenTypes.tenant : accessTokenTypes.user,
    tenantId: token.tenantId,
    ...(token.userId !== null && { userId: token.userId }),
    // a signature of the same claims would be the same: chance makes the text worth hashing
    jti: randomToken(services.random),
  };
  return await sign(services, { subject: token.id, claims, now: services.clock(), expires: token.expiresAt });
}

/** @returns the id that an access token names, unproved; `null` for a text that is none */
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
