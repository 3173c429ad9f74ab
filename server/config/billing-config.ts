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
          .describe('Publishable key of the Stripe account, which browsers are told.'),
        secretKey: z
          .string()
          .regex(/^[rs]k_\w+$/, 'begins with sk_ or rk_')
          .optional()
          .describe('Secret or restricted key of the Stripe account. Better given as `PORTICO_STRIPE_SECRET_KEY`.'),
        webhookSecret: z
          .string()
          .regex(/^whsec_[\w+/=]+$/, 'begins with whsec_')
          .optional()
          .describe('Signing secret of the webhook at Stripe. Better given as `PORTICO_STRIPE_WEBHOOK_SECRET`.'),
        endpoint: z
          .url({ protocol: /^https?$/ })
          .default('https://api.stripe.com')
          .describe('Another address of the provider: a proxy or a test double.'),
        timeout: z
          .number()
          .int()
          .min(100)
          .max(25_000)
          .default(20_000)
          .describe('Milliseconds to wait for one answer of Stripe.'),
      })
      .prefault({})
      .describe('Stripe, if `billing.provider` is `stripe`.'),
    defaultPlan: z
      .string()
      .optional()
      .describe('Key of the plan of tenants without a subscription. Its features need no grant.'),
    allowPlanDowngrade: z
      .boolean()
      .default(true)
      .describe('Whether tenants may change to a plan with a lower price themselves.'),
    allowPlanCancellation: z.boolean().default(true).describe('Whether tenants may cancel themselves.'),
  })
  .prefault({})
  .describe('Billing.');
