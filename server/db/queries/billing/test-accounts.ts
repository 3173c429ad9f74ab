/** Accounts at the built-in test provider, one document each. For the tenant's scope. */
import type { Tx } from '#server/db/database.ts';

/** What the test provider keeps; its own module knows the rest. */
interface StoredAccount {
  customer: { id: string };
}

/** Locks the account, so that two calls happen one after the other. */
export async function lockTestAccount(tx: Tx, customerId: string): Promise<object | undefined> {
  const row = await tx
    .selectFrom('test_payment_accounts')
    .select('state')
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

/** @returns the ID of the customer that the tenant has, which may be an earlier one */
export async function insertTestAccount(tx: Tx, tenantId: string, account: StoredAccount, now: Date): Promise<string> {
  await tx
    .insertInto('test_payment_accounts')
    .values({
      customer_id: account.customer.id,
      tenant_id: tenantId,
      state: JSON.stringify(account),
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('tenant_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('test_payment_accounts')
    .select('customer_id')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.customer_id;
}

export async function saveTestAccount(tx: Tx, account: StoredAccount, now: Date): Promise<void> {
  await tx
    .updateTable('test_payment_accounts')
    .set({ state: JSON.stringify(account), updated_at: now })
    .where('customer_id', '=', account.customer.id)
    .execute();
}
