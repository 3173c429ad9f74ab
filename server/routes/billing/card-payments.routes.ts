import type { cardPaymentsContract } from '#shared/contract/billing/card-payments.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { planOfPrice } from '#server/use-cases/billing/offered-plans.ts';
import {
  authenticateTestCard,
  confirmTestCard,
  createCustomer,
  createSetupIntent,
  finishSetup,
  passTime,
  readCustomer,
} from '#server/use-cases/billing/payment-methods.ts';
import { requireProvider } from '#server/use-cases/billing/payment-provider.ts';
import { receiveStripeNotice } from '#server/use-cases/billing/stripe/receive-notice.ts';
import { startPlan } from '#server/use-cases/billing/subscriptions.ts';

export function cardPaymentsRoutes(services: Services): Handlers<typeof cardPaymentsContract> {
  return {
    async 'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1'({ context, body }) {
      const planId = planOfPrice(services, body.stripePlanId);
      const subscriptionId = await startPlan(context, { planId, confirmed: body.confirmed });
      // the saved payment method was charged: nothing is left for the browser to confirm
      return { subscriptionId, subscriptionSecret: '' };
    },
    'GET /subscriptions/resources/billing/payment-providers/stripe/customers/v1/{id}': ({ context, params }) =>
      readCustomer(context, params.id),
    'POST /subscriptions/resources/billing/payment-providers/stripe/customers/v1': ({ context, body }) =>
      createCustomer(context, body),
    'GET /subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1'() {
      const { key, name, publishableKey } = requireProvider(services);
      return { id: key, name, active: true, publishableKey, isTest: key === 'test' };
    },
    'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1': ({ context, body }) =>
      createSetupIntent(context, body ?? {}),
    'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1/{id}/finish': ({
      context,
      params,
    }) => finishSetup(context, params.id),
    async 'POST /subscriptions/resources/billing/payment-providers/stripe/webhooks/v1'({ context, body, request }) {
      const signature = request.headers['stripe-signature'];
      await receiveStripeNotice(context, body, typeof signature === 'string' ? signature : undefined);
      return { received: true };
    },
    'POST /subscriptions/resources/billing/payment-providers/test/setup-intents/v1/{id}/confirm': ({
      context,
      params,
      body,
    }) => confirmTestCard(context, { id: params.id, secret: body.setupIntentSecret }, body.card),
    'POST /subscriptions/resources/billing/payment-providers/test/setup-intents/v1/{id}/authenticate': ({
      context,
      params,
      body,
    }) => authenticateTestCard(context, { id: params.id, secret: body.setupIntentSecret }, body.outcome),
    'POST /subscriptions/resources/billing/payment-providers/test/clock/v1': ({ context, body }) =>
      passTime(context, body.days),
  };
}
