/**
 * Tracks who uses the engine: every process keeps one connection that holds a shared advisory lock. PostgreSQL releases
 * it with the process, however that ends, so that no counting or clean-up is needed. See docs/decisions/0002.
 */
import type { Client } from 'pg';

/** Arbitrary number, the same in every process ("PORT" in ASCII). */
const lockKey = 0x504f5254;

/** Registers as a user. False while the last user is shutting the engine down. */
export async function enter(client: Client): Promise<boolean> {
  return one(client, 'select pg_try_advisory_lock_shared($1) as held');
}

/** Unregisters. True for the last user, which now blocks new users and has to stop the engine. */
export async function leave(client: Client): Promise<boolean> {
  await one(client, 'select pg_advisory_unlock_shared($1) as held');
  return one(client, 'select pg_try_advisory_lock($1) as held');
}

async function one(client: Client, query: string): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(query, [lockKey]);
  return rows[0]?.held === true;
}
