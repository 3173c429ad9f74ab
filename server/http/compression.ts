/**
 * Compression of what the server generates: pages, scripts with settings, and the OpenAPI document. Other JSON is not
 * compressed, since it contains tokens next to text of other users (BREACH).
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type Encoding = 'br' | 'gzip';
type Effort = 'quick' | 'best';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const brotliQuality: Record<Effort, number> = { quick: 5, best: constants.BROTLI_MAX_QUALITY };
const gzipLevel: Record<Effort, number> = {
  quick: constants.Z_DEFAULT_COMPRESSION,
  best: constants.Z_BEST_COMPRESSION,
};
/** In characters; smaller answers fit one packet anyway. */
const smallest = 1024;
/** Browsers send some thirty characters; longer headers are ignored. */
const longestAccepted = 200;

/**
 * @param accepted the Accept-Encoding header (RFC 9110, section 12.5.3); @returns `null` when the answer has to be sent
 * uncompressed
 */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (accepted === undefined || accepted.length > longestAccepted) return null;
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const allows = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : null;
}

/** @param effort `best` takes a second for a megabyte */
export async function compress(body: string, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return await gzipAsync(body, { level: gzipLevel[effort] });
  return await brotliAsync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(body),
    },
  });
}

export type CompressedCopies = (name: string, body: string, encoding: Encoding) => Promise<Buffer>;

/**
 * Caches compressed copies of generated scripts by a name that identifies their content. The first request gets a
 * quickly compressed one; the smallest is created meanwhile for later requests.
 */
export function createCompressedCopies(): CompressedCopies {
  const copies = new Map<string, Promise<Buffer>>();
  return (name, body, encoding) => {
    const key = `${encoding} ${name}`;
    const known = copies.get(key);
    if (known) return known;
    const quick = compress(body, encoding, 'quick');
    copies.set(key, quick);
    const best = quick.then(() => compress(body, encoding, 'best'));
    best.then(
      () => copies.set(key, best),
      () => copies.delete(key),
    );
    return quick;
  };
}

/**
 * Compresses pages. Their only secret, the form token, is masked again each time, so that sizes reveal nothing about it
 * (BREACH).
 */
export function registerPageCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest || !isPage(reply)) return payload;
    varyByEncoding(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return await compress(payload, encoding, 'quick');
  });
}

/** Adds Accept-Encoding to the Vary header. */
export function varyByEncoding(reply: FastifyReply): FastifyReply {
  const present = reply.getHeader('vary');
  return reply.header('vary', present ? `${String(present)}, Accept-Encoding` : 'Accept-Encoding');
}

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html');
}
