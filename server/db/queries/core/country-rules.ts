/**
 * The country restrictions of a tenant, as a condition of the same statements as its IP restrictions. The country of an
 * address is a parameter, as only the server has the geolocation database (decision 0480).
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import type { AddressRule } from '#server/lib/address-refusal.ts';
import { inetOf, refusesAddress } from './address-rules.ts';

/** As SQL: parameters or literals. */
interface CountrySources {
  tenant: string;
  /** Of type inet; null for an unknown address. */
  address: string;
  /** Of type text; null for an address that the database does not know. */
  country: string;
  /** Of type boolean. */
  judged?: string;
}

/** SQL that is true if a tenant's rules refuse a country. An unknown address is refused wherever rules are on. */
export function refusesCountry({ tenant, address, country, judged = 'true' }: CountrySources): string {
  return `(${judged} and coalesce((
    select rule.enabled and ${refusesUnderCountries({
      tenant: 'rule.tenant_id',
      address,
      country,
      action: 'rule.action',
      failStrategy: 'rule.fail_strategy',
    })}
    from country_restriction_settings rule where rule.tenant_id = ${tenant}), false))`;
}

/** SQL that is true if the list of a tenant refuses a country by an action. @param action and `failStrategy` as SQL */
export function refusesUnderCountries({
  tenant,
  address,
  country,
  action,
  failStrategy,
}: Omit<CountrySources, 'judged'> & { action: string; failStrategy: string }): string {
  return `(${address} is null or case when ${country} is null then ${failStrategy} = 'BLOCK'
    else (${action} = 'ALLOW') is distinct from coalesce((
      select true from country_restrictions listed
      where listed.tenant_id = ${tenant} and listed.country_code = ${country} limit 1), false) end)`;
}

/** SQL of the name of the rule that refuses a call, by its address or by its country; null if neither does. */
export function refusingRule(sources: CountrySources): string {
  return `case when ${refusesAddress(sources)} then 'ip-restrictions' when ${refusesCountry(sources)} then 'country-restrictions' end`;
}

/** Which rule of a tenant refuses a call from somewhere, as it is enforced. */
export async function findRefusingRule(
  tx: Tx,
  tenantId: string,
  { ip, country }: CallAddress,
): Promise<AddressRule | null> {
  const { rows } = await sql<{ rule: AddressRule | null }>`
    select ${sql.raw(refusingRule({ tenant: 'origin.tenant', address: 'origin.address', country: 'origin.country' }))} as rule
    from (select ${tenantId}::text as tenant, ${inetOf(ip)}::inet as address, ${country}::text as country) origin`.execute(
    tx,
  );
  return rows[0]!.rule;
}

/** Whether the stored rules of a tenant refuse a call from somewhere. */
export async function refusesCallFrom(tx: Tx, tenantId: string, { ip, country }: CallAddress): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select ${sql.raw(refusesCountry({ tenant: 'origin.tenant', address: 'origin.address', country: 'origin.country' }))} as refused
    from (select ${tenantId}::text as tenant, ${inetOf(ip)}::inet as address, ${country}::text as country) origin`.execute(
    tx,
  );
  return rows[0]!.refused;
}
