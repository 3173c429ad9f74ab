/** A provider with OpenID Connect: discovery, PKCE, state and nonce, and an ID token whose signature is verified. */
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { second } from '#server/lib/clock.ts';
import { Checks } from '#server/lib/sso-checks.ts';
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import { verifyLogoutToken } from './logout-token.ts';
import { createOidcConfigurations, operatorsFetch, type Calls, type OidcConfigurations } from './oidc-configuration.ts';
import { groupsLinkOf, headerOf, textsOf, type Claims } from './oidc-claims.ts';
import { discoveryRules, tokensRules, userInfoRules } from './oidc-rules/index.ts';
import { judgeInOrder } from './oidc-rules/judge-in-order.ts';
import { readChallenge } from './oidc-rules/library-error.ts';
import { recordGrant, recordGrantFailure } from './oidc-rules/record-grant.ts';
import type { ProviderPreset } from './provider-presets.ts';
import type { SocialProfile, SocialProvider, SocialSecrets } from './social-provider.ts';
import {
  defaultSkew,
  describeProvider,
  displayNameOf,
  guarded,
  identifierOf,
  textOf,
  timeout,
  type ProviderClient,
} from './provider-client.ts';

export function createOidcProvider(
  key: string,
  preset: ProviderPreset & { issuer: string },
  client: ProviderClient,
): SocialProvider {
  const configurations = createOidcConfigurations(preset.issuer, client);
  let logoutKeys: { url: string; keys: JWTVerifyGetKey } | undefined;
  const described = describeProvider(key, preset, client);
  return {
    ...described,
    authorizationUrl: (secrets, redirectUri, more = {}) =>
      guarded(key, async () => {
        const parameters = {
          redirect_uri: redirectUri,
          scope: described.scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ...preset.parameters,
          ...more,
        };
        return oidc.buildAuthorizationUrl(await configurations.current(), parameters).href;
      }),
    redeem: (answer, secrets, checks = new Checks()) =>
      guarded(key, async () => {
        const config = await discovered(configurations, preset.issuer, checks);
        const tokens = await redeemCode(configurations, config, { answer, secrets, checks });
        const claims = tokens.claims()!;
        const judged = {
          checks,
          claims,
          algorithm: headerOf(tokens.id_token)['alg'],
          accessToken: tokens.access_token,
          requestedScope: described.scope,
          grantedScope: tokens.scope,
        };
        for (const rule of tokensRules) rule(judged);
        const more = await readMore(config, tokens.access_token, { claims, checks, client });
        checks.answer = { kind: 'oidc', claims: { ...more, ...claims }, isVerified: true };
        const authentication = authenticationOf(claims, tokens.id_token!);
        return { ...profileOf({ ...more, ...claims }, claims.iss, preset), authentication };
      }),
    logoutUrl: (parameters) =>
      guarded(key, async () => {
        const config = await configurations.current();
        const { end_session_endpoint: endpoint } = config.serverMetadata();
        return endpoint === undefined ? undefined : oidc.buildEndSessionUrl(config, parameters).href;
      }),
    readLogoutToken: (token, now) =>
      guarded(key, async () => {
        const config = await configurations.current();
        const { issuer, jwks_uri: jwksUri } = config.serverMetadata();
        if (jwksUri === undefined) throw new Error('the provider publishes no signing keys');
        if (logoutKeys?.url !== jwksUri) logoutKeys = { url: jwksUri, keys: keysAt(jwksUri, client) };
        const { keys } = logoutKeys;
        const { clientId, clockSkew = defaultSkew } = client;
        return await verifyLogoutToken(token, { keys, issuer, clientId, now, clockSkew });
      }),
  };
}

/** Anybody can send a logout token: an unknown key makes the library fetch keys anew twice a minute at most. */
function keysAt(url: string, client: ProviderClient): JWTVerifyGetKey {
  const options = { timeoutDuration: timeout * second, [customFetch]: client.fetch ?? operatorsFetch };
  return createRemoteJWKSet(new URL(url), options);
}

/** @throws Error without a discovery document of the issuer */
async function discovered(
  configurations: OidcConfigurations,
  issuer: string,
  checks: Checks,
): Promise<oidc.Configuration> {
  try {
    const config = await configurations.current();
    judgeInOrder(discoveryRules, { checks, issuer, metadata: config.serverMetadata() });
    return config;
  } catch (error) {
    recordDiscoveryFailure(checks, issuer, error);
    throw error;
  }
}

/** Records why the discovery document of an issuer cannot be used. */
export function recordDiscoveryFailure(checks: Checks, issuer: string, error: unknown): void {
  judgeInOrder(discoveryRules, { checks, issuer, failure: { error } });
}

