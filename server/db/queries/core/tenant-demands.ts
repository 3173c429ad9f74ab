/**
 * The authentication class that a tenant requires: one condition, part of every statement that gives or renews a
 * session's access to a tenant (sign-in, calls, refresh, switch, codes, tokens for another tenant).
 */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { AddressRule } from '#server/db/schema.ts';
import { inetOf, type CallOrigin } from './address-rules.ts';
import { refusingRule } from './country-rules.ts';
import { isOpen } from './inherited-memberships.ts';
import { exceedsNumber, exceedsPolicy } from './session-bounds.ts';
import { isEmergencySession } from './sso-demands.ts';

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
 * `ForceExceptSAML` of users whom the tenant's own identity provider did not authenticate.
 * @param enforcement as SQL; by default that of the stored policy
 */
export function demandsMore(
  { tenant, amr, ssoTenant, remembered }: VerifiedSources,
  enforcement = enforcementOf(tenant),
): string {
  return `(not ('mfa' = any(${amr})) and not ${remembered} and case ${enforcement}
    when 'Force' then true when 'ForceExceptSAML' then ${ssoTenant} is distinct from ${tenant} else false end)`;
}

/**
 * SQL of the methods of a session as they count in a tenant: several factors that a trusted identity provider verified
 * count in the tenant of its connection alone, since no other tenant chose to trust it.
 * @param session alias of the sessions table
 * @param tenant as SQL
 */
export function effectiveAmr(session: string, tenant: string): string {
  return `case when ${session}.provider_methods is not null and ${session}.sso_tenant_id = ${tenant}
    then ${session}.amr || array(select method from unnest(${session}.provider_methods) method where method <> all(${session}.amr))
    else ${session}.amr end`;
}

/** SQL of when the user of a session authenticated: at the provider, unless something was verified here since. */
export function verifiedAt(session: string): string {
  return `coalesce(${session}.provider_auth_at, ${session}.authenticated_at)`;
}

/**
 * The same for a session. An impersonation has no verification of its own: its admin's session was checked when it
 * began.
 * @param session alias of the sessions table
 * @param tenant as SQL
 */
export function sessionDemandsMore(session: string, tenant: string, enforcement?: string): string {
  const sources = {
    tenant,
    amr: `(${effectiveAmr(session, tenant)})`,
    ssoTenant: `${session}.sso_tenant_id`,
    remembered: `${session}.remembered`,
  };
  return `(${session}.impersonator is null and ${demandsMore(sources, enforcement)})`;
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
 * tenant the password was checked at sign-in.
 * @param session and `user` as aliases, `tenant` and `now` as SQL
 */
export function passwordKeepsOut(session: string, user: string, tenant: string, now: string): string {
  return `(${tenant} <> ${session}.tenant_id and 'pwd' = any(${session}.amr) and ${passwordTooOld(tenant, `${user}.password_changed_at`, now)})`;
}

export interface Entry {
  /** The session is over for the tenant, as too old, too idle or not by single sign-on: a new sign-in is required first. */
  sessionOver: boolean;
  /** The tenant demands single sign-on, and admits the session as emergency access. */
  emergency: boolean;
  /** The session of another tenant is one too many for the tenant, unless it switches to it. */
  oneTooMany: boolean;
  /** A step-up is required before the session may be used in the tenant. */
  demandsMore: boolean;
  /** A password change is required first. */
  passwordTooOld: boolean;
  /** Which of its rules refuses the address of the call. */
  addressRefused: AddressRule | null;
}

/** Requirements that a session does not meet yet in a tenant of its user. */
export async function findEntry(
  tx: Tx,
  { sessionId, tenantId, origin }: { sessionId: string; tenantId: string; origin: CallOrigin },
  now: Date,
): Promise<Entry> {
  const { rows } = await sql<Entry>`
    select ${sql.raw(exceedsPolicy('s', 'wanted.now', 'wanted.id', true))} as "sessionOver",
      ${sql.raw(exceedsNumber('s', 'wanted.now', 'wanted.id'))} as "oneTooMany", ${sql.raw(isEmergencySession('s', 'wanted.id', true))} as emergency, ${sql.raw(sessionDemandsMore('s', 'wanted.id'))} as "demandsMore", ${sql.raw(passwordKeepsOut('s', 'u', 'wanted.id', 'wanted.now'))} as "passwordTooOld",
      ${sql.raw(refusingRule({ tenant: 'wanted.id', address: 'wanted.address', country: 'wanted.country' }))} as "addressRefused"
    from sessions s join users u on u.id = s.user_id cross join (select ${tenantId}::text as id, ${now}::timestamptz as now, ${inetOf(origin.ip)}::inet as address, ${origin.country}::text as country) wanted where s.id = ${sessionId}`.execute(
    tx,
  );
  return (
    rows[0] ?? {
      sessionOver: false,
      oneTooMany: false,
      emergency: false,
      demandsMore: false,
      passwordTooOld: false,
      addressRefused: null,
    }
  );
}

/** A tenant that requires a second factor which a session has not verified. */
export interface StepUpDemand {
  id: string;
  name: string;
  /** It admits nothing of the session until then. A remembered device, for one, satisfies a tenant after sign-in. */
  stops: boolean;
}

/**
 * Lists the active tenants of a session's user that require a second factor which the session has not verified; the last
 * used one first. A remembered device does not count: it only skips the second factor at sign-in.
 */
export async function listStepUpDemands(db: Database, sessionId: string, now: Date): Promise<StepUpDemand[]> {
  const demanded = demandsMore({
    tenant: 'm.tenant_id',
    amr: `(${effectiveAmr('s', 'm.tenant_id')})`,
    ssoTenant: 's.sso_tenant_id',
    remembered: 'false',
  });
  return await db.statementAcrossTenants<StepUpDemand>('a session may span tenants', {
    name: 'step-up-demands',
    text: `
      select t.id, t.name, ${sessionDemandsMore('s', 'm.tenant_id')} as stops
      from sessions s join memberships m on m.user_id = s.user_id join tenants t on t.id = m.tenant_id
      where s.id = $1 and m.state = 'active' and (m.expires_at is null or m.expires_at > $2) and ${isOpen('m', '$2')}
        and s.impersonator is null and ${demanded}
      order by m.inherited_from is not null, m.last_login_at desc nulls last, m.tenant_id`,
    values: [sessionId, now],
  });
}

/** Whether any active tenant of a session's user requires a second factor that the session has not verified. */
export async function isStepUpDemandedAnywhere(db: Database, sessionId: string, now: Date): Promise<boolean> {
  return (await listStepUpDemands(db, sessionId, now)).length > 0;
}
