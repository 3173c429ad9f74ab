/** A tenant as large as they come. */
import type { PorticoProcess } from './portico-process.ts';
import { writeDirectly } from './write-directly.ts';

export const largeTenant = { people: 100_000, roles: 500, groups: 2000 };

/** Each takes the tenant's id. People have one or two roles, two of three are in a group, and most have signed in. */
const statements = [
  `insert into roles (id, tenant_id, key, name, level, permission_keys, created_at, updated_at)
   select gen_random_uuid(), $1, 'large-' || i, 'Role number ' || i, 100, array['fe.secure.read.users'], now(), now() from generate_series(1, ${largeTenant.roles}) i`,
  `insert into groups (id, tenant_id, name, managed_by, created_at, updated_at)
   select gen_random_uuid(), $1, 'Group number ' || i, 'here', now(), now() from generate_series(1, ${largeTenant.groups}) i`,
  `create temporary table large as
   select gen_random_uuid() as id, i, md5(i::text) as word from generate_series(1, ${largeTenant.people}) i where $1::text is not null`,
  `insert into users (id, email, email_folded, name, verified, created_at, updated_at)
   select id, word || '@large.example', word || '@large.example', initcap(substr(word, 1, 6)) || ' ' || initcap(substr(word, 8, 9)), true, now(), now() from large where $1::text is not null`,
  // triggers of memberships read users: with statistics from before, they would read all of them for each
  `analyze users`,
  `insert into memberships (tenant_id, user_id, state, created_at, last_login_at)
   select $1, id, 'active', now() - i * interval '1 minute', case when i % 5 > 0 then now() - (i * 7 % 90000) * interval '1 minute' end from large`,
  `insert into membership_roles (tenant_id, user_id, role_id)
   select distinct on (l.id, r.id) $1::text, l.id, r.id from large l, generate_series(0, 1) n
   join lateral (select id, row_number() over (order by key) as place from roles where tenant_id = $1) r on true
   where r.place = 1 + (l.i * 31 + n * 17) % ${largeTenant.roles} and (n = 0 or l.i % 2 = 0)`,
  `insert into group_members (tenant_id, group_id, user_id)
   select $1, g.id, l.id from large l join (select id, row_number() over (order by name) as place from groups where tenant_id = $1) g
     on g.place = 1 + l.i % ${largeTenant.groups} where l.i % 3 > 0`,
  `drop table large`,
];

/** @param tenantId gets the people, roles and groups */
export async function fillLargeTenant(server: PorticoProcess, tenantId: string): Promise<void> {
  await writeDirectly(server, tenantId, statements);
}
