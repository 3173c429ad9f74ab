/** The outbox: work is written in the transaction of the change that asks for it, so that neither exists without the other. */
import type { Tx } from '#server/db/database.ts';
import type { SecretKeys } from '#server/lib/secrets.ts';
import type { MailName } from '#shared/i18n/en/mail.ts';

/** Each kind of job with what it carries. */
export interface JobPayloads {
  mail: { to: string; name: MailName; values: Record<string, string>; link?: string };
  'create-account': { email: string; name: string; companyName: string; passwordHash: string | null; browserHash: string | null; traceId: string; ip: string; userAgent: string | null };
  'send-reset-link': { email: string };
  'resend-activation': { email: string };
  'tell-locked': { email: string; lockedUntil: string };
  'rotate-signing-keys': Record<string, never>;
  'sweep-expired': Record<string, never>;
}
export type JobKind = keyof JobPayloads;

export interface Job<K extends JobKind> {
  kind: K;
  payload: JobPayloads[K];
  /** With the kind, makes the job once-only: a second one with the same slot is dropped. */
  slot?: string;
  /** Not before; at once unless said. */
  runAt?: Date;
}

/** Payloads hold links and addresses, so they are wrapped at rest. */
export async function enqueue<K extends JobKind>(tx: Tx, services: { secrets: SecretKeys; clock: () => Date }, job: Job<K>): Promise<void> {
  const now = services.clock();
  const wrapped = services.secrets.wrap('job', Buffer.from(JSON.stringify(job.payload))).toString('base64');
  const insert = tx
    .insertInto('jobs')
    .values({ kind: job.kind, payload: JSON.stringify({ wrapped }), slot: job.slot ?? null, run_at: job.runAt ?? now, created_at: now, last_error: null });
  // a tenant's transaction may add a job and see none, and looking for a conflict would be seeing
  await (job.slot === undefined ? insert : insert.onConflict((conflict) => conflict.columns(['kind', 'slot']).doNothing())).execute();
}

export function openPayload(secrets: SecretKeys, payload: unknown): unknown {
  const { wrapped } = payload as { wrapped: string };
  return JSON.parse(secrets.unwrap('job', Buffer.from(wrapped, 'base64')).toString());
}
