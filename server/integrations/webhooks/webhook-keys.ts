/** Secrets of a tenant's webhook, and the headers that they make. */
import { SignJWT } from 'jose';
import { minute } from '#server/lib/clock.ts';
import { readWebhookSecret, signWebhook, type WebhookMessage } from './sign-webhook.ts';

/** As text: `whsec_` and base64, or any other text, which is the key as it stands. */
export interface WebhookSecrets {
  current: string;
  /** During a rotation. */
  previous: string | undefined;
}

const keyOf = (secret: string): Buffer => readWebhookSecret(secret) ?? Buffer.from(secret);

/** Milliseconds for which a receiver may accept the token in the vendor's header. */
const tokenMilliseconds = 5 * minute;

/**
 * Standard Webhooks, and for receivers that were written for the vendor `x-webhook-secret`: a JWT that is signed with the
 * secret as it was given.
 */
export async function webhookHeaders(
  message: WebhookMessage,
  { current, previous }: WebhookSecrets,
): Promise<Record<string, string>> {
  const keys = [current, ...(previous === undefined ? [] : [previous])].map(keyOf);
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(message.at)
    .setExpirationTime(new Date(message.at.getTime() + tokenMilliseconds))
    .sign(Buffer.from(current));
  return { ...signWebhook(message, ...keys), 'x-webhook-secret': token };
}
