/**
 * HTTP exchanges with a URL that a tenant chose: the name is resolved once, redirects are not followed, time and size are
 * limited, and the certificate must verify.
 */
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { pinTarget, type AllowedTargets } from './outgoing-target.ts';

export interface OutgoingRequest {
  method: 'POST' | 'PUT';
  headers: Record<string, string>;
  body: string;
}

export interface OutgoingAnswer {
  status: number;
  /** The beginning of the body. */
  text: string;
  /** Milliseconds of Retry-After; 0 without one. */
  retryAfter: number;
}

/** Requests to one host, over one connection if the host keeps it open. */
export interface OutgoingConnection {
  /** @throws the network error, or a TimeoutError; statuses, redirects included, are answers */
  send(url: URL, request: OutgoingRequest): Promise<OutgoingAnswer>;
  close(): void;
}

export interface OutgoingOptions {
  allow: AllowedTargets;
  /** PEM: trusted instead of the public authorities. */
  certificateAuthority: string | null;
  /** Milliseconds for each exchange, including name resolution. */
  timeout: number;
  /** Maximum bytes of an answer that are read. */
  longestAnswer?: number;
}

const usualAnswer = 16_384;

function portOf({ protocol, port }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

export function targetOf(url: URL) {
  return { hostname: url.hostname.replace(/^\[|\]$/g, ''), port: portOf(url) };
}

export function openConnection({
  allow,
  certificateAuthority,
  timeout,
  longestAnswer = usualAnswer,
}: OutgoingOptions): OutgoingConnection {
  let agent: HttpAgent | undefined;
  return {
    async send(url, { method, headers, body }) {
      const signal = AbortSignal.timeout(timeout);
      const isSecure = url.protocol === 'https:';
      // the host of all requests is the same
      agent ??= new (isSecure ? HttpsAgent : HttpAgent)({
        keepAlive: true,
        maxSockets: 1,
        lookup: await pinTarget(targetOf(url), allow, signal),
        ...(isSecure && certificateAuthority !== null && { ca: certificateAuthority }),
      });
      const send = isSecure ? requestHttps : requestHttp;
      const length = { 'content-length': String(Buffer.byteLength(body)) };
      try {
        const answer = await new Promise<IncomingMessage>((resolve, reject) => {
          const call = send(url, { method, headers: { ...headers, ...length }, agent: agent!, signal }, resolve);
          call.on('error', reject);
          call.end(body);
        });
        const text = await beginningOf(answer, longestAnswer);
        return { status: answer.statusCode!, text, retryAfter: secondsOf(answer.headers['retry-after']) * 1000 };
      } catch (error) {
        throw signal.aborted ? (signal.reason as Error) : error;
      }
    },
    close: () => agent?.destroy(),
  };
}

async function beginningOf(answer: IncomingMessage, longest: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    // leaving the loop destroys the answer, and its connection
    if (size > longest) break;
  }
  return Buffer.concat(parts).subarray(0, longest).toString();
}

/** Dates are not read: the pause of the schedule applies. */
const secondsOf = (header: string | undefined): number => (/^\d{1,6}$/.test(header ?? '') ? Number(header) : 0);
