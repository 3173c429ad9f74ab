/**
 * Single sign-on that a tenant requires for an email domain: one condition, part of every statement that gives or renews
 * access to a tenant, as the limits of sessions are.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** As SQL: names, parameters or literals. */
interface DemandSources {
  tenant: string;
  user: string;
  /** The tenant's connection that authenticated the user, or null. */
  connection: string;
}

/**
 * SQL that is true for a requirement that binds everybody of its domain, or a user of the pilot.
 * @param requirement alias, `user` as SQL
 */
export const binds = (requirement: string, user: string): string => `(${requirement}.applies_to = 'all'
    or exists (select from sso_pilot_users named where named.tenant_id = ${requirement}.tenant_id and named.user_id = ${user})
    or exists (select from sso_pilot_groups piloting
               join group_members belongs on belongs.tenant_id = piloting.tenant_id and belongs.group_id = piloting.group_id
               where piloting.tenant_id = ${requirement}.tenant_id and belongs.user_id = ${user}))`;

/**
 * SQL that is true if a member of a tenant has to come through a connection, and did not come through that one.
 * @param also further SQL about the requirement `demand`
 */
function isBound({ tenant, user, connection }: DemandSources, also = 'true'): string {
  return `exists (
    select from sso_requirements demand
    join memberships bound on bound.tenant_id = demand.tenant_id and bound.user_id = ${user}
    where demand.tenant_id = ${tenant} and split_part(bound.person_email, '@', 2) = any (demand.names)
      and demand.connection_id is distinct from ${connection} and ${also} and ${binds('demand', user)})`;
}

/** SQL that is true for a user who keeps a password for emergencies. */
const hasEmergencyAccess = (tenant: string, user: string): string => `exists (
    select from sso_emergency_users spared where spared.tenant_id = ${tenant} and spared.user_id = ${user})`;

/**
 * SQL of what a tenant demands of a new sign-in: `sso` if it came by another way than the connection of its domain,
 * `mfa` if it came by the password of a user who keeps it for emergencies, else null.
 * @param amr methods of the sign-in (RFC 8176), as SQL
 */
export function ssoDemand(sources: DemandSources, amr: string): string {
  const isSpared = `'pwd' = any (${amr}) and ${hasEmergencyAccess(sources.tenant, sources.user)}`;
  return `case when ${isBound(sources)} then case when ${isSpared} then 'mfa' else 'sso' end end`;
}

/**
 * SQL that is true for a session that began in another way than the tenant demands of its user. One that began before the
 * demand is spared for a while. An impersonation has no sign-in of its own: its admin's session was judged when it began.
 * @param session alias of the sessions table
 * @param now and `tenant` as SQL
 * @param entering the session is about to be moved into the tenant, which is recorded if it is emergency access
 */
export function lacksSso(session: string, now: string, tenant: string, entering = false): string {
  const user = `${session}.user_id`;
  const isDue = `(${session}.created_at >= demand.since or ${now} >= demand.grace_ends_at)`;
  return `(${session}.impersonator is null
    and ${isBound({ tenant, user, connection: `${session}.sso_connection_id` }, isDue)} and not ${usesEmergency(session, tenant, entering)})`;
}

/** A session of another tenant is none: emergency access begins where it is recorded. */
const usesEmergency = (session: string, tenant: string, entering: boolean): string =>
  `('pwd' = any (${session}.amr) and 'mfa' = any (${session}.amr) and not ${session}.remembered
    ${entering ? '' : `and ${session}.tenant_id = ${tenant}`} and ${hasEmergencyAccess(tenant, `${session}.user_id`)})`;

/**
 * SQL that is true for a session that a tenant admits as emergency access alone.
 * @param session alias of the sessions table
 * @param tenant as SQL
 * @param entering as of `lacksSso`
 */
export function isEmergencySession(session: string, tenant: string, entering = false): string {
  const connection = `${session}.sso_connection_id`;
  return `(${session}.impersonator is null and ${isBound({ tenant, user: `${session}.user_id`, connection })}
    and ${usesEmergency(session, tenant, entering)})`;
}

/** Whether a user has to come through a connection of a tenant. @param connectionId the one through which they came */
export async function bindsUser(
  tx: Tx,
  { tenantId, userId, connectionId }: { tenantId: string; userId: string; connectionId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ bound: boolean }>`
    select ${sql.raw(isBound({ tenant: 'given.tenant', user: 'given.id', connection: 'given.connection' }))} as bound
    from (select ${tenantId}::text as tenant, ${userId}::uuid as id, ${connectionId}::uuid as connection) given`.execute(
    tx,
  );
  return rows[0]!.bound;
}

/** A tenant that requires single sign-on of a user by the domain of their address, which a new one does not have. */
export async function findTenantLeftBy(tx: Tx, userId: string, domain: string | null): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select demand.tenant_id as id from memberships m join sso_requirements demand on demand.tenant_id = m.tenant_id
    where m.user_id = ${userId} and split_part(m.person_email, '@', 2) = any (demand.names)
      and ${domain}::text is distinct from demand.domain and ${sql.raw(binds('demand', 'm.user_id'))}
    limit 1`.execute(tx);
  return rows[0]?.id;
}
