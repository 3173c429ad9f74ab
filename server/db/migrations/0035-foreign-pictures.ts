/**
 * Pictures at external URLs, from before pictures were copied on save. They are removed from their owners' rows, where
 * every reader would load them, and are queued here until a job has copied them.
 */
import { sql, type Kysely } from 'kysely';

/** Whether a URL is not of a stored picture; the base URL of the installation may have changed since. */
const isForeign = (address: string): string =>
  `${address} is not null and not exists (select 1 from pictures p where p.hash = substring(${address} from '/images/([0-9a-f]{64})$'))`;

const statements = [
  `create table foreign_pictures (
     kind text not null check (kind in ('user', 'tenant')),
     owner_id text not null,
     address text not null,
     tries integer not null default 0,
     next_try_at timestamptz,
     primary key (kind, owner_id))`,
  `create index foreign_pictures_due on foreign_pictures (next_try_at) where next_try_at is not null`,
  `alter table foreign_pictures enable row level security`,
  `alter table foreign_pictures force row level security`,
  `create policy system on foreign_pictures using (app_system()) with check (app_system())`,
  `insert into foreign_pictures (kind, owner_id, address, next_try_at)
     select 'user', id::text, picture_url, to_timestamp(0) from users where ${isForeign('picture_url')}`,
  `insert into foreign_pictures (kind, owner_id, address, next_try_at)
     select 'tenant', id, settings ->> 'logo', to_timestamp(0) from tenants where ${isForeign(`settings ->> 'logo'`)}`,
  `update users u set picture_url = null from foreign_pictures f where f.kind = 'user' and f.owner_id = u.id::text`,
  `update tenants t set settings = t.settings - 'logo' from foreign_pictures f where f.kind = 'tenant' and f.owner_id = t.id`,
  `insert into jobs (kind, payload, run_at, created_at)
     select 'adopt-pictures', '{"plain": {}}', to_timestamp(0), to_timestamp(0) where exists (select 1 from foreign_pictures)`,
  // finds the stored pictures in use: a URL ends with the hash of its picture
  `create index users_picture on users (right(picture_url, 64)) where picture_url is not null`,
  `create index tenants_logo on tenants (right(settings ->> 'logo', 64)) where settings ? 'logo'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
