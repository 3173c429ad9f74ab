/**
 * Access and ID tokens: one JWT serves as both, because clients of the contract use the ID token as their bearer token.
 */
import { jwtVerify, type JWTPayload } from 'jose';
import { authenticationClass } from '#shared/lib/authentication-class.ts';
import { epochSeconds, later, second } from '#server/lib/clock.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { Services } from '#server/services.ts';
import { findVerified, rememberVerified } from './verified-token-cache.ts';
import { recordMonitored } from '#server/limits/record-monitored.ts';
import { refuseUnassigned } from './refuse-unassigned.ts';
import { enforceTenantPolicies } from './enforce-tenant-policies.ts';
import { fitClaims } from './fit-claims.ts';
import { signToken } from './sign-token.ts';

export interface IssuedToken {
  jwt: string;
  expires: Date;
  /** Seconds. */
  expiresIn: number;
}

type TokenServices = Pick<Services, 'config' | 'clock' | 'keys' | 'environment' | 'db' | 'log'>;

export interface TokenDetails {
  /** Of the authorization request, echoed (OpenID Connect Core, section 3.1.3.7). */
  nonce?: string | null | undefined;
  /** The ID of the token's refresh family, or one of its own. Revoking the grant revokes the token. */
  grantId?: string | undefined;
  /** Expiry of the token that was exchanged for this one, which must not outlive it. */
  notAfter?: Date | undefined;
  /** Where monitored rules are asked; by default `token`. */
  way?: 'sign-in' | 'token';
}

/** @throws Refusal `ip-address-refused`, `application-not-assigned`, `step-up-required` */
export async function issueToken(
  services: TokenServices,
  subject: TokenSubject,
  { nonce, grantId, notAfter, way = 'token' }: TokenDetails = {},
): Promise<IssuedToken> {
  enforceTenantPolicies(subject, subject);
  refuseUnassigned(services.environment, subject);
  const { userId, tenantId, ip, wouldRefuse } = subject;
  await recordMonitored(services, { tenantId, policies: wouldRefuse, way, subject: userId, ip });
  const { config, clock, keys } = services;
  const now = clock();
  const expires = expiryOf(services, subject, notAfter);
  const acr = authenticationClass(subject.amr);
  const claims: JWTPayload = {
    sub: subject.userId,
    type: 'userToken',
    tenantId: subject.tenantId,
    tenantIds: subject.tenantIds,
    roles: subject.roleKeys,
    permissions: subject.permissionKeys,
    name: subject.name,
    email: subject.email,
    email_verified: subject.emailVerified,
    ...(subject.pictureUrl && { profilePictureUrl: subject.pictureUrl }),
    metadata: subject.metadata,
    ...(subject.superUser && { superUser: true }),
    sid: subject.sessionId,
    amr: subject.amr,
    ...(acr !== undefined && { acr }),
    auth_time: epochSeconds(subject.authenticatedAt),
    ...(subject.impersonator && impersonation(subject.impersonator, subject.sessionExpires)),
    ...(grantId !== undefined && { grantId }),
    ...(nonce && { nonce }),
  };
  const jwt = signToken(await keys.current(), fitClaims(claims, config), {
    issuer: config.baseUrl,
    audience: subject.clientId,
    issuedAt: now,
    expires,
  });
  return { jwt, expires, expiresIn: epochSeconds(expires) - epochSeconds(now) };
}

/**
 * An impersonation token does not outlive its impersonation. Where a tenant limits idle time, a token lives for half of it
 * at most: pages report activity when they renew it, and an active user must not time out before.
 */
function expiryOf(
  { config, clock }: TokenServices,
  { impersonator, sessionExpires, idleTimeout }: TokenSubject,
  notAfter: Date | undefined,
): Date {
  const bounds = [
    later(clock(), config.lifetimes.accessToken * second),
    ...(impersonator ? [sessionExpires] : []),
    ...(idleTimeout === null ? [] : [later(clock(), (idleTimeout / 2) * second)]),
    ...(notAfter ? [notAfter] : []),
  ];
  return bounds.reduce((earliest, bound) => (bound < earliest ? bound : earliest));
}

/** When every access token issued until now has expired. */
export function lastTokenExpiry({ config, clock }: Pick<TokenServices, 'config' | 'clock'>): Date {
  return later(clock(), config.lifetimes.accessToken * second);
}

/** RFC 8693, section 4.1: `act` names the actor; the second claim is what our own clients display. */
function impersonation(impersonator: NonNullable<TokenSubject['impersonator']>, until: Date): JWTPayload {
  return { act: { sub: impersonator.id }, impersonator: { name: impersonator.name, until: until.toISOString() } };
}

export interface AccessClaims {
  userId: string;
  tenantId: string;
  sessionId: string;
  clientId: string;
  expiresAt: Date;
  grantId?: string | undefined;
}

/** Claims of a token issued for client credentials. */
export interface MachineClaims {
  apiTokenId: string;
}

type ReadingServices = TokenServices & Pick<Services, 'environment'>;

/**
 * @returns the claims that our own endpoints use, or `null` for a token that is not ours, not of this kind, or expired
 */
