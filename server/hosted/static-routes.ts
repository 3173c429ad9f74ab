/** Bundles: immutable below their version, and the loader with its client's settings. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoaderSettings } from '#loader/portico.types.ts';
import { findPicture } from '#server/db/queries/core/pictures.ts';
import { loaderSettings, modulesBody, modulesFile } from '#server/hosted/box/loader-settings.ts';
import {
  chooseEncoding,
  createCompressedCopies,
  varyByEncoding,
  type CompressedCopies,
} from '#server/http/compression.ts';
import { publicHeaders } from '#server/http/public-headers.ts';
import { contentTag, fileRoute, immutable, isCurrent } from '#server/http/static-files.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { withPictures } from '#server/use-cases/pictures/store-picture.ts';

const jsonType = 'application/json; charset=utf-8';
const scriptType = 'text/javascript; charset=utf-8';

export async function registerStaticRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { bundles } = services;
  const copies = createCompressedCopies();
  const route = (url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.route({
      method: 'GET',
      url,
      config: { access: 'public', route: `GET ${url}` },
      handler: async (request, reply) => handler(request, reply),
    });

  fileRoute(
    app,
    { url: '/cdn/:version/:file', headers: { cacheControl: immutable, contentType: scriptType } },
    async (request, reply) => {
      const { version, file } = request.params as { version: string; file: string };
      if (version !== bundles.version) throw new Refusal('not-found');
      if (file === modulesFile) {
        publicHeaders(reply).header('cache-control', immutable).type(jsonType);
        return await sendCompressed(request, reply, copies, { name: file, body: modulesBody(services) });
      }
      if (file === 'loader.js') return reply.sendFile('loader-without-settings.js');
      if (!bundles.chunks.has(file)) throw new Refusal('not-found');
      return reply.sendFile(`cdn/${file}`);
    },
  );
  route('/images/:hash', async (request, reply) => {
    const { hash } = request.params as { hash: string };
    const picture = await withPictures({ services }, (tx) => findPicture(tx, hash));
    if (!picture) throw new Refusal('not-found');
    return publicHeaders(reply)
      .header('cache-control', immutable)
      .header('content-security-policy', "default-src 'none'")
      .type('image/webp')
      .send(picture);
  });
  route('/portico.js', (request, reply) =>
    sendRevalidated(request, reply, copies, {
      body: loaderWith(services, loaderSettings(services, request)),
      type: scriptType,
    }),
  );
  route('/portico-settings.json', (request, reply) =>
    sendRevalidated(request, reply, copies, {
      body: JSON.stringify(loaderSettings(services, request)),
      type: jsonType,
    }),
  );
  const revalidated = [
    ...['login-box', 'admin-portal'].map((name) => ({
      url: `/${name}/index.js`,
      file: `sdk-adapters/${name}.js`,
      contentType: scriptType,
    })),
    { url: '/third-party-notices.txt', file: 'third-party-notices.txt', contentType: 'text/plain; charset=utf-8' },
  ];
  for (const { url, file, contentType } of revalidated) {
    const etag = contentTag(await readFile(path.join(bundles.folder, file)));
    fileRoute(app, { url, headers: { cacheControl: 'no-cache', contentType, etag } }, (_, reply) =>
      reply.sendFile(file),
    );
  }
}

/** `<` is escaped, so that the script may also be inlined in a page. */
function loaderWith(services: Services, settings: LoaderSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return services.bundles.loader.replace('__PORTICO_SETTINGS__', () => json);
}

interface NamedBody {
  /** Content-addressed name. */
  name: string;
  body: string;
}

async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  copies: CompressedCopies,
  { name, body }: NamedBody,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  varyByEncoding(reply);
  if (encoding === null) return reply.send(body);
  return reply.header('content-encoding', encoding).send(await copies(name, body, encoding));
}

async function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  copies: CompressedCopies,
  { body, type }: { body: string; type: string },
): Promise<FastifyReply> {
  const etag = contentTag(body);
  publicHeaders(reply).header('cache-control', 'no-cache').header('etag', etag);
  if (isCurrent(request, etag)) return varyByEncoding(reply).code(304).send();
  return await sendCompressed(request, reply.type(type), copies, { name: etag, body });
}
