/** Webhooks of a tenant: addresses of its own systems that are told of events, signed as Standard Webhooks. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, TenantId } from '#shared/contract/entities.ts';

/** Webhooks per tenant. */
export const maxWebhooks = 50;

/** A key of the catalogue, a beginning with `*`, or a key that nobody knows yet: clients of the vendor bring those. */
const eventKeys = z.array(z.string().trim().min(1).max(100)).min(1, 'choose at least one event').max(500);
const displayName = z.string().trim().min(1, 'is missing').max(100);
const description = z.string().trim().max(500);

function isCallable(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '';
}

const url = z
  .string()
  .trim()
  .min(1)
  .max(2048)
  .refine(isCallable, 'must be a URL that begins with https:// or http://, without a user name or password');

/** Standard Webhooks: 24 to 64 bytes in base64. Without the prefix, the text itself is the key. */
function isSecret(text: string): boolean {
  if (!text.startsWith('whsec_')) return true;
  const base64 = text.slice('whsec_'.length);
  return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64) && isKeyLength(base64);
}

function isKeyLength(base64: string): boolean {
  const bytes = (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
  return bytes >= 24 && bytes <= 64;
}

const secret = z
  .string()
  .min(1)
  .max(256)
  .refine(isSecret, 'must be whsec_ and 24 to 64 bytes in base64, or a text without whsec_');

const WebhookInput = z.object({
  _id: Id.optional(),
  displayName,
  description: description.default(''),
  url,
  /** Absent or null: one is made, and shown in the answer only. */
  secret: secret.nullable().optional(),
  payload: z.unknown().optional(),
  eventKeys,
  isActive: z.boolean().default(true),
  /** Own addition: an event is sent when the one before it was taken or given up. */
  inOrder: z.boolean().default(false),
});
export type WebhookInput = z.infer<typeof WebhookInput>;

/** Absent fields keep their values. */
const WebhookChanges = z.object({
  _id: Id.optional(),
  displayName: displayName.optional(),
  description: description.optional(),
  url: url.optional(),
  /** Null keeps it: it is never returned, so that clients cannot send it back. */
  secret: secret.nullable().optional(),
  payload: z.unknown().optional(),
  eventKeys: eventKeys.optional(),
  isActive: z.boolean().optional(),
  inOrder: z.boolean().optional(),
});
export type WebhookChanges = z.infer<typeof WebhookChanges>;

export const Webhook = z.object({
  _id: Id,
  displayName: z.string(),
  description: z.string(),
  url: z.string(),
  /** Never returned. */
  secret: z.null(),
  eventKeys: z.array(z.string()),
  isActive: z.boolean(),
  /** Attempts since it was created. */
  invocations: z.number(),
  createdAt: DateTime,
  updatedAt: DateTime,
  /** Own additions, from here on. */
  inOrder: z.boolean(),
  /** Deliveries that are to be made, at most 1,000. */
  waiting: z.number(),
  /** Deliveries that were given up, at most 1,000. */
  deadLetters: z.number(),
  /** Since when no delivery was taken; null while the last one was. */
  failingSince: DateTime.nullable(),
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
  nextAttemptAt: DateTime.nullable(),
  /** Why we turned it off: `gone` after the answer 410, `failing` after three days. */
  turnedOff: z.enum(['gone', 'failing']).nullable(),
  /** Until when the previous secret signs too. */
  previousSecretUntil: DateTime.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

const WebhookLog = z.object({
  id: Id,
  webhookId: Id,
  tenantId: TenantId,
  vendorId: z.string(),
  /** Of the answer; empty without one. */
  statusCode: z.string(),
  /** The beginning of the answer, at most 64 KB. */
  body: z.string(),
  createdAt: DateTime,
  /** Own additions, from here on. Equals the header `webhook-id`. */
  eventId: z.uuid(),
  type: z.string(),
  attempt: z.number(),
  /** Milliseconds. */
  duration: z.number(),
  error: z.string().nullable(),
  /** The body that was sent. */
  request: z.string(),
  delivery: z.object({
    state: z.enum(['waiting', 'delivered', 'failed']),
    nextAttemptAt: DateTime.nullable(),
  }),
});
export type WebhookLog = z.infer<typeof WebhookLog>;

const DeadLetter = z.object({
  id: Id,
  eventId: z.uuid(),
  type: z.string(),
  attempts: z.number(),
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
  failedAt: DateTime,
});
export type WebhookDeadLetter = z.infer<typeof DeadLetter>;

const WebhookTest = z.object({
  /** Of the answer. Without one: 504 if it took too long, else 502; 403 for an address that may not be called. */
  statusCode: z.number(),
  body: z.unknown(),
  /** Own additions. */
  error: z.string().nullable(),
  duration: z.number(),
});
export type WebhookTest = z.infer<typeof WebhookTest>;

const time = z.iso.datetime({ offset: true });
const offset = z.coerce.number().int().min(0).max(1_000_000).default(0);
const limit = z.coerce.number().int().min(1).max(100).default(10);

/** `failed`: given up, or waiting for another attempt. `all`: every event of the window that it is subscribed to. */
const Which = z.enum(['failed', 'all']).default('failed');
const inOrder = ({ since, until }: { since?: string | undefined; until?: string | undefined }) =>
  since === undefined || until === undefined || Date.parse(since) <= Date.parse(until);
const endsEarly = { message: 'the window ends before it begins', path: ['until'] };

/** The times are those of the events. */
const ReplayWindow = z
  .object({ since: time.optional(), until: time.optional(), which: Which })
  .refine(inOrder, endsEarly);
export type ReplayWindow = z.infer<typeof ReplayWindow>;
const Replay = z
  .object({
    since: time.optional(),
    until: time.optional(),
    which: Which,
    /** These, taken or not, instead of a window. */
    eventIds: z.array(z.uuid()).min(1).max(1000).optional(),
  })
  .refine(inOrder, endsEarly);
export type Replay = z.infer<typeof Replay>;

const EventInCatalogue = z.object({
  id: Id,
  vendorId: z.string(),
  key: z.string(),
  displayName: z.string(),
  description: z.string(),
  categoryId: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});

const Category = z.object({
  id: Id,
  vendorId: z.string(),
  name: z.string(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export const EventCategory = Category.extend({ events: z.array(EventInCatalogue.extend({ category: z.string() })) });
export type EventCategory = z.infer<typeof EventCategory>;
export const ChannelEvent = EventInCatalogue.extend({ category: Category });
export type ChannelEvent = z.infer<typeof ChannelEvent>;

const params = z.object({ id: Id });
const reads = 'fe.connectivity.read.webhooks';
const writes = 'fe.connectivity.write.webhook';
const readsLogs = 'fe.connectivity.read.webhookLogs';

export const webhooksContract = defineContract({
  'GET /webhook': {
    summary: 'Lists the tenant’s webhooks, oldest first',
    access: reads,
    response: z.array(Webhook),
  },
  'POST /webhook/custom': {
    summary: 'Creates a webhook',
    description: 'A generated secret is returned only in this response.',
    access: writes,
    denyImpersonation: true,
    body: WebhookInput,
    response: z.object({ _id: Id, secret: z.string().nullable() }),
    status: 201,
  },
  'PATCH /webhook/{id}': {
    summary: 'Updates a webhook',
    description: 'A webhook that was turned off after failures must accept a test event first.',
    access: writes,
    denyImpersonation: true,
    params,
    body: WebhookChanges,
    response: 'empty',
  },
  'DELETE /webhook/{id}': {
    summary: 'Deletes a webhook, its deliveries, and its log',
    access: 'fe.connectivity.delete.webhook',
    denyImpersonation: true,
    params,
    response: 'empty',
  },
  'GET /webhook/logs/': {
    summary: 'Lists the delivery attempts of a webhook, newest first',
    description: '`offset` counts rows.',
    access: readsLogs,
    query: z.object({
      id: Id,
      offset,
      limit,
      /** Own additions: the attempts of one event; those of events that were not taken. */
      eventId: z.uuid().optional(),
      failed: z.stringbool().optional(),
    }),
    response: z.object({ count: z.number(), rows: z.array(WebhookLog) }),
  },
  'POST /webhook/logs/{id}/retries': {
    summary: 'Resends the event of a delivery attempt',
    description: 'The event keeps its ID.',
    access: writes,
    denyImpersonation: true,
    params,
    response: z.object({ statusCode: z.literal(202) }),
  },
  'POST /webhook/test': {
    summary: 'Sends a sample event or a given payload to a URL',
    description: 'Returns the response. Not retried.',
    access: writes,
    denyImpersonation: true,
    body: z.object({
      url,
      /** Null or absent: that of the webhook, or none. */
      secret: secret.nullable().optional(),
      payload: z.record(z.string(), z.unknown()).nullable().optional(),
      /** Own additions: the webhook whose secrets sign, and the event that is sent: the newest one with this key, or a sample. */
      webhookId: Id.optional(),
      eventKey: z.string().max(100).optional(),
    }),
    response: WebhookTest,
  },
  'POST /webhook/{id}/secret/rotate': {
    summary: 'Rotates the secret of a webhook',
    description: 'The previous secret also signs for `webhooks.secretOverlap`.',
    access: writes,
    denyImpersonation: true,
    params,
    response: z.object({ secret: z.string() }),
  },
  'POST /webhook/{id}/secret/expire': {
    summary: 'Revokes the previous secret of a webhook',
    access: writes,
    denyImpersonation: true,
    params,
    response: 'empty',
  },
  'GET /webhook/{id}/dead-letters': {
    summary: 'Lists the dead letters of a webhook, newest first',
    description: '`offset` counts rows.',
    access: readsLogs,
    params,
    query: z.object({ offset, limit }),
    response: z.object({ count: z.number(), rows: z.array(DeadLetter) }),
  },
  'GET /webhook/{id}/replay': {
    summary: 'Counts the events that a webhook replay would send',
    access: readsLogs,
    params,
    query: ReplayWindow,
    response: z.object({ count: z.number() }),
  },
  'POST /webhook/{id}/replay': {
    summary: 'Replays events to a webhook',
    description: 'Spread over time; at most 10,000. Events keep their IDs.',
    access: writes,
    bulk: true,
    denyImpersonation: true,
    params,
    body: Replay,
    response: z.object({ replayed: z.number() }),
    status: 202,
  },
  'GET /event/resources/configurations/v1/categories': {
    summary: 'Lists the event catalog by category',
    access: 'fe.connectivity.read.eventCategories',
    response: z.array(EventCategory),
  },
  'GET /event/resources/configurations/v1': {
    summary: 'Lists the events that a notification channel supports',
    description: 'Empty for a channel that is not offered.',
    access: 'fe.connectivity.read.events',
    query: z.object({ channels: z.enum(['email', 'slack', 'sms', 'webhook']) }),
    response: z.array(ChannelEvent),
  },
});
