import type { Database } from '#server/db/database.ts';
import type { Impersonator } from '#server/db/schema.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import { rolesHeldBy } from './held-roles.ts';
import { isOpen } from './inherited-memberships.ts';

const impersonating: PermissionKey = 'fe.secure.write.impersonation';

/** Roles and permissions of a membership: one row per role and permission key. */
const rightsOf = (membership: string) => `
  select r.level, p.key from (${rolesHeldBy(membership)}) held join roles r on r.id = held.role_id left join lateral unnest(r.permission_keys) as p (key) on true`;

/** Whether a held key covers a required one, as in `permissionCovers`: `*` matches any text. Both as SQL. */
const covers = (held: string, wanted: string) =>
  `${wanted} like replace(replace(replace(${held}, '\\', '\\\\'), '_', '\\_'), '*', '%')`;

/**
 * SQL that is true for a session without impersonator, and for an impersonation that its admin could still begin now:
 * it ends for an admin who was disabled, has left, or lost the permission or the rank above the user. The vendor's
 * approval is not requested again.
 *
 * @param session alias of the sessions table
 * @param now as SQL
 */
export function actorStillMay(session: string, now: string): string {
  return `(${session}.impersonator is null or ${session}.impersonator ->> 'kind' <> 'admin' or exists (
    select from memberships actor
    join users acting on acting.id = actor.user_id
    join memberships place on place.tenant_id = actor.tenant_id and place.user_id = ${session}.user_id
    join users target on target.id = place.user_id
    where actor.tenant_id = ${session}.tenant_id and actor.user_id = (${session}.impersonator ->> 'id')::uuid
      and actor.state = 'active' and (actor.expires_at is null or actor.expires_at > ${now}) and ${isOpen('actor', now)}
      and (acting.super_user or (not target.super_user
        and exists (select from (${rightsOf('actor')}) own where ${covers('own.key', `'${impersonating}'`)})
        and not exists (
          select from (${rightsOf('place')}) theirs
          where theirs.level < (select min(own.level) from (${rightsOf('actor')}) own)
            or (theirs.key is not null and not exists (select from (${rightsOf('actor')}) own where ${covers('own.key', 'theirs.key')})))))))`;
}

const text = `select 1 as may from sessions s where s.id = $1 and ${actorStillMay('s', '$2')}`;

/**
 * Checked on every use of a session, so that a revocation takes effect on the next call. A separate statement, which
 * only impersonation sessions need: as a part of the session check it doubled its cost, since PostgreSQL initializes a
 * whole plan before it runs any part.
 */
export async function mayStillAct(
  db: Database,
  { id, impersonator }: { id: string; impersonator: Impersonator | null },
  now: Date,
): Promise<boolean> {
  if (impersonator?.kind !== 'admin') return true;
  const rows = await db.statementAcrossTenants('a session is looked up before its tenant is known', {
    name: 'may-still-act',
    text,
    values: [id, now],
  });
  return rows.length > 0;
}
