/** Usage events, and their aggregates by day. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface EventRow {
  id: string;
  tenantId: string;
  meter: string;
  quantity: number;
  at: Date;
  timed: boolean;
}

/** A relation `given` of the events. Quantities are compared and added as decimals, so that sums are exact. */
const relationOf = (events: readonly EventRow[]) => sql`
  unnest(
    ${events.map(({ id }) => id)}::text[],
    ${events.map(({ tenantId }) => tenantId)}::text[],
    ${events.map(({ meter }) => meter)}::text[],
    ${events.map(({ quantity }) => quantity)}::numeric[],
    ${events.map(({ at }) => at.toISOString())}::timestamptz[],
    ${events.map(({ timed }) => timed)}::boolean[]
  ) as given (id, tenant_id, meter, quantity, at, timed)`;

/**
 * Stores events whose ID is not known yet, and counts them in their days. Rows are written in the order of their keys,
 * first all events, then all days: batches at the same time wait for each other, and never in a circle.
 * @returns how many are new
 */
export async function insertEvents(tx: Tx, events: readonly EventRow[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with fresh as (
      insert into usage_events (id, tenant_id, meter, quantity, at, timed)
      select id, tenant_id, meter, quantity, at, timed from ${relationOf(events)}
      order by id collate "C"
      on conflict (id) do nothing
      returning id, tenant_id, meter, quantity, at
    ), counted as (
      insert into usage_days as known (tenant_id, meter, day, total, highest, latest, latest_at, latest_id)
      select tenant_id, meter, (at at time zone 'UTC')::date as day, sum(quantity), max(quantity),
             (array_agg(quantity order by at desc, id desc))[1], max(at), (array_agg(id order by at desc, id desc))[1]
      from fresh group by tenant_id, meter, day order by tenant_id, meter, day
      on conflict (tenant_id, meter, day) do update set
        total = known.total + excluded.total,
        highest = greatest(known.highest, excluded.highest),
        latest = case when (excluded.latest_at, excluded.latest_id) > (known.latest_at, known.latest_id)
                      then excluded.latest else known.latest end,
        latest_at = greatest(known.latest_at, excluded.latest_at),
        latest_id = case when (excluded.latest_at, excluded.latest_id) > (known.latest_at, known.latest_id)
                         then excluded.latest_id else known.latest_id end
    )
    select count(*) as count from fresh`.execute(tx);
  return rows[0]!.count;
}

/**
 * The first event, by ID, that is stored with another payload. A statement of its own: that of the insert does not see
 * what another transaction stored while it waited.
 */
export async function findConflictingEvent(tx: Tx, events: readonly EventRow[]): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select given.id from ${relationOf(events)} join usage_events known on known.id = given.id collate "C"
    where known.tenant_id <> given.tenant_id or known.meter <> given.meter or known.quantity <> given.quantity
       or known.timed <> given.timed or (given.timed and known.at <> given.at)
    order by given.id collate "C" limit 1`.execute(tx);
  return rows[0]?.id;
}

/** Locks tenants against deletion, in the order of their IDs. @returns those that exist */
export async function lockTenantsShared(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx.selectFrom('tenants').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}

export interface DayRow {
  meter: string;
  /** ISO 8601. */
  day: string;
  total: number;
  highest: number;
  latest: number;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Days of a tenant with events, oldest first. @param until exclusive */
export async function listUsageDays(
  tx: Tx,
  tenantId: string,
  { from, until, meter }: { from: Date; until: Date; meter?: string },
): Promise<DayRow[]> {
  let days = tx
    .selectFrom('usage_days')
    .select([
      'meter',
      sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
      sql<number>`total::float8`.as('total'),
      sql<number>`highest::float8`.as('highest'),
      sql<number>`latest::float8`.as('latest'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(until));
  if (meter !== undefined) days = days.where('meter', '=', meter);
  return await days.orderBy('meter').orderBy('usage_days.day').execute();
}

/** Months of a tenant with events, newest first: `2026-10`. @param until exclusive */
export async function listUsageMonths(
  tx: Tx,
  tenantId: string,
  { from, until }: { from: Date; until: Date },
): Promise<string[]> {
  const month = sql<string>`to_char(day, 'YYYY-MM')`;
  const rows = await tx
    .selectFrom('usage_days')
    .select(month.as('month'))
    .where('tenant_id', '=', tenantId)
    .where('day', '>=', dayOf(from))
    .where('day', '<', dayOf(until))
    .groupBy(month)
    .orderBy(month, 'desc')
    .execute();
  return rows.map((row) => row.month);
}
