/** The parameters of an authorization request, as far as they have been checked. */
import type { ClientConfig } from '#server/config/config.ts';
import type { Environment } from '#server/environment.ts';

export interface AuthorizeContext {
  /** Raw, with duplicates. */
  query: URLSearchParams;
  environment: Environment;
  client?: ClientConfig;
  /** Registered, letter by letter. From here on errors may go to the client. */
  redirectUri?: string;
  scope?: string;
  codeChallenge?: string;
  /** `login`: credentials are asked for again; `none`: nothing is shown. */
  prompt?: 'login' | 'none';
  /** Seconds. */
  maxAge?: number;
  /** Classes of sign-in, separated by spaces. */
  acrValues?: string;
}

/** One rule: reads the query, adds what it has checked, throws what it refuses. */
export type AuthorizeRule = (context: AuthorizeContext) => void;
