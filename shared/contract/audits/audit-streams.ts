/** Streams of the audit log: destinations of a tenant that receive every event in order. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const AuditStreamType = z.enum(['https', 'syslog', 'splunk', 's3', 'otlp']);
export type AuditStreamType = z.infer<typeof AuditStreamType>;

/** `json`: the row of the JSON Lines export. `ocsf`: Open Cybersecurity Schema Framework. `cef`: Common Event Format. */
export const AuditStreamFormat = z.enum(['json', 'ocsf', 'cef']);
export type AuditStreamFormat = z.infer<typeof AuditStreamFormat>;

/** In ascending order. */
export const AuditStreamSeverity = z.enum(['Info', 'Medium', 'High', 'Error', 'Critical']);
export type AuditStreamSeverity = z.infer<typeof AuditStreamSeverity>;

/** Streams per tenant. */
export const maxAuditStreams = 10;

const url = z.string().trim().min(1).max(2048);
/** The form depends on the type of the stream; it is never returned. */
const secret = z.string().min(1).max(4096);
/** PEM: the only certificates that the destination's certificate may be issued by. */
const certificateAuthority = z.string().trim().max(65_536).nullable();
const name = z.string().trim().min(1).max(100);
/** Splunk alone; without it, that of the token applies. */
const sourcetype = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_:.-]{1,100}$/, 'letters, digits and _ : . -')
  .nullable();
/** S3 alone; by default the one in an Amazon URL, otherwise us-east-1. */
const region = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{1,40}$/, 'lowercase letters, digits and dashes')
  .nullable();

const AuditStreamInput = z.strictObject({
  type: AuditStreamType,
  url,
  secret: secret.nullable().optional(),
  certificateAuthority: certificateAuthority.optional(),
  isActive: z.boolean().default(true),
  /** Default: the host of the URL. */
  name: name.optional(),
  format: AuditStreamFormat.default('json'),
  /** Events below it are not sent. `Info` sends all. */
  minimumSeverity: AuditStreamSeverity.default('Info'),
  sourcetype: sourcetype.optional(),
  region: region.optional(),
  /** Also sends the events from before the stream was created. */
  backfill: z.boolean().default(false),
});
export type AuditStreamInput = z.infer<typeof AuditStreamInput>;

/** Absent fields keep their values. */
const AuditStreamChanges = z.strictObject({
  url: url.optional(),
  /** Null removes that of a type that needs none. */
  secret: secret.nullable().optional(),
  certificateAuthority: certificateAuthority.optional(),
  isActive: z.boolean().optional(),
  name: name.optional(),
  format: AuditStreamFormat.optional(),
  /** Applies to events that are not sent yet, and to those that are sent again. */
  minimumSeverity: AuditStreamSeverity.optional(),
  sourcetype: sourcetype.optional(),
  region: region.optional(),
});
export type AuditStreamChanges = z.infer<typeof AuditStreamChanges>;

const StreamError = z.object({ at: DateTime, status: z.number().nullable(), error: z.string() });

const AuditStreamStatus = z.object({
  /** `delivering`: all is delivered, or on its way. `failing`: the last attempt failed. `paused`: the stream is not active. */
  state: z.enum(['delivering', 'failing', 'paused']),
  /** Age of the oldest event that is to be delivered, in seconds; 0 if there is none. */
  lagSeconds: z.number(),
  /** Events that are to be delivered. */
  pending: z.number(),
  lastDeliveredAt: DateTime.nullable(),
  failingSince: DateTime.nullable(),
  nextAttemptAt: DateTime.nullable(),
  /** The newest first, at most ten. */
  errors: z.array(StreamError),
  /** Events that the destination refused for good while it took others. */
  deadLetters: z.number(),
  /** Events that an earlier time range still has to send again. */
  resending: z.number(),
});

export const AuditStream = z.object({
  id: Id,
  name: z.string(),
  type: AuditStreamType,
  url: z.string(),
  format: AuditStreamFormat,
  minimumSeverity: AuditStreamSeverity,
  hasSecret: z.boolean(),
  certificateAuthority: z.string().nullable(),
  sourcetype: z.string().nullable(),
  region: z.string().nullable(),
  isActive: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
  status: AuditStreamStatus,
});
export type AuditStream = z.infer<typeof AuditStream>;

