/**
 * Kinds of responses. A new kind is a name in `ResponseKind` of `shared/contract/define.ts` and an entry here: its media
 * type for the API documents, and how the result of a handler is sent. `json` is the kind of endpoints with a schema.
 */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint, ResponseKind } from '#shared/contract/define.ts';
import { sha256 } from '#server/lib/secrets.ts';
import { registerEventStreams, sendEvents, type Streaming } from './event-stream.ts';

/** The call that a result answers. `context` and `admit` are those of a signed-in caller. */
export interface Exchange extends Streaming {
  /** Seconds for which any cache may store the response. */
  cacheFor: number | undefined;
}
type Replying = Pick<Exchange, 'reply'>;

export interface Redirect {
  redirect: string;
}
export interface Page {
  html: string;
  status?: number;
  headers?: Record<string, string>;
}
/** Streamed, so that it is never in memory as a whole. */
export interface File {
  file: Readable;
  /** Media type. */
  type: string;
  name: string;
}
export interface Xml {
  xml: string;
  /** Media type, where the document has one of its own. */
  type?: string;
}
/** A response of SCIM, which decides its status. */
export interface ScimAnswer {
  status: number;
  body?: Record<string, unknown>;
  /** Of a resource. */
  location?: string;
  version?: string;
  /** Seconds. */
  retryAfter?: number;
  /** Why a request was refused, for the log: the `scimType`, the code of an error, or `http-` and the status. */
  rule?: string;
  /** For the log: the user's removal is held, whose success the answer tells. */
  held?: boolean;
  /** For the log: the user name, or the name of a group, that was deleted. */
  deleted?: string | null;
  /** What a bulk request asked for, in the order it was done, for the log. */
  operations?: readonly AnsweredOperation[];
}

/** An operation of a bulk request with its answer. */
export interface AnsweredOperation {
  method: string;
  /** Below the address of the connection. */
  segments: readonly string[];
  body: unknown;
  answer: ScimAnswer;
}

interface ResponseKindEntry {
  /** Media type or range. Absent: the response has no body. */
  mediaType?: string;
  /** For a server that has endpoints of the kind. */
  prepare?: (app: FastifyInstance) => void;
  send: (exchange: Exchange, result: never) => unknown;
}

export const responseKinds = {
  json: { mediaType: 'application/json', send: sendJson },
  empty: { send: ({ reply }: Replying, _result: void) => reply.send() },
  page: { mediaType: 'text/html', send: sendPage },
  // instead of a redirect the handler may show a page that says why not
  redirect: { send: sendPage },
  text: {
    mediaType: 'text/plain',
    send: ({ reply }: Replying, text: string) => ofType(reply, 'text/plain').send(text),
  },
  xml: {
    mediaType: 'application/xml',
    send: ({ reply }: Replying, { xml, type = 'application/xml' }: Xml) => ofType(reply, type).send(xml),
  },
  scim: { mediaType: 'application/scim+json', send: sendScim },
  file: { mediaType: '*/*', send: sendFile },
  events: { mediaType: 'text/event-stream', prepare: registerEventStreams, send: sendEvents },
} satisfies Record<ResponseKind | 'json', ResponseKindEntry>;

export function responseKindOf({ response }: Pick<Endpoint, 'response'>): ResponseKindEntry {
  return responseKinds[typeof response === 'string' ? response : 'json'];
}

type Results = { [K in keyof typeof responseKinds]: Parameters<(typeof responseKinds)[K]['send']>[1] };

/** What a handler returns for a kind of response. */
export type ResultOf<K extends ResponseKind> = {
  [Each in ResponseKind]: K extends Each ? Results[Each] : never;
}[ResponseKind];

const ofType = (reply: FastifyReply, mediaType: string): FastifyReply => reply.type(`${mediaType}; charset=utf-8`);

function sendJson({ request, reply, cacheFor }: Pick<Exchange, 'request' | 'reply' | 'cacheFor'>, result: unknown) {
  if (cacheFor !== undefined) {
    // public JSON: cached for a while, then revalidated by its ETag (RFC 9110, section 8.8.3)
    const etag = `"${sha256(JSON.stringify(result)).toString('base64url').slice(0, 22)}"`;
    // a shared cache must not serve one origin's answer to another, whose CORS headers differ
    reply.headers({ 'cache-control': `public, max-age=${cacheFor}`, etag, vary: 'Origin' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  // an explicit `null`: an empty body would not be valid JSON
  return result === null ? ofType(reply, 'application/json').send('null') : reply.send(result);
}

function sendPage({ reply }: Replying, result: Redirect | Page | undefined): FastifyReply {
  if (result === undefined) return reply.send();
  if ('redirect' in result) return reply.redirect(result.redirect, 302);
  const { html, status = 200, headers = {} } = result;
  return ofType(reply.code(status).headers(headers), 'text/html').send(html);
}

function sendScim({ reply }: Replying, { status, body, location, version }: ScimAnswer): FastifyReply {
  if (location !== undefined) reply.header('location', location);
  if (version !== undefined) reply.header('etag', version);
  reply.code(status);
  return body === undefined ? reply.send() : ofType(reply, 'application/scim+json').send(JSON.stringify(body));
}

function sendFile({ reply }: Replying, { file, type, name }: File): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
}
