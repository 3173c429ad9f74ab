import { expect, it } from 'vitest';
import { sha256 } from '#server/lib/secrets.ts';
import { codeFor, exchange, signIn } from '#server/testing/flows.ts';
import { clientSecret, confidentialClient, useTestServer, vendorKey } from '#server/testing/test-server.ts';

const digest = (secret: string): string => sha256(secret).toString('hex');
const [newSecret, newKey] = ['the secret that replaces it', 'the key that replaces it'];
const server = await useTestServer({
  config: {
    clients: [{ ...confidentialClient, secretHash: digest(newSecret), previousSecretHash: digest(clientSecret) }],
    vendor: {
      apiKeys: [
        { clientId: vendorKey.clientId, secretHash: digest(newKey), previousSecretHash: digest(vendorKey.secret) },
      ],
    },
  },
});

it.each([
  ['the new', newSecret, 200],
  ['the old', clientSecret, 200],
  ['no other', 'guessed', 401],
  ['not the digest itself', digest(clientSecret), 401],
])('a client authenticates with %s secret during a rotation', async (_which, secret, status) => {
  const browser = server.browser();
  await signIn(browser, server.people.admin);
  const code = await codeFor(browser, {
    client_id: confidentialClient.id,
    redirect_uri: confidentialClient.redirectUris[0]!,
  });
  expect(
    (
      await exchange(browser, code, {
        client_id: confidentialClient.id,
        client_secret: secret,
        redirect_uri: confidentialClient.redirectUris[0]!,
      })
    ).status,
  ).toBe(status);
});

it.each([
  ['the new', newKey, 200],
  ['the old', vendorKey.secret, 200],
  ['no other', 'guessed', 401],
])('the vendor gets a token with %s key during a rotation', async (_which, secret, status) => {
  expect((await server.browser().post('/auth/vendor', { clientId: vendorKey.clientId, secret })).status).toBe(status);
});
