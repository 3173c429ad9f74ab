/**
 * OpenTelemetry logs over OTLP/HTTP in its JSON encoding: https://opentelemetry.io/docs/specs/otlp/#otlphttp
 *
 * A request has one record: an answer with a partial success counts the records that were rejected without naming them, and
 * must not be followed by a repetition. One at a time, each rejection names its event (decision 0487).
 */
import { openConnection } from '#server/integrations/outgoing/exchange.ts';
import {
  failureOf,
  SinkFailure,
  type Sink,
  type SinkConfig,
  type SinkOptions,
  type StreamFacts,
  type StreamMessage,
} from './sink.types.ts';

const logsPath = '/v1/logs';

/** Severity numbers of the data model of logs, as its appendix B maps the severities of syslog. */
const severityNumbers: Readonly<Record<string, number>> = { Critical: 18, Error: 17, High: 13, Medium: 10, Info: 9 };

/** Headers that belong to the connection or to the body. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
]);

/** @returns undefined unless the text is `NAME: VALUE` of a header that a destination may ask for */
export function readOtlpHeader(secret: string): { name: string; value: string } | undefined {
  const colon = secret.indexOf(':');
  const [name, value] = [secret.slice(0, Math.max(colon, 0)).trim().toLowerCase(), secret.slice(colon + 1).trim()];
  const isName = /^[a-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(name) && !ownHeaders.has(name) && !name.startsWith('proxy-');
  return isName && /^[\x20-\x7e]{1,4000}$/.test(value) ? { name, value } : undefined;
}

/** As exporters append it to their endpoint; a URL that already ends in it is kept. */
function logsUrl(text: string): URL {
  const url = new URL(text);
  const path = url.pathname.replace(/\/$/, '');
  url.pathname = path.endsWith(logsPath) ? path : `${path}${logsPath}`;
  return url;
}

type Attribute = readonly [key: string, value: string | number];

const attributesOf = (pairs: readonly Attribute[]) =>
  pairs.map(([key, value]) => ({
    key,
    // 64-bit numbers are decimal strings in the JSON encoding
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const nanoseconds = (at: Date): string => `${at.getTime()}000000`;

/** Names of the semantic conventions where there is one. */
const factNames: Readonly<Record<keyof StreamFacts, string>> = {
  actorId: 'user.id',
  actorEmail: 'user.email',
  targetKind: 'portico.target.kind',
  targetId: 'portico.target.id',
  ip: 'client.address',
  userAgent: 'user_agent.original',
  // shorter than a trace ID of OpenTelemetry
  traceId: 'portico.trace_id',
};

function factsAsAttributes(facts: StreamFacts): Attribute[] {
  return (Object.keys(factNames) as (keyof StreamFacts)[]).flatMap((fact) => {
    const value = facts[fact];
    return value ? [[factNames[fact], value]] : [];
  });
}

function recordOf({ id, seq, tenantId, action, severity, at, text, facts }: StreamMessage, sentAt: Date) {
  return {
    timeUnixNano: nanoseconds(at),
    observedTimeUnixNano: nanoseconds(sentAt),
    severityNumber: severityNumbers[severity] ?? severityNumbers['Info'],
    severityText: severity,
    eventName: action,
    body: { stringValue: text },
    attributes: attributesOf([
      // the same for all attempts: receivers may drop a second one
      ['log.record.uid', id],
      // receivers older than OTLP 1.5 ignore eventName
      ['event.name', action],
      ['portico.tenant.id', tenantId],
      ...(seq > 0 ? ([['portico.audit.sequence', seq]] as const) : []),
      ...(facts ? factsAsAttributes(facts) : []),
    ]),
  };
}

/** Explanation in a status or a partial success, if it has the known form: other texts are not shown. */
const explanation = (text: unknown): string =>
  typeof text === 'string' && text !== '' ? `: ${text.slice(0, 100)}` : '';

interface Answer {
  /** Of an error. */
  message?: unknown;
  partialSuccess?: { rejectedLogRecords?: unknown; errorMessage?: unknown } | null;
}

/** Undefined for an answer in another encoding. */
function parse(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as unknown;
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** @throws SinkFailure if the destination says that it has rejected the record: it must not be sent again */
function checkPartialSuccess(text: string, status: number): void {
  const partial = parse(text)?.partialSuccess;
  // a number, or a decimal string; a message without rejections is a warning
  if (!partial || !(Number(partial.rejectedLogRecords ?? 0) > 0)) return;
  throw new SinkFailure(`rejected${explanation(partial.errorMessage)}`, { status, isFinal: true });
}

export function openOtlpSink(config: SinkConfig, { allow, timeout, clock, host }: SinkOptions): Sink {
  const url = logsUrl(config.url);
  const header = config.secret === null ? undefined : readOtlpHeader(config.secret);
  const connection = openConnection({ allow, timeout, certificateAuthority: config.certificateAuthority });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'portico-audit-streams',
    ...(header && { [header.name]: header.value }),
  };
  const bodyOf = (message: StreamMessage): string =>
    JSON.stringify({
      resourceLogs: [
        {
          resource: {
            attributes: attributesOf([
              ['service.name', 'portico'],
              ['host.name', host],
            ]),
          },
          scopeLogs: [{ scope: { name: 'portico.audit' }, logRecords: [recordOf(message, clock())] }],
        },
      ],
    });
  return {
    batch: 1,
    async send(messages) {
      if (config.secret !== null && !header) throw new SinkFailure('the header cannot be read');
      for (const message of messages) {
        const { status, text, retryAfter } = await connection
          .send(url, { method: 'POST', headers, body: bodyOf(message) })
          .catch((error: unknown) => Promise.reject(failureOf(error)));
        if (status < 200 || status > 299)
          throw new SinkFailure(`answered ${status}${explanation(parse(text)?.message)}`, { status, retryAfter });
        checkPartialSuccess(text, status);
      }
    },
    close: () => connection.close(),
  };
}
