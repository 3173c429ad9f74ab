/**
 * The outbox: jobs are written in the transaction of the change that requires them, so that neither exists without the
 * other.
 */
import type { Tx } from '#server/db/database.ts';
import type { CodePurpose, PolicyName } from '#server/db/schema.ts';
import type { SecretKeys } from '#server/lib/secrets.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import type { MailName } from '#shared/i18n/en/mail/emails.ts';
import type { SmsName } from '#shared/i18n/en/mail/sms.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';

/** Payload of each kind of job. `locale` is the language of the requesting user. */
export interface JobPayloads {
  /** `notAfter`, ISO 8601: not sent after this time. `linkId`: not sent once that link is used or withdrawn. */
  mail: {
    to: string;
    name: MailName;
    values: Record<string, MailValue>;
    locale?: string;
    link?: string;
    notAfter?: string;
    linkId?: string;
  };
  sms: { to: string; name: SmsName; values: Record<string, MailValue>; locale?: string; notAfter?: string };
  'create-account': {
    email: string;
    name: string;
    companyName: string;
    passwordHash: string | null;
    browserHash: string | null;
    userId?: string;
    metadata?: Record<string, string>;
    phoneNumber?: string;
    inviteLinkId?: string;
    activation?: { token: string; code: string; expiresAt: string };
    traceId: string;
    ip: string;
    userAgent: string | null;
    locale?: string | undefined;
  };
  'send-reset-link': { email: string; locale?: string | undefined };
  'resend-activation': { email: string; locale?: string | undefined };
  /** `value` is an email address, a phone number or a user ID, depending on `by`; `browserHash` in base64. */
  'deliver-code': {
    purpose: CodePurpose;
    channel: 'email' | 'sms';
    by: 'email' | 'phone' | 'user';
    value: string;
    browserHash: string | null;
    token: string;
    code: string;
    expiresAt: string;
    locale?: string | undefined;
  };
  'send-magic-link': { email: string; token: string; expiresAt: string; locale?: string | undefined };
  'send-reset-link-by-phone': { phoneNumber: string; locale?: string | undefined };
  'tell-locked': { email: string; lockedUntil: string };
  /** The metadata of the initial request are recorded in the audits of each invitation. */
  'invite-in-bulk': { bulkId: string; tenantId: string; userId: string } & RequestMetadata;
  /** The metadata of the confirmation are recorded in the audit. */
  'reset-factors': { resetId: string; traceId: string; ip: string; userAgent: string | null };
  /** Does nothing unless the latest change is provisional and its time is over. */
  'revert-policy': { tenantId: string; policy: PolicyName };
  /** `enforceAt`, ISO 8601: does nothing once the schedule has changed. */
  'enforce-mfa': { tenantId: string; enforceAt: string };
  /** The same, for its mails. */
  'announce-mfa': { tenantId: string; enforceAt: string };
  /** Written by a trigger, when a session of the client ends. */
  'backchannel-logout': { clientId: string; sessionId: string; userId: string };
  /** Written with the notice of a sign-in from a new device. */
  'tell-new-device': { noticeId: string; userId: string };
  /** Copies pictures at external URLs; the migration that found them enqueues the first job. */
  'adopt-pictures': Record<string, never>;
  'warn-password-ends': Record<string, never>;
  'rotate-signing-keys': Record<string, never>;
  'sweep-expired': Record<string, never>;
  'verify-audits': Record<string, never>;
  'prune-audits': Record<string, never>;
  'mail-audit-heads': Record<string, never>;
  'check-sso-connections': Record<string, never>;
  /** Reads a tenant's account at the payment provider again. */
  /** With the operation that the job ends where its process did not. */
  'sync-billing': { tenantId: string; operationId?: string };
  /** Written by a trigger, when a tenant is deleted. */
  'end-billing': { customerId: string };
  'check-sso-connection': { tenantId: string; connectionId: string };
}
export type JobKind = keyof JobPayloads;

export interface Job<K extends JobKind> {
  kind: K;
  payload: JobPayloads[K];
  /** Together with the kind, deduplicates the job: a second one with the same slot is dropped. */
  slot?: string;
  /** Earliest start; immediately by default. */
  runAt?: Date;
}

/** Payloads contain links and email addresses, so they are encrypted at rest. */
export async function enqueue<K extends JobKind>(
  tx: Tx,
  services: { secrets: SecretKeys; clock: () => Date },
  job: Job<K>,
): Promise<void> {
  const now = services.clock();
  const runAt = job.runAt ?? now;
  const wrapped = services.secrets.wrap('job', Buffer.from(JSON.stringify(job.payload))).toString('base64');
  const insert = tx.insertInto('jobs').values({
    kind: job.kind,
    payload: JSON.stringify({ wrapped }),
    slot: job.slot ?? null,
    run_at: runAt,
    // attempts are given up so long after this time: a job for next month must not have used it up before its first one
    created_at: runAt > now ? runAt : now,
    last_error: null,
  });
  // without conflict columns: the scope of a tenant or a user may insert a job but read none, and naming columns
  // requires read access
  await (job.slot === undefined ? insert : insert.onConflict((conflict) => conflict.doNothing())).execute();
}

/** Jobs written by triggers contain IDs only, unencrypted. */
export function openPayload(secrets: SecretKeys, payload: unknown): unknown {
  const { wrapped, plain } = payload as
    | { wrapped: string; plain?: undefined }
    | { wrapped?: undefined; plain: unknown };
  if (wrapped === undefined) return plain;
  return JSON.parse(secrets.unwrap('job', Buffer.from(wrapped, 'base64')).toString());
}
