/**
 * Names of tenants: IDs and aliases share one namespace, in which the names of deleted tenants stay reserved. In the
 * system scope.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface NameClaim {
  name: string;
  kind: 'id' | 'alias';
  tenantId: string;
  /**
   * Whether the caller accepts a name that configuration reserves for a future tenant: its configured grants come with
   * it.
   */
  takesKept: boolean;
}

/**
 * Claims a name for a tenant, before the tenant is written: of concurrent transactions one gets it, and the others wait
 * for it.
 * @returns false for a name that another tenant has or had, or that is reserved
 */
export async function claimTenantName(tx: Tx, { name, kind, tenantId, takesKept }: NameClaim): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select claim_tenant_name(${name}, ${kind}, ${tenantId}, ${takesKept}) as got`.execute(tx);
  return rows[0]!.got;
}

/** Synchronizes the reserved names with configuration: those without a tenant are reserved for the vendor. */
export async function syncReservedNames(tx: Tx, names: readonly string[]): Promise<void> {
  const kept = [...new Set(names)];
  await sql`delete from tenant_names where kind = 'kept' and not name = any(${kept}::text[])`.execute(tx);
  await sql`update tenant_names set kept = name = any(${kept}::text[]) where kept <> (name = any(${kept}::text[]))`.execute(
    tx,
  );
  await sql`insert into tenant_names (name, kind, kept) select unnest(${kept}::text[]), 'kept', true on conflict do nothing`.execute(
    tx,
  );
}
