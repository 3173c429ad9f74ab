import { serve, type Served } from './serve.ts';
import type { PorticoProcess } from './portico-process.ts';

/** A customer's page with the login box in it, at the origin that the server knows. */
export async function startHostPage({ baseUrl, site }: PorticoProcess): Promise<Served> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Sign in</title></head><body><portico-login-box></portico-login-box><script src="${baseUrl}/portico.js?client=${site.clientId}"></script></body></html>`;
  return await serve(
    (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page),
    site.port,
  );
}
