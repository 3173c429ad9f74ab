/**
 * Syslog (RFC 5424) over TCP or TLS (RFC 5425) with octet counts (RFC 6587, section 3.4.1).
 *
 * Syslog acknowledges nothing: what was written may still be in a buffer when the receiver dies. Each batch therefore
 * closes its own side of the connection, and counts as delivered once the receiver, having read to the end, has closed
 * the other.
 */
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { pinTarget, type OutgoingTarget } from '#server/integrations/outgoing/outgoing-target.ts';
import {
  failureOf,
  SinkFailure,
  type Sink,
  type SinkConfig,
  type SinkOptions,
  type StreamMessage,
} from './sink.types.ts';

/** "log audit", RFC 5424 section 6.2.1. */
const facility = 13;
const severities: Readonly<Record<string, number>> = { Critical: 2, Error: 3, High: 4, Medium: 5, Info: 6 };
const largestSequence = 2_147_483_647;

/** Ports by default: RFC 5425 for TLS, syslog-conn for TCP. */
export function syslogTarget(text: string): OutgoingTarget & { secure: boolean } {
  const url = new URL(text);
  const secure = url.protocol === 'syslogs:';
  // a URL of a known scheme has its host in canonical form
  const { hostname } = new URL(`https://${url.hostname}`);
  return {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 6514 : 601) : Number(url.port),
    secure,
  };
}

/** Printable ASCII without blanks, as header fields want. */
const headerField = (text: string, longest: number): string =>
  text.replaceAll(/[^\x21-\x7e]/g, '_').slice(0, longest) || '-';

/** One frame: its length in octets, a blank, and the message. */
function syslogFrame({ seq, action, severity, at, text }: StreamMessage, host: string): Buffer {
  const priority = facility * 8 + (severities[severity] ?? 6);
  const data = seq > 0 && seq <= largestSequence ? `[meta sequenceId="${seq}"]` : '-';
  const header = `<${priority}>1 ${at.toISOString()} ${headerField(host, 255)} portico - ${headerField(action, 32)} ${data} `;
  const message = Buffer.from(header + text);
  return Buffer.concat([Buffer.from(`${message.length} `), message]);
}

export function openSyslogSink(config: SinkConfig, { allow, timeout, host }: SinkOptions): Sink {
  const target = syslogTarget(config.url);
  return {
    batch: 100,
    async send(messages) {
      const signal = AbortSignal.timeout(timeout);
      try {
        const lookup = await pinTarget(target, allow, signal);
        const frames = Buffer.concat(messages.map((message) => syslogFrame(message, host)));
        await writeToEnd(connect(target, lookup, config.certificateAuthority), frames, signal);
      } catch (error) {
        throw failureOf(signal.aborted ? signal.reason : error);
      }
    },
    close: () => undefined,
  };
}

interface Opening {
  socket: Socket;
  ready: 'connect' | 'secureConnect';
}

function connect(
  { hostname, port, secure }: ReturnType<typeof syslogTarget>,
  lookup: LookupFunction,
  certificateAuthority: string | null,
): Opening {
  if (!secure) return { socket: connectTcp({ host: hostname, port, lookup }), ready: 'connect' };
  const socket = connectTls({
    host: hostname,
    port,
    lookup,
    ...(!isIP(hostname) && { servername: hostname }),
    ...(certificateAuthority !== null && { ca: certificateAuthority }),
  });
  return { socket, ready: 'secureConnect' };
}

/** Milliseconds, at least, between the last octet and the end of our side. */
const shortestWait = 25;

function writeToEnd({ socket, ready }: Opening, data: Buffer, signal: AbortSignal): Promise<void> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const abort = () => socket.destroy(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    let hasEnded = false;
    let taken = false;
    const end = () => {
      hasEnded = true;
      socket.end();
    };
    socket
      .once(ready, () => {
        // data that reach a closed connection are answered by a reset within a round trip: it is waited for, so that an end
        // from the other side that was already under way is not mistaken for its answer to ours
        const wait = Math.max(shortestWait, 2 * (performance.now() - begun));
        socket.write(data, () => setTimeout(end, wait));
      })
      // a receiver that closes with unread data resets the connection instead
      .on('end', () => (taken = hasEnded))
      .on('error', reject)
      .once('close', () => {
        signal.removeEventListener('abort', abort);
        if (taken) resolve();
        else reject(new SinkFailure('the connection was closed before everything was read'));
      })
      .resume();
  });
}
