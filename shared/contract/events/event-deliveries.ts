/** Events that a vendor endpoint has not accepted: those being retried, and those given up after three days. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';

const OpenDelivery = z.object({
  eventId: z.uuid(),
  type: z.string(),
  tenantId: z.string().nullable(),
  /** When the event happened. */
  timestamp: z.iso.datetime(),
  endpoint: z.string(),
  attempts: z.number(),
  /** When delivery was given up; null while it is retried. */
  failedAt: z.iso.datetime().nullable(),
  /** Time of the next attempt; null once given up. */
  nextTryAt: z.iso.datetime().nullable(),
  /** Status of the last response, if there was one. */
  lastStatus: z.number().nullable(),
  lastError: z.string().nullable(),
});
export type OpenDelivery = z.infer<typeof OpenDelivery>;

const Endpoint = z.string().min(1).max(40);

export const eventDeliveriesContract = defineContract({
  'GET /event/resources/deliveries/v1': {
    summary: 'Lists failed or pending event deliveries',
    description: 'Failed: newest first. Pending: next attempt first.',
    access: 'vendor',
    query: z.object({
      endpoint: Endpoint.optional(),
      state: z.enum(['failed', 'waiting']).default('failed'),
      _limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Page index. */
      _offset: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({
      items: z.array(OpenDelivery),
      _metadata: z.object({ totalPages: z.number(), totalItems: z.number() }),
    }),
  },
  'POST /event/resources/deliveries/v1/test': {
    summary: 'Sends a test event to an endpoint and returns the result',
    description: 'Type `events.endpoint-tested`, one attempt.',
    access: 'vendor',
    body: z.object({ endpoint: Endpoint }),
    response: z.object({
      delivered: z.boolean(),
      /** Status of the response, if there was one. */
      status: z.number().nullable(),
      /** Reason of the failure. */
      error: z.string().nullable(),
    }),
  },
  'POST /event/resources/deliveries/v1/replay': {
    summary: 'Replays events to an endpoint',
    description:
      'The listed events, delivered or not; without a list, all that failed permanently. Events keep their IDs.',
    access: 'vendor',
    body: z.object({
      endpoint: Endpoint,
      eventIds: z.array(z.uuid()).min(1).max(1000).optional(),
      /** Deliveries given up since then. */
      since: z.iso.datetime().optional(),
    }),
    response: z.object({ replayed: z.number() }),
    status: 202,
  },
});
