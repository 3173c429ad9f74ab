/** Events that an endpoint of the vendor's did not take in three days. */
import { z } from 'zod';
import { defineContract } from './define.ts';

const DeadLetter = z.object({
  eventId: z.uuid(),
  type: z.string(),
  tenantId: z.string().nullable(),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  endpoint: z.string(),
  attempts: z.number(),
  failedAt: z.iso.datetime(),
  /** Of the last answer, if there was one. */
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const Endpoint = z.string().min(1).max(40);

export const eventDeliveriesContract = defineContract({
  'GET /event/resources/deliveries/v1': {
    summary: 'Events that were given up, the newest first',
    access: 'vendor',
    query: z.object({
      endpoint: Endpoint.optional(),
      _limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Index of the page. */
      _offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({ items: z.array(DeadLetter), _metadata: z.object({ totalPages: z.number(), totalItems: z.number() }) }),
  },
  'POST /event/resources/deliveries/v1/replay': {
    summary: 'Sends events to an endpoint again, under their ids: those named, delivered or not, else all that were given up',
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
