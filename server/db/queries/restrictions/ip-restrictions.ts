/** IP restrictions of a tenant: list and settings. What they refuse is in `core/address-rules.ts`. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { ListEntry, RestrictionType, Tables } from '#server/db/schema.ts';

export type IpRestrictionRow = Selectable<Tables['ip_restrictions']>;
export type IpSettingsRow = Selectable<Tables['ip_restriction_settings']>;

/** Locks the settings of a tenant, so that changes to them and to the list are judged one after the other. */
export async function lockIpSettings(tx: Tx, tenantId: string, at: Date): Promise<IpSettingsRow> {
  await tx
    .insertInto('ip_restriction_settings')
    .values({ tenant_id: tenantId, is_active: false, strategy: 'ALLOW', updated_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  return await tx
    .selectFrom('ip_restriction_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findIpSettings(tx: Tx, tenantId: string): Promise<IpSettingsRow | undefined> {
  return await tx
    .selectFrom('ip_restriction_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

export async function saveIpSettings(
  tx: Tx,
  tenantId: string,
  { isActive, strategy, at }: { isActive: boolean; strategy: RestrictionType; at: Date },
): Promise<void> {
  await tx
    .updateTable('ip_restriction_settings')
    .set({ is_active: isActive, strategy, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .execute();
}

export async function listIpRestrictions(
  tx: Tx,
  tenantId: string,
  { strategy, limit, page }: { strategy: RestrictionType | undefined; limit: number; page: number },
): Promise<{ rows: IpRestrictionRow[]; total: number }> {
  const among = tx
    .selectFrom('ip_restrictions')
    .where('tenant_id', '=', tenantId)
    .$if(strategy !== undefined, (query) => query.where('strategy', '=', strategy!));
  const { total } = await among.select((column) => column.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const rows = await among
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('range')
    .limit(limit)
    .offset(limit * page)
    .execute();
  return { rows, total: Number(total) };
}

export async function countIpRestrictions(tx: Tx, tenantId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('ip_restrictions')
    .where('tenant_id', '=', tenantId)
    .select((column) => column.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Counts the entries that are not listed yet, each once. */
export async function countUnlistedIps(
  tx: Tx,
  tenantId: string,
  entries: readonly Pick<NewIpRestriction, 'strategy' | 'range'>[],
): Promise<number> {
  const wanted = JSON.stringify(entries.map(({ strategy, range }) => ({ strategy, range })));
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select strategy, network(range) from jsonb_to_recordset(${wanted}::jsonb) as entry (strategy text, range inet)
      except select strategy, range from ip_restrictions where tenant_id = ${tenantId}
    ) unlisted`.execute(tx);
  return rows[0]!.total;
}

export interface NewIpRestriction {
  id: string;
  /** An address, or a range whose host bits may be set. */
  range: string;
  strategy: RestrictionType;
  isActive: boolean;
  description: string | null;
}

/** One statement for thousands of rows. @returns those that were not listed yet */
export async function insertIpRestrictions(
  tx: Tx,
  tenantId: string,
  { entries, at }: { entries: readonly NewIpRestriction[]; at: Date },
): Promise<IpRestrictionRow[]> {
  const { rows } = await sql<IpRestrictionRow>`
    insert into ip_restrictions (id, tenant_id, range, strategy, is_active, description, created_at, updated_at)
    select entry.id, ${tenantId}, network(entry.range), entry.strategy, entry.is_active, entry.description, ${at}, ${at}
    from jsonb_to_recordset(${JSON.stringify(
      entries.map(({ id, range, strategy, isActive, description }) => ({
        id,
        range,
        strategy,
        is_active: isActive,
        description,
      })),
    )}::jsonb) as entry (id uuid, range inet, strategy text, is_active boolean, description text)
    on conflict (tenant_id, strategy, range) do nothing
    returning *`.execute(tx);
  return rows;
}

export async function deleteIpRestriction(tx: Tx, tenantId: string, id: string): Promise<IpRestrictionRow | undefined> {
  return await tx
    .deleteFrom('ip_restrictions')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes several entries in one statement; unknown ones are ignored. */
export async function deleteIpRestrictions(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from ip_restrictions where tenant_id = ${tenantId} and id = any (${ids}::uuid[])`.execute(tx);
}

/** Deletes entries by their range. @returns those that were listed */
export async function unlistIpRestrictions(
  tx: Tx,
  tenantId: string,
  entries: readonly ListEntry[],
): Promise<IpRestrictionRow[]> {
  const { rows } = await sql<IpRestrictionRow>`
    delete from ip_restrictions listed using jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as gone (type text, entry cidr)
    where listed.tenant_id = ${tenantId} and listed.strategy = gone.type and listed.range = gone.entry
    returning listed.*`.execute(tx);
  return rows;
}
