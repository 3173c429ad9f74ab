/** A reseller with as many accounts as they come. */
import type { PorticoProcess } from './portico-process.ts';
import { writeDirectly } from './write-directly.ts';

/** How many accounts each level has; each below the first is spread over a tenth of the one above. */
const levels = [2000, 1000, 1000, 500, 500];

export const manyAccounts = {
  accounts: levels.reduce((sum, level) => sum + level, 0),
  wide: levels[0]!,
  deep: levels.length,
  peopleEach: 2,
};

/** Each takes the id of the account above all. Names tell the level and the place in it. */
const statements = [
  `update tenants set is_reseller = true where id = $1`,
  `create temporary table many (level integer, place integer, id text primary key)`,
  `insert into many select 0, 1, $1::text`,
  ...levels.flatMap((total, above) => [
    `insert into many select ${above + 1}, i, gen_random_uuid()::text from generate_series(1, ${total}) i`,
    `insert into tenants (id, parent_id, name, is_reseller, settings, admin_box, created_at, updated_at)
     select m.id, p.id, 'Account ' || m.level || ' ' || lpad(m.place::text, 5, '0') || ' ' || substr(md5(m.id::text), 1, 6), true, '{}', '{}', now() - m.place * interval '1 minute', now()
     from many m join many p on p.level = ${above} and p.place = 1 + m.place % ${above === 0 ? 1 : levels[above - 1]! / 10} where m.level = ${above + 1}`,
  ]),
  `create temporary table dwellers as select gen_random_uuid() as id, m.id as tenant_id, m.level, m.place, n from many m, generate_series(1, ${manyAccounts.peopleEach}) n where m.level > 0`,
  `insert into users (id, email, email_folded, name, verified, created_at, updated_at)
   select id, 'p' || level || '-' || place || '-' || n || '@many.example', 'p' || level || '-' || place || '-' || n || '@many.example', 'Person ' || level || ' ' || place, true, now(), now() from dwellers`,
  `insert into memberships (tenant_id, user_id, state, created_at) select tenant_id, id, 'active', now() from dwellers`,
  `drop table dwellers, many`,
];

/** @param tenantId gets the accounts below it */
export async function fillManyAccounts(server: PorticoProcess, tenantId: string): Promise<void> {
  await writeDirectly(server, tenantId, statements);
}
