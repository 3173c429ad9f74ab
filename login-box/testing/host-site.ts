/** A customer's site for tests: one page on an origin of its own, under a policy as strict as a customer may have. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const hostNonce = 'n0nce';
export const hostClientId = 'host-site';

export interface HostSite {
  origin: string;
  /** Body of the page, at every path; `%LOADER%` is replaced by the script's URL. */
  body: string;
  /** Content of the head: style elements, scripts before the loader. */
  head: string;
  /** Names of Trusted Types policies that the page allows. */
  trustedTypes: string;
  /** The page lets the frames and calls of Stripe in. */
  stripe: boolean;
  baseUrl: string;
  client: Record<string, unknown>;
  close(): Promise<void>;
}

function policy({ baseUrl, trustedTypes, stripe }: HostSite): string {
  return [
    "default-src 'none'",
    'img-src data:',
    `script-src 'nonce-${hostNonce}'`,
    `style-src 'nonce-${hostNonce}'`,
    `connect-src ${baseUrl}${stripe ? ' https://api.stripe.com' : ''}`,
    ...(stripe ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes}`,
  ].join('; ');
}

export async function startHostSite(): Promise<HostSite> {
  const server = createServer((_request, response) => {
    const { head, body, baseUrl } = site;
    const document = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}<body>${body}</body></html>`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(site) })
      .end(
        document.replaceAll(
          '%LOADER%',
          `<script nonce="${hostNonce}" src="${baseUrl}/portico.js?client=${hostClientId}"></script>`,
        ),
      );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const site: HostSite = {
    origin,
    head: '',
    trustedTypes: "'none'",
    stripe: false,
    body: '',
    baseUrl: '',
    client: {
      id: hostClientId,
      name: 'Host',
      redirectUris: [`${origin}/oauth/callback`],
      postLogoutRedirectUris: [`${origin}/`],
      origins: [origin],
      applicationUrl: `${origin}/`,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return site;
}
