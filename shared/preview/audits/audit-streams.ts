/** Streaming destinations of the preview. Changes last for the visit; nothing is sent. */
import type { AuditDeadLetter, AuditStream } from '#shared/contract/audits/audit-streams.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/audits/resources/streams/v1';
const minute = 60_000;

type Status = AuditStream['status'];
const delivering: Status = {
  state: 'delivering',
  lagSeconds: 0,
  pending: 0,
  lastDeliveredAt: null,
  failingSince: null,
  nextAttemptAt: null,
  errors: [],
  deadLetters: 0,
  resending: 0,
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const types = ['https', 'syslog', 'splunk', 's3', 'otlp'] as const satisfies AuditStream['type'][];
const typeOf = (value: unknown): AuditStream['type'] => types.find((type) => type === value) ?? 'https';
const formatOf = (value: unknown): AuditStream['format'] => (value === 'ocsf' || value === 'cef' ? value : 'json');

const severities = ['Info', 'Medium', 'High', 'Error', 'Critical'] as const satisfies AuditStream['minimumSeverity'][];
const minimumOf = (value: unknown): AuditStream['minimumSeverity'] | undefined =>
  severities.find((severity) => severity === value);

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** One that delivers, one that fails, one that is paused. */
function firstStreams(now: number): AuditStream[] {
  const ago = (minutes: number) => new Date(now - minutes * minute).toISOString();
  const common = {
    format: 'json',
    minimumSeverity: 'Info',
    hasSecret: true,
    certificateAuthority: null,
    sourcetype: null,
    region: null,
    isActive: true,
    createdAt: ago(60_000),
    updatedAt: ago(60_000),
  } as const;
  return [
    {
      ...common,
      id: 'stream-siem',
      name: 'Security operations',
      type: 'https',
      url: 'https://siem.acme.example/portico',
      status: { ...delivering, lagSeconds: 2, pending: 3, lastDeliveredAt: ago(0) },
    },
    {
      ...common,
      id: 'stream-splunk',
      name: 'Splunk',
      type: 'splunk',
      url: 'https://hec.acme.example:8088',
      minimumSeverity: 'High',
      sourcetype: 'portico:audit',
      status: {
        ...delivering,
        state: 'failing',
        lagSeconds: 95 * 60,
        pending: 1106,
        lastDeliveredAt: ago(95),
        failingSince: ago(95),
        nextAttemptAt: new Date(now + 40_000).toISOString(),
        errors: [1, 2, 3].map((minutes) => ({ at: ago(minutes), status: 403, error: 'answered 403: Invalid token' })),
        deadLetters: 2,
      },
    },
    {
      ...common,
      id: 'stream-archive',
      name: 'Archive',
      type: 's3',
      url: 'https://acme-audit.s3.eu-central-1.amazonaws.com/portico',
      format: 'ocsf',
      region: 'eu-central-1',
      isActive: false,
      status: { ...delivering, state: 'paused', pending: 40, lagSeconds: 3 * 3600, lastDeliveredAt: ago(200) },
    },
  ];
}

export function previewAuditStreamsHandlers({ now }: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  let streams = isEmpty ? [] : firstStreams(now);
  let made = 0;
  const find = (id: unknown): AuditStream => {
    const found = streams.find((stream) => stream.id === id);
    if (!found) throw previewError('stream-not-found');
    return found;
  };
  const letters: AuditDeadLetter[] = [41_288, 41_207].map((sequence) => ({
    sequence,
    eventId: String(sequence + 9000),
    action: 'user.profile-changed',
    failedAt: new Date(now - 100 * minute).toISOString(),
    status: 413,
    error: 'answered 413',
  }));
  return {
    [`GET ${base}`]: () => streams,
    [`POST ${base}`]: ({ body }: PreviewCall) => {
      const at = new Date(now).toISOString();
      const url = textOf(body['url']) ?? '';
      const stream: AuditStream = {
        id: `stream-${(made += 1)}`,
        name: textOf(body['name']) ?? hostOf(url),
        type: typeOf(body['type']),
        url,
        format: formatOf(body['format']),
        minimumSeverity: minimumOf(body['minimumSeverity']) ?? 'Info',
        hasSecret: textOf(body['secret']) !== undefined,
        certificateAuthority: textOf(body['certificateAuthority']) ?? null,
        sourcetype: textOf(body['sourcetype']) ?? null,
        region: textOf(body['region']) ?? null,
        isActive: body['isActive'] !== false,
        createdAt: at,
        updatedAt: at,
        status: body['isActive'] === false ? { ...delivering, state: 'paused' } : delivering,
      };
      streams = [...streams, stream];
      return stream;
    },
    [`PATCH ${base}/{id}`]: ({ params, body }) => {
      const before = find(params['id']);
      const isActive = typeof body['isActive'] === 'boolean' ? body['isActive'] : before.isActive;
      const state: Status['state'] = !isActive ? 'paused' : before.status.failingSince ? 'failing' : 'delivering';
      const after: AuditStream = {
        ...before,
        name: textOf(body['name']) ?? before.name,
        url: textOf(body['url']) ?? before.url,
        format: body['format'] === undefined ? before.format : formatOf(body['format']),
        minimumSeverity: minimumOf(body['minimumSeverity']) ?? before.minimumSeverity,
        isActive,
        status: { ...before.status, state },
      };
      streams = streams.map((stream) => (stream.id === after.id ? after : stream));
      return after;
    },
    [`DELETE ${base}/{id}`]: ({ params }) => {
      const { id } = find(params['id']);
      streams = streams.filter((stream) => stream.id !== id);
    },
    [`POST ${base}/{id}/test`]: ({ params }) =>
      find(params['id']).status.failingSince === null
        ? { delivered: true, status: null, error: null }
        : { delivered: false, status: 403, error: 'answered 403: Invalid token' },
    [`GET ${base}/{id}/dead-letters`]: ({ params }) => {
      const rows = find(params['id']).status.deadLetters > 0 ? letters : [];
      return { count: rows.length, rows };
    },
    [`GET ${base}/{id}/resend`]: ({ params }) => {
      find(params['id']);
      return { count: 214, fromSequence: 41_001, toSequence: 41_214 };
    },
    [`POST ${base}/{id}/resend`]: ({ params }) => {
      find(params['id']);
      return { count: 214, fromSequence: 41_001, toSequence: 41_214 };
    },
  };
}

export const auditStreamsLists = [`GET ${base}`] as const satisfies readonly (keyof PreviewHandlers)[];
