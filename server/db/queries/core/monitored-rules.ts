/**
 * Rules that a tenant only monitors: judged in the same statements as enforced rules, by the same conditions, with the
 * draft in place of the stored policy.
 */
import { refusesUnder } from './address-rules.ts';
import { refusesUnderCountries } from './country-rules.ts';
import { exceedsBounds } from './session-bounds.ts';
import { sessionDemandsMore } from './tenant-demands.ts';

/** As SQL: names, parameters or literals. */
interface MonitoredSources {
  tenant: string;
  /** Of type inet; null for an unknown address. */
  address: string;
  /** Of type text; null for an unknown country. */
  country: string;
  /** Of type boolean: whether the address decides. */
  judged?: string;
  /** Alias of the sessions table; absent for API tokens, which have none. */
  session?: string;
  now: string;
}

const draft = 'trial.value';
const limitOf = (name: string, field: string) =>
  `case when (${draft} #>> '{${name},isActive}')::boolean then (${draft} #>> '{${name},${field}}')::integer end`;
const bounds = {
  timeout: limitOf('sessionTimeoutConfiguration', 'timeout'),
  idle: limitOf('sessionIdleTimeoutConfiguration', 'timeout'),
};

/** A session that a limit of concurrent sessions would have ended: as many newer ones of its user are alive. */
function isSurplus(session: string, tenant: string, now: string): string {
  return `(${session}.impersonator is null and ${session}.parent_id is null and ${session}.tenant_id = ${tenant} and (
    select count(*) from sessions newer
    where newer.user_id = ${session}.user_id and newer.tenant_id = ${tenant} and newer.ended_at is null and newer.expires_at > ${now}
      and newer.impersonator is null and newer.parent_id is null
      and (newer.created_at > ${session}.created_at or (newer.created_at = ${session}.created_at and newer.id < ${session}.id))
  ) >= ${limitOf('sessionConcurrentConfiguration', 'maxSessions')})`;
}

/** A child session ends with its parent. */
function endsBySessionPolicy(session: string, tenant: string, now: string): string {
  return `(${exceedsBounds(session, now, bounds)} or ${isSurplus(session, tenant, now)} or exists (
    select from sessions parent where parent.id = ${session}.parent_id and parent.tenant_id = ${tenant} and ${exceedsBounds('parent', now, bounds)}))`;
}

/**
 * SQL of the names of the monitored rules that would refuse, as text[]; null if there are none. A tenant that monitors
 * nothing pays one lookup by primary key.
 */
export function wouldRefuse({ tenant, address, country, judged = 'true', session, now }: MonitoredSources): string {
  const ofSession = session
    ? `when 'mfa' then ${sessionDemandsMore(session, tenant, `${draft} ->> 'enforceMFAType'`)}
       when 'sessions' then coalesce(${endsBySessionPolicy(session, tenant, now)}, false)`
    : '';
  return `(
    select array_agg(trial.policy) from monitored_policies trial
    where trial.tenant_id = ${tenant} and case trial.policy
      when 'ip-restrictions' then ${judged} and ${refusesUnder({ tenant, address, strategy: `(${draft} ->> 'strategy')` })}
      when 'country-restrictions' then ${judged} and ${refusesUnderCountries({
        tenant,
        address,
        country,
        action: `(${draft} ->> 'action')`,
        failStrategy: `(${draft} ->> 'failStrategy')`,
      })}
      ${ofSession} else false end)`;
}

/** SQL of the idle time-out that a tenant monitors, in seconds, or null: activity is recorded by it too. */
export function monitoredIdle(tenant: string): string {
  return `(select ${bounds.idle} from monitored_policies trial where trial.tenant_id = ${tenant} and trial.policy = 'sessions')`;
}
