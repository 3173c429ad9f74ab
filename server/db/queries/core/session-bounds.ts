import { lacksSso } from './sso-demands.ts';

/**
 * SQL that is true for a session that is over for a tenant: too old, too idle, or begun in another way than by the single
 * sign-on that the tenant demands.
 * @param session alias of the sessions table
 * @param now and `tenant` as SQL
 * @param entering as of `lacksSso`
 */
export function exceedsPolicy(session: string, now: string, tenant: string, entering = false): string {
  return `(${exceedsLimits(session, now, tenant)} or ${lacksSso(session, now, tenant, entering)})`;
}

/**
 * SQL that is true for a session that is too old or too idle for a tenant.
 * @param session alias of the sessions table
 * @param now and `tenant` as SQL
 */
export function exceedsLimits(session: string, now: string, tenant: string): string {
  return `exists (
    select from session_policies policy where policy.tenant_id = ${tenant}
      and ${exceedsBounds(session, now, { timeout: 'policy.timeout', idle: 'policy.idle_timeout' })})`;
}

/**
 * SQL that is true for a session of another tenant, if a tenant limits the number of sessions and others of the user
 * come first: those in the tenant, and newer ones anywhere. Its own ones are ended instead.
 * @param session alias of the sessions table
 * @param now and `tenant` as SQL
 */
export function exceedsNumber(session: string, now: string, tenant: string): string {
  return `(${session}.tenant_id <> ${tenant} and ${session}.impersonator is null and exists (
    select from session_policies policy where policy.tenant_id = ${tenant} and policy.max_sessions <= (
      select count(*) from sessions other
      where other.user_id = ${session}.user_id and other.ended_at is null and other.expires_at > ${now}
        and other.impersonator is null and other.parent_id is null and other.id <> coalesce(${session}.parent_id, ${session}.id)
        and (other.tenant_id = ${tenant} or (other.created_at, other.id) > (${session}.created_at, ${session}.id)))))`;
}

/**
 * SQL that is true for a session that is too old or too idle; null where there is no limit.
 * @param session alias of the sessions table
 * @param now and the limits, in seconds, as SQL
 */
export function exceedsBounds(
  session: string,
  now: string,
  { timeout, idle }: { timeout: string; idle: string },
): string {
  return `(${session}.created_at <= ${now} - make_interval(secs => ${timeout})
        or ${session}.seen_at <= ${now} - make_interval(secs => ${idle}))`;
}
