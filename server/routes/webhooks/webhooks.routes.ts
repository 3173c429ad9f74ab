import type { webhooksContract } from '#shared/contract/webhooks/webhooks.ts';
import type { Handlers } from '#server/http/mount.ts';
import { listCategories, listChannelEvents } from '#server/use-cases/webhooks/event-catalogue.ts';
import { testWebhook } from '#server/use-cases/webhooks/test-webhook.ts';
import {
  planReplay,
  readDeadLetters,
  readLog,
  replayWebhook,
  retryAttempt,
} from '#server/use-cases/webhooks/webhook-log.ts';
import {
  changeWebhook,
  createWebhook,
  expireSecret,
  readWebhooks,
  removeWebhook,
  rotateSecret,
} from '#server/use-cases/webhooks/webhooks.ts';

export function webhooksRoutes(): Handlers<typeof webhooksContract> {
  return {
    'GET /webhook': ({ context }) => readWebhooks(context),
    'POST /webhook/custom': ({ context, body }) => createWebhook(context, body),
    'PATCH /webhook/{id}': ({ context, params, body }) => changeWebhook(context, params.id, body),
    'DELETE /webhook/{id}': ({ context, params }) => removeWebhook(context, params.id),
    'GET /webhook/logs/': ({ context, query }) => readLog(context, query),
    'POST /webhook/logs/{id}/retries': ({ context, params }) => retryAttempt(context, params.id),
    'POST /webhook/test': ({ context, body }) => testWebhook(context, body),
    'POST /webhook/{id}/secret/rotate': ({ context, params }) => rotateSecret(context, params.id),
    'POST /webhook/{id}/secret/expire': ({ context, params }) => expireSecret(context, params.id),
    'GET /webhook/{id}/dead-letters': ({ context, params, query }) => readDeadLetters(context, params.id, query),
    'GET /webhook/{id}/replay': ({ context, params, query }) => planReplay(context, params.id, query),
    'POST /webhook/{id}/replay': ({ context, params, body }) => replayWebhook(context, params.id, body),
    'GET /event/resources/configurations/v1/categories': ({ context }) => listCategories(context),
    'GET /event/resources/configurations/v1': ({ context, query }) => listChannelEvents(context, query.channels),
  };
}
