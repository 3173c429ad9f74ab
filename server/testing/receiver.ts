/** A receiver of events: stores them, and answers as configured by the test. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { afterAll } from 'vitest';
import type { EventMessage } from '#shared/contract/events/events.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  message: EventMessage;
}

export interface Receiver {
  url: string;
  secret: string;
  received: Received[];
  /** Status of the next answers; a promise delays them. */
  answer: number | Promise<number>;
  answerHeaders: Record<string, string>;
  /** Those of one type, in the order in which they came. */
  of(type: string): EventMessage[];
  close(): Promise<void>;
}

/** Stopped after the tests of the file. */
export async function startReceiver(): Promise<Receiver> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      receiver.received.push({ headers: request.headers, body, message: JSON.parse(body) as EventMessage });
      void Promise.resolve(receiver.answer).then((status) =>
        response.writeHead(status, receiver.answerHeaders).end('noted'),
      );
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/events`,
    secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    received: [],
    answer: 200,
    answerHeaders: {},
    of: (type) => receiver.received.filter(({ message }) => message.type === type).map(({ message }) => message),
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  afterAll(() => receiver.close());
  return receiver;
}

/** Verifies a signature like a receiver written from the standard. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
