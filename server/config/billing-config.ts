/** Configuration of billing: the provider, and what tenants may do themselves. */
import { z } from 'zod';

export const BillingConfig = z
  .strictObject({
    provider: z
      .enum(['stripe', 'test', 'none'])
      .optional()
      .describe(
        'Payment provider. `test` is built in, needs no account, and moves no money. Default: `test` in development, `none` in production.',
      ),
    stripe: z
      .strictObject({
        publishableKey: z
          .string()
          .regex(/^pk_\w+$/, 'begins with pk_')
          .optional()
          .describe('Publishable key of the Stripe account. It is sent to browsers.'),
        secretKey: z
          .string()
          .regex(/^[rs]k_\w+$/, 'begins with sk_ or rk_')
          .optional()
          .describe(
            'Secret or restricted key of the Stripe account. Prefer the environment variable `PORTICO_STRIPE_SECRET_KEY`.',
          ),
        webhookSecret: z
          .string()
          .regex(/^whsec_[\w+/=]+$/, 'begins with whsec_')
          .optional()
          .describe(
            'Signing secret of the webhook at Stripe. Prefer the environment variable `PORTICO_STRIPE_WEBHOOK_SECRET`.',
          ),
        endpoint: z
          .url({ protocol: /^https?$/ })
          .default('https://api.stripe.com')
          .describe('URL to use instead of the provider’s own, for example of a proxy or a test double.'),
        timeout: z
          .number()
          .int()
          .min(100)
          .max(25_000)
          .default(20_000)
          .describe('Milliseconds to wait for a response from Stripe.'),
      })
      .prefault({})
      .describe('Stripe, if `billing.provider` is `stripe`.'),
    defaultPlan: z
      .string()
      .optional()
      .describe('Key of the plan for tenants without a subscription. Its features require no grant.'),
    allowPlanDowngrade: z
      .boolean()
      .default(true)
      .describe('Whether tenants can change to a plan with a lower price themselves.'),
    allowPlanCancellation: z
      .boolean()
      .default(true)
      .describe('Whether tenants can cancel their subscription themselves.'),
  })
  .prefault({})
  .describe('Billing.');
