/** External identity provider: the interface that sign-in uses. */

/** The user as identified by the provider. */
export interface SocialProfile {
  issuer: string;
  subject: string;
  email: string | null;
  /** True only if the provider itself has verified it. */
  emailVerified: boolean;
  name: string | null;
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
  authorizationUrl(secrets: SocialSecrets, redirectUri: string): Promise<string>;
  /**
   * Exchanges the code and verifies the answer.
   * @param answer the complete URL that the provider redirected the user to
   * @throws SocialProviderError
   */
  redeem(answer: URL, secrets: SocialSecrets): Promise<SocialProfile>;
}

/** The provider could not be reached, or its answer is invalid. Details are logged, never shown to the user. */
export class SocialProviderError extends Error {
  override name = 'SocialProviderError';
  constructor(provider: string, options: ErrorOptions) {
    super(`signing in with ${provider} failed`, options);
  }
}
