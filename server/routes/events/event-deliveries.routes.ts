import type { eventDeliveriesContract, OpenDelivery } from '#shared/contract/events/event-deliveries.ts';
import type { OpenDeliveryRow } from '#server/db/queries/delivery/events.ts';
import type { Handlers } from '#server/http/mount.ts';
import { listDeliveries, replayEvents, testEndpoint } from '#server/use-cases/events/replay-events.ts';

export function eventDeliveriesRoutes(): Handlers<typeof eventDeliveriesContract> {
  return {
    async 'GET /event/resources/deliveries/v1'({ context, query: { endpoint, state, _limit: limit, _offset: page } }) {
      const { rows, total } = await listDeliveries(context, { endpoint, state, limit, page });
      return { items: rows.map(describe), _metadata: { totalPages: Math.ceil(total / limit), totalItems: total } };
    },
    'POST /event/resources/deliveries/v1/test': ({ context, caller, body: { endpoint } }) =>
      testEndpoint(context, caller, endpoint),
    async 'POST /event/resources/deliveries/v1/replay'({ context, caller, body: { endpoint, eventIds, since } }) {
      return {
        replayed: await replayEvents(context, caller, {
          endpoint,
          eventIds,
          since: since === undefined ? undefined : new Date(since),
        }),
      };
    },
  };
}

function describe(row: OpenDeliveryRow): OpenDelivery {
  return {
    eventId: row.id,
    type: row.key,
    tenantId: row.tenant_id,
    timestamp: row.at.toISOString(),
    endpoint: row.subscriber_id,
    attempts: row.attempts,
    failedAt: row.failed_at?.toISOString() ?? null,
    nextTryAt: row.failed_at ? null : row.run_at.toISOString(),
    lastStatus: row.last_status,
    lastError: row.last_error,
  };
}
