/**
 * Index of the words of sealed audit rows. A chunk is a range of numbers of a chain, divided into blocks; a row says in which
 * blocks of a chunk three consecutive characters occur. Unlike an index of the database's own for parts of words it needs no
 * extension, and it is read by equality alone, which row-level security lets an index decide (decision 0486).
 */
import { sql, type Kysely } from 'kysely';

const tables = ['audit_search_chunks', 'audit_search'];

const statements = [
  `create table audit_search_chunks (
     tenant_id text collate "C" not null,
     chunk bigint not null,
     primary key (tenant_id, chunk))`,
  `create table audit_search (
     tenant_id text collate "C" not null,
     chunk bigint not null,
     gram integer not null,
     blocks bytea not null,
     primary key (tenant_id, chunk, gram))`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
