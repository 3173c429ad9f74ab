/**
 * Calls of the card payment provider. They answer in Stripe's terms, and by the built-in test provider too; the calls
 * below `test` replace Stripe's own script, which takes card numbers in the browser.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { Email, Id, Name, TenantId } from '#shared/contract/entities.ts';
import { ConfirmedPrice } from './subscriptions.ts';

const reads = 'fe.subscriptions.read.*';
const writes = 'fe.subscriptions.write.*';

const CustomerOfProvider = z.object({ stripeCustomerId: Id });
const secret = z.string().min(1).max(400);

export const TestCard = z.object({
  number: z
    .string()
    .transform((number) => number.replaceAll(/[ -]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'must be 12 to 19 digits')),
  expMonth: z.number().int().min(1).max(12),
  expYear: z.number().int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/, 'must be 3 or 4 digits'),
});
export type TestCard = z.infer<typeof TestCard>;

export const cardPaymentsContract = defineContract({
  'POST /subscriptions/resources/billing/payment-providers/stripe/subscriptions/v1': {
    summary: 'Creates a subscription to the plan with a price',
    description:
      'Idempotent: returns the existing subscription to the plan if there is one. With `confirmed`, the price that was shown is charged or nothing is, and a subscription to another plan is not changed: 409 `price-changed`.',
    access: writes,
    denyImpersonation: true,
    body: z.object({ stripePlanId: Id, confirmed: ConfirmedPrice.optional() }),
    response: z.object({ subscriptionId: Id, subscriptionSecret: z.string() }),
    status: 201,
  },
  'GET /subscriptions/resources/billing/payment-providers/stripe/customers/v1/{id}': {
    summary: 'Returns the tenant’s customer at the payment provider',
    description: '404 if none exists.',
    access: reads,
    params: z.object({ id: TenantId }),
    response: CustomerOfProvider,
  },
  'POST /subscriptions/resources/billing/payment-providers/stripe/customers/v1': {
    summary: 'Creates the tenant’s customer at the payment provider',
    description: 'Idempotent: returns the existing customer if there is one.',
    access: writes,
    denyImpersonation: true,
    body: z.object({ name: Name, email: Email, tenantName: Name.optional() }),
    response: CustomerOfProvider,
    status: 201,
  },
  'GET /subscriptions/resources/billing/payment-providers/stripe/public-configurations/v1': {
    summary: 'Returns the browser settings of the payment provider for the checkout',
    access: reads,
    response: z.object({
      id: Id,
      name: z.string(),
      active: z.boolean(),
      publishableKey: z.string(),
      /** Own addition: the built-in test provider, whose card form is ours. */
      isTest: z.boolean(),
    }),
  },
  'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1': {
    summary: 'Creates a setup intent to save a payment method',
    description: 'Its secret is returned only in this response.',
    access: writes,
    denyImpersonation: true,
    body: z.object({ paymentMethodId: Id.optional() }).optional(),
    response: z.object({ id: Id, paymentMethodId: z.string(), setupIntentSecret: z.string() }),
    status: 201,
  },
  'POST /subscriptions/resources/billing/payment-providers/stripe/setup-intents/v1/{id}/finish': {
    summary: 'Makes the card of a completed setup intent the default payment method',
    description: 'Charges overdue invoices to it.',
    access: writes,
    denyImpersonation: true,
    params: z.object({ id: Id }),
    response: z.object({ status: z.enum(['succeeded', 'requires_action']), paymentMethodId: Id.optional() }),
  },
  'POST /subscriptions/resources/billing/payment-providers/stripe/webhooks/v1': {
    summary: 'Receives Stripe webhook events',
    description: '400 if the `Stripe-Signature` is invalid or older than five minutes.',
    access: 'public',
    crossOrigin: false,
    accepts: ['raw'],
    body: z.instanceof(Uint8Array).describe('An event of Stripe, as it was signed'),
    bodyBytes: 1_000_000,
    response: z.object({ received: z.boolean() }),
  },
  'POST /subscriptions/resources/billing/payment-providers/test/setup-intents/v1/{id}/confirm': {
    summary: 'Saves a test card as the default payment method',
    description: '402 if the card is declined.',
    access: writes,
    denyImpersonation: true,
    params: z.object({ id: Id }),
    body: z.object({ setupIntentSecret: secret, card: TestCard }),
    response: z.object({ status: z.enum(['succeeded', 'requires_action']), paymentMethodId: Id.optional() }),
  },
  'POST /subscriptions/resources/billing/payment-providers/test/setup-intents/v1/{id}/authenticate': {
    summary: 'Completes the 3-D Secure authentication of a test card',
    access: writes,
    denyImpersonation: true,
    params: z.object({ id: Id }),
    body: z.object({ setupIntentSecret: secret, outcome: z.enum(['succeeded', 'failed']) }),
    response: z.object({ status: z.enum(['succeeded', 'requires_action']), paymentMethodId: Id.optional() }),
  },
  'POST /subscriptions/resources/billing/payment-providers/test/clock/v1': {
    summary: 'Advances the tenant’s billing clock',
    description: 'In development with the test provider only.',
    access: writes,
    denyImpersonation: true,
    body: z.object({ days: z.number().int().min(1).max(400) }),
    response: 'empty',
  },
});
