/** Requests of people who are not known yet. A job looks them up, so that the answer takes as long for an address that nobody has. */
import type { AnonymousContext } from '#server/context.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { reserveCode, type CodeRequest, type ReservedCode } from './one-time-codes.ts';

type StrangerJob = 'send-reset-link' | 'send-reset-link-by-phone' | 'resend-activation';

/** Leaves a request to its job. */
export async function askByJob<K extends StrangerJob>(
  context: AnonymousContext,
  kind: K,
  payload: JobPayloads[K],
): Promise<void> {
  const { services } = context;
  await context.acrossTenants('whoever asks has no session', (tx) => enqueue(tx, services, { kind, payload }));
  services.wakeJobs();
}

/** A code for whoever has an address, a number or a user ID; a job looks up who that is, and sends it. */
export async function askForCode(
  context: AnonymousContext,
  request: Omit<CodeRequest, 'target'> & Pick<JobPayloads['deliver-code'], 'by' | 'value' | 'browserHash'>,
): Promise<ReservedCode> {
  const { services, requestMetadata } = context;
  const { by, value, browserHash, ...code } = request;
  const reserved = await context.acrossTenants('whoever asks for a code has no session', async (tx, context) => {
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
