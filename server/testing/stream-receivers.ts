/** Receivers of audit streams on loopback, which a test makes slow, refusing or absent. */
import { once } from 'node:events';
import { createServer as createHttp, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createTcp, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTls } from 'node:tls';
import { afterAll } from 'vitest';
import type { Certificate } from './certificates.ts';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpReceiver {
  port: number;
  received: ReceivedRequest[];
  /** Status of an answer, by the request; the default is 200. A promise delays it. */
  answer: (request: ReceivedRequest) => number | Promise<number>;
  /** Body of the answers. */
  answerText: string;
  answerHeaders: Record<string, string>;
  /** Stops listening, as if it were gone; `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** @param certificate for HTTPS */
export async function startHttpReceiver(certificate?: Certificate): Promise<HttpReceiver> {
  const handle: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, path: url, headers, body: Buffer.concat(parts).toString() };
      receiver.received.push(one);
      void Promise.resolve(receiver.answer(one)).then((status) =>
        response.writeHead(status, receiver.answerHeaders).end(receiver.answerText),
      );
    });
  };
  let server = certificate ? createHttps(certificate, handle) : createHttp(handle);
  const receiver: HttpReceiver = {
    port: await listen(server, 0),
    received: [],
    answer: () => 200,
    answerText: '',
    answerHeaders: {},
    async stop() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
    async start() {
      server = certificate ? createHttps(certificate, handle) : createHttp(handle);
      await listen(server, receiver.port);
    },
  };
  afterAll(() => receiver.stop());
  return receiver;
}

export interface SyslogReceiver {
  port: number;
  /** Messages without their octet counts. */
  messages: string[];
  /** What a new connection does: by default it is read to its end and closed. */
  behave: (socket: Socket) => void;
}

/** Splits frames by their octet counts. @throws for a stream that has none */
function framesIn(bytes: Buffer): string[] {
  const frames: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const blank = bytes.indexOf(' ', at);
    const length = Number(bytes.subarray(at, blank).toString());
    if (!Number.isInteger(length) || blank + 1 + length > bytes.length) throw new Error(`no frame at ${at}`);
    frames.push(bytes.subarray(blank + 1, blank + 1 + length).toString());
    at = blank + 1 + length;
  }
  return frames;
}

export async function startSyslogReceiver(certificate?: Certificate): Promise<SyslogReceiver> {
  const read = (socket: Socket): void => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('end', () => receiver.messages.push(...framesIn(Buffer.concat(parts))));
  };
  const accept = (socket: Socket): void => {
    socket.on('error', () => undefined);
    receiver.behave(socket);
  };
  const server = certificate ? createTls(certificate, accept) : createTcp(accept);
  server.on('tlsClientError', () => undefined);
  const receiver: SyslogReceiver = { port: await listen(server, 0), messages: [], behave: read };
  afterAll(() => void server.close());
  return receiver;
}
