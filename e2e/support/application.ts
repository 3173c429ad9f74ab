/** Where an application would listen for its users to come back: a page that says nothing. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Application {
  clientId: string;
  origin: string;
  callback: string;
  close(): Promise<void>;
}

const page = '<!doctype html><html lang="en"><title>Application</title><link rel="icon" href="data:,"><h1>Application</h1></html>';

export async function startApplication(): Promise<Application> {
  const server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    clientId: 'application-under-test',
    origin,
    callback: `${origin}/callback`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** As the configuration names it. */
export function clientConfig({ clientId, origin, callback }: Application) {
  return { id: clientId, name: 'Application', redirectUris: [callback], postLogoutRedirectUris: [`${origin}/`], origins: [origin], applicationUrl: `${origin}/` };
}
