/**
 * The IP restrictions of a tenant: one condition, part of every statement that gives, renews or uses access to a tenant
 * (sign-in, calls, refresh, switch, codes, tokens). It reads the rules themselves, so that a change applies to the next
 * request of every process (decision 0330).
 */
import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { CallAddress } from '#server/lib/call-address.ts';

/**
 * Where a call comes from. `judged` is false for what a back end does on behalf of a browser that was judged before: an
 * application that redeems a code or refreshes with its secret.
 */
export interface CallOrigin extends CallAddress {
  judged?: boolean;
  /** Seconds since the user's last input, if the page reports them: such a call is no activity of a session. */
  idleSeconds?: number | undefined;
}

/** When the user of a call was active: `now`, unless the page reports that its user gave no input. */
export function lastActiveAt({ idleSeconds = 0 }: Pick<CallOrigin, 'idleSeconds'>, now: Date): Date {
  return new Date(now.getTime() - idleSeconds * 1000);
}

/** As SQL: parameters or literals. */
interface AddressSources {
  tenant: string;
  /** Of type inet; null for an unknown address. */
  address: string;
  /** Of type boolean. */
  judged?: string;
  /** Prefix lengths that the list has, of type integer[], for statements that judge many addresses; by default all. */
  lengths?: string | undefined;
}

/** All ranges that hold an address: at most 33 or 129, each found by the unique index, however long the list is. */
const rangesOf = (address: string, lengths?: string) => `
  select network(set_masklen(${address}, bits))
  from ${lengths ? `unnest(${lengths}) as bits where bits <= masklen(${address})` : `generate_series(0, masklen(${address})) as bits`}`;

/** SQL of the prefix lengths in the lists of a tenant. @param tenant as SQL */
export function listedLengths(tenant: string): string {
  return `array(select distinct masklen(listed.range) from ip_restrictions listed where listed.tenant_id = ${tenant})`;
}

/**
 * SQL that is true if a tenant's rules refuse an address. An unknown one is refused wherever rules are on. Scalar subqueries
 * instead of `exists`, which the planner may answer by reading the rules of all tenants into a hash table.
 */
export function refusesAddress({ tenant, address, judged = 'true', lengths }: AddressSources): string {
  return `(${judged} and coalesce((
    select rule.is_active and ${refusesUnder({ tenant: 'rule.tenant_id', address, lengths, strategy: 'rule.strategy' })}
    from ip_restriction_settings rule where rule.tenant_id = ${tenant}), false))`;
}

/** SQL that is true if the lists of a tenant refuse an address by a strategy. @param strategy as SQL */
export function refusesUnder({
  tenant,
  address,
  lengths,
  strategy,
}: Omit<AddressSources, 'judged'> & { strategy: string }): string {
  return `(${address} is null or (${strategy} = 'ALLOW') is distinct from coalesce((
      select true from ip_restrictions listed
      where listed.tenant_id = ${tenant} and listed.strategy = ${strategy} and listed.is_active
        and listed.range = any (array(${rangesOf(address, lengths)})) limit 1), false))`;
}

/** The value of an `address` parameter. */
export function inetOf(ip: string): string | null {
  return isIP(ip) === 0 ? null : ip;
}

/** Whether the stored rules of a tenant refuse an address, as if they were on. */
export async function wouldRefuseAddress(
  tx: Tx,
  { tenantId, ip, strategy }: { tenantId: string; ip: string; strategy: 'ALLOW' | 'BLOCK' },
): Promise<boolean> {
  return (strategy === 'ALLOW') !== (await isListed(tx, { tenantId, ip, strategy }));
}

/** Whether an active entry of a list holds an address; false for an unknown one. */
export async function isListed(
  tx: Tx,
  { tenantId, ip, strategy }: { tenantId: string; ip: string; strategy: 'ALLOW' | 'BLOCK' },
): Promise<boolean> {
  const address = inetOf(ip);
  if (address === null) return strategy === 'BLOCK';
  const { rows } = await sql<{ listed: boolean }>`
    select exists (
      select from ip_restrictions listed
      where listed.tenant_id = ${tenantId} and listed.strategy = ${strategy} and listed.is_active
        and listed.range = any (array(${sql.raw(rangesOf('origin.address'))}))) as listed
    from (select ${address}::inet as address) origin`.execute(tx);
  return rows[0]!.listed;
}
