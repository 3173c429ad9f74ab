/** Which emails about refused access a tenant was sent lately. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface RefusalMail {
  tenantId: string;
  /** The user or API token that was refused. */
  actorId: string;
  now: Date;
  /** Those before count no more. */
  since: Date;
  /** Of a tenant, within that time. */
  most: number;
}

/**
 * Claims the email about a refusal. The lock of the settings lets processes claim one after the other.
 * @returns whether it may be sent: the tenant wants such emails, and none about this actor, nor too many, were sent lately
 */
export async function claimRefusalMail(tx: Tx, { tenantId, actorId, now, since, most }: RefusalMail): Promise<boolean> {
  const { rows: wanting } = await sql`
    select from country_restriction_settings where tenant_id = ${tenantId} and mails_admins for update`.execute(tx);
  if (wanting.length === 0) return false;
  await tx.deleteFrom('restriction_mails').where('tenant_id', '=', tenantId).where('mailed_at', '<=', since).execute();
  const { rows: claimed } = await sql`
    insert into restriction_mails (tenant_id, actor_id, mailed_at)
    select ${tenantId}, ${actorId}::uuid, ${now}::timestamptz
    where (select count(*) from restriction_mails where tenant_id = ${tenantId}) < ${most}
    on conflict do nothing returning actor_id`.execute(tx);
  return claimed.length > 0;
}

/** An API token that no user owns acts by itself. */
export async function findTokenName(tx: Tx, tenantId: string, tokenId: string): Promise<string | undefined> {
  const token = await tx
    .selectFrom('api_tokens')
    .select('description')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', tokenId)
    .executeTakeFirst();
  return token?.description;
}