const StreamTest = z.object({
  delivered: z.boolean(),
  /** Status of an HTTP answer. */
  status: z.number().nullable(),
  error: z.string().nullable(),
});
export type StreamTest = z.infer<typeof StreamTest>;

const DeadLetter = z.object({
  /** Number of the event in the log of the tenant. */
  sequence: z.number(),
  /** `_id` of the event. */
  eventId: z.string(),
  action: z.string(),
  failedAt: DateTime,
  status: z.number().nullable(),
  error: z.string(),
});
export type AuditDeadLetter = z.infer<typeof DeadLetter>;

const time = z.iso.datetime({ offset: true });
const sequence = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Both ends are inclusive. Without any limit: everything that was sent so far. */
const windowFields = {
  from: time.optional(),
  to: time.optional(),
  fromSequence: sequence.optional(),
  toSequence: sequence.optional(),
};
const inOrder = ({ from, to, fromSequence, toSequence }: z.infer<z.ZodObject<typeof windowFields>>) =>
  (from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)) &&
  (fromSequence === undefined || toSequence === undefined || fromSequence <= toSequence);
const ResendWindow = z
  .strictObject(windowFields)
  .refine(inOrder, { message: 'the range ends before it begins', path: ['to'] });
export type ResendWindow = z.infer<typeof ResendWindow>;

const ResendPlan = z.object({
  count: z.number(),
  /** Null if there are none. */
  fromSequence: z.number().nullable(),
  toSequence: z.number().nullable(),
});
export type ResendPlan = z.infer<typeof ResendPlan>;

const reads = 'fe.secure.read.audits';
/** Whoever may change the security policies decides where the log goes (decision 0411). */
const writes = 'fe.secure.write.securityPolicy';
const params = z.object({ id: Id });

export const auditStreamsContract = defineContract({
  'GET /audits/resources/streams/v1': {
    summary: 'Lists the audit log streams with their status, oldest first',
    access: reads,
    response: z.array(AuditStream),
  },
  'POST /audits/resources/streams/v1': {
    summary: 'Creates an audit log stream',
    description: 'It starts with the next event unless `backfill` is set.',
    access: writes,
    denyImpersonation: true,
    body: AuditStreamInput,
    response: AuditStream,
    status: 201,
  },
  'PATCH /audits/resources/streams/v1/{id}': {
    summary: 'Updates an audit log stream',
    description: 'A Splunk or OTLP URL on another host requires the secret again.',
    access: writes,
    denyImpersonation: true,
    params,
    body: AuditStreamChanges,
    response: AuditStream,
  },
  'DELETE /audits/resources/streams/v1/{id}': {
    summary: 'Deletes an audit log stream and its dead letters',
    access: writes,
    denyImpersonation: true,
    params,
    response: 'empty',
  },
  'POST /audits/resources/streams/v1/{id}/test': {
    summary: 'Sends a sample event to a stream’s destination and returns the result',
    access: writes,
    denyImpersonation: true,
    params,
    response: StreamTest,
  },
  'GET /audits/resources/streams/v1/{id}/dead-letters': {
    summary: 'Lists a stream’s dead letters, newest first',
    description: '`offset` counts rows.',
    access: reads,
    params,
    query: z.object({
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(10),
    }),
    response: z.object({ count: z.number(), rows: z.array(DeadLetter) }),
  },
  'GET /audits/resources/streams/v1/{id}/resend': {
    summary: 'Counts the events that a stream replay would send',
    access: reads,
    params,
    query: ResendWindow,
    response: ResendPlan,
  },
  'POST /audits/resources/streams/v1/{id}/resend': {
    summary: 'Replays a time range of events to a stream',
    description: 'Events keep their IDs.',
    access: writes,
    denyImpersonation: true,
    params,
    body: ResendWindow,
    response: ResendPlan,
    status: 202,
  },
});
