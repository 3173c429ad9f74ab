/** A provider with OpenID Connect: discovery, PKCE, state and nonce, and an ID token whose signature is verified. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import { createOutgoingFetch } from '#server/integrations/outgoing/outgoing-fetch.ts';
import { Checks, RuleFailure } from '#server/lib/sso-checks.ts';
import type { ProviderAuthentication } from '#server/lib/provider-authentication.ts';
import { verifyLogoutToken } from './logout-token.ts';
import { groupsLinkOf, headerOf, textsOf } from './oidc-claims.ts';
import { discoveryRules, tokensRules, userInfoRules } from './oidc-rules/index.ts';
import { judgeInOrder } from './oidc-rules/judge-in-order.ts';
import { recordGrant, recordGrantFailure, type GrantError } from './oidc-rules/record-grant.ts';
import type { ProviderPreset } from './provider-presets.ts';
import type { SocialProfile, SocialProvider, SocialSecrets } from './social-provider.ts';
import {
  clientAuthentication,
  describeProvider,
  displayNameOf,
  guarded,
  identifierOf,
  textOf,
  timeout,
  type ProviderClient,
} from './provider-client.ts';

/** Maximum bytes of a provider's answer: none is that long, and a long one would be held in memory. */
export const longestAnswer = 1_048_576;

/** Seconds. */
const defaultSkew = 30;

type Calls = Pick<GrantError, 'calledLast'>;

/** Of the answer that is being redeemed: one configuration serves all sign-ins of a provider. */
const calls = new AsyncLocalStorage<Calls>();

const operatorsFetch = createOutgoingFetch({ allow: undefined, timeout: timeout * 1000, longest: longestAnswer });

export function createOidcProvider(
  key: string,
  preset: ProviderPreset & { issuer: string },
  client: ProviderClient,
): SocialProvider {
  let known: Promise<oidc.Configuration> | undefined;
  let keys: JWTVerifyGetKey | undefined;
  const configuration = (): Promise<oidc.Configuration> => {
    // a failed discovery is not cached: the next sign-in retries
    known ??= discover(preset.issuer, client).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
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
        return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
      }),
    redeem: (answer, secrets, checks = new Checks()) =>
      guarded(key, async () => {
        const config = await discovered(configuration, preset.issuer, checks);
        const tokens = await redeemCode(config, { answer, secrets, checks });
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
        const more =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
            ? await readUserInfo(config, tokens.access_token, { subject: claims.sub, checks })
            : {};
        checks.answer = { kind: 'oidc', claims: { ...more, ...claims }, isVerified: true };
        const authentication = authenticationOf(claims, tokens.id_token!);
        return { ...profileOf({ ...more, ...claims }, claims.iss, preset), authentication };
      }),
    logoutUrl: (parameters) =>
      guarded(key, async () => {
        const config = await configuration();
        const { end_session_endpoint: endpoint } = config.serverMetadata();
        return endpoint === undefined ? undefined : oidc.buildEndSessionUrl(config, parameters).href;
      }),
    readLogoutToken: (token, now) =>
      guarded(key, async () => {
        const config = await configuration();
        const { issuer, jwks_uri: jwksUri } = config.serverMetadata();
        if (jwksUri === undefined) throw new Error('the provider publishes no signing keys');
        keys ??= createRemoteJWKSet(new URL(jwksUri), {
          timeoutDuration: timeout * 1000,
          [customFetch]: client.fetch ?? operatorsFetch,
        });
        const { clientId, clockSkew = defaultSkew } = client;
        return await verifyLogoutToken(token, { keys, issuer, clientId, now, clockSkew });
      }),
  };
}

/** @throws Error without a discovery document of the issuer */
async function discovered(
  configuration: () => Promise<oidc.Configuration>,
  issuer: string,
  checks: Checks,
): Promise<oidc.Configuration> {
  try {
    const config = await configuration();
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

async function redeemCode(config: oidc.Configuration, { answer, secrets, checks }: Redeeming) {
  const { issuer, token_endpoint: tokenEndpoint, jwks_uri: jwksUri } = config.serverMetadata();
  const { client_id: clientId } = config.clientMetadata();
  const { nonce, state } = secrets;
  const facts = { issuer, clientId, nonce, state, tokenEndpoint, jwksUri, query: answer.searchParams };
  const current: Calls = { calledLast: undefined };
  try {
    const tokens = await calls.run(current, () =>
      oidc.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: secrets.codeVerifier,
        idTokenExpected: true,
      }),
    );
    const claims = tokens.claims()!;
    checks.answer = { kind: 'oidc', claims, isVerified: true };
    recordGrant(checks, facts, { claims, header: headerOf(tokens.id_token) });
    return tokens;
  } catch (error) {
    if (!(error instanceof RuleFailure)) recordGrantFailure(checks, facts, { error, ...current });
    throw error;
  }
}

async function readUserInfo(
  config: oidc.Configuration,
  accessToken: string,
  { subject, checks }: { subject: string; checks: Checks },
): Promise<Readonly<Record<string, unknown>>> {
  const endpoint = config.serverMetadata().userinfo_endpoint;
  try {
    const userInfo = await oidc.fetchUserInfo(config, accessToken, subject);
    judgeInOrder(userInfoRules, { checks, endpoint, subject, userInfo });
    return userInfo;
  } catch (error) {
    judgeInOrder(userInfoRules, { checks, endpoint, subject, failure: { error } });
    throw error;
  }
}

async function discover(issuer: string, client: ProviderClient): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const insecure = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  // by default the library relies on TLS and does not verify the ID token's signature
  const execute = [...insecure, oidc.enableNonRepudiationChecks];
  const call = client.fetch ?? operatorsFetch;
  const metadata = { [oidc.clockTolerance]: client.clockSkew ?? defaultSkew };
  return await oidc.discovery(url, client.clientId, metadata, await clientAuthentication(client, issuer), {
    execute,
    timeout,
    [oidc.customFetch]: (address, { method, headers, body, signal }) => {
      const current = calls.getStore();
      if (current) current.calledLast = address;
      return call(address, { method, headers, body: body as string | URLSearchParams | null | undefined, signal });
    },
  });
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
    ...(groups && { groups }),
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
