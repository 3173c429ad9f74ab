/** SSO connections are checked again: metadata, certificates that expire, and the DNS records of their domains. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // due_at: when anything of the connection is to be checked next; every change of it makes it due
  `alter table sso_connections
     add column due_at timestamptz not null default 'epoch',
     add column metadata_read_at timestamptz,
     add column metadata_failures int not null default 0,
     add column metadata_fault text`,
  `create index sso_connections_due on sso_connections (due_at, id)`,
  // drifted_at: since when the record of a proved domain is missing
  `alter table sso_domains add column checked_at timestamptz, add column drifted_at timestamptz`,
  // days: the last threshold at which the admins were warned
  `create table sso_certificate_warnings (
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     fingerprint text collate "C" not null,
     days int not null,
     primary key (connection_id, fingerprint),
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade)`,
  `alter table sso_certificate_warnings enable row level security`,
  `alter table sso_certificate_warnings force row level security`,
  `create policy system on sso_certificate_warnings using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on sso_certificate_warnings using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
