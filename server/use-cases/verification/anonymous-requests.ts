/**
 * Handles requests of users who are not signed in. A job looks them up, so that the response time does not disclose
 * whether an account exists.
 */
import type { AnonymousContext } from '#server/context.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { reserveCode, type CodeRequest, type ReservedCode } from './one-time-codes.ts';

type AnonymousJob = 'send-reset-link' | 'send-reset-link-by-phone' | 'resend-activation';

/** Enqueues a request for its job. */
export async function enqueueAnonymousRequest<K extends AnonymousJob>(
  context: AnonymousContext,
  kind: K,
  payload: JobPayloads[K],
): Promise<void> {
  const { services } = context;
  await context.acrossTenants('the requester has no session', (tx) => enqueue(tx, services, { kind, payload }));
  services.wakeJobs();
}

/** Reserves a code for an email address, phone number or user ID; a job looks up the user and sends it. */
export async function requestCode(
  context: AnonymousContext,
  request: Omit<CodeRequest, 'target'> & Pick<JobPayloads['deliver-code'], 'by' | 'value' | 'browserHash'>,
): Promise<ReservedCode> {
  const { services, requestMetadata } = context;
  const { by, value, browserHash, ...code } = request;
  const reserved = await context.acrossTenants('a user who requests a code has no session', async (tx, context) => {
    const made = await reserveCode(context, { ...code, target: value });
    const payload = {
      purpose: request.purpose,
      channel: request.channel,
      by,
      value,
      browserHash,
      token: made.token,
      code: made.code,
      expiresAt: made.expiresAt.toISOString(),
      locale: requestMetadata.locale,
    };
    await enqueue(tx, services, { kind: 'deliver-code', payload });
    return made;
  });
  services.wakeJobs();
  return reserved;
}
