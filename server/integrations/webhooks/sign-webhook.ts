/** Standard Webhooks 1.0: https://github.com/standard-webhooks/standard-webhooks */
import { createHmac } from 'node:crypto';

const prefix = 'whsec_';

/** @returns the key in a secret in its display format, `whsec_` and base64; `undefined` for anything else */
export function readWebhookSecret(secret: string): Buffer | undefined {
  const text = secret.startsWith(prefix) ? secret.slice(prefix.length) : '';
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined;
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

export interface WebhookMessage {
  /** The same for all attempts. */
  id: string;
  /** Time of this attempt. */
  at: Date;
  body: string;
}

/**
 * Headers that authenticate the sender of the body, with message ID and time.
 *
 * @param keys several during a rotation: one signature each, and the receiver accepts the one that it knows
 */
export function signWebhook({ id, at, body }: WebhookMessage, ...keys: Buffer[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
