/** A real OpenID Connect provider on a separate port, in place of social providers. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface ProviderAccount {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The account that signs in at the provider; `undefined` cancels there. */
  account: ProviderAccount | undefined;
  /** Happens before the provider answers at its token endpoint. */
  beforeTokens: (() => Promise<void>) | undefined;
  /** Signs in at the provider like a browser. @returns the URL that it redirects back to */
  visit(address: string): Promise<string>;
  close(): Promise<void>;
}

/** @param redirectUris allowed redirect URIs */
export async function startIdentityProvider(redirectUris: string[]): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ['portico-at-idp', 'a secret that both know'];
  const idp: IdentityProvider = {
    issuer,
    clientId,
    clientSecret,
    account: undefined,
    beforeTokens: undefined,
    visit: (address) => visit(issuer, address),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['https://unused.example/'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...idp.account, sub }) }),
    cookies: { keys: ['only for tests'] },
  });
  // the list may grow: a server under test may get its port after the provider has
  provider.Client.prototype.redirectUriAllowed = (address) => redirectUris.includes(address);
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) return void finishInteraction(provider, idp, request, response);
    const before = request.url === '/token' ? idp.beforeTokens?.() : undefined;
    void Promise.resolve(before).then(() => answer(request, response));
  });
  return idp;
}

async function finishInteraction(
  provider: Provider,
  idp: IdentityProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, grantId, session } = await provider.interactionDetails(request, response);
  if (!idp.account)
    return await provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'the user said no',
    });
  if (prompt.name === 'login')
    return await provider.interactionFinished(request, response, { login: { accountId: idp.account.sub } });
  const grant =
    (grantId && (await provider.Grant.find(grantId))) ||
    new provider.Grant({ accountId: session!.accountId, clientId: String(params['client_id']) });
  grant.addOIDCScope(String(params['scope']));
  await provider.interactionFinished(
    request,
    response,
    { consent: { grantId: await grant.save() } },
    { mergeWithLastSubmission: true },
  );
}

/** Follows redirects with the provider's cookies until it redirects elsewhere. */
async function visit(issuer: string, address: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let step = 0; step < 10; step += 1) {
    if (url.origin !== issuer) return url.href;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const location = response.headers.get('location');
    if (location === null) throw new Error(`the provider answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error('the provider goes round in circles');
}
