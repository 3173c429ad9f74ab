/** The validated parameters of an authorization request. */
import type { ClientConfig } from '#server/config/config.ts';
import type { Environment } from '#server/environment.ts';

export interface AuthorizeContext {
  /** Raw, with duplicates. */
  query: URLSearchParams;
  environment: Environment;
  client?: ClientConfig;
  /** Registered, compared exactly. After this is set, errors may be sent to the client. */
  redirectUri?: string;
  scope?: string;
  codeChallenge?: string;
  /** `login`: requires a new sign-in; `none`: no user interface. */
  prompt?: 'login' | 'none';
  /** Seconds. */
  maxAge?: number;
  /** Authentication context classes, separated by spaces. */
  acrValues?: string;
}

/** One rule: reads the query, adds validated values, throws on invalid ones. */
export type AuthorizeRule = (context: AuthorizeContext) => void;
