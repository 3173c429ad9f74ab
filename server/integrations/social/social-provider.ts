/** External identity provider: the interface that sign-in uses. */
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import type { Checks } from '#server/lib/sso-checks.ts';

/** The user as identified by the provider. */
export interface SocialProfile {
  issuer: string;
  subject: string;
  email: string | null;
  /** True only if the provider itself has verified it. */
  emailVerified: boolean;
  name: string | null;
  /** Groups at the provider. Absent where the provider says nothing of them, which is not the same as none. */
  groups?: readonly string[];
  /** Where the provider lists the groups instead. */
  groupsLink?: string;
  /** Of the user there, as the ID token says. */
  authentication?: ProviderAuthentication;
}

/** What a logout token says (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
export interface LogoutClaims {
  jti: string;
  sub: string | null;
  sid: string | null;
  expiresAt: Date;
}

/** Binds an answer to its request: generated for each attempt, and stored by us. */
export interface SocialSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SocialProvider {
  /** `google`, or the name of a custom provider of the vendor. */
  key: string;
  /** Shown on the button. */
  name: string;
  clientId: string;
  /** Custom provider of the vendor: listed separately in the API. */
  custom: boolean;
  scope: string;
  logo: string | null;
  /** Where the user is redirected. @throws SocialProviderError when the provider cannot be reached */
  authorizationUrl(secrets: SocialSecrets, redirectUri: string, more?: Record<string, string>): Promise<string>;
  /**
   * Exchanges the code and verifies the answer.
   * @param answer the complete URL that the provider redirected the user to
   * @param checks collects what was judged, rule by rule
   * @throws SocialProviderError
   */
  redeem(answer: URL, secrets: SocialSecrets, checks?: Checks): Promise<SocialProfile>;
  /** Where the user signs out (OpenID Connect RP-Initiated Logout 1.0); undefined if the provider offers it not. */
  logoutUrl?(parameters: Record<string, string>): Promise<string | undefined>;
  /** Verifies a logout token. @throws SocialProviderError, also for one that is not valid */
  readLogoutToken?(token: string, now: Date): Promise<LogoutClaims>;
}

/** The provider could not be reached, or its answer is invalid. Details are logged, never shown to the user. */
export class SocialProviderError extends Error {
  override name = 'SocialProviderError';
  constructor(provider: string, options: ErrorOptions) {
    super(`signing in with ${provider} failed`, options);
  }
}
