/** An installation with as many customers as most will have: each a tenant with a team of its own, and none a large one. */
import type { PorticoProcess } from './portico-process.ts';
import { writeDirectly } from './write-directly.ts';

export const manyTenants = { tenants: 5000, people: 20 };

/** Each user has a role of the vendor's and a session, every other one a group. */
const statements = [
  `create temporary table many as select gen_random_uuid() as id, gen_random_uuid() as team, i from generate_series(1, ${manyTenants.tenants}) i`,
  `insert into tenants (id, name, settings, admin_box, created_at, updated_at) select id, 'Tenant ' || i, '{}', '{}', now(), now() from many`,
  `insert into groups (id, tenant_id, name, managed_by, created_at, updated_at) select team, id, 'Team', 'here', now(), now() from many`,
  `create temporary table dwellers as select gen_random_uuid() as id, m.id as tenant_id, m.team, m.i, n from many m, generate_series(1, ${manyTenants.people}) n`,
  `insert into users (id, email, email_folded, name, verified, created_at, updated_at)
   select id, 't' || i || '-' || n || '@many.example', 't' || i || '-' || n || '@many.example', 'Person ' || n, true, now(), now() from dwellers`,
  `insert into memberships (tenant_id, user_id, state, created_at) select tenant_id, id, 'active', now() from dwellers`,
  `insert into membership_roles (tenant_id, user_id, role_id) select d.tenant_id, d.id, (select id from roles where tenant_id is null order by level limit 1) from dwellers d`,
  `insert into group_members (tenant_id, group_id, user_id) select tenant_id, team, id from dwellers where n % 2 = 0`,
  `insert into sessions (id, user_id, tenant_id, client_id, amr, authenticated_at, created_at, seen_at, expires_at)
   select gen_random_uuid(), id, tenant_id, 'many', array['pwd'], now(), now(), now(), now() + interval '1 day' from dwellers`,
  `drop table dwellers, many`,
];

/** Adds to the existing rows. The database's statistics are fresh afterwards. */
export async function fillManyTenants(server: PorticoProcess): Promise<void> {
  await writeDirectly(server, '', statements);
}
