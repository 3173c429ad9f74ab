/** All claims of a token, in one query. */
import type { Database } from '#server/db/database.ts';
import type { AddressRule, Impersonator, MonitoredPolicy } from '#server/db/schema.ts';
import { mayStillAct } from '#server/db/queries/core/actor-rights.ts';
import { inetOf, type CallOrigin } from '#server/db/queries/core/address-rules.ts';
import { isUsable } from '#server/db/queries/core/applications.ts';
import { refusingRule } from '#server/db/queries/core/country-rules.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import { monitoredIdle, wouldRefuse } from '#server/db/queries/core/monitored-rules.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';
import { exceedsNumber, exceedsPolicy } from '#server/db/queries/core/session-bounds.ts';
import { isEmergencySession } from '#server/db/queries/core/sso-demands.ts';
import {
  effectiveAmr,
  passwordKeepsOut,
  sessionDemandsMore,
  verifiedAt,
} from '#server/db/queries/core/tenant-demands.ts';

export interface TokenSubject {
  sessionId: string;
  clientId: string;
  userId: string;
  tenantId: string;
  tenantIds: string[];
  roleKeys: string[];
  permissionKeys: string[];
  name: string;
  email: string;
  emailVerified: boolean;
  pictureUrl: string | null;
  metadata: Record<string, unknown>;
  superUser: boolean;
  amr: string[];
  authenticatedAt: Date;
  sessionExpires: Date;
  /** Who acts in the session, if not its user: an impersonation has no access to other tenants of the user. */
  impersonator: Impersonator | null;
  /** A tenant of the user limits the number of sessions. */
  sessionsBounded: boolean;
  /**
   * The user may use the client as an application of the tenant; also false for a client that is not an application.
   */
  mayUseClient: boolean;
  /** The session is over for the tenant, as too old, too idle or not by single sign-on: no token is issued. */
  sessionOver: boolean;
  /** The session of another tenant is one too many for the tenant: no token is issued. */
  oneTooMany: boolean;
  /** The tenant demands single sign-on, and admits the session as emergency access. */
  emergency: boolean;
  /** The tenant requires a second factor that the session has not verified: no token is issued. */
  demandsMore: boolean;
  /** The tenant, which is not the session's current one, requires a password change: no token is issued. */
  passwordTooOld: boolean;
  /** The rule of the tenant that refuses the address of the call: no token is issued. */
  addressRefused: AddressRule | null;
  /** Monitored rules that would refuse the token. */
  wouldRefuse: MonitoredPolicy[] | null;
  /** Address of the call; empty if unknown. */
  ip: string;
  /** Country of that address; null if unknown. */
  country: string | null;
  /** Idle timeout of the tenant in seconds, enforced or monitored; `null` without one. */
  idleTimeout: number | null;
}

/** As SQL: names, parameters or literals. */
interface SubjectSources {
  session: string;
  /** Source of the session's row: the table, unless the same statement has just inserted it. */
  sessions?: string;
  /** Null for the session's own. */
  tenant: string;
  /** Null for the session's own. */
  client: string;
  now: string;
  /** Of type inet, or null. */
  address: string;
  /** Of type text; null for an unknown country. */
  country: string;
  /** Of type boolean: whether the address decides. */
  judged: string;
}

/**
 * SQL of all claims of a token: no row when the user is not an active member there. Its columns are those of
 * `SubjectRow`, which must pass `admitSubject`.
 */
