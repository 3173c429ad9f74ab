/** `GET /openapi.json`: the contract for programs, with the URL of this server. */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/services.ts';
import { chooseEncoding, compress, varyByEncoding, type Encoding } from './compression.ts';
import { openApiDocument } from './openapi.ts';
import { contentTag, isCurrent } from './static-files.ts';

const gunzipAsync = promisify(gunzip);

/** The text is 20 times as long as a compressed copy, and clients that take no compression are rare: it is not kept. */
interface Published {
  etag: string;
  copies: Record<Encoding, Buffer>;
}

/** The document is made at the first request: that takes about 150 ms, and most processes are never asked for it. */
export function registerOpenApi(app: FastifyInstance, { config }: Services): void {
  let published: Promise<Published> | undefined;
  app.get(
    '/openapi.json',
    { config: { access: 'public', route: 'GET /openapi.json', crossOrigin: true } },
    async (request, reply) => {
      const { etag, copies } = await (published ??= publish(config.baseUrl));
      varyByEncoding(reply).header('cache-control', 'no-cache').header('etag', etag);
      if (isCurrent(request, etag)) return reply.code(304).send();
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      reply.type('application/json; charset=utf-8');
      if (encoding === null) return reply.send(await gunzipAsync(copies.gzip));
      return reply.header('content-encoding', encoding).send(copies[encoding]);
    },
  );
}

async function publish(baseUrl: string): Promise<Published> {
  const text = JSON.stringify(openApiDocument(baseUrl));
  const [br, gzip] = await Promise.all([compress(text, 'br', 'quick'), compress(text, 'gzip', 'quick')]);
  return { etag: contentTag(text), copies: { br, gzip } };
}
