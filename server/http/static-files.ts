/**
 * Files of the build folder, sent by `@fastify/static`: the route chooses a file that the build lists, never a path of
 * the request.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { varyByEncoding } from './compression.ts';
import { publicHeaders } from './public-headers.ts';

/** For URLs whose content never changes. */
export const immutable = 'public, max-age=31536000, immutable';

/** Headers of each file that a route sends. */
export interface FileHeaders {
  cacheControl: string;
  contentType: string;
  /** For files that are revalidated. */
  etag?: string;
}

/**
 * Adds `reply.sendFile`, which sends the `.br` or `.gz` copy next to a file to clients that accept it. Validators from
 * modification times are off: servers of one installation would differ in them. Ranges are off: a range of one encoding
 * cannot be continued in another.
 */
export async function registerStaticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    acceptRanges: false,
    cacheControl: false,
    contentType: false,
    dotfiles: 'deny',
    etag: false,
    index: false,
    lastModified: false,
  });
}

/** A public route that sends files with these headers. Its errors, and answers without a file, have their own. */
export function fileRoute(
  app: FastifyInstance,
  { url, headers }: { url: string; headers: FileHeaders },
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
): void {
  app.route({
    method: 'GET',
    url,
    config: { access: 'public', route: `GET ${url}` },
    handler: async (request, reply) =>
      headers.etag !== undefined && isCurrent(request, headers.etag)
        ? fileHeaders(reply, headers).code(304).send()
        : await handler(request, reply),
    // set late: the plugin sets the older type of scripts, and an error must not be cached
    onSend: async (_request, reply, payload) => {
      if (payload instanceof Readable) fileHeaders(reply, headers).type(headers.contentType);
      return payload;
    },
  });
}

function fileHeaders(reply: FastifyReply, { cacheControl, etag }: FileHeaders): FastifyReply {
  if (etag !== undefined) reply.header('etag', etag);
  return varyByEncoding(publicHeaders(reply)).header('cache-control', cacheControl);
}

/** The tag is weak: it identifies the content, whatever its compression (RFC 9110, section 8.8.1). */
export function contentTag(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether the client has the tagged content already. */
export function isCurrent(request: FastifyRequest, etag: string): boolean {
  return request.headers['if-none-match'] === etag;
}
