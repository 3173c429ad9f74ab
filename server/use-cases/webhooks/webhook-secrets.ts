/** Secrets of webhooks as they are stored: wrapped under the master key, as the text that was given. */
import type { DueWebhook } from '#server/db/queries/delivery/webhooks.ts';
import type { WebhookSecrets } from '#server/integrations/webhooks/webhook-keys.ts';
import type { RandomBytes, SecretKeys } from '#server/lib/secrets.ts';

/** Key under which they are encrypted. */
const purpose = 'webhook';

export function makeSecret(random: RandomBytes): string {
  return `whsec_${random(32).toString('base64')}`;
}

export function sealSecret(secrets: SecretKeys, secret: string): Buffer {
  return secrets.wrap(purpose, Buffer.from(secret));
}

type Stored = Pick<DueWebhook, 'secret' | 'previous_secret' | 'previous_secret_until'>;

/** The previous one as long as it signs too. */
export function openSecrets(secrets: SecretKeys, row: Stored, now: Date): WebhookSecrets {
  const open = (sealed: Buffer) => secrets.unwrap(purpose, sealed).toString();
  const { previous_secret: previous, previous_secret_until: until } = row;
  return {
    current: open(row.secret),
    previous: previous && until && until > now ? open(previous) : undefined,
  };
}
