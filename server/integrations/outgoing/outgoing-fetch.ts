/**
 * A `fetch` for libraries that call a URL which a tenant chose, by the rules of `outgoing-target.ts`: addresses are
 * checked and pinned at each call, redirects are answers, size and time are limited.
 */
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { targetOf } from './exchange.ts';
import { pinTarget, type AllowedTargets } from './outgoing-target.ts';
import { OutgoingRefused } from './post-outgoing.ts';

export interface OutgoingFetchOptions {
  /** `undefined`: the operator chose the URL, so that every address is permitted. */
  allow: AllowedTargets | undefined;
  /** Milliseconds for one exchange, including name resolution and the body. */
  timeout: number;
  /** Maximum bytes of an answer. */
  longest: number;
}

export interface OutgoingFetchInit {
  method?: string | undefined;
  headers?: Record<string, string> | Headers | undefined;
  body?: string | URLSearchParams | null | undefined;
  signal?: AbortSignal | null | undefined;
}

export type OutgoingFetch = (url: string, init?: OutgoingFetchInit) => Promise<Response>;

/** Statuses whose answer has no body (Fetch, 2.2.6). */
const withoutBody = new Set([101, 103, 204, 205, 304]);

/** @returns a function that throws OutgoingRefused for a forbidden address, and for an answer that is too long */
export function createOutgoingFetch({ allow, timeout, longest }: OutgoingFetchOptions): OutgoingFetch {
  return async (address, { method = 'GET', headers, body, signal: wanted } = {}) => {
    const url = new URL(address);
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password)
      throw new OutgoingRefused('not an address to call');
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(wanted ? [wanted] : [])]);
    const lookup = allow && (await pinTarget(targetOf(url), allow, signal));
    const text = body === null || body === undefined ? undefined : body.toString();
    const fields = {
      ...Object.fromEntries(new Headers(headers)),
      ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
      ...(body instanceof URLSearchParams && { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
    };
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    try {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const call = send(url, { method, headers: fields, agent: false, signal, ...(lookup && { lookup }) }, resolve);
        call.on('error', reject);
        call.end(text);
      });
      return await responseOf(answer, longest);
    } catch (error) {
      throw signal.aborted ? (signal.reason as Error) : error;
    }
  };
}

async function responseOf(answer: IncomingMessage, longest: number): Promise<Response> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    // leaving the loop destroys the answer
    if (size > longest) throw new OutgoingRefused('the answer is longer than allowed');
    parts.push(part);
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const status = answer.statusCode!;
  return new Response(withoutBody.has(status) ? null : Buffer.concat(parts), { status, headers });
}
