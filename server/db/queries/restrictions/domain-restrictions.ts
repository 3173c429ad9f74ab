/** Email domain restrictions of a tenant: list and settings. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { ListEntry, RestrictionType, Tables } from '#server/db/schema.ts';

export type DomainRestrictionRow = Selectable<Tables['domain_restrictions']>;
export type DomainSettingsRow = Selectable<Tables['domain_restriction_settings']>;

/** Locks the settings of a tenant, so that changes to them and to the list are judged one after the other. */
export async function lockDomainSettings(tx: Tx, tenantId: string, at: Date): Promise<DomainSettingsRow> {
  await tx
    .insertInto('domain_restriction_settings')
    .values({ tenant_id: tenantId, active: false, list_type: 'ALLOW', block_public_domains: false, updated_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  return await tx
    .selectFrom('domain_restriction_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findDomainSettings(tx: Tx, tenantId: string): Promise<DomainSettingsRow | undefined> {
  return await tx
    .selectFrom('domain_restriction_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

export async function saveDomainSettings(tx: Tx, settings: DomainSettingsRow): Promise<void> {
  const { tenant_id: tenantId, ...values } = settings;
  await tx.updateTable('domain_restriction_settings').set(values).where('tenant_id', '=', tenantId).execute();
}

export async function listDomainRestrictions(tx: Tx, tenantId: string): Promise<DomainRestrictionRow[]> {
  return await tx
    .selectFrom('domain_restrictions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('domain')
    .orderBy('type')
    .execute();
}

export async function deleteDomainRestriction(
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<DomainRestrictionRow | undefined> {
  return await tx
    .deleteFrom('domain_restrictions')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes several entries in one statement; unknown ones are ignored. */
export async function deleteDomainRestrictions(tx: Tx, tenantId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from domain_restrictions where tenant_id = ${tenantId} and id = any (${ids}::uuid[])`.execute(tx);
}

/** Deletes entries by their domain. @returns those that were listed */
export async function unlistDomainRestrictions(
  tx: Tx,
  tenantId: string,
  entries: readonly ListEntry[],
): Promise<DomainRestrictionRow[]> {
  const { rows } = await sql<DomainRestrictionRow>`
    delete from domain_restrictions listed using jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as gone (type text, entry text)
    where listed.tenant_id = ${tenantId} and listed.type = gone.type and listed.domain = gone.entry
    returning listed.*`.execute(tx);
  return rows;
}

/** One statement for thousands of rows. @returns those that were not listed yet */
export async function insertDomainRestrictions(
  tx: Tx,
  tenantId: string,
  { entries, at }: { entries: readonly { id: string; domain: string; type: RestrictionType }[]; at: Date },
): Promise<DomainRestrictionRow[]> {
  const { rows } = await sql<DomainRestrictionRow>`
    insert into domain_restrictions (id, tenant_id, domain, type, created_at)
    select entry.id, ${tenantId}, entry.domain, entry.type, ${at}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, domain text, type text)
    on conflict (tenant_id, type, domain) do nothing
    returning *`.execute(tx);
  return rows;
}

export async function countDomainRestrictions(tx: Tx, tenantId: string): Promise<number> {
  const { total } = await tx
    .selectFrom('domain_restrictions')
    .where('tenant_id', '=', tenantId)
    .select((column) => column.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Counts the entries that are not listed yet, each once. */
export async function countUnlistedDomains(
  tx: Tx,
  tenantId: string,
  entries: readonly { domain: string; type: RestrictionType }[],
): Promise<number> {
  const wanted = JSON.stringify(entries.map(({ domain, type }) => ({ domain, type })));
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select type, domain from jsonb_to_recordset(${wanted}::jsonb) as entry (type text, domain text)
      except select type, domain from domain_restrictions where tenant_id = ${tenantId}
    ) unlisted`.execute(tx);
  return rows[0]!.total;
}
