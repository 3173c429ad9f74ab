/**
 * A POST to a configurable URL, such as a webhook. The name is resolved once, all of its addresses are checked, and the
 * connection uses only those (against DNS rebinding); redirects are not followed; time and size are limited; errors
 * reveal nothing of the answer.
 */
import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { kindOfAddress } from './public-addresses.ts';

export interface OutgoingPost {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds for the whole call, including name resolution. */
  timeout: number;
  /** Permits private networks of the operator, and loopback. */
  allowPrivate: boolean;
}

/** The call was refused before it was sent. */
export class OutgoingRefused extends Error {}

interface Address {
  address: string;
  family: number;
}

/** Maximum bytes of an answer's body to drain: it is not read. */
const longestAnswer = 65_536;

/**
 * @returns the status, including redirects
 * @throws OutgoingRefused for a forbidden address; otherwise the network error, or a TimeoutError
 */
export async function postOutgoing({
  url,
  headers,
  body,
  timeout,
  allowPrivate,
}: OutgoingPost): Promise<{ status: number }> {
  const target = new URL(url);
  if (!['http:', 'https:'].includes(target.protocol) || target.username || target.password)
    throw new OutgoingRefused('not an address to call');
  const signal = AbortSignal.timeout(timeout);
  const addresses = await withSignal(resolveAllowed(target.hostname, allowPrivate), signal);
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: pinned(addresses),
    // a separate connection: a pooled one was pinned for another call
    agent: false,
    signal,
  };
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return await new Promise((resolve, reject) => {
    const call = send(target, options, (answer) => {
      discard(answer);
      resolve({ status: answer.statusCode! });
    });
    call.on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error));
    call.end(body);
  });
}

/** One forbidden address is enough to refuse the name: it is either malicious or misconfigured. */
export async function resolveAllowed(hostname: string, allowPrivate: boolean): Promise<Address[]> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(name);
  const addresses = family ? [{ address: name, family }] : await lookup(name, { all: true, verbatim: true });
  const kinds = new Set(addresses.map(({ address }) => kindOfAddress(address)));
  if (kinds.size === 0 || kinds.has('refused')) throw new OutgoingRefused('the address is not in the public network');
  if (kinds.has('private') && !allowPrivate)
    throw new OutgoingRefused('the address is not in the public network (privateNetwork allows it)');
  return addresses;
}

export function pinned(addresses: Address[]): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  };
}

export async function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return await Promise.race([work, aborted]);
}

/** Drains a short answer, so that the other side does not see a broken connection. */
function discard(answer: IncomingMessage): void {
  let size = 0;
  answer.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > longestAnswer) answer.destroy();
  });
  answer.on('error', () => undefined);
}
