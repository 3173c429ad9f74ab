/** Events that an endpoint of the vendor's has not taken: those that are tried again, and those that were given up after three days. */
import { z } from 'zod';
import { defineContract } from './define.ts';

const OpenDelivery = z.object({
  eventId: z.uuid(),
  type: z.string(),
  tenantId: z.string().nullable(),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  endpoint: z.string(),
  attempts: z.number(),
  /** When it was given up; null while it is tried again. */
  failedAt: z.iso.datetime().nullable(),
  /** When it is tried next; null once it was given up. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Of the last answer, if there was one. */
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
});
export type OpenDelivery = z.infer<typeof OpenDelivery>;

const Endpoint = z.string().min(1).max(40);

export const eventDeliveriesContract = defineContract({
  'GET /event/resources/deliveries/v1': {
    summary: 'Events that were given up, the newest first, or those that wait, the next one first',
    access: 'vendor',
    query: z.object({
      endpoint: Endpoint.optional(),
      state: z.enum(['failed', 'waiting']).default('failed'),
      _limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Index of the page. */
      _offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({
      items: z.array(OpenDelivery),
      _metadata: z.object({ totalPages: z.number(), totalItems: z.number() }),
    }),
  },
  'POST /event/resources/deliveries/v1/test': {
    summary: 'Sends an event of the type `events.endpoint-tested` to an endpoint once, and returns the result',
    access: 'vendor',
    body: z.object({ endpoint: Endpoint }),
    response: z.object({
      delivered: z.boolean(),
      /** Of the answer, if there was one. */
      status: z.number().nullable(),
      /** Why it was not taken. */
      error: z.string().nullable(),
    }),
  },
  'POST /event/resources/deliveries/v1/replay': {
    summary:
      'Replays events to an endpoint under their original IDs: the ones listed, delivered or not, else all that failed permanently',
    access: 'vendor',
    body: z.object({
      endpoint: Endpoint,
      eventIds: z.array(z.uuid()).min(1).max(1000).optional(),
      /** Those given up since then. */
      since: z.iso.datetime().optional(),
    }),
    response: z.object({ replayed: z.number() }),
    status: 202,
  },
});
