/** One POST per event, signed as Standard Webhooks. Any 2xx takes it. */
import { openConnection } from '#server/integrations/outgoing/exchange.ts';
import { readWebhookSecret, signWebhook } from '#server/integrations/webhooks/sign-webhook.ts';
import { failureOf, SinkFailure, type Sink, type SinkConfig, type SinkOptions } from './sink.types.ts';

export function openHttpsSink(config: SinkConfig, { allow, timeout, clock }: SinkOptions): Sink {
  const url = new URL(config.url);
  const key = readWebhookSecret(config.secret ?? '');
  const connection = openConnection({ allow, timeout, certificateAuthority: config.certificateAuthority });
  const type = config.format === 'cef' ? 'text/plain; charset=utf-8' : 'application/json';
  return {
    batch: 1,
    async send(messages) {
      if (!key) throw new SinkFailure('the secret cannot be read');
      for (const { id, text } of messages) {
        const headers = {
          'content-type': type,
          'user-agent': 'portico-audit-streams',
          ...signWebhook({ id, at: clock(), body: text }, key),
        };
        const { status, retryAfter } = await connection
          .send(url, { method: 'POST', headers, body: text })
          .catch((error: unknown) => Promise.reject(failureOf(error)));
        if (status < 200 || status > 299) throw new SinkFailure(`answered ${status}`, { status, retryAfter });
      }
    },
    close: () => connection.close(),
  };
}
