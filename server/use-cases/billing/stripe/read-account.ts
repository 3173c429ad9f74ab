/** What Stripe knows of a customer, in our terms. */
import type Stripe from 'stripe';
import type { BillingAddress } from '#shared/contract/billing/billing-entities.ts';
import type {
  ProviderAccount,
  ProviderCustomer,
  ProviderInvoice,
  ProviderPaymentMethod,
  ProviderSubscription,
} from '#server/domain/billing/provider-account.types.ts';
import { isLive, type ProviderStatus } from '#server/domain/billing/subscription-status.ts';
import { hour, minute } from '#server/lib/clock.ts';
import { amountFrom } from '#server/integrations/payments/stripe/stripe-amounts.ts';
import { idOf, isoOf, readLines, type PlanOfPrice } from '#server/integrations/payments/stripe/read-lines.ts';
import { vatNumberOf } from '#server/integrations/payments/stripe/vat-number.ts';

/** The newest ones are read of customers with more. */
const mostSubscriptions = 100;
const mostInvoices = 300;
const page = 100;

export interface StripeState {
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  methods: Stripe.PaymentMethod[];
  /** The newest first. */
  subscriptions: Stripe.Subscription[];
  invoices: Stripe.Invoice[];
}

/** Subscriptions of a customer, ended ones too, the newest first. */
export async function listSubscriptions(stripe: Stripe, customerId: string): Promise<Stripe.Subscription[]> {
  return await stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: page })
    .autoPagingToArray({ limit: mostSubscriptions });
}

export async function readState(stripe: Stripe, customerId: string): Promise<StripeState> {
  const customer = await stripe.customers.retrieve(customerId, { expand: ['tax_ids'] });
  // Stripe ends the subscriptions of a customer that is deleted, and refuses to list what it had
  if (customer.deleted) return { customer, methods: [], subscriptions: [], invoices: [] };
  const [methods, subscriptions, invoices] = await Promise.all([
    stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: page }).then(({ data }) => data),
    listSubscriptions(stripe, customerId),
    stripe.invoices.list({ customer: customerId, limit: page }).autoPagingToArray({ limit: mostInvoices }),
  ]);
  return { customer, methods, subscriptions, invoices: await withAllLines(stripe, invoices) };
}

/** A list of invoices has the first ten lines of each. */
async function withAllLines(stripe: Stripe, invoices: Stripe.Invoice[]): Promise<Stripe.Invoice[]> {
  const whole: Stripe.Invoice[] = [];
  for (const invoice of invoices)
    whole.push(
      invoice.lines.has_more
        ? { ...invoice, lines: await stripe.invoices.listLineItems(invoice.id, { limit: page }) }
        : invoice,
    );
  return whole;
}

/** @param now for the times at which something becomes due */
export function readAccount(state: StripeState, planOf: PlanOfPrice, now: Date): ProviderAccount {
  const { customer, methods, invoices } = state;
  const own = ownOf(state.subscriptions, planOf);
  const live = currentOf(own);
  const subscriptions = own
    .filter((each) => each === live || !isLive(each.status))
    .map((each) => readSubscription(each, invoices, planOf))
    .toReversed();
  const known = new Set(subscriptions.map(({ id }) => id));
  return {
    customer: readCustomer(customer),
    paymentMethods: methods.flatMap((method) => readMethod(method, defaultMethodOf(customer))),
    subscriptions,
    invoices: invoices.flatMap((each) => readInvoice(each, known, planOf)).toReversed(),
    credit: creditOf(customer),
    nextDue: nextDue(state, now)?.toISOString() ?? null,
  };
}

export function defaultMethodOf(customer: Stripe.Customer | Stripe.DeletedCustomer): string | undefined {
  const method = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  return method ? idOf(method) : undefined;
}

function readCustomer(customer: Stripe.Customer | Stripe.DeletedCustomer): ProviderCustomer {
  if (customer.deleted) return { id: customer.id, isDeleted: true, name: '', email: '', address: {}, vatId: '' };
  const { id, name, email, address } = customer;
  return {
    id,
    name: name ?? '',
    email: email ?? '',
    address: address ? readAddress(address) : {},
    vatId: vatNumberOf(customer),
  };
}