export const subjectOf = ({
  session,
  sessions = 'sessions',
  tenant,
  client,
  now,
  address,
  country,
  judged,
}: SubjectSources) => `
  select s.id as session_id, coalesce(${client}, s.client_id) as client_id, ${effectiveAmr('s', 'm.tenant_id')} as amr, ${verifiedAt('s')} as authenticated_at, s.expires_at, s.impersonator, u.id as user_id, u.name, u.email, u.verified, u.picture_url,
         u.metadata, u.super_user, m.tenant_id,
         exists (select from applications app where app.id = coalesce(${client}, s.client_id) and ${isUsable('app', 'm')}) as may_use_client,
         (select array_agg(a.tenant_id order by a.created_at) from memberships a where a.user_id = u.id and a.state = 'active' and (a.expires_at is null or a.expires_at > ${now}) and ${isOpen('a', now)}) as tenant_ids,
         exists (select from memberships b where b.user_id = u.id and b.state = 'active'
                 and (select c.max_sessions from session_policies c where c.tenant_id = b.tenant_id) is not null) as sessions_bounded,
         ${exceedsPolicy('s', now, 'm.tenant_id')} as session_over, ${exceedsNumber('s', now, 'm.tenant_id')} as one_too_many, ${isEmergencySession('s', 'm.tenant_id')} as emergency,
         ${sessionDemandsMore('s', 'm.tenant_id')} as demands_more, ${passwordKeepsOut('s', 'u', 'm.tenant_id', now)} as password_too_old,
         ${refusingRule({ tenant: 'm.tenant_id', address, country, judged })} as address_refused,
         ${wouldRefuse({ tenant: 'm.tenant_id', address, country, judged, session: 's', now })} as would_refuse, coalesce(host(${address}), '') as ip, ${country} as country,
         least((select bounds.idle_timeout from session_policies bounds where bounds.tenant_id = m.tenant_id), ${monitoredIdle('m.tenant_id')}) as idle_timeout,
         held.role_keys, held.permission_keys
  from ${sessions} s
  join users u on u.id = s.user_id
  join memberships m on m.user_id = u.id and m.tenant_id = case when ${tenant} is null then s.tenant_id else ${tenant} end and m.state = 'active' and ${isOpen('m', now)}
    and (m.expires_at is null or m.expires_at > ${now})
  cross join lateral (
    select coalesce(array_agg(distinct r.key), '{}') as role_keys,
           coalesce(array_agg(distinct p.key) filter (where p.key is not null), '{}') as permission_keys
    from (${rolesHeldBy('m')}) given join roles r on r.id = given.role_id left join lateral unnest(r.permission_keys) as p (key) on true
  ) held
  where s.id = ${session} and (s.impersonator is null or m.tenant_id = s.tenant_id)`;

export interface SubjectRow {
  session_id: string;
  client_id: string;
  amr: string[];
  authenticated_at: Date;
  expires_at: Date;
  impersonator: Impersonator | null;
  sessions_bounded: boolean;
  session_over: boolean;
  one_too_many: boolean;
  emergency: boolean;
  demands_more: boolean;
  password_too_old: boolean;
  address_refused: AddressRule | null;
  would_refuse: MonitoredPolicy[] | null;
  ip: string;
  country: string | null;
  idle_timeout: number | null;
  user_id: string;
  name: string;
  email: string;
  verified: boolean;
  picture_url: string | null;
  metadata: Record<string, unknown>;
  super_user: boolean;
  tenant_id: string;
  tenant_ids: string[];
  may_use_client: boolean;
  role_keys: string[];
  permission_keys: string[];
}

const text = subjectOf({
  session: '$1',
  tenant: '$2::text',
  client: '$3::text',
  now: '$4',
  address: '$5::inet',
  judged: '$6::boolean',
  country: '$7::text',
});

export interface SubjectOf {
  sessionId: string;
  /** The tab's tenant; `null` for the session's own. */
  tenantId: string | null;
  /** Audience of the token; the session's own client by default. */
  clientId?: string | null;
  origin: CallOrigin;
}

/** @returns `undefined` when the user is not an active member there */
export async function loadTokenSubject(
  db: Database,
  { sessionId, tenantId, clientId = null, origin }: SubjectOf,
  now: Date,
): Promise<TokenSubject | undefined> {
  const [row] = await db.statementAcrossTenants<SubjectRow>('a token lists all tenants of its user', {
    name: 'token-subject',
    text,
    values: [sessionId, tenantId, clientId, now, inetOf(origin.ip), origin.judged ?? true, origin.country],
  });
  return row && (await admitSubject(db, row, now));
}

/** @returns `undefined` for an impersonation whose admin is no longer permitted */
export async function admitSubject(db: Database, row: SubjectRow, now: Date): Promise<TokenSubject | undefined> {
  if (!(await mayStillAct(db, { id: row.session_id, impersonator: row.impersonator }, now))) return undefined;
  return {
    sessionId: row.session_id,
    clientId: row.client_id,
    userId: row.user_id,
    tenantId: row.tenant_id,
    tenantIds: row.impersonator ? [row.tenant_id] : row.tenant_ids,
    roleKeys: row.role_keys,
    permissionKeys: row.permission_keys,
    name: row.name,
    email: row.email,
    emailVerified: row.verified,
    pictureUrl: row.picture_url,
    metadata: row.metadata,
    superUser: row.super_user,
    amr: row.amr,
    authenticatedAt: row.authenticated_at,
    sessionExpires: row.expires_at,
    impersonator: row.impersonator,
    sessionsBounded: row.sessions_bounded,
    mayUseClient: row.may_use_client,
    sessionOver: row.session_over,
    oneTooMany: row.one_too_many,
    emergency: row.emergency,
    demandsMore: row.demands_more,
    passwordTooOld: row.password_too_old,
    addressRefused: row.address_refused,
    wouldRefuse: row.would_refuse,
    ip: row.ip,
    country: row.country,
    idleTimeout: row.idle_timeout,
  };
}
