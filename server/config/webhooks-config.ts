/** Webhooks that tenants add. */
import { z } from 'zod';

export const WebhooksConfig = z
  .strictObject({
    timeout: z
      .number()
      .int()
      .min(1000)
      .max(30_000)
      .default(10_000)
      .describe('Milliseconds to wait for the response of a webhook.'),
    retryPause: z
      .number()
      .int()
      .min(10)
      .max(3_600_000)
      .default(5000)
      .describe(
        'Milliseconds before the second attempt of a delivery. Each further delay is twice as long, 8 hours at most.',
      ),
    giveUpAfter: z
      .number()
      .int()
      .min(1)
      .max(30 * 86_400)
      .default(259_200)
      .describe(
        'Seconds after which a delivery without a successful attempt becomes a dead letter. A webhook that fails for as long is turned off.',
      ),
    secretOverlap: z
      .number()
      .int()
      .min(0)
      .max(30 * 86_400)
      .default(86_400)
      .describe('Seconds for which a replaced secret signs in addition to the new one.'),
  })
  .prefault({})
  .describe('Webhooks of tenants. Private hosts must be allowed in `outgoing.allow`.');