interface Redeeming {
  /** The complete URL that the provider redirected the user to. */
  answer: URL;
  secrets: SocialSecrets;
  checks: Checks;
}

/** Failures that a newer discovery document, or newer keys, could mend. */
const ofOldMetadata = new Set<SsoRule>(['token-endpoint', 'token-response', 'keys', 'key-id', 'signature-key']);

async function redeemCode(
  configurations: OidcConfigurations,
  config: oidc.Configuration,
  { answer, secrets, checks }: Redeeming,
) {
  const { issuer, token_endpoint: tokenEndpoint, jwks_uri: jwksUri } = config.serverMetadata();
  const { client_id: clientId } = config.clientMetadata();
  const { nonce, state } = secrets;
  const facts = { issuer, clientId, nonce, state, tokenEndpoint, jwksUri, query: answer.searchParams };
  const current: Calls = { calledLast: undefined, isAnswered: false };
  const grant = () =>
    oidc.authorizationCodeGrant(config, answer, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    });
  const tokens = await configurations.use(config, current, grant).catch(async (error: unknown) => {
    const told = await readChallenge(error);
    const failed = recordGrantFailure(checks, facts, { error: told ?? error, calls: current });
    if (ofOldMetadata.has(failed)) configurations.doubt();
    throw error;
  });
  const claims = tokens.claims()!;
  checks.answer = { kind: 'oidc', claims, isVerified: true };
  recordGrant(checks, facts, { claims, header: headerOf(tokens.id_token) });
  return tokens;
}

interface Asking {
  /** Of the ID token. */
  claims: oidc.IDToken;
  checks: Checks;
  client: ProviderClient;
}

/** What only the userinfo endpoint tells: the address of some providers, the groups of others (Okta). */
async function readMore(
  config: oidc.Configuration,
  accessToken: string,
  { claims, checks, client }: Asking,
): Promise<Claims> {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  const subject = claims.sub;
  if (claims['email'] === undefined)
    return await readUserInfo(config, accessToken, { subject, checks, isOptional: false });
  const isTold = claims['groups'] !== undefined || groupsLinkOf(claims) !== undefined;
  if (isTold || !client.readsGroups) return {};
  const { groups, name } = await readUserInfo(config, accessToken, { subject, checks, isOptional: true });
  // the address and whether it is verified belong together
  return { groups, name };
}

async function readUserInfo(
  config: oidc.Configuration,
  accessToken: string,
  { subject, checks, isOptional }: { subject: string; checks: Checks; isOptional: boolean },
): Promise<Claims> {
  const endpoint = config.serverMetadata().userinfo_endpoint;
  try {
    const userInfo = await oidc.fetchUserInfo(config, accessToken, subject);
    judgeInOrder(userInfoRules, { checks, endpoint, subject, isOptional, userInfo });
    return userInfo;
  } catch (error) {
    const judged = { checks, endpoint, subject, isOptional, failure: { error } };
    if (judgeInOrder(userInfoRules, judged) === undefined) return {};
    throw error;
  }
}

/** @throws Error for an unusable subject: all users without one would be the same */
export function profileOf(
  claims: Readonly<Record<string, unknown>>,
  issuer: string,
  preset: Pick<ProviderPreset, 'emailVerified'>,
): SocialProfile {
  const subject = identifierOf(claims['sub']);
  if (subject === null) throw new Error('the ID token has no usable subject');
  const groups = textsOf(claims['groups']);
  const groupsLink = groupsLinkOf(claims);
  return {
    issuer,
    subject,
    email: textOf(claims['email']),
    emailVerified: preset.emailVerified(claims),
    name: displayNameOf(claims['name']),
    // names as they are mapped, whatever the form of the directory
    ...(groups && { groups: groups.map((group) => group.normalize('NFC')) }),
    ...(groupsLink !== undefined && { groupsLink }),
  };
}

/** Of the ID token alone: what the userinfo endpoint says is not signed. */
function authenticationOf(claims: Readonly<Record<string, unknown>>, idToken: string): ProviderAuthentication {
  const acr = textOf(claims['acr']);
  const amr = claims['amr'];
  const at = claims['auth_time'];
  return {
    values: [...(acr === null ? [] : [acr]), ...(textsOf(amr) ?? []).flatMap((each) => textOf(each) ?? [])],
    at: typeof at === 'number' && at > 0 && at < 1e11 ? new Date(at * 1000) : null,
    endsAt: null,
    name: identifierOf(claims['sub']) ?? '',
    qualifiers: {},
    sessionIndex: identifierOf(claims['sid']),
    idToken,
  };
}