export async function readAccessToken(services: ReadingServices, jwt: string): Promise<AccessClaims | null> {
  const claims = await readBearer(services, jwt);
  return claims && 'sessionId' in claims ? claims : null;
}

/** Subject of a bearer token: a user in a session, or a machine client. */
export async function readBearer(services: ReadingServices, jwt: string): Promise<AccessClaims | MachineClaims | null> {
  const payload = await verifyOften(services, jwt);
  const claims = accessClaims(payload);
  if (claims) return services.environment.clients.has(claims.clientId) ? claims : null;
  return machineClaims(services, payload);
}

function machineClaims({ environment }: ReadingServices, payload: JWTPayload | null): MachineClaims | null {
  if (payload?.['type'] !== 'userApiToken' && payload?.['type'] !== 'tenantApiToken') return null;
  return payload.aud === environment.vendorId && typeof payload.sub === 'string' ? { apiTokenId: payload.sub } : null;
}

/** Whether we issued the token, however long ago: expired and foreign tokens are reported differently. */
export async function isOwnSignature(services: TokenServices, jwt: string): Promise<boolean> {
  return (await verify(services, jwt, new Date(0), ['iat', 'sub', 'aud'])) !== null;
}

/** An ID token as a hint of who signs out: it may be expired (OpenID Connect RP-Initiated Logout 1.0, section 2). */
export async function readIdTokenHint(services: TokenServices, jwt: string): Promise<AccessClaims | null> {
  return accessClaims(await verify(services, jwt, new Date(0)));
}

function accessClaims(payload: JWTPayload | null): AccessClaims | null {
  if (payload?.['type'] !== 'userToken') return null;
  const { sub, aud, exp, sid, tenantId, grantId } = payload as JWTPayload & {
    sid?: unknown;
    tenantId?: unknown;
    grantId?: unknown;
  };
  if (
    typeof sub !== 'string' ||
    typeof sid !== 'string' ||
    typeof tenantId !== 'string' ||
    typeof aud !== 'string' ||
    exp === undefined
  )
    return null;
  return {
    userId: sub,
    tenantId,
    sessionId: sid,
    clientId: aud,
    expiresAt: new Date(exp * second),
    ...(typeof grantId === 'string' && isUuid(grantId) && { grantId }),
  };
}

/** Lifetime of a logout token in seconds: it is issued when it is sent. */
const logoutTokenLifetime = 120;

/**
 * Issues a logout token, which notifies a client that a session has ended (OpenID Connect Back-Channel Logout 1.0,
 * section 2.4). Its `typ` prevents confusion with other tokens.
 */
export async function issueLogoutToken(
  services: Pick<Services, 'config' | 'clock' | 'keys' | 'random'>,
  ended: { clientId: string; userId: string; sessionId: string },
): Promise<string> {
  const now = services.clock();
  const claims = {
    sub: ended.userId,
    sid: ended.sessionId,
    jti: randomId(services.random),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  };
  const frame = {
    issuer: services.config.baseUrl,
    audience: ended.clientId,
    issuedAt: now,
    expires: later(now, logoutTokenLifetime * second),
    type: 'logout+jwt',
  };
  return signToken(await services.keys.current(), claims, frame);
}

/** A token for the vendor's back end. */
export async function issueVendorToken(
  services: TokenServices & Pick<Services, 'environment'>,
  vendorClientId: string,
): Promise<IssuedToken> {
  const { config, clock, keys, environment } = services;
  const now = clock();
  const expires = later(now, config.lifetimes.vendorToken * second);
  const claims = { type: 'vendor', vendorId: environment.vendorId, sub: vendorClientId };
  const jwt = signToken(await keys.current(), claims, {
    issuer: config.baseUrl,
    audience: 'vendor',
    issuedAt: now,
    expires,
  });
  return { jwt, expires, expiresIn: config.lifetimes.vendorToken };
}

/** @returns the vendor's client ID, if the token is valid and the credential still exists */
export async function readVendorToken(
  services: TokenServices & Pick<Services, 'environment'>,
  jwt: string,
): Promise<string | null> {
  const payload = await verify(services, jwt, services.clock());
  if (payload?.['type'] !== 'vendor' || payload.aud !== 'vendor' || typeof payload.sub !== 'string') return null;
  return services.environment.vendorCredentials.some((credential) => credential.clientId === payload.sub)
    ? payload.sub
    : null;
}

/** Same as `verify`, cached, for tokens that are sent with every call. */
async function verifyOften(services: TokenServices, jwt: string): Promise<JWTPayload | null> {
  const verifier = await services.keys.verifier();
  const known = findVerified(verifier, jwt, services.clock());
  if (known) return known;
  const payload = await verify(services, jwt, services.clock());
  if (payload) rememberVerified(verifier, jwt, payload);
  return payload;
}

/** Accepts RS256 by one of our keys only; `jku`, `jwk` and `x5u` in a header are never read. */
async function verify(
  services: TokenServices,
  jwt: string,
  currentDate: Date,
  requiredClaims = ['exp', 'iat', 'sub', 'aud'],
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(jwt, await services.keys.verifier(), {
      algorithms: ['RS256'],
      issuer: services.config.baseUrl,
      typ: 'JWT',
      currentDate,
      requiredClaims,
    });
    return payload;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null;
    throw error;
  }
}
