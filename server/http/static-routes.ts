/** Bundles: immutable below their version, the loader with its client's settings beside them. */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoaderSettings } from '#loader/portico.types.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';

const immutable = 'public, max-age=31536000, immutable';

export function registerStaticRoutes(app: FastifyInstance, services: Services): void {
  const { bundles } = services;
  const route = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.route({ method: 'GET', url, config: { access: 'public', route: `GET ${url}` }, handler: async (request, reply) => handler(request, reply) });

  route('/cdn/:version/:file', (request, reply) => {
    const { version, file } = request.params as { version: string; file: string };
    if (version !== bundles.version) throw new Refusal('not-found');
    if (file === 'loader.js') return sendScript(reply, loaderWith(services, null), immutable);
    if (!bundles.chunks.has(file)) throw new Refusal('not-found');
    return sendScript(reply, createReadStream(path.join(bundles.folder, 'cdn', file)), immutable);
  });
  route('/portico.js', (request, reply) => {
    const settings = settingsOf(services, request);
    const script = loaderWith(services, settings);
    return sendRevalidated(request, reply, script, 'text/javascript; charset=utf-8');
  });
  route('/portico-settings.json', (request, reply) =>
    sendRevalidated(request, reply, JSON.stringify(settingsOf(services, request)), 'application/json; charset=utf-8'),
  );
}

function settingsOf(services: Services, request: FastifyRequest): LoaderSettings {
  const { client } = request.query as { client?: unknown };
  if (typeof client !== 'string' || !services.environment.clients.has(client)) throw new Refusal('client-unknown');
  const { bundles, config } = services;
  const address = (script: { path: string; integrity: string }) => ({ url: `${config.baseUrl}/cdn/${bundles.version}/${script.path}`, integrity: script.integrity });
  const { script, imports } = bundles.entry('session');
  return { version: bundles.version, baseUrl: config.baseUrl, clientId: client, session: { ...address(script), imports: imports.map(address) } };
}

/** `<` is escaped, so that the script may stand inside a page too. */
function loaderWith(services: Services, settings: LoaderSettings | null): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return services.bundles.loader.replace('__PORTICO_SETTINGS__', () => json);
}

function sendScript(reply: FastifyReply, body: unknown, cacheControl: string): FastifyReply {
  return publicHeaders(reply).header('cache-control', cacheControl).type('text/javascript; charset=utf-8').send(body);
}

function sendRevalidated(request: FastifyRequest, reply: FastifyReply, body: string, type: string): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  publicHeaders(reply).header('cache-control', 'no-cache').header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body);
}

/** Any page may load these: they hold nothing but what is public, and carry no credentials. */
function publicHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .removeHeader('access-control-allow-credentials')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-content-type-options', 'nosniff');
}
