/** Validates the events of the tests against the list of events. */
import type { QueryResultRow } from 'pg';
import { z } from 'zod';
import { EventMessage, events, type EventKey } from '#shared/contract/events/events.ts';
import { describeEvent } from '#server/domain/events/event.ts';
import type { EventRow } from '#server/db/queries/delivery/events.ts';
import type { Services } from '#server/services.ts';
import type { FakeClock } from './fake-clock.ts';

/** Deviations from the list, each once; and audits of ours without their event. */
export async function eventViolations({
  rows,
  clock,
  services,
}: {
  rows: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<R[]>;
  clock: FakeClock;
  services: Services;
}): Promise<string[]> {
  const kept = await rows<EventRow>(
    'select id, key, tenant_id, at, actor_id, subject_kind, subject_id, ip, user_agent, trace_id, data from events',
  );
  const missing = await rows<{ action: string }>(
    'select action from audits a where not reported and a.at > $1 and not exists (select 1 from events e where e.audit_id = a.id and e.key = a.action)',
    [
      // older ones may have been swept, also before the clock went back
      new Date(clock.latest().getTime() - services.config.events.keepDays * 86_400_000),
    ],
  );
  return [...new Set([...kept.flatMap(violationsOf), ...missing.map(({ action }) => `${action}: has no event`)])];
}

function violationsOf(row: EventRow): string[] {
  if (!(row.key in events)) return [`${row.key}: is not in the list of events`];
  const message = describeEvent(row);
  const results = [EventMessage.safeParse(message), events[row.key as EventKey].data().safeParse(message.data)];
  return results.flatMap(({ error }) =>
    error ? [`${row.key}: ${z.prettifyError(error)} in ${JSON.stringify(message)}`] : [],
  );
}
