import type { Client } from 'pg';

/** Name of the role and of its database. */
export const porticoName = 'portico';

const setUpKey = 0x53455455;

/**
 * Creates the role and the database if they are missing. The role is not a superuser and does not bypass row-level
 * security, since a superuser would see every tenant.
 */
export async function ensureDatabase(superuser: Client, password: string): Promise<void> {
  if (await exists(superuser, 'select 1 from pg_database where datname = $1')) return;
  await superuser.query('select pg_advisory_lock($1)', [setUpKey]);
  try {
    if (!(await exists(superuser, 'select 1 from pg_roles where rolname = $1'))) {
      await superuser.query(
        `create role ${porticoName} login nosuperuser nobypassrls nocreatedb nocreaterole password ${superuser.escapeLiteral(password)}`,
      );
    }
    if (!(await exists(superuser, 'select 1 from pg_database where datname = $1'))) {
      await superuser.query(`create database ${porticoName} owner ${porticoName}`);
    }
  } finally {
    await superuser.query('select pg_advisory_unlock($1)', [setUpKey]);
  }
}

async function exists(client: Client, query: string): Promise<boolean> {
  return ((await client.query(query, [porticoName])).rowCount ?? 0) > 0;
}
