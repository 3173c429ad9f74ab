import * as client from 'openid-client';
import { describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import {
  clientSecret,
  confidentialClient,
  publicClient,
  useTestServer,
  type TestServer,
} from '#server/testing/test-server.ts';

// an independent library verifies the answers against the specifications, by its own clock
const server: TestServer = await useTestServer();
const { admin } = server.people;

function discover(id: string, authentication?: client.ClientAuth): Promise<client.Configuration> {
  return client.discovery(new URL(server.baseUrl), id, undefined, authentication, {
    execute: [client.allowInsecureRequests],
  });
}

const parties = [
  ['a public client', publicClient, () => client.None()],
  ['a client with a secret in the header', confidentialClient, () => client.ClientSecretBasic(clientSecret)],
  ['a client with a secret in the body', confidentialClient, () => client.ClientSecretPost(clientSecret)],
] as const;

describe.each(parties)('openid-client as %s', (_name, { id, redirectUris, postLogoutRedirectUris }, authentication) => {
  it('discovers, signs in, renews, reads the user and signs out', async () => {
    const config = await discover(id, authentication());
    const verifier = client.randomPKCECodeVerifier();
    const [state, nonce] = [client.randomState(), client.randomNonce()];
    const { browser } = await callerFor(server, admin);
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUris[0]!,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const back = new URL((await browser.get(address.href)).location);
    const tokens = await client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    expect(tokens.claims()).toMatchObject({ sub: admin.id, aud: id, nonce });

    const renewed = await client.refreshTokenGrant(config, tokens.refresh_token!);
    expect(renewed.claims()).toMatchObject({ sub: admin.id, aud: id });
    expect(await client.fetchUserInfo(config, renewed.access_token, admin.id)).toMatchObject({
      email: admin.email,
      email_verified: true,
    });

    const leaving = client.buildEndSessionUrl(config, {
      id_token_hint: renewed.id_token!,
      post_logout_redirect_uri: postLogoutRedirectUris[0]!,
      state,
    });
    const left = new URL((await browser.get(leaving.href)).location);
    expect(left.origin + left.pathname).toBe(postLogoutRedirectUris[0]);
    expect(left.searchParams.get('state')).toBe(state);
    await expect(client.fetchUserInfo(config, renewed.access_token, admin.id)).rejects.toThrow(
      'unexpected HTTP response status code',
    );
    await expect(client.refreshTokenGrant(config, renewed.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('parses errors that the server sends to the client', async () => {
    const config = await discover(id, authentication());
    const address = client.buildAuthorizationUrl(config, {
      redirect_uri: redirectUris[0]!,
      scope: 'openid',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      prompt: 'none',
      state: 's',
    });
    const back = new URL((await server.browser().get(address.href)).location);
    await expect(
      client.authorizationCodeGrant(config, back, { pkceCodeVerifier: 'x'.repeat(43), expectedState: 's' }),
    ).rejects.toMatchObject({ error: 'login_required' });
  });
});

it('publishes one document at both addresses, with this server as issuer', async () => {
  const [first, second] = [
    await server.browser().get('/.well-known/openid-configuration'),
    await server.browser().get('/.well-known/oauth-authorization-server'),
  ];
  expect(first.json()).toEqual(second.json());
  expect(first.json()).toMatchObject({
    issuer: server.baseUrl,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  });
});
