/** Verifies bearer tokens of Portico by the public keys of the server, which are cached and follow its rotation. */
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { AccessError } from './access-error.ts';

export interface VerifierOptions {
  /** Address of the identity server: the issuer of its tokens. */
  baseUrl: string;
  /** Id of the client whose tokens are accepted, or of several. */
  clientId: string | readonly string[];
  /** `vendor.id` of the server. When given, tokens that API tokens were exchanged for are accepted too. */
  vendorId?: string;
  /** Fetches the keys, for networks that need an agent of their own. Default: the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Seconds that the clocks of the two machines may differ. Default: 5. */
  clockTolerance?: number;
}

/** What a verified token says. */
export interface Auth {
  /** `api-token`: a program, by an API token of a user or of an organization. */
  kind: 'user' | 'api-token';
  /** The user; for an API token of a user, its owner. `null` for an API token of an organization. */
  userId: string | null;
  email: string | null;
  name: string | null;
  tenantId: string;
  /** Keys of the roles held in the tenant. */
  roles: readonly string[];
  /** Keys of the permissions held in the tenant; `*` matches any text. */
  permissions: readonly string[];
  /** May do everything. */
  superUser: boolean;
  /** Who acts as this user, for support. */
  impersonator: { name: string } | null;
  /** All claims of the token. */
  claims: JWTPayload;
}

/** Headers of a `Request`, or of Node's own requests. */
export type RequestHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

export interface Verifier {
  /**
   * Checks signature, issuer, audience, expiry and kind of a token.
   *
   * @throws AccessError 401 `invalid-token` or `expired-token`, 503 `keys-unavailable`
   */
  verifyToken(token: string): Promise<Auth>;
  /**
   * Verifies the bearer token of the `Authorization` header.
   *
   * @throws AccessError 401 `missing-token`, and those of `verifyToken`
   */
  verifyRequest(headers: RequestHeaders): Promise<Auth>;
}

/** Milliseconds. A key that the server withdrew is refused after this time. */
const keysMaxAge = 300_000;
/** Milliseconds between two fetches for an unknown key. */
const keysCooldown = 30_000;
const apiTokenTypes = ['userApiToken', 'tenantApiToken'];
/** RS256 alone: what the server signs with. A token does not choose its algorithm (RFC 8725, section 3.1). */
const algorithms = ['RS256'];

/** Create one per process: it holds the cached keys. Nothing is fetched before the first token. */
export function createVerifier({ baseUrl, clientId, vendorId, fetch, clockTolerance = 5 }: VerifierOptions): Verifier {
  const issuer = baseUrl.replace(/(?<!\/)\/+$/, '');
  const clients = [clientId].flat();
  const keys = rememberKeys(new URL(`${issuer}/.well-known/jwks.json`), fetch);
  const audience = [...clients, ...(vendorId === undefined ? [] : [vendorId])];
  const kindOf = ({ type, aud }: JWTPayload): Auth['kind'] | undefined => {
    if (type === 'userToken' && typeof aud === 'string' && clients.includes(aud)) return 'user';
    return apiTokenTypes.includes(type as string) && aud === vendorId ? 'api-token' : undefined;
  };

  async function verifyToken(token: string): Promise<Auth> {
    try {
      // `typ` keeps a logout token, which is signed with the same keys, from being taken for this
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        typ: 'JWT',
        requiredClaims: ['sub', 'exp', 'tenantId'],
        clockTolerance,
      });
      const kind = kindOf(payload);
      if (!kind) throw new AccessError('invalid-token', 'The token is of another kind.');
      return authOf(payload, kind);
    } catch (error) {
      throw accessErrorOf(error);
    }
  }

  return {
    verifyToken,
    async verifyRequest(headers) {
      const token = bearerOf(headers);
      if (token === undefined) throw new AccessError('missing-token', 'The request has no bearer token.');
      return await verifyToken(token);
    },
  };
}

function rememberKeys(url: URL, fetch: VerifierOptions['fetch']): JWTVerifyGetKey {
  return createRemoteJWKSet(url, {
    cacheMaxAge: keysMaxAge,
    cooldownDuration: keysCooldown,
    ...(fetch && { [customFetch]: fetch }),
  });
}

function bearerOf(headers: RequestHeaders): string | undefined {
  const value = headers instanceof Headers ? headers.get('authorization') : headers['authorization'];
  return typeof value === 'string' ? /^bearer +([\w.~+/-]+=*)$/i.exec(value)?.[1] : undefined;
}

function authOf(claims: JWTPayload, kind: Auth['kind']): Auth {
  const { impersonator } = claims;
  return {
    kind,
    userId: kind === 'user' ? claims.sub! : textOf(claims['userId']),
    email: textOf(claims['email']),
    name: textOf(claims['name']),
    tenantId: claims['tenantId'] as string,
    roles: textsOf(claims['roles']),
    permissions: textsOf(claims['permissions']),
    superUser: claims['superUser'] === true,
    impersonator: typeof impersonator === 'object' && impersonator !== null ? (impersonator as { name: string }) : null,
    claims,
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function accessErrorOf(error: unknown): AccessError {
  if (error instanceof AccessError) return error;
  if (error instanceof errors.JWTExpired) return new AccessError('expired-token', 'The token has expired.', error);
  // what jose says of a token itself; a failed fetch of the keys is none of these
  const ofToken =
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
  return ofToken
    ? new AccessError('invalid-token', `The token was refused: ${error.message}.`, error)
    : new AccessError('keys-unavailable', 'The keys of the identity server could not be fetched.', error);
}
