/**
 * How many sealed rows each log has, by UTC day, action and severity: totals of filters, and pages far down the log, are
 * found without counting rows one by one. Triggers keep the counts, so that they are right however rows are sealed or
 * deleted. Rows that are not sealed yet are counted when they are read: their transactions never wait for a count.
 */
import { sql, type Kysely } from 'kysely';

/** @param rows SQL of a relation `a` with columns of `audits` */
const grouped = (rows: string) => `
  select a.tenant_id, (a.at at time zone 'UTC')::date as day, a.action, a.severity, count(*) as rows from ${rows}
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

const statements = [
  `create table audit_counts (
     tenant_id text collate "C" not null,
     day date not null,
     action text not null,
     severity text not null,
     rows bigint not null,
     primary key (tenant_id, day, action, severity))`,
  `alter table audit_counts enable row level security`,
  `alter table audit_counts force row level security`,
  `create policy system on audit_counts using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on audit_counts using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,

  // the log of rows without a tenant is not listed
  `create function count_sealed_audits() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into audit_counts (tenant_id, day, action, severity, rows)
     ${grouped('fresh join audits a on a.id = fresh.audit_id and a.tenant_id = fresh.tenant_id')}
     on conflict (tenant_id, day, action, severity) do update set rows = audit_counts.rows + excluded.rows;
     perform set_config('app.scope', scope, true);
     return null;
   end $$`,
  `create trigger sealed_audits_are_counted after insert on audit_seals referencing new table as fresh
     for each statement execute function count_sealed_audits()`,

  `create function uncount_deleted_audits() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     update audit_counts c set rows = c.rows - gone.rows
     from (${grouped(`(
       select * from old_rows where tenant_id is not null
         and not exists (select from audit_unsealed q where q.tenant_id = old_rows.tenant_id and q.audit_id = old_rows.id)) a`)}) gone
     where c.tenant_id = gone.tenant_id and c.day = gone.day and c.action = gone.action and c.severity = gone.severity;
     delete from audit_counts c using (select distinct tenant_id, (at at time zone 'UTC')::date as day from old_rows) gone
     where c.tenant_id = gone.tenant_id and c.day = gone.day and c.rows <= 0;
     perform set_config('app.scope', scope, true);
     return null;
   end $$`,
  `create trigger deleted_audits_are_uncounted after delete on audits referencing old table as old_rows
     for each statement execute function uncount_deleted_audits()`,

  `insert into audit_counts (tenant_id, day, action, severity, rows)
   ${grouped('audit_seals s join audits a on a.id = s.audit_id and a.tenant_id = s.tenant_id')}`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
