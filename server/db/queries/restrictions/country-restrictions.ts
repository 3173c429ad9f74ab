/** Country restrictions of a tenant: list and settings. What they refuse is in `core/country-rules.ts`. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { RestrictionType, Tables } from '#server/db/schema.ts';

export type CountryRestrictionRow = Selectable<Tables['country_restrictions']>;
export type CountrySettingsRow = Selectable<Tables['country_restriction_settings']>;

/**
 * Locks the settings of a tenant, so that changes to them and to the list are judged one after the other.
 * @param id of the settings, if the tenant has none yet
 */
export async function lockCountrySettings(
  tx: Tx,
  { tenantId, id, at }: { tenantId: string; id: string; at: Date },
): Promise<CountrySettingsRow> {
  await tx
    .insertInto('country_restriction_settings')
    .values({
      tenant_id: tenantId,
      id,
      enabled: false,
      action: 'ALLOW',
      fail_strategy: 'BLOCK',
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  return await tx
    .selectFrom('country_restriction_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findCountrySettings(tx: Tx, tenantId: string): Promise<CountrySettingsRow | undefined> {
  return await tx
    .selectFrom('country_restriction_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

export interface CountrySettings {
  enabled: boolean;
  action: RestrictionType;
  failStrategy: RestrictionType;
  shouldSendRestrictionEmail: boolean;
}

export async function saveCountrySettings(
  tx: Tx,
  tenantId: string,
  { enabled, action, failStrategy, shouldSendRestrictionEmail, at }: CountrySettings & { at: Date },
): Promise<void> {
  await tx
    .updateTable('country_restriction_settings')
    .set({ enabled, action, fail_strategy: failStrategy, mails_admins: shouldSendRestrictionEmail, updated_at: at })
    .where('tenant_id', '=', tenantId)
    .execute();
}

export async function listCountryRestrictions(tx: Tx, tenantId: string): Promise<CountryRestrictionRow[]> {
  return await tx
    .selectFrom('country_restrictions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('country_code')
    .execute();
}

/** @returns those that were not listed yet */
export async function insertCountryRestrictions(
  tx: Tx,
  tenantId: string,
  { entries, at }: { entries: readonly { id: string; code: string }[]; at: Date },
): Promise<CountryRestrictionRow[]> {
  const { rows } = await sql<CountryRestrictionRow>`
    insert into country_restrictions (id, tenant_id, country_code, created_at)
    select entry.id, ${tenantId}, entry.code, ${at}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (id uuid, code text)
    on conflict (tenant_id, country_code) do nothing
    returning *`.execute(tx);
  return rows;
}

/** Deletes entries by their country. @returns those that were listed */
export async function unlistCountryRestrictions(
  tx: Tx,
  tenantId: string,
  codes: readonly string[],
): Promise<CountryRestrictionRow[]> {
  const { rows } = await sql<CountryRestrictionRow>`
    delete from country_restrictions where tenant_id = ${tenantId} and country_code = any (${codes}::text[]) returning *`.execute(
    tx,
  );
  return rows;
}
