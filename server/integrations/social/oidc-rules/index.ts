/** The rules of an OpenID provider's answer, in the order of `oidcRules`: the first that fails ends the judgment. */
import { checkAccessTokenHash } from './check-access-token-hash.ts';
import { audienceRule } from './check-audience.ts';
import { authorizationRule } from './check-authorization.ts';
import { authorizedPartyRule } from './check-authorized-party.ts';
import { clientAuthenticationRule } from './check-client-authentication.ts';
import { codeAcceptedRule } from './check-code-accepted.ts';
import { codeRule } from './check-code.ts';
import { checkDiscoveryIssuer } from './check-discovery-issuer.ts';
import { checkDiscovery } from './check-discovery.ts';
import { checkDomainProved } from './check-domain-proved.ts';
import { checkEmailVerified } from './check-email-verified.ts';
import { checkEmail } from './check-email.ts';
import { idTokenRule } from './check-id-token.ts';
import { issuerRule } from './check-issuer.ts';
import { keyIdRule } from './check-key-id.ts';
import { keysRule } from './check-keys.ts';
import { nonceRule } from './check-nonce.ts';
import { responseIssuerRule } from './check-response-issuer.ts';
import { checkScopes } from './check-scopes.ts';
import { signatureKeyRule } from './check-signature-key.ts';
import { stateRule } from './check-state.ts';
import { subjectRule } from './check-subject.ts';
import { tokenAlgorithmRule } from './check-token-algorithm.ts';
import { tokenEndpointRule } from './check-token-endpoint.ts';
import { tokenExpiryRule } from './check-token-expiry.ts';
import { tokenIssuedRule } from './check-token-issued.ts';
import { tokenNotBeforeRule } from './check-token-not-before.ts';
import { tokenResponseRule } from './check-token-response.ts';
import { checkUserinfoSubject } from './check-userinfo-subject.ts';
import { checkUserinfo } from './check-userinfo.ts';
import type {
  AddressContext,
  ClaimRule,
  DiscoveryContext,
  GrantRule,
  AnswerRule,
  TokensContext,
  UserInfoContext,
} from './oidc-rule.ts';

export const discoveryRules: readonly AnswerRule<DiscoveryContext>[] = [checkDiscovery, checkDiscoveryIssuer];

/** What the library judges in one call. */
export const grantRules: readonly GrantRule[] = [
  responseIssuerRule,
  stateRule,
  authorizationRule,
  codeRule,
  tokenEndpointRule,
  clientAuthenticationRule,
  codeAcceptedRule,
  tokenResponseRule,
  idTokenRule,
  tokenAlgorithmRule,
  tokenExpiryRule,
  tokenNotBeforeRule,
  issuerRule,
  audienceRule,
  subjectRule,
  tokenIssuedRule,
  nonceRule,
  authorizedPartyRule,
  keysRule,
  keyIdRule,
  signatureKeyRule,
];

export const tokensRules: readonly AnswerRule<TokensContext>[] = [checkAccessTokenHash, checkScopes];

/** For a provider that tells no address, or no groups, in its ID token. */
export const userInfoRules: readonly AnswerRule<UserInfoContext>[] = [checkUserinfo, checkUserinfoSubject];

export const addressRules: readonly AnswerRule<AddressContext>[] = [checkEmail, checkDomainProved, checkEmailVerified];

/** Judged again of the claims that were kept with an exchange, by other settings. */
export const replayedRules: readonly ClaimRule[] = [issuerRule, audienceRule];

/** Judged of claims that were refused, to tell what else is wrong with them. */
export const surveyedRules: readonly ClaimRule[] = [...replayedRules, nonceRule];
