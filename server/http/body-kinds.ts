/**
 * Kinds of request bodies. A new kind is a name in `BodyKind` of `shared/contract/define.ts` and an entry here. A route
 * says which kinds it accepts; every other type is refused before a byte of the body is read, so that a form of another
 * site cannot send a call with the user's cookies.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyKind } from '#shared/contract/define.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { parseForm, parseJsonBytes, parseXml } from './body-parsers.ts';

interface BodyKindEntry {
  /** In lower case, without parameters. Kinds may share one: the route decides between them. */
  mediaTypes: readonly string[];
  /** Returns what the handler gets, or what its schema validates. Absent: the handler reads the stream. @throws Refusal */
  parse?: (bytes: Buffer) => unknown;
  /** A type that announces another encoding is refused (RFC 8259, section 8.1). */
  isUtf8?: true;
}

const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i;
/** Names of UTF-8, and of a part of it. */
const ofUtf8 = new Set(['utf-8', 'utf8', 'us-ascii']);

export const bodyKinds: Readonly<Record<BodyKind, BodyKindEntry>> = {
  json: { mediaTypes: ['application/json'], parse: parseJsonBytes, isUtf8: true },
  form: { mediaTypes: ['application/x-www-form-urlencoded'], parse: (bytes) => parseForm(bytes.toString()) },
  scim: { mediaTypes: ['application/scim+json'], parse: parseJsonBytes, isUtf8: true },
  xml: { mediaTypes: ['application/xml', 'text/xml'], parse: parseXml },
  // `uploadedFile` reads it
  multipart: { mediaTypes: ['multipart/form-data'] },
  raw: { mediaTypes: ['application/json'], parse: (bytes) => bytes },
};

/** Of routes that name none: hosted pages, whose forms have a token of their own. */
const usual: readonly BodyKind[] = ['form', 'json'];
/** Their bodies are not read, so their content type has no meaning (RFC 9110, section 9.3.1). */
const withoutBody = new Set(['GET', 'HEAD']);

export function registerBodyKinds(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parsed = Object.values(bodyKinds).filter(({ parse }) => parse !== undefined);
  for (const mediaType of new Set(parsed.flatMap(({ mediaTypes }) => mediaTypes)))
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, bytes, done) => {
      let body: unknown;
      try {
        // a path without a route has no kind, and needs no body
        body = kindOf(request)?.parse?.(bytes as Buffer);
      } catch (error) {
        done(error as Error);
        return;
      }
      done(null, body);
    });
  // behind the hooks that authenticate a protocol's client, whose refusal comes first
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    // without a body its type has no meaning; no form of another site sends DELETE
    if (request.method === 'DELETE' && isEmpty(request)) delete request.raw.headers['content-type'];
    done(isRefused(request) ? new Refusal('unsupported-media-type') : null);
  });
}

function isEmpty({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;
}

/** A type without a body is refused too: forms of other sites send empty bodies as well. */
function isRefused(request: FastifyRequest): boolean {
  const type = request.headers['content-type'];
  if (type === undefined || withoutBody.has(request.method) || request.is404) return false;
  const kind = kindOf(request);
  if (kind === undefined) return true;
  const announced = kind.isUtf8 && charset.exec(type)?.[1];
  return announced !== undefined && !ofUtf8.has(announced.toLowerCase());
}

/** @returns undefined if the route does not accept the type of the body */
function kindOf(request: FastifyRequest): BodyKindEntry | undefined {
  const { mediaType } = request;
  if (mediaType === undefined) return undefined;
  const { accepts = usual } = request.routeOptions.config ?? {};
  return accepts.map((kind) => bodyKinds[kind]).find(({ mediaTypes }) => mediaTypes.includes(mediaType));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Kinds of bodies that the route accepts. */
    accepts?: readonly BodyKind[];
  }
}
