/** Names of tenants: ids and aliases share one namespace, in which the names of deleted tenants stay taken. In the system scope. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface NameClaim {
  name: string;
  kind: 'id' | 'alias';
  tenantId: string;
  /** Whether a name will do that configuration keeps for a tenant to come: what it grants under that name goes with it. */
  takesKept: boolean;
}

/**
 * Takes a name for a tenant, before the tenant is written: of several transactions at once one gets it, and the others wait for it.
 * @returns false for a name that another tenant has or had, or that is kept
 */
export async function claimTenantName(tx: Tx, { name, kind, tenantId, takesKept }: NameClaim): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select claim_tenant_name(${name}, ${kind}, ${tenantId}, ${takesKept}) as got`.execute(tx);
  return rows[0]!.got;
}

/** Brings the names that configuration keeps to what it says: those that no tenant has are kept for the vendor. */
export async function keepTenantNames(tx: Tx, names: readonly string[]): Promise<void> {
  const kept = [...new Set(names)];
  await sql`delete from tenant_names where kind = 'kept' and not name = any(${kept}::text[])`.execute(tx);
  await sql`update tenant_names set kept = name = any(${kept}::text[]) where kept <> (name = any(${kept}::text[]))`.execute(
    tx,
  );
  await sql`insert into tenant_names (name, kind, kept) select unnest(${kept}::text[]), 'kept', true on conflict do nothing`.execute(
    tx,
  );
}
