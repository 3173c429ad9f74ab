/** A notice of a payment provider names its customer. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index billing_accounts_customer on billing_accounts (customer_id, provider)
    where customer_id is not null`.execute(db);
}
