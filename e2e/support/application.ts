/** Where an application would listen for its users to come back: a page that says nothing. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Application {
  clientId: string;
  origin: string;
  callback: string;
  /** Pages other than the one that says nothing, by path. */
  pages: Map<string, { html: string; policy: string }>;
  close(): Promise<void>;
}

const page =
  '<!doctype html><html lang="en"><title>Application</title><link rel="icon" href="data:,"><h1>Application</h1></html>';

export async function startApplication(): Promise<Application> {
  const pages: Application['pages'] = new Map();
  const server = createServer((request, response) => {
    const { html, policy } = pages.get(new URL(request.url ?? '/', 'http://local').pathname) ?? {
      html: page,
      policy: '',
    };
    response
      .writeHead(200, { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) })
      .end(html);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    clientId: 'application-under-test',
    origin,
    callback: `${origin}/callback`,
    pages,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As the configuration names it. */
export function clientConfig({ clientId, origin, callback }: Application) {
  return {
    id: clientId,
    name: 'Application',
    redirectUris: [callback, `${origin}/oauth/callback`],
    postLogoutRedirectUris: [`${origin}/`],
    origins: [origin],
    applicationUrl: `${origin}/`,
    entitlements: true,
  };
}
