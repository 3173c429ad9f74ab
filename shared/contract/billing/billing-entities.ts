/** Plans, subscriptions, invoices and payment methods. Amounts are integers in the smallest unit of their currency. */
import { z } from 'zod';
import { DateTime, Id, TenantId } from '#shared/contract/entities.ts';

/** The only type that clients of the contract know; the built-in test provider answers by it too. */
export const ProviderType = z.enum(['Stripe']);

const PlanPrice = z.object({ id: Id, externalId: z.string(), currency: z.string(), amount: z.number().int() });

export const Plan = z.object({
  id: Id,
  externalId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Without a price, `amount` is 0 and the plan cannot be bought. */
  price: PlanPrice,
  slug: z.string(),
  recurringInterval: z.literal('month'),
  /** Own additions: what a card of the plan shows. */
  isPurchasable: z.boolean(),
  features: z.array(z.object({ key: z.string(), name: z.string() })),
  trialDays: z.number().int(),
  /** By key of a meter. */
  limits: z.record(z.string(), z.number()),
});
export type Plan = z.infer<typeof Plan>;

export const SubscriptionStatus = z.enum(['active', 'canceled', 'incomplete', 'expired', 'trialing', 'trialEnded']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/**
 * A payment failed: the provider tries again until `graceEnds`, when the plan ends. `null` where the provider does not
 * tell how long it tries.
 */
const PastDue = z.object({ since: DateTime, nextAttempt: DateTime.nullable(), graceEnds: DateTime.nullable() });

export const Subscription = z.object({
  id: Id,
  externalId: z.string(),
  externallyManaged: z.boolean(),
  startDate: DateTime,
  currentPeriodStart: DateTime,
  currentPeriodEnd: DateTime,
  status: SubscriptionStatus,
  cancellation: z.object({ policy: z.literal('atPeriodEnd') }).nullable(),
  trialEnd: DateTime.optional(),
  plan: z.object({ slug: z.string() }),
  planId: Id,
  paymentMethodId: Id.nullable(),
  /** Own additions. */
  amount: z.number().int(),
  currency: z.string(),
  pastDue: PastDue.nullable(),
  /** `null` while it goes on, and where the provider does not tell. */
  endedAt: DateTime.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

const line = z.string().trim().max(200);

export const BillingAddress = z.object({
  addressLine1: line.optional(),
  addressLine2: line.optional(),
  city: line.optional(),
  state: line.optional(),
  postalCode: z.string().trim().max(20).optional(),
  /** ISO 3166-1, two letters. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .or(z.literal(''))
    .optional(),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

export const BillingDetails = z.object({
  name: z.string(),
  email: z.string().optional(),
  address: BillingAddress.optional(),
  /** Own addition. */
  vatId: z.string().optional(),
});
export type BillingDetails = z.infer<typeof BillingDetails>;

export const PaymentMethod = z.object({
  id: Id,
  externalId: z.string(),
  type: z.enum(['unknown', 'card']),
  isDefault: z.boolean(),
  last4: z.string().optional(),
  expMonth: z.number().int().optional(),
  expYear: z.number().int().optional(),
  brand: z.string().optional(),
  billingDetails: BillingDetails.optional(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Text of a line is made by its reader: it names the plan and the period. */
export const BillingLine = z.object({
  kind: z.enum(['plan', 'unused', 'remaining', 'credit', 'tax', 'other']),
  /** Empty for a line that is not of a plan. */
  planId: z.string(),
  from: DateTime,
  to: DateTime,
  /** Negative for what is given back. */
  amount: z.number().int(),
  /** Of a line that the vendor added at the provider, in the vendor's words. */
  text: z.string().optional(),
});
export type BillingLine = z.infer<typeof BillingLine>;

export const Invoice = z.object({
  id: Id,
  externalId: z.string(),
  subscriptionId: Id,
  paymentDate: DateTime,
  totalAmount: z.number().int(),
  currency: z.string(),
  paid: z.boolean(),
  receiptNumber: z.string(),
  /** Own additions. `open`: a payment failed and is tried again. `void`: it is not asked for any more. */
  status: z.enum(['paid', 'open', 'void']),
  /** Own addition: whoever holds the card asked the bank for the payment back. */
  disputed: z.boolean(),
  lines: z.array(BillingLine),
});
export type Invoice = z.infer<typeof Invoice>;

export const BillingSummary = z.object({
  tenantConfigurationId: Id,
  providerType: ProviderType,
  subscriptionId: Id.nullable(),
  externallyManaged: z.boolean(),
  currentPlanId: Id.nullable(),
  paymentMethodId: Id.nullable(),
  defaultPlanId: Id.nullable(),
});
export type BillingSummary = z.infer<typeof BillingSummary>;

export const TenantBillingConfig = z.object({
  id: Id,
  vendorId: Id,
  tenantId: TenantId,
  /** A text on the wire: "true" or "false". */
  externallyManaged: z.enum(['true', 'false']),
  paymentProviderType: ProviderType,
  /** ID of the customer at the provider; empty before something was bought. */
  mappingId: z.string(),
});
export type TenantBillingConfig = z.infer<typeof TenantBillingConfig>;

/** What a change of plan costs, line by line. */
export const PlanChangePreview = z.object({
  planId: Id,
  currency: z.string(),
  lines: z.array(BillingLine),
  /** Charged on confirmation; never below zero: what remains is credited to the next invoices. */
  dueNow: z.number().int(),
  /** Credit that remains after the change. */
  creditAfter: z.number().int(),
  /** Next regular payment. */
  nextAmount: z.number().int(),
  nextPayment: DateTime,
  trialEnd: DateTime.nullable(),
  /** To be sent with the confirmation, which then costs exactly this. */
  prorationDate: DateTime,
  validUntil: DateTime,
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;
