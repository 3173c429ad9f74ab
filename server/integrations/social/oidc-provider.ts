/** A provider with OpenID Connect: discovery, PKCE, state and nonce, and an ID token whose signature is verified. */
import * as oidc from 'openid-client';
import type { ProviderPreset } from './provider-presets.ts';
import type { SocialProfile, SocialProvider } from './social-provider.ts';
import {
  clientAuthentication,
  describeProvider,
  guarded,
  textOf,
  timeout,
  type ProviderClient,
} from './provider-client.ts';

export function createOidcProvider(
  key: string,
  preset: ProviderPreset & { issuer: string },
  client: ProviderClient,
): SocialProvider {
  let known: Promise<oidc.Configuration> | undefined;
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
    authorizationUrl: (secrets, redirectUri) =>
      guarded(key, async () => {
        const parameters = {
          redirect_uri: redirectUri,
          scope: described.scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ...preset.parameters,
        };
        return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
      }),
    redeem: (answer, secrets) =>
      guarded(key, async () => {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, answer, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims()!;
        const more =
          claims['email'] === undefined && config.serverMetadata().userinfo_endpoint
            ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {};
        return personOf({ ...more, ...claims }, claims.iss, preset);
      }),
  };
}

async function discover(issuer: string, client: ProviderClient): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  const insecure = url.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  // by default the library relies on TLS and does not verify the ID token's signature
  const execute = [...insecure, oidc.enableNonRepudiationChecks];
  return await oidc.discovery(url, client.clientId, undefined, await clientAuthentication(client, issuer), {
    execute,
    timeout,
  });
}

function personOf(claims: Readonly<Record<string, unknown>>, issuer: string, preset: ProviderPreset): SocialProfile {
  return {
    issuer,
    subject: String(claims['sub']),
    email: textOf(claims['email']),
    emailVerified: preset.emailVerified(claims),
    name: textOf(claims['name']),
  };
}
