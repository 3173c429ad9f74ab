/** Subscriptions, payment methods and invoices as the provider last told them. For the tenant's scope. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;
export type PaymentMethodRow = Selectable<Tables['payment_methods']>;
export type InvoiceRow = Selectable<Tables['invoices']>;

const isLive = sql<boolean>`status in ('trialing', 'active', 'past_due', 'incomplete')`;

/** The live one first, then the newest. */
export async function listSubscriptions(tx: Tx, tenantId: string): Promise<SubscriptionRow[]> {
  return await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy(isLive, 'desc')
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findLiveSubscription(tx: Tx, tenantId: string): Promise<SubscriptionRow | undefined> {
  return await tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(isLive)
    .executeTakeFirst();
}

/** The default first. */
export async function listPaymentMethods(tx: Tx, tenantId: string): Promise<PaymentMethodRow[]> {
  return await tx
    .selectFrom('payment_methods')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();
}

/** The newest first. */
export async function listInvoices(tx: Tx, tenantId: string): Promise<InvoiceRow[]> {
  return await tx
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}

/** Live ones that the provider does not know any more have ended: another provider was configured. */
export async function endUnknownSubscriptions(
  tx: Tx,
  tenantId: string,
  { known, now }: { known: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update subscriptions set status = 'canceled', ended_at = ${now}
    where tenant_id = ${tenantId} and ${isLive} and external_id <> all(${known})`.execute(tx);
}

/** Ended subscriptions are written first: a tenant never has two live ones. */
export async function upsertSubscriptions(tx: Tx, rows: Insertable<Tables['subscriptions']>[]): Promise<void> {
  for (const row of rows)
    await tx
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => {
        const { id: _, tenant_id: __, external_id: ___, ...changes } = row;
        return conflict.columns(['tenant_id', 'external_id']).doUpdateSet(changes);
      })
      .execute();
}

/** Methods that the provider no longer has are deleted. */
export async function replacePaymentMethods(
  tx: Tx,
  tenantId: string,
  rows: Insertable<Tables['payment_methods']>[],
): Promise<void> {
  let stale = tx.deleteFrom('payment_methods').where('tenant_id', '=', tenantId);
  if (rows.length > 0)
    stale = stale.where(
      'external_id',
      'not in',
      rows.map(({ external_id: id }) => id),
    );
  await stale.execute();
  for (const row of rows)
    await tx
      .insertInto('payment_methods')
      .values(row)
      .onConflict((conflict) => {
        const { id: _, tenant_id: __, external_id: ___, ...changes } = row;
        return conflict.columns(['tenant_id', 'external_id']).doUpdateSet(changes);
      })
      .execute();
}

export async function upsertInvoices(tx: Tx, rows: Insertable<Tables['invoices']>[]): Promise<void> {
  for (const row of rows)
    await tx
      .insertInto('invoices')
      .values(row)
      .onConflict((conflict) => {
        const { id: _, tenant_id: __, external_id: ___, subscription_id: ____, ...changes } = row;
        return conflict.columns(['tenant_id', 'external_id']).doUpdateSet(changes);
      })
      .execute();
}
