import type { Database } from '#server/db/database.ts';
import { deleteInPortions } from '#server/db/queries/core/delete-in-portions.ts';

export interface ClaimedJob {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  created_at: Date;
}

/** Which jobs: those of these kinds, or all others. */
export interface JobChoice {
  kinds: readonly string[];
  others: boolean;
}

/** Takes due jobs for `lease`, which `extendLeases` renews; a process that dies gives them back when it ends. */
export async function claimJobs(
  db: Database,
  { kinds, others }: JobChoice,
  { now, leaseUntil, count }: { now: Date; leaseUntil: Date; count: number },
): Promise<ClaimedJob[]> {
  return await db.statementAcrossTenants<ClaimedJob>('the outbox serves all tenants', {
    name: 'claim-jobs',
    text: `
      update jobs set locked_until = $2, attempts = attempts + 1
      where id in (
        select id from jobs
        where run_at <= $1 and done_at is null and failed_at is null and (locked_until is null or locked_until <= $1) and (kind = any ($4)) <> $5
        order by run_at, id limit $3 for update skip locked)
      returning id, kind, payload, attempts, created_at`,
    values: [now, leaseUntil, count, [...kinds], others],
  });
}

/** For jobs that are still under way. */
export async function extendLeases(db: Database, ids: readonly number[], leaseUntil: Date): Promise<void> {
  await db.statementAcrossTenants('the outbox serves all tenants', {
    name: 'extend-leases',
    text: 'update jobs set locked_until = $2 where id = any ($1) and done_at is null and failed_at is null and locked_until is not null',
    values: [[...ids], leaseUntil],
  });
}

/** Gives back every job that somebody has begun: for a start when nobody else can be at work. */
export async function releaseJobs(db: Database): Promise<void> {
  await db.statementAcrossTenants('the outbox serves all tenants', {
    name: 'release-jobs',
    text: 'update jobs set locked_until = null where locked_until is not null and done_at is null and failed_at is null',
    values: [],
  });
}

/** A job that is done leaves its payload behind; its row stays for a while, so that its slot stays taken. */
export async function finishJob(db: Database, id: number, now: Date): Promise<void> {
  await db.statementAcrossTenants('the outbox serves all tenants', {
    name: 'finish-job',
    text: `update jobs set done_at = $2, payload = '{}', locked_until = null where id = $1`,
    values: [id, now],
  });
}

/** @param retryAt `null` gives the job up: it stays as a dead letter */
export async function postponeJob(
  db: Database,
  id: number,
  error: string,
  now: Date,
  retryAt: Date | null,
): Promise<void> {
  await db.statementAcrossTenants('the outbox serves all tenants', {
    name: 'postpone-job',
    text: `update jobs set locked_until = null, last_error = $2, run_at = coalesce($4, run_at), failed_at = case when $4::timestamptz is null then $3::timestamptz end where id = $1`,
    values: [id, error.slice(0, 2000), now, retryAt],
  });
}

/** Anybody makes these without an account: nobody asks for one that has ended, and a crowd of them fills the disk. */
const ended = new Set(['sweep-limits', 'sweep-requests']);

/** Removes what has ended long ago. @returns whether all of it has gone */
export async function sweepExpired(db: Database, now: Date, before: Date): Promise<boolean> {
  const sweeps: [string, string][] = [
    ['sweep-jobs', 'delete from jobs where done_at < $1'],
    ['sweep-requests', 'delete from authorization_requests where expires_at < $1'],
    ['sweep-codes', 'delete from authorization_codes where expires_at < $1'],
    ['sweep-tickets', 'delete from portal_tickets where expires_at < $1'],
    // uploaded, and then not used
    [
      'sweep-pictures',
      `delete from pictures p where p.created_at < $1
         and not exists (select 1 from users u where u.picture_url is not null and right(u.picture_url, 64) = p.hash)
         and not exists (select 1 from tenants t where t.settings ? 'logo' and right(t.settings ->> 'logo', 64) = p.hash)`,
    ],
    ['sweep-one-time-codes', 'delete from one_time_codes where expires_at < $1'],
    ['sweep-magic-links', 'delete from magic_links where expires_at < $1'],
    ['sweep-phone-claims', 'delete from phones where not verified and claim_expires_at < $1'],
    ['sweep-impersonations', 'delete from impersonations where expires_at < $1'],
    // whoever sent it may want to look at it for a month
    ['sweep-bulk-invitations', `delete from bulk_invitations where created_at < $1::timestamptz - interval '28 days'`],
    ['sweep-invite-links', 'delete from invite_links where expires_at < $1'],
    ['sweep-links', 'delete from links where expires_at < $1'],
    ['sweep-approvers', 'delete from factor_reset_approvers where expires_at < $1'],
    ['sweep-revoked-grants', 'delete from revoked_grants where expires_at < $1'],
    ['sweep-limits', 'delete from rate_limits where resets_at < $1'],
    [
      'sweep-lockouts',
      'delete from lockouts where last_failure_at < $1 and (locked_until is null or locked_until < $1)',
    ],
    // a page that was closed never renews; one that wakes up asks silently again
    ['sweep-families', "delete from refresh_families where kind = 'silent' and rotated_at < $1"],
    ['sweep-sessions', 'delete from sessions where ended_at < $1 or expires_at < $1'],
    ['sweep-factor-challenges', 'delete from factor_challenges where expires_at < $1'],
    ['sweep-webauthn-challenges', 'delete from webauthn_challenges where expires_at < $1'],
    ['sweep-devices', 'delete from remembered_devices where expires_at < $1'],
    ['sweep-unconfirmed-factors', 'delete from factors where confirmed_at is null and created_at < $1'],
    ['sweep-api-token-families', 'delete from api_token_families where expires_at < $1'],
    [
      'sweep-notifications',
      `delete from notifications where created_at < $1::timestamptz - interval '180 days' and pinned_at is null`,
    ],
    ['sweep-known-devices', `delete from known_devices where seen_at < $1::timestamptz - interval '180 days'`],
    ['sweep-keys', 'delete from signing_keys where verifies_until < $1'],
  ];
  let finished = true;
  for (const [name, text] of sweeps) {
    finished = (await deleteInPortions(db, { name, text, values: [ended.has(name) ? now : before] })) && finished;
  }
  return finished;
}
