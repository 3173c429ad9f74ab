/**
 * A GET of a user-supplied URL, by the rules of `post-outgoing.ts`: pinned public addresses, no redirects, limits on
 * time and size.
 */
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { OutgoingRefused, pinned, resolveAllowed, withSignal } from './post-outgoing.ts';

export interface OutgoingGet {
  url: string;
  /** Milliseconds for the whole call, including name resolution and the body. */
  timeout: number;
  /** Maximum bytes of the body. */
  longest: number;
  /** Permits private networks of the operator, and loopback. */
  allowPrivate: boolean;
}

/**
 * @returns the body of an answer with status 200
 * @throws OutgoingRefused for a forbidden address, and for any other answer; otherwise the network error, or a
 * TimeoutError
 */
export async function getOutgoing({ url, timeout, longest, allowPrivate }: OutgoingGet): Promise<Buffer> {
  const target = new URL(url);
  if (!['http:', 'https:'].includes(target.protocol) || target.username || target.password)
    throw new OutgoingRefused('not an address to call');
  const signal = AbortSignal.timeout(timeout);
  const addresses = await withSignal(resolveAllowed(target.hostname, allowPrivate), signal);
  const options: RequestOptions = {
    method: 'GET',
    headers: { accept: 'image/*' },
    lookup: pinned(addresses),
    agent: false,
    signal,
  };
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(target, options, resolve)
      .on('error', (error) => reject(signal.aborted ? (signal.reason as Error) : error))
      .end();
  });
  try {
    if (answer.statusCode !== 200) throw new OutgoingRefused(`answered ${answer.statusCode}`);
    return await bodyOf(answer, longest);
  } finally {
    answer.destroy();
  }
}

async function bodyOf(answer: IncomingMessage, longest: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longest) throw new OutgoingRefused('longer than allowed');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
