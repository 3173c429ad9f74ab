/**
 * How an endpoint is defined. The route is its name: search for it to find the definition, the handler and the callers.
 */
import type { z } from 'zod';
import type { PermissionKey } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /${string}`;

/**
 * Access requirement of an endpoint.
 * - `public`: no authentication
 * - `user`: a signed-in user (bearer token, live session, active membership)
 * - a permission key: a signed-in user with that permission in the active tenant
 * - `refresh-cookie`: a live session cookie, sent from an allowed origin
 * - `vendor`: the operator's back end (`x-access-token` of `POST /auth/vendor`)
 * - `setup-link`: the guest of a link that an admin made for the set-up of one SSO connection
 *
 * `server/http/authenticators.ts` has an entry for each.
 */
export type Access = 'public' | 'user' | 'refresh-cookie' | 'vendor' | 'setup-link' | PermissionKey;

/**
 * Kinds of request bodies; `server/http/body-kinds.ts` has the media types and the parser of each.
 * - `json`, `form`: the value that the body describes
 * - `scim`: the same, as `application/scim+json` (RFC 7644, section 3.1)
 * - `xml`: the text
 * - `multipart`: the handler reads the parts, so the endpoint has no schema of its body
 * - `raw`: JSON as the bytes that were sent, for a signature that covers each of them
 */
export type BodyKind = 'json' | 'form' | 'scim' | 'xml' | 'multipart' | 'raw';

/** Responses other than JSON with a schema; `server/http/response-kinds.ts` has an entry for each. */
export type ResponseKind = 'empty' | 'page' | 'redirect' | 'text' | 'xml' | 'scim' | 'file' | 'events';

/**
 * Formats of errors; `server/http/error-shapes.ts` has an entry for each.
 * - `portico`: `errors`, `errorCode`, `context`
 * - `oauth`: `error` and `error_description` (RFC 6749, section 5.2) in addition to those
 * - `scim`: RFC 7644, section 3.12
 */
export type ErrorShape = 'portico' | 'oauth' | 'scim';

export interface Endpoint {
  /** One line in the third person, unique among endpoints: "Deletes a role". */
  summary: string;
  /** Limits and exceptions that a caller needs to know. */
  description?: string;
  access: Access;
  /** API token types that may call it in addition to users; see `apiTokensOf` for the default. */
  apiTokens?: ApiTokenAccess;
  /** The vendor's back end may call it too: the response concerns the environment, not a tenant. */
  allowVendor?: true;
  /** Rejected during impersonation: operations that only the user may perform, such as changing sign-in methods. */
  denyImpersonation?: true;
  /** A POST that only reads, because its query is too long for a URL. */
  readOnly?: true;
  /** Works on a whole list, or reads a whole table: `limits.bulk` bounds how often a tenant calls it. */
  bulk?: true;
  /** Allowed for a session whose tenant requires MFA that the session has not completed: the step-up calls. */
  beforeStepUp?: true;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Default: `json` only. Bodies of all other types are refused, before they are read. */
  accepts?: readonly BodyKind[];
  /** Maximum body size, where the configured limit is too small. */
  bodyBytes?: number;
  response: z.ZodType | ResponseKind;
  /** Default: `portico`. */
  errors?: ErrorShape;
  /** Whether client pages may read the response (CORS). Default: every response but pages and redirects. */
  crossOrigin?: boolean;
  /**
   * Seconds for which any cache may store the response, which then has an ETag. Only for responses that are the same
   * for every caller.
   */
  cacheFor?: number;
  /** Status of success. Default: 200. */
  status?: 200 | 201 | 202 | 204;
}

/** Personal API tokens act as their user; tenant tokens have no user, so a handler must not look up its caller. */
export type ApiTokenAccess = 'any' | 'user' | 'none';

/**
 * API token types that may call an endpoint. By default: none where being signed in is enough, since the data is
 * personal; personal tokens where a permission guards it, and for reads tenant tokens too.
 */
export function apiTokensOf(
  route: string,
  { access, apiTokens }: Pick<Endpoint, 'access' | 'apiTokens'>,
): ApiTokenAccess {
  if (apiTokens !== undefined) return apiTokens;
  if (!access.startsWith('fe.')) return 'none';
  return route.startsWith('GET ') ? 'any' : 'user';
}

/**
 * Whether pages of configured origins may read an endpoint's responses. Pages carry form tokens and redirects carry
 * codes, so neither can be read.
 */
export function isCrossOrigin({ crossOrigin, response }: Pick<Endpoint, 'crossOrigin' | 'response'>): boolean {
  return crossOrigin ?? (response !== 'page' && response !== 'redirect');
}

/** Kinds of bodies that an endpoint accepts. The JSON API refuses forms: another site could send one with cookies. */
export function acceptedBy({ accepts = ['json'] }: Pick<Endpoint, 'accepts'>): readonly BodyKind[] {
  return accepts;
}

export type Contract = Record<Route, Endpoint>;

/** Keeps the literal type of a contract and checks its shape. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}
