import type { DeadLetter, eventDeliveriesContract } from '#shared/contract/event-deliveries.ts';
import type { DeadLetterRow } from '#server/db/queries/events.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { listDeadLetters, replayEvents } from '#server/use-cases/replay-events.ts';

export function eventDeliveriesRoutes(services: Services): Handlers<typeof eventDeliveriesContract> {
  return {
    async 'GET /event/resources/deliveries/v1'({ query: { endpoint, _limit: limit, _offset: page } }) {
      const { rows, total } = await listDeadLetters(services, { endpoint, limit, page });
      return { items: rows.map(describe), _metadata: { totalPages: Math.ceil(total / limit), totalItems: total } };
    },
    async 'POST /event/resources/deliveries/v1/replay'({ caller, body: { endpoint, eventIds, since }, facts }) {
      return { replayed: await replayEvents(services, caller, { endpoint, eventIds, since: since === undefined ? undefined : new Date(since) }, facts) };
    },
  };
}

function describe(row: DeadLetterRow): DeadLetter {
  return {
    eventId: row.id,
    type: row.key,
    tenantId: row.tenant_id,
    timestamp: row.at.toISOString(),
    endpoint: row.subscriber_id,
    attempts: row.attempts,
    failedAt: row.failed_at.toISOString(),
    lastStatus: row.last_status,
    lastError: row.last_error,
  };
}
