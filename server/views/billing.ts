/** Billing as clients read it. */
import type {
  BillingDetails,
  BillingLine,
  Invoice,
  PaymentMethod,
  Subscription,
} from '#shared/contract/billing/billing-entities.ts';
import type { BillingAccountRow } from '#server/db/queries/billing/accounts.ts';
import type { InvoiceRow, PaymentMethodRow, SubscriptionRow } from '#server/db/queries/billing/mirror.ts';
import { wireStatus } from '#server/domain/billing/subscription-status.ts';

export function describeSubscription(
  row: SubscriptionRow,
  { paymentMethodId, isExternal }: { paymentMethodId: string | null; isExternal: boolean },
): Subscription {
  return {
    id: row.id,
    externalId: row.external_id,
    externallyManaged: isExternal,
    startDate: row.started_at.toISOString(),
    currentPeriodStart: row.period_start.toISOString(),
    currentPeriodEnd: row.period_end.toISOString(),
    status: wireStatus(row.status),
    cancellation: row.cancel_at_period_end ? { policy: 'atPeriodEnd' } : null,
    ...(row.trial_end && { trialEnd: row.trial_end.toISOString() }),
    plan: { slug: row.plan_key },
    planId: row.plan_key,
    paymentMethodId,
    amount: row.amount,
    currency: row.currency,
    pastDue: row.status === 'past_due' ? pastDueOf(row) : null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

function pastDueOf({ past_due_since: since, next_attempt: nextAttempt, grace_ends: graceEnds }: SubscriptionRow) {
  if (!since) return null;
  return {
    since: since.toISOString(),
    nextAttempt: nextAttempt?.toISOString() ?? null,
    graceEnds: graceEnds?.toISOString() ?? null,
  };
}

export function describePaymentMethod(row: PaymentMethodRow, account: BillingAccountRow): PaymentMethod {
  return {
    id: row.id,
    externalId: row.external_id,
    type: 'card',
    isDefault: row.is_default,
    last4: row.last4,
    expMonth: row.exp_month,
    expYear: row.exp_year,
    brand: row.brand,
    billingDetails: detailsOf(account),
  };
}

function detailsOf({ name, email, address, vat_id: vatId }: BillingAccountRow): BillingDetails {
  return { name, ...(email && { email }), address, ...(vatId && { vatId }) };
}

export function describeInvoice(row: InvoiceRow): Invoice {
  const { status } = row;
  return {
    id: row.id,
    externalId: row.external_id,
    subscriptionId: row.subscription_id,
    paymentDate: (row.paid_at ?? row.created_at).toISOString(),
    totalAmount: row.total,
    currency: row.currency,
    paid: status === 'paid',
    receiptNumber: row.number,
    status: status === 'paid' || status === 'void' ? status : 'open',
    disputed: row.disputed_at !== null,
    lines: row.lines as BillingLine[],
  };
}
