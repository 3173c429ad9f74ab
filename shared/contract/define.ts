/**
 * How an endpoint is defined. The route is its name: grep it and find the definition, the handler and the callers.
 */
import type { z } from 'zod';
import type { PermissionKey } from './permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /${string}`;

/**
 * Who may call.
 * - `public`: anybody
 * - `user`: a signed-in person (bearer token, session alive, membership active)
 * - a permission key: a signed-in person who holds it in the active tenant
 * - `refresh-cookie`: whoever holds a live session cookie, from an allowed origin
 * - `mfa-token`: a person between the first and the second factor
 * - `vendor`: the operator's own back end (`x-access-token` of `POST /auth/vendor`)
 * - `scim`: a directory with its connection's token
 */
export type Access = 'public' | 'user' | 'refresh-cookie' | 'mfa-token' | 'vendor' | 'scim' | PermissionKey;

/** What is not JSON: nothing, a page, a redirect, plain text, a file that is written while it is sent. */
export type ResponseKind = 'empty' | 'page' | 'redirect' | 'text' | 'file';

export interface Endpoint {
  summary: string;
  access: Access;
  /** Which API tokens may call it besides people; see `apiTokensOf` for what holds unless said. */
  apiTokens?: ApiTokenAccess;
  /** The vendor's back end may call it too: what it says is about the environment and not about a tenant. */
  allowVendor?: true;
  /** Refused to whoever acts as somebody else: what only the person may do, as to change what they sign in with. */
  denyImpersonation?: true;
  /** A POST that only reads, since its question is too long for an address. */
  readOnly?: true;
  /** Open to a session whose tenant demands a second factor that it has not proved: what steps it up. */
  beforeStepUp?: true;
  params?: z.ZodObject;
  query?: z.ZodType;
  body?: z.ZodType;
  /** `json` alone unless said: OAuth takes forms too (RFC 6749, section 3.2), and a file is multipart. */
  accepts?: readonly ('json' | 'form' | 'multipart')[];
  /** Largest body, where the configured limit is too small. */
  bodyBytes?: number;
  response: z.ZodType | ResponseKind;
  /** Whether pages of clients may read the answer (CORS). By default every answer but pages and redirects. */
  crossOrigin?: boolean;
  /** Seconds for which anybody may keep the answer, which has an ETag then. Only where it is the same for everybody. */
  cacheFor?: number;
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202 | 204;
}

/** API tokens of people act as their person; those of a tenant are nobody in it, so that a handler must not look for its caller. */
export type ApiTokenAccess = 'any' | 'user' | 'none';

/**
 * Which API tokens may call an endpoint. Unless it says so itself: none where being signed in is enough, since that is about
 * the person; where a permission guards it, those of people, and to read those of the tenant too.
 */
export function apiTokensOf(
  route: string,
  { access, apiTokens }: Pick<Endpoint, 'access' | 'apiTokens'>,
): ApiTokenAccess {
  if (apiTokens !== undefined) return apiTokens;
  if (!access.startsWith('fe.')) return 'none';
  return route.startsWith('GET ') ? 'any' : 'user';
}

/** Whether pages of configured origins may read the answers of an endpoint: pages carry form tokens, redirects carry codes. */
export function isCrossOrigin({ crossOrigin, response }: Pick<Endpoint, 'crossOrigin' | 'response'>): boolean {
  return crossOrigin ?? (response !== 'page' && response !== 'redirect');
}

export type Contract = Record<Route, Endpoint>;

/** Keeps the literal type of a contract, and checks its form. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}
