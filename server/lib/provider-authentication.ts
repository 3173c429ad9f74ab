/** What an identity provider says of the session of a user there: from signed bytes alone. */

/** Attributes of a NameID that a logout request repeats (SAML core, 3.7.1). */
export interface NameQualifiers {
  format?: string;
  nameQualifier?: string;
  spNameQualifier?: string;
}

export interface ProviderAuthentication {
  /** `AuthnContextClassRef`, `acr` and `amr`. */
  values: readonly string[];
  /** When the user authenticated; null if it did not say. */
  at: Date | null;
  /** When the session ends there (`SessionNotOnOrAfter`). */
  endsAt: Date | null;
  /** NameID as it was written, or `sub`; empty without one. */
  name: string;
  qualifiers: NameQualifiers;
  /** `SessionIndex`, or `sid`. */
  sessionIndex: string | null;
  /** Of OpenID Connect: a hint when the user signs out. */
  idToken?: string;
}
