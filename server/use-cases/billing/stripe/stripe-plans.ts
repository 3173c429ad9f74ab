/** Prices and changes of plans at Stripe. */
import type Stripe from 'stripe';
import type { OfferedPlan } from '#server/domain/billing/offered-plan.types.ts';
import { PaymentDeclined } from '#server/domain/billing/payment-declined.ts';
import { currentOf, defaultMethodOf, itemOf, listSubscriptions, ownOf, planKeyOf, resumed } from './read-account.ts';
import { isoOf, readLines, type PlanOfPrice } from '#server/integrations/payments/stripe/read-lines.ts';
import { isLive, isStale } from '#server/domain/billing/subscription-status.ts';
import { amountFrom } from '#server/integrations/payments/stripe/stripe-amounts.ts';
import { day, second } from '#server/lib/clock.ts';
import { addMonths } from '#server/domain/billing/months.ts';
import type { CustomerRef, PlanPrice } from '#server/use-cases/billing/payment-provider.types.ts';

export interface StripeCall {
  stripe: Stripe;
  planOf: PlanOfPrice;
  /** @returns options with a key by which the same change in the same operation is made once */
  once(step: string, what: unknown): Stripe.RequestOptions;
}

const secondsOf = (at: Date): number => Math.floor(at.getTime() / second);

/** What a change to a plan would cost at a moment. */
export async function previewStripePlan(
  call: StripeCall,
  known: CustomerRef | undefined,
  plan: OfferedPlan,
  at: Date,
): Promise<PlanPrice> {
  const { stripe } = call;
  const [price, subscriptions] = await Promise.all([
    stripe.prices.retrieve(plan.priceId),
    known ? listSubscriptionsOf(stripe, known.customerId) : undefined,
  ]);
  const own = ownOf(subscriptions ?? [], call.planOf);
  return await previewOf(call, { plan, price, at, customer: subscriptions && known, subscriptions: own });
}

/** @returns `undefined` for a customer that was deleted at Stripe: another one is created with the next change */
async function listSubscriptionsOf(stripe: Stripe, customerId: string): Promise<Stripe.Subscription[] | undefined> {
  const { deleted } = await stripe.customers.retrieve(customerId);
  return deleted ? undefined : await listSubscriptions(stripe, customerId);
}

interface Previewed {
  plan: OfferedPlan;
  price: Stripe.Price;
  at: Date;
  customer: CustomerRef | undefined;
  /** To plans, the newest first. */
  subscriptions: readonly Stripe.Subscription[];
}

async function previewOf(
  { stripe, planOf }: StripeCall,
  { plan, price, at, customer, subscriptions }: Previewed,
): Promise<PlanPrice> {
  const amount = amountFrom(price.unit_amount ?? 0, price.currency);
  const current = currentOf(subscriptions);
  // the currency is that of what is charged, whatever configuration says
  const nothing = { currency: price.currency, lines: [], due: 0, creditAfter: 0, nextAmount: amount };
  if (current) {
    const { current_period_end: periodEnd } = itemOf(current);
    const trialEnd = current.status === 'trialing' && current.trial_end ? isoOf(current.trial_end) : null;
    const next = { nextPayment: isoOf(periodEnd), trialEnd };
    if (trialEnd !== null || planKeyOf(current, planOf) === plan.key) return { ...nothing, ...next };
    const bill = await stripe.invoices.createPreview({
      subscription: current.id,
      subscription_details: {
        items: [{ id: itemOf(current).id, price: plan.priceId }],
        proration_behavior: 'always_invoice',
        proration_date: secondsOf(at),
      },
    });
    return { ...nothing, ...priceOf(bill, planOf), ...next };
  }
  if (mayTry(plan, subscriptions)) {
    const trialEnd = new Date(at.getTime() + plan.trialDays * day).toISOString();
    return { ...nothing, nextPayment: trialEnd, trialEnd };
  }
  const nextPayment = addMonths(at, 1, at.getUTCDate()).toISOString();
  const begins = { ...nothing, nextPayment, trialEnd: null };
  if (!customer) {
    const line = { kind: 'plan' as const, planId: plan.key, from: at.toISOString(), to: nextPayment, amount };
    return { ...begins, lines: [line], due: amount };
  }
  const bill = await stripe.invoices.createPreview({
    customer: customer.customerId,
    subscription_details: { items: [{ price: plan.priceId }] },
  });
  return { ...begins, ...priceOf(bill, planOf) };
}

function priceOf(bill: Stripe.Invoice, planOf: PlanOfPrice): Pick<PlanPrice, 'lines' | 'due' | 'creditAfter'> {
  return {
    lines: readLines(bill, planOf),
    due: amountFrom(bill.amount_due, bill.currency),
    creditAfter: Math.max(0, -amountFrom(bill.ending_balance ?? 0, bill.currency)),
  };
}

