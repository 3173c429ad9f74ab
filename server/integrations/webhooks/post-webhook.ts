/** One POST to a webhook of a tenant. Never throws: a network failure is an outcome. */
import { openConnection } from '#server/integrations/outgoing/exchange.ts';
import { failureReason, isTimeout } from '#server/integrations/outgoing/failure-reason.ts';
import type { AllowedTargets } from '#server/integrations/outgoing/outgoing-target.ts';
import { OutgoingRefused } from '#server/integrations/outgoing/post-outgoing.ts';
import { webhookHeaders, type WebhookSecrets } from './webhook-keys.ts';

export interface WebhookPost {
  url: string;
  id: string;
  body: string;
  at: Date;
  /** None for a test of an address without a secret. */
  secrets: WebhookSecrets | undefined;
}

export interface WebhookOutcome {
  /** Of the answer; null without one. */
  status: number | null;
  /** The beginning of the answer. */
  answer: string;
  /** Null if the answer was 2xx. */
  error: string | null;
  /** Why there is no answer. */
  cause: 'refused' | 'timeout' | 'network' | null;
  /** Milliseconds that the receiver asks to wait. */
  retryAfter: number;
  /** Milliseconds that it took. */
  duration: number;
}

/** The receiver wants nothing any more. */
export const goneStatus = 410;

/** Bytes of an answer that are kept. */
const longestAnswer = 65_536;

/** @param timeout milliseconds, with the resolution of the name */
export async function postWebhook(
  { url, id, body, at, secrets }: WebhookPost,
  { allow, timeout }: { allow: AllowedTargets; timeout: number },
): Promise<WebhookOutcome> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const connection = openConnection({ allow, certificateAuthority: null, timeout, longestAnswer });
  try {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'portico-webhooks',
      ...(secrets && (await webhookHeaders({ id, at, body }, secrets))),
    };
    const { status, text, retryAfter } = await connection.send(new URL(url), { method: 'POST', headers, body });
    const error = status >= 200 && status < 300 ? null : `answered ${status}`;
    // PostgreSQL stores no NUL
    return { status, answer: text.replaceAll('\0', ''), error, cause: null, retryAfter, duration: took() };
  } catch (error) {
    return { status: null, answer: '', ...described(error), retryAfter: 0, duration: took() };
  } finally {
    connection.close();
  }
}

function described(error: unknown): Pick<WebhookOutcome, 'error' | 'cause'> {
  if (error instanceof OutgoingRefused) return { error: error.message, cause: 'refused' };
  if (isTimeout(error)) return { error: 'no answer in time', cause: 'timeout' };
  return { error: failureReason(error), cause: 'network' };
}
