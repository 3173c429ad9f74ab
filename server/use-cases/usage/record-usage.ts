/** Records usage events of the vendor's back end: each ID once, and all events of a call or none. */
import type { UsageEvent } from '#shared/contract/usage/usage.ts';
import {
  findConflictingEvent,
  insertEvents,
  lockTenantsShared,
  type EventRow,
} from '#server/db/queries/usage/usage-events.ts';
import { windowOfEvents } from '#server/domain/usage/metering.ts';
import { invalidField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext } from '#server/context.ts';
import { asVendor } from '#server/use-cases/authorization/cross-tenant-scopes.ts';

/** @throws Refusal `invalid-request`, `usage-event-outside-window`, `usage-event-conflict`, which name row and field */
export async function recordUsage(
  context: AnonymousContext,
  events: readonly UsageEvent[],
): Promise<{ accepted: number; duplicates: number }> {
  const { services, now } = context;
  const rows = events.map((event) => rowOf(event, now));
  requireMeters(rows, new Set(services.config.usage.meters.map(({ key }) => key)));
  requireWindow(rows, now);
  const once = withoutRepetitions(rows);
  const accepted = await asVendor(context, async (tx) => {
    const tenants = await lockTenantsShared(tx, [...new Set(once.map(({ tenantId }) => tenantId))].toSorted());
    const unknown = rows.findIndex(({ tenantId }) => !tenants.has(tenantId));
    if (unknown >= 0) throw refusedField(unknown, 'tenantId', `unknown tenant ${rows[unknown]!.tenantId}`);
    const fresh = await insertEvents(tx, once);
    const conflict = fresh < once.length ? await findConflictingEvent(tx, once) : undefined;
    if (conflict !== undefined)
      throw conflictAt(
        rows.findIndex(({ id }) => id === conflict),
        conflict,
      );
    return fresh;
  });
  return { accepted, duplicates: events.length - accepted };
}

function rowOf({ id, tenantId, meter, quantity, timestamp }: UsageEvent, now: Date): EventRow {
  const timed = timestamp !== undefined;
  return { id, tenantId, meter, quantity, at: timed ? new Date(timestamp) : now, timed };
}

const fieldOf = (index: number, field: string): string => `events.${index}.${field}`;

function refusedField(index: number, name: string, rule: string): Refusal {
  return invalidField(fieldOf(index, name), rule);
}

function requireMeters(rows: readonly EventRow[], known: ReadonlySet<string>): void {
  const index = rows.findIndex(({ meter }) => !known.has(meter));
  if (index >= 0) throw refusedField(index, 'meter', `unknown meter ${rows[index]!.meter}`);
}

function requireWindow(rows: readonly EventRow[], now: Date): void {
  const { from, until } = windowOfEvents(now);
  const index = rows.findIndex(({ at }) => at < from || at > until);
  if (index < 0) return;
  throw new Refusal('usage-event-outside-window', {
    values: { field: fieldOf(index, 'timestamp'), from: from.toISOString(), until: until.toISOString() },
  });
}

/** @throws Refusal `usage-event-conflict` if two rows of a call have one ID and different payloads */
function withoutRepetitions(rows: readonly EventRow[]): EventRow[] {
  const byId = new Map<string, EventRow>();
  for (const [index, row] of rows.entries()) {
    const known = byId.get(row.id);
    if (known !== undefined && payloadOf(known) !== payloadOf(row)) throw conflictAt(index, row.id);
    byId.set(row.id, known ?? row);
  }
  return [...byId.values()];
}

const payloadOf = ({ tenantId, meter, quantity, at, timed }: EventRow): string =>
  JSON.stringify([tenantId, meter, quantity, timed ? at.getTime() : null]);

function conflictAt(index: number, id: string): Refusal {
  return new Refusal('usage-event-conflict', { values: { field: fieldOf(index, 'id'), id } });
}
