/** What the rules for an OpenID provider's answer are given, and what each of them says. */
import type { OidcRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { CheckedValues, Checks } from '#server/lib/sso-checks.ts';
import type { Claims } from '#server/integrations/social/oidc-claims.ts';

/** What an ID token has to say. */
export interface ExpectedClaims {
  issuer: string;
  clientId: string;
  /** Of the request; no longer known once an exchange is kept. */
  nonce?: string;
}

/** Known before the code is redeemed. */
export interface GrantFacts extends ExpectedClaims {
  nonce: string;
  state: string;
  tokenEndpoint: string | undefined;
  jwksUri: string | undefined;
  /** Of the authorization response. */
  query: URLSearchParams;
}

/** The ID token as far as it was read; empty otherwise. */
export interface ReadToken {
  claims: Claims;
  header: Claims;
}

/** A rule that the library judges, with all the others of its kind in one call. */
export interface GrantRule {
  rule: OidcRule;
  /** What is shown to the admins; absent if there is nothing but the failure itself. */
  values?: (facts: GrantFacts, token: ReadToken) => CheckedValues;
  /** Whether the library failed because of this rule. */
  isBrokenBy: (failure: GrantFailure) => boolean;
  /** Absent if whatever the library accepts is acceptable. */
  isAcceptable?: (claims: Claims) => boolean;
}

/** A rule that can be judged again without the library: of claims that were refused, or kept. */
export interface ClaimRule extends GrantRule {
  values: (expected: ExpectedClaims, token: Pick<ReadToken, 'claims'>) => CheckedValues;
  isMetBy: (claims: Claims, expected: ExpectedClaims) => boolean;
}

/** Why the library redeemed no code: read once, so that no rule has to know the library's errors. */
export interface GrantFailure {
  stage: GrantStage;
  /** The parameter of the authorization response, or the part of the ID token, that is named as the reason. */
  named: NamedParameter | TokenPart | undefined;
  /** `error` in the authorization response or of the token endpoint (RFC 6749, sections 4.1.2.1 and 5.2). */
  providerError: string | undefined;
  /** In the authorization response. */
  hasCode: boolean;
}

/** What the library was at. */
export type GrantStage =
  /** Nothing was called yet. */
  | 'authorization-response'
  /** It could not be reached, or refused. */
  | 'token-endpoint'
  /** It answered, with something else than a token response. */
  | 'token-response'
  | 'id-token'
  /** The JWK set could not be read. */
  | 'keys'
  /** No key of the set, or more than one, could have signed the ID token. */
  | 'key-selection'
  | 'signature';

export type NamedParameter = 'iss' | 'state';

/** Parts of an ID token that have a rule of their own: its claims, and the algorithm in its header. */
export const tokenParts = ['alg', 'exp', 'nbf', 'iss', 'aud', 'sub', 'iat', 'nonce', 'azp'] as const;
export type TokenPart = (typeof tokenParts)[number];

/** The discovery document of an issuer, or why it cannot be used. */
export interface DiscoveryContext {
  checks: Checks;
  /** As it is configured. */
  issuer: string;
  /** What the document says. */
  metadata?: { issuer: string; token_endpoint?: string | undefined };
  failure?: { error: unknown };
}

/** The tokens that a code was redeemed for, once the ID token is verified. */
export interface TokensContext {
  checks: Checks;
  claims: Claims;
  /** `alg` in the header of the ID token. */
  algorithm: unknown;
  accessToken: string;
  requestedScope: string;
  /** Absent if it is the requested one. */
  grantedScope: string | undefined;
}

/** What the userinfo endpoint answered, or why it cannot be used. */
export interface UserInfoContext {
  checks: Checks;
  endpoint: string | undefined;
  /** Of the ID token. */
  subject: string;
  /** The sign-in goes on without it. */
  isOptional: boolean;
  userInfo?: { sub: string };
  failure?: { error: unknown };
}

/** The address that the provider tells. */
export interface AddressContext {
  checks: Checks;
  email: string | null;
  /** Of that address, in lower case and ASCII; undefined for none, or several. */
  domain: string | undefined;
  /** Whether the provider is believed that the address is the user's. */
  emailVerified: boolean;
  /** Whose addresses the provider speaks for; in lower case and ASCII. */
  domains: readonly string[];
}

/** A rule that is judged here: records what it saw. @throws RuleFailure for what it refuses */
export type AnswerRule<Context> = (context: Context) => void;
