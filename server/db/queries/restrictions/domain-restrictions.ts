/** Email domain restrictions of a tenant: list and settings. */
import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { RestrictionType, Tables } from '#server/db/schema.ts';

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

/** @returns `undefined` if the list holds the domain already */
export async function insertDomainRestriction(
  tx: Tx,
  { id, tenantId, domain, type, at }: { id: string; tenantId: string; domain: string; type: RestrictionType; at: Date },
): Promise<DomainRestrictionRow | undefined> {
  return await tx
    .insertInto('domain_restrictions')
    .values({ id, tenant_id: tenantId, domain, type, created_at: at })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'type', 'domain']).doNothing())
    .returningAll()
    .executeTakeFirst();
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
