/** How tenants are billed. For the tenant's scope. */
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type BillingAccountRow = Selectable<Tables['billing_accounts']>;

export async function findBillingAccount(tx: Tx, tenantId: string): Promise<BillingAccountRow | undefined> {
  return await tx.selectFrom('billing_accounts').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
}

/** For the scope of all tenants. */
export async function findTenantOfCustomer(tx: Tx, provider: string, customerId: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('billing_accounts')
    .select('tenant_id')
    .where('customer_id', '=', customerId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return found?.tenant_id;
}

/** Creates the account of a tenant unless there is one, and locks it. */
export async function openBillingAccount(
  tx: Tx,
  { tenantId, id, now }: { tenantId: string; id: string; now: Date },
): Promise<BillingAccountRow> {
  await tx
    .insertInto('billing_accounts')
    .values({ tenant_id: tenantId, id, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  return await tx
    .selectFrom('billing_accounts')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Changes = Partial<
  Pick<
    BillingAccountRow,
    | 'provider'
    | 'customer_id'
    | 'externally_managed'
    | 'name'
    | 'email'
    | 'vat_id'
    | 'operation_id'
    | 'operation_until'
    | 'mirrored_at'
  >
> & { address?: Record<string, string> };

export async function updateBillingAccount(
  tx: Tx,
  tenantId: string,
  { address, ...changes }: Changes,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('billing_accounts')
    .set({ ...changes, ...(address && { address: JSON.stringify(address) }), updated_at: now })
    .where('tenant_id', '=', tenantId)
    .execute();
}

/** Lets another operation begin, which repeats this one: its outcome is not known. */
export async function releaseOperation(tx: Tx, tenantId: string, operationId: string): Promise<void> {
  await sql`
    update billing_accounts set operation_until = null
    where tenant_id = ${tenantId} and operation_id = ${operationId}`.execute(tx);
}

/** Ends an operation, unless another one began after its lease. */
export async function endOperation(tx: Tx, tenantId: string, operationId: string): Promise<void> {
  await sql`
    update billing_accounts set operation_id = null, operation_until = null
    where tenant_id = ${tenantId} and operation_id = ${operationId}`.execute(tx);
}

/** Ends an operation whose lease is over, unless it is being repeated. */
export async function endOverdueOperation(tx: Tx, tenantId: string, operationId: string, now: Date): Promise<void> {
  await sql`
    update billing_accounts set operation_id = null, operation_until = null
    where tenant_id = ${tenantId} and operation_id = ${operationId}
      and (operation_until is null or operation_until <= ${now})`.execute(tx);
}
