/**
 * The authentication class that a tenant requires: one condition, part of every statement that gives or renews a
 * session's access to
 * a tenant (sign-in, calls, refresh, switch, codes, tokens for another tenant).
 */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { inetOf, refusesAddress, type CallOrigin } from './address-rules.ts';
import { isOpen } from './inherited-memberships.ts';

/** As SQL: names, parameters or literals. */
interface VerifiedSources {
  tenant: string;
  /** Methods of the sign-in (RFC 8176). */
  amr: string;
  /** The tenant whose own identity provider authenticated the user, or null. */
  ssoTenant: string;
  /** Whether a remembered device skipped the second factor. */
  remembered: string;
}

/** The tenant's own policy, else the vendor's. */
const enforcementOf = (tenant: string) => `coalesce(
  (select own.value ->> 'enforceMFAType' from security_policies own where own.tenant_id = ${tenant} and own.kind = 'mfa'),
  (select vendor.value ->> 'enforceMFAType' from security_policies vendor where vendor.tenant_id is null and vendor.kind = 'mfa'))`;

/**
 * SQL that is true if a tenant requires more than was verified: a second factor of everyone under `Force`, and under
 * `ForceExceptSAML`
 * of users whom the tenant's own identity provider did not authenticate.
 */
export function demandsMore({ tenant, amr, ssoTenant, remembered }: VerifiedSources): string {
  return `(not ('mfa' = any(${amr})) and not ${remembered} and case ${enforcementOf(tenant)}
    when 'Force' then true when 'ForceExceptSAML' then ${ssoTenant} is distinct from ${tenant} else false end)`;
}

/**
 * The same for a session. An impersonation has no verification of its own: its admin's session was checked when it
 * began.
 * @param session alias of the sessions table
 * @param tenant as SQL
 */
export function sessionDemandsMore(session: string, tenant: string): string {
  return `(${session}.impersonator is null and ${demandsMore({ tenant, amr: `${session}.amr`, ssoTenant: `${session}.sso_tenant_id`, remembered: `${session}.remembered` })})`;
}

/**
 * SQL that is true if a tenant requires a password change: its own rotation, else the vendor's.
 * @param tenant and `changedAt`, `now` as SQL
 */
export function passwordTooOld(tenant: string, changedAt: string, now: string): string {
  return `exists (
    select from (
      select rotation.value from security_policies rotation
      where (rotation.tenant_id = ${tenant} or rotation.tenant_id is null) and rotation.kind = 'password-rotation'
      order by rotation.tenant_id nulls last limit 1) held
    where (held.value ->> 'isActive')::boolean and ${changedAt} < ${now} - make_interval(mins => (held.value ->> 'rotationPeriod')::int))`;
}

/**
 * SQL that is true for a session whose password is too old for a tenant other than its current one. For the current
 * tenant the
 * password was checked at sign-in.
 * @param session and `user` as aliases, `tenant` and `now` as SQL
 */
export function passwordKeepsOut(session: string, user: string, tenant: string, now: string): string {
  return `(${tenant} <> ${session}.tenant_id and 'pwd' = any(${session}.amr) and ${passwordTooOld(tenant, `${user}.password_changed_at`, now)})`;
}

export interface Entry {
  /** A step-up is required before the session may be used in the tenant. */
  demandsMore: boolean;
  /** A password change is required first. */
  passwordTooOld: boolean;
  /** Its IP restrictions refuse the address of the call. */
  addressRefused: boolean;
}

/** Requirements that a session does not meet yet in a tenant of its user. */
export async function findEntry(
  tx: Tx,
  { sessionId, tenantId, origin }: { sessionId: string; tenantId: string; origin: CallOrigin },
  now: Date,
): Promise<Entry> {
  const { rows } = await sql<Entry>`
    select ${sql.raw(sessionDemandsMore('s', 'wanted.id'))} as "demandsMore", ${sql.raw(passwordKeepsOut('s', 'u', 'wanted.id', 'wanted.now'))} as "passwordTooOld",
      ${sql.raw(refusesAddress({ tenant: 'wanted.id', address: 'wanted.address' }))} as "addressRefused"
    from sessions s join users u on u.id = s.user_id cross join (select ${tenantId}::text as id, ${now}::timestamptz as now, ${inetOf(origin.ip)}::inet as address) wanted where s.id = ${sessionId}`.execute(
    tx,
  );
  return rows[0] ?? { demandsMore: false, passwordTooOld: false, addressRefused: false };
}

/**
 * Whether any active tenant of a session's user requires a second factor that the session has not verified. A
 * remembered device does
 * not count: it only skips the second factor at sign-in.
 */
export async function isStepUpDemandedAnywhere(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const demanded = demandsMore({
    tenant: 'm.tenant_id',
    amr: 's.amr',
    ssoTenant: 's.sso_tenant_id',
    remembered: 'false',
  });
  const [row] = await db.statementAcrossTenants<{ demanded: boolean }>('a session may span tenants', {
    name: 'step-up-demanded-anywhere',
    text: `
      select exists (
        select from memberships m where m.user_id = s.user_id and m.state = 'active' and (m.expires_at is null or m.expires_at > $2) and ${isOpen('m', '$2')}
          and s.impersonator is null and ${demanded}) as demanded
      from sessions s where s.id = $1`,
    values: [sessionId, now],
  });
  return row?.demanded ?? false;
}