/** A trial is for a customer’s first subscription. */
function mayTry(plan: OfferedPlan, subscriptions: readonly Stripe.Subscription[]): boolean {
  return plan.trialDays > 0 && subscriptions.every(({ status }) => status === 'incomplete_expired');
}

/**
 * Starts a plan, or changes to it; the plan that is there changes nothing but takes a cancellation back. Stripe is asked
 * what is there: a checkout whose answer was lost is found again.
 * @param proratedAt the moment whose price was shown
 * @throws PaymentDeclined
 */
export async function subscribeToStripePlan(
  call: StripeCall,
  { tenantId, customerId }: CustomerRef,
  plan: OfferedPlan,
  proratedAt: Date,
): Promise<void> {
  const { stripe, planOf, once } = call;
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) throw new PaymentDeclined('missing');
  const subscriptions = ownOf(await listSubscriptions(stripe, customerId), planOf);
  const current = currentOf(subscriptions);
  const metadata = { tenantId, plan: plan.key };
  if (!current) {
    const isTrial = mayTry(plan, subscriptions);
    const method = defaultMethodOf(customer) ?? (await chooseNewestMethod(call, customerId));
    if (!isTrial && method === undefined) throw new PaymentDeclined('missing');
    await start(call, { customerId, plan, metadata, isTrial, method });
  } else if (planKeyOf(current, planOf) !== plan.key) {
    const isTrial = current.status === 'trialing';
    const change: Stripe.SubscriptionUpdateParams = {
      items: [{ id: itemOf(current).id, price: plan.priceId }],
      metadata,
      ...resumed(current),
      payment_behavior: 'error_if_incomplete',
      ...(isTrial
        ? { proration_behavior: 'none' }
        : { proration_behavior: 'always_invoice', proration_date: secondsOf(proratedAt) }),
    };
    // with another card it is another attempt: a decline that is kept for the first one is not its answer
    const what = [current.id, change, defaultMethodOf(customer)];
    await stripe.subscriptions.update(current.id, change, once('change-plan', what));
  } else {
    const change = resumed(current);
    if (change) await stripe.subscriptions.update(current.id, change, once('resume', [current.id, change]));
  }
  await endStale(call, subscriptions);
}

interface Start {
  customerId: string;
  plan: OfferedPlan;
  metadata: Record<string, string>;
  isTrial: boolean;
  /** That is charged. */
  method: string | undefined;
}

async function start(
  { stripe, once }: StripeCall,
  { customerId, plan, metadata, isTrial, method }: Start,
): Promise<void> {
  const wanted: Stripe.SubscriptionCreateParams = {
    customer: customerId,
    items: [{ price: plan.priceId }],
    metadata,
    // a payment that is refused leaves nothing behind
    payment_behavior: 'error_if_incomplete',
    ...(isTrial && {
      trial_period_days: plan.trialDays,
      trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    }),
  };
  await stripe.subscriptions.create(wanted, once('start-plan', [wanted, method]));
}

/** A browser that saved a card has told nobody but Stripe of it. @returns its ID; `undefined` if there is none */
async function chooseNewestMethod(call: StripeCall, customerId: string): Promise<string | undefined> {
  const { data } = await call.stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 1 });
  const [newest] = data;
  if (newest) await makeDefault(call, customerId, newest.id);
  return newest?.id;
}

export async function makeDefault({ stripe, once }: StripeCall, customerId: string, methodId: string): Promise<void> {
  const change = { invoice_settings: { default_payment_method: methodId } };
  await stripe.customers.update(customerId, change, once('choose-method', [customerId, change]));
}

/** What they still ask for is not asked for any more. */
async function endStale(call: StripeCall, subscriptions: readonly Stripe.Subscription[]): Promise<void> {
  await end(
    call,
    subscriptions.filter(({ status }) => isStale(status)),
  );
}

/** Ends what has not ended yet. */
export async function endAll(call: StripeCall, subscriptions: readonly Stripe.Subscription[]): Promise<void> {
  await end(
    call,
    subscriptions.filter(({ status }) => isLive(status) || isStale(status)),
  );
}

async function end({ stripe, once }: StripeCall, subscriptions: readonly Stripe.Subscription[]): Promise<void> {
  for (const { id } of subscriptions) {
    await stripe.subscriptions.cancel(id, {}, once('end', id));
    const { data } = await stripe.invoices.list({ subscription: id, status: 'open', limit: 20 });
    for (const invoice of data) await stripe.invoices.voidInvoice(invoice.id, {}, once('void', invoice.id));
  }
}

/** Collects what is overdue with the payment method that was chosen. A refusal leaves it overdue. */
export async function collectOverdue(
  { stripe, planOf, once }: StripeCall,
  customerId: string,
  methodId: string,
): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'past_due', limit: 20 });
  const overdue = currentOf(ownOf(data, planOf));
  if (!overdue) return;
  const open = await stripe.invoices.list({ subscription: overdue.id, status: 'open', limit: 20 });
  for (const { id } of open.data.toReversed()) await stripe.invoices.pay(id, {}, once('collect', [id, methodId]));
}
