/** A place elsewhere where people have an account: the port that sign-in goes through. */

/** Who the provider says it is. */
export interface SocialProfile {
  issuer: string;
  subject: string;
  email: string | null;
  /** Only what the provider itself has proved. */
  emailVerified: boolean;
  name: string | null;
}

/** What ties an answer to the question: made for each attempt, and kept by us. */
export interface SocialSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface SocialProvider {
  /** `google`, or the name of a provider of the vendor's own. */
  key: string;
  /** On the button. */
  name: string;
  clientId: string;
  /** Of the vendor's own: listed apart on the wire. */
  custom: boolean;
  scope: string;
  logo: string | null;
  /** Where the person is sent. @throws SocialProviderError when the provider cannot be reached */
  authorizationUrl(secrets: SocialSecrets, redirectUri: string): Promise<string>;
  /**
   * Exchanges the code and checks everything that came.
   * @param answer the whole address that the provider sent the person back to
   * @throws SocialProviderError
   */
  redeem(answer: URL, secrets: SocialSecrets): Promise<SocialProfile>;
}

/** The provider could not be reached, or its answer does not hold. What exactly goes to the log, never to the person. */
export class SocialProviderError extends Error {
  override name = 'SocialProviderError';
  constructor(provider: string, options: ErrorOptions) {
    super(`signing in with ${provider} failed`, options);
  }
}
