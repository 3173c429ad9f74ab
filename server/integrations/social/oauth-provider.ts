/** A provider with OAuth 2.0 but without OpenID Connect: the user is read from its API. */
import * as oidc from 'openid-client';
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
import type { Claims, ProviderPreset } from './provider-presets.ts';
import type { SocialProfile, SocialProvider } from './social-provider.ts';

type Endpoints = NonNullable<ProviderPreset['endpoints']>;

export function createOauthProvider(
  key: string,
  preset: ProviderPreset & { endpoints: Endpoints },
  client: ProviderClient,
): SocialProvider {
  const { endpoints } = preset;
  const issuer = new URL(endpoints.authorization).origin;
  const configuration = async (): Promise<oidc.Configuration> => {
    const server = { issuer, authorization_endpoint: endpoints.authorization, token_endpoint: endpoints.token };
    const config = new oidc.Configuration(
      server,
      client.clientId,
      undefined,
      await clientAuthentication(client, issuer),
    );
    config.timeout = timeout;
    if (issuer.startsWith('http:')) oidc.allowInsecureRequests(config);
    return config;
  };
  const described = describeProvider(key, preset, client);
  return {
    ...described,
    authorizationUrl: (secrets, redirectUri) =>
      guarded(key, async () => {
        const parameters = {
          redirect_uri: redirectUri,
          scope: described.scope,
          state: secrets.state,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
        };
        return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
      }),
    redeem: (answer, secrets) =>
      guarded(key, async () => {
        const config = await configuration();
        const { access_token: token } = await oidc.authorizationCodeGrant(config, answer, {
          expectedState: secrets.state,
          pkceCodeVerifier: secrets.codeVerifier,
        });
        const read = (url: string): Promise<unknown> => readJson(config, token, url);
        const claims = (await read(endpoints.person)) as Claims;
        const email = endpoints.emails ? primaryEmail(await read(endpoints.emails)) : { email: claims['email'] };
        return profileOf({ ...claims, ...email }, issuer, preset);
      }),
  };
}

async function readJson(config: oidc.Configuration, token: string, url: string): Promise<unknown> {
  const answer = await oidc.fetchProtectedResource(
    config,
    token,
    new URL(url),
    'GET',
    undefined,
    new Headers({ accept: 'application/json' }),
  );
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return await answer.json();
}

/** The primary one of several addresses. */
function primaryEmail(list: unknown): Claims {
  if (!Array.isArray(list)) return {};
  const entries = list as { email?: unknown; primary?: unknown; verified?: unknown }[];
  const chosen = entries.find((entry) => entry.primary === true) ?? entries[0];
  return { email: chosen?.email, email_verified: chosen?.verified === true };
}

function profileOf(claims: Claims, issuer: string, preset: ProviderPreset): SocialProfile {
  const { id } = claims;
  // a larger number is rounded when it is read: two users could have the same
  const subject = identifierOf(Number.isSafeInteger(id) ? String(id) : id);
  if (subject === null) throw new Error('the provider returned no user');
  return {
    issuer,
    subject,
    email: textOf(claims['email']),
    emailVerified: preset.emailVerified(claims),
    name: displayNameOf(claims['name']) ?? displayNameOf(claims['login']),
  };
}
