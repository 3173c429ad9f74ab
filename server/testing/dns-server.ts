/** A name server of its own, for TXT records (RFC 1035): over UDP on loopback. */
import { createSocket } from 'node:dgram';

export interface DnsServer {
  /** `127.0.0.1:port`, as the option takes it. */
  address: string;
  /** Values by name; each is sent in parts of at most 255 bytes. */
  txt: Map<string, string[]>;
  /** `SERVFAIL`: every question fails. `silent`: none is answered. */
  fault: 'SERVFAIL' | 'silent' | undefined;
  /** Names for which questions fail (SERVFAIL). */
  failing: Set<string>;
  asked: string[];
  close(): Promise<void>;
}

const txtType = 16;

/** @returns the name in the question, and where the question ends */
function readQuestion(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString('latin1'));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function record(value: string): Buffer {
  const parts = Buffer.from(value)
    .toString('latin1')
    .match(/[\s\S]{1,255}/g)!
    .map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]));
  const data = Buffer.concat(parts);
  const head = Buffer.alloc(12);
  // a pointer to the name in the question, then type, class, time to live, length
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(txtType, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function answerTo(message: Buffer, { values, failed }: { values: string[] | undefined; failed: boolean }): Buffer {
  const { end } = readQuestion(message);
  const head = Buffer.from(message.subarray(0, 12));
  // an answer; the code says: SERVFAIL, no such name, or none of them
  head.writeUInt16BE(0x8180 | (failed ? 2 : values ? 0 : 3), 2);
  head.writeUInt16BE(values?.length ?? 0, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, message.subarray(12, end), ...(values ?? []).map(record)]);
}

export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = {
    address: '',
    txt: new Map(),
    fault: undefined,
    failing: new Set(),
    asked: [],
    close: () => new Promise((closed) => socket.close(() => closed())),
  };
  socket.on('message', (message, from) => {
    const { name } = readQuestion(message);
    server.asked.push(name);
    if (server.fault === 'silent') return;
    const failed = server.fault === 'SERVFAIL' || server.failing.has(name);
    socket.send(
      answerTo(message, { values: failed ? undefined : server.txt.get(name), failed }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}
