/**
 * An item that expires while a statement waits for its row is refused: the time at which the call began does not count.
 */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { findLink } from '#server/db/queries/core/links.ts';
import { reserveLoginAttempt } from '#server/db/queries/core/lockouts.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import { callerFor, codeFor, exchange, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { makeLink, redeemLink } from '#server/use-cases/verification/mail-links.ts';
import { issueTicket, redeemTicket } from '#server/use-cases/verification/one-time-codes.ts';

const server = await useTestServer();
const { admin, member } = server.people;
const { services } = server;
// the database's clock, as in production
services.statementClock = () => undefined;
const call = () => anonymousContext(services, ownMetadata('test'));

/** Milliseconds of validity that the item has left when its row is locked: enough for a slow machine to wait for it. */
const left = scaledTimeout(1500);

async function waiters(): Promise<number> {
  const [row] = await server.rows<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.n;
}

/** Runs `use` while another transaction, which changes nothing, locks the row of `table` until the item has expired. */
async function useLocked<T>(table: string, where: string, use: () => Promise<T>): Promise<T> {
  await server.rows(
    `update ${table} set expires_at = clock_timestamp() + interval '${left} milliseconds' where ${where}`,
  );
  return await waitFor(table, where, use);
}

async function waitFor<T>(table: string, where: string, use: () => Promise<T>): Promise<T> {
  let used: Promise<T> | undefined;
  await services.db.acrossTenants('a test', async (tx) => {
    await sql`select 1 from ${sql.raw(table)} where ${sql.raw(where)} for update`.execute(tx);
    used = use();
    used.catch(() => undefined);
    await expect.poll(waiters).toBe(1);
    await sql`select pg_sleep(${(left + 200) / 1000})`.execute(tx);
  });
  return await used!;
}

const refusal = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
  );

describe('V2.3.1 expiry while the row is locked by another transaction', () => {
  it('a one-time code or ticket', async () => {
    const token = await call().acrossTenants('a test', (_tx, context) =>
      issueTicket(context, { purpose: 'phone-reset-proved', userId: member.id, lifetime: 60_000 }),
    );
    const take = () => refusal(redeemTicket(call(), { purpose: 'phone-reset-proved', token }));
    expect(await useLocked('one_time_codes', `user_id = '${member.id}'`, take)).toBe('code-expired');
    expect(await server.rows('select used_at, attempts from one_time_codes')).toEqual([{ used_at: null, attempts: 0 }]);
  });

  it('an emailed link', async () => {
    const { token } = await call().acrossTenants('a test', (_tx, context) =>
      makeLink(context, { purpose: 'reset-password', userId: member.id }),
    );
    const take = () =>
      refusal(
        call().acrossTenants('a test', async (tx, context) =>
          redeemLink(context, (await findLink(tx, 'reset-password', sha256(token)))!),
        ),
      );
    expect(await useLocked('links', `user_id = '${member.id}'`, take)).toBe('link-expired');
    expect(await server.rows('select used_at from links')).toEqual([{ used_at: null }]);
  });

  it('an authorization code', async () => {
    const { browser } = await callerFor(server, admin);
    const code = await codeFor(browser);
    const answer = await useLocked('authorization_codes', 'used_at is null', () => exchange(browser, code));
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
  });

  it('a session whose refresh token rotates', async () => {
    const { browser } = await callerFor(server, member);
    const where = `user_id = '${member.id}'`;
    await server.rows(
      `update sessions set expires_at = clock_timestamp() + interval '${left} milliseconds' where ${where}`,
    );
    const families = `session_id in (select id from sessions where ${where})`;
    const answer = await waitFor('refresh_families', families, () => browser.post(paths.refresh, {}));
    expect(answer.status).toBe(401);
  });
});

it('V6.3.1 a lockout that begins after a wait has its full length', async () => {
  const rule = { bounds: { shown: 2, real: 2 }, at: undefined, release: 60 };
  const reserve = () => reserveLoginAttempt(services.db, 'somebody', rule);
  expect(await reserve()).toMatchObject({ failures: 1, lockedUntil: null });
  const [{ began }] = (await server.rows<{ began: Date }>('select clock_timestamp() as began')) as [{ began: Date }];
  const second = await waitFor('lockouts', `subject = 'somebody'`, reserve);
  expect(second.failures).toBe(2);
  expect(second.lockedUntil!.getTime()).toBeGreaterThanOrEqual(began.getTime() + 60_000 + left);
  expect(await reserve()).toMatchObject({ refused: true });
});