function readAddress({ line1, line2, city, state, postal_code: postalCode, country }: Stripe.Address): BillingAddress {
  return {
    ...(line1 && { addressLine1: line1 }),
    ...(line2 && { addressLine2: line2 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(postalCode && { postalCode }),
    ...(country && { country }),
  };
}

function readMethod({ id, card }: Stripe.PaymentMethod, defaultId: string | undefined): ProviderPaymentMethod[] {
  if (!card) return [];
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card;
  return [{ id, brand, last4: last4 ?? '', expMonth, expYear, isDefault: id === defaultId }];
}

function creditOf(customer: Stripe.Customer | Stripe.DeletedCustomer): Record<string, number> {
  if (customer.deleted || !customer.currency) return {};
  // a negative balance is what the customer has in credit
  return { [customer.currency]: Math.max(0, -amountFrom(customer.balance, customer.currency)) };
}

export function itemOf({ items }: Stripe.Subscription): Stripe.SubscriptionItem {
  return items.data[0]!;
}

/** A price that no plan has any more keeps the plan that was taken with it. */
export function planKeyOf(subscription: Stripe.Subscription, planOf: PlanOfPrice): string {
  const priceId = itemOf(subscription).price.id;
  const plan = planOf(priceId);
  return plan === priceId ? (subscription.metadata['plan'] ?? plan) : plan;
}

/** Of the plans of configuration, or begun here: a customer may have subscriptions to other products of the vendor. */
export function ownOf(subscriptions: readonly Stripe.Subscription[], planOf: PlanOfPrice): Stripe.Subscription[] {
  return subscriptions.filter(
    (each) => each.metadata['plan'] !== undefined || planOf(itemOf(each).price.id) !== itemOf(each).price.id,
  );
}

/** The live one of those to plans. Where somebody began several at Stripe, the newest one counts. */
export const currentOf = (own: readonly Stripe.Subscription[]): Stripe.Subscription | undefined =>
  own.find(({ status }) => isLive(status));

function readSubscription(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  planOf: PlanOfPrice,
): ProviderSubscription {
  const { currency, trial_end: trialEnd, ended_at: endedAt, status } = subscription;
  const item = itemOf(subscription);
  const open = invoices.find((invoice) => invoice.status === 'open' && subscriptionOf(invoice) === subscription.id);
  return {
    id: subscription.id,
    planKey: planKeyOf(subscription, planOf),
    status: status as ProviderStatus,
    amount: amountFrom((item.price.unit_amount ?? 0) * (item.quantity ?? 1), currency),
    currency,
    startedAt: isoOf(subscription.start_date),
    periodStart: isoOf(item.current_period_start),
    periodEnd: isoOf(endOf(subscription)),
    trialEnd: trialEnd === null ? null : isoOf(trialEnd),
    cancelAtPeriodEnd: endsWithPeriod(subscription),
    endedAt: endedAt === null ? null : isoOf(endedAt),
    pastDueSince:
      status === 'past_due' ? isoOf(open?.status_transitions.finalized_at ?? item.current_period_start) : null,
    nextAttempt: status === 'past_due' && open?.next_payment_attempt ? isoOf(open.next_payment_attempt) : null,
    // how long Stripe tries is a setting of the account that its API does not tell
    graceEnds: null,
  };
}

function endsWithPeriod(subscription: Stripe.Subscription): boolean {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: cancelAt } = subscription;
  return atPeriodEnd || (cancelAt !== null && cancelAt <= itemOf(subscription).current_period_end);
}

/** The end of the period, or the earlier moment for which somebody canceled it at Stripe. */
function endOf(subscription: Stripe.Subscription): number {
  const { current_period_end: periodEnd } = itemOf(subscription);
  return Math.min(periodEnd, subscription.cancel_at ?? periodEnd);
}

/**
 * What takes a cancellation back, whichever way it was made; Stripe refuses both at once.
 * @returns `undefined` for a subscription that is not canceled
 */
export function resumed(
  subscription: Stripe.Subscription,
): Pick<Stripe.SubscriptionUpdateParams, 'cancel_at_period_end' | 'cancel_at'> | undefined {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false };
  return subscription.cancel_at === null ? undefined : { cancel_at: '' };
}

function subscriptionOf({ parent }: Stripe.Invoice): string | undefined {
  const subscription = parent?.subscription_details?.subscription;
  return subscription === undefined ? undefined : idOf(subscription);
}

const statuses: Readonly<Record<string, ProviderInvoice['status']>> = {
  paid: 'paid',
  open: 'open',
  void: 'void',
  // given up: not asked for any more
  uncollectible: 'void',
};

/** Drafts are not written yet, and an open one is no failed payment before Stripe has tried to collect it. */
function readInvoice(invoice: Stripe.Invoice, known: ReadonlySet<string>, planOf: PlanOfPrice): ProviderInvoice[] {
  const status = statuses[invoice.status ?? ''];
  const subscriptionId = subscriptionOf(invoice);
  if (!status || subscriptionId === undefined || !known.has(subscriptionId)) return [];
  if (status === 'open' && !invoice.attempted) return [];
  const { paid_at: paidAt } = invoice.status_transitions;
  return [
    {
      id: invoice.id,
      subscriptionId,
      number: invoice.number ?? invoice.id,
      createdAt: isoOf(invoice.created),
      paidAt: paidAt === null ? null : isoOf(paidAt),
      status,
      // told in Stripe's dashboard only: its list of disputes does not say whose they are
      disputedAt: null,
      currency: invoice.currency,
      total: amountFrom(invoice.amount_due, invoice.currency),
      lines: readLines(invoice, planOf),
    },
  ];
}

/** Stripe charges a renewal about an hour after its period began; notices may be lost. */
const drawnWithin = hour + 5 * minute;
const shortly = 2 * minute;

function nextDue({ subscriptions, invoices }: StripeState, now: Date): Date | undefined {
  const times = [
    ...subscriptions
      .filter(({ status }) => status === 'trialing' || status === 'active')
      .map((each) => endOf(each) * 1000 + shortly),
    ...invoices
      .filter(({ status, attempted }) => status === 'draft' || (status === 'open' && !attempted))
      .map(({ created }) => created * 1000 + drawnWithin),
    ...invoices.flatMap(({ status, next_payment_attempt: at }) =>
      status === 'open' && at ? [at * 1000 + shortly] : [],
    ),
  ].filter((time) => time > now.getTime());
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
