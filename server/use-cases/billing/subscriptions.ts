/** Subscriptions of a tenant: reading, checkout, cancellation and renewal (specification, admin portal, section 4). */
import type { PlanChangePreview, Subscription } from '#shared/contract/billing/billing-entities.ts';
import type { PlanChange } from '#shared/contract/billing/subscriptions.ts';
import { findBillingAccount } from '#server/db/queries/billing/accounts.ts';
import {
  findLiveSubscription,
  listPaymentMethods,
  listSubscriptions,
  type PaymentMethodRow,
  type SubscriptionRow,
} from '#server/db/queries/billing/mirror.ts';
import type { OfferedPlan } from '#server/domain/billing/offered-plan.types.ts';
import { later, minute, second } from '#server/lib/clock.ts';
import { atField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { describeSubscription } from '#server/views/billing.ts';
import { atProvider, refusalOf } from './at-provider.ts';
import { requireOfferedPlan } from './offered-plans.ts';
import { requireProvider } from './payment-provider.ts';
import type { CustomerRef, PaymentProvider } from './payment-provider.types.ts';

/** For which a shown price holds. */
const priceHolds = 10 * minute;

/** The live one first. */
export async function readSubscriptions(context: CallContext): Promise<Subscription[]> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const account = await findBillingAccount(tx, tenantId);
    const [method] = await listPaymentMethods(tx, tenantId);
    const rows = await listSubscriptions(tx, tenantId);
    const paymentMethodId = method?.is_default ? method.id : null;
    return rows.map((row) =>
      describeSubscription(row, { paymentMethodId, isExternal: account?.externally_managed ?? false }),
    );
  });
}

/** @throws Refusal `subscription-not-found` */
export async function readSubscription(context: CallContext, id: string): Promise<Subscription> {
  const found = (await readSubscriptions(context)).find((each) => each.id === id);
  if (!found) throw new Refusal('subscription-not-found');
  return found;
}

/** @throws Refusal `billing-provider-missing`, `plan-not-found`, `plan-not-for-sale`, `plan-downgrade-refused`, … */
export async function previewPlanChange(context: CallContext, planId: string): Promise<PlanChangePreview> {
  const { services, caller } = context;
  const provider = requireProvider(services);
  const plan = requireOfferedPlan(services, planId);
  const { account, live } = await stateOf(context);
  refuseChange(context, plan, live);
  const isCustomer = account?.provider === provider.key && account.customer_id !== null;
  const customer = isCustomer ? { tenantId: caller.tenantId, customerId: account.customer_id! } : undefined;
  const at = wholeSecond(services.clock());
  const price = await provider.preview(customer, plan, at).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return {
    planId,
    currency: price.currency,
    lines: price.lines,
    dueNow: price.due,
    creditAfter: price.creditAfter,
    nextAmount: price.nextAmount,
    nextPayment: price.nextPayment,
    trialEnd: price.trialEnd,
    prorationDate: at.toISOString(),
    validUntil: later(at, priceHolds).toISOString(),
  };
}

/** Providers count seconds. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / second) * second);

async function stateOf(context: CallContext) {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => ({
    account: await findBillingAccount(tx, tenantId),
    live: await findLiveSubscription(tx, tenantId),
    methods: await listPaymentMethods(tx, tenantId),
  }));
}

/** @throws Refusal `plan-currency-differs`, `plan-downgrade-refused`, `payment-overdue` */
function refuseChange(
  { services }: CallContext,
  plan: OfferedPlan,
  live: SubscriptionRow | undefined,
  field = 'planId',
): void {
  if (!live || live.plan_key === plan.key) return;
  if (live.currency !== plan.currency) throw new Refusal('plan-currency-differs', atField(field));
  if (plan.amount < live.amount && !services.config.billing.allowPlanDowngrade)
    throw new Refusal('plan-downgrade-refused', atField(field));
  if (live.status === 'past_due') throw new Refusal('payment-overdue');
}

/** The checkout of a subscription that is there. @throws Refusal `subscription-not-found` and those of `subscribeToPlan` */
export async function changePlan(context: CallContext, id: string, change: PlanChange): Promise<void> {
  await readSubscription(context, id);
  await subscribeToPlan(context, change);
}

/** The checkout of a tenant without a subscription. @returns the ID of the live one @throws as `subscribeToPlan` */
export async function startPlan(context: CallContext, start: Omit<PlanChange, 'paymentMethodId'>): Promise<string> {
  return await subscribeToPlan(context, start, { field: 'stripePlanId', isFirst: start.confirmed !== undefined });
}

/**
 * Starts a plan or changes to it. The plan that is there changes nothing: a repeated checkout finds it.
 * @param field of the call that names the plan
 * @param isFirst the price of a first subscription was shown: somebody else may have started another one since
 * @returns the ID of the live subscription
 * @throws Refusal `price-expired`, `price-changed`, `payment-method-not-found`, `payment-*`, `plan-*`, `billing-*`
 */
async function subscribeToPlan(
  context: CallContext,
  { planId, paymentMethodId, confirmed }: PlanChange,
  { field = 'planId', isFirst = false } = {},
): Promise<string> {
  const { services } = context;
  const plan = requireOfferedPlan(services, planId);
  await atProvider(context, async (provider, customer) => {
    // the state is read inside of the operation: nobody else changes it now
    const { live, methods } = await stateOf(context);
    refuseChange(context, plan, live, field);
    if (isFirst && live && live.plan_key !== plan.key) throw new Refusal('price-changed');
    if (paymentMethodId !== undefined) await chooseMethod(provider, customer, methods, paymentMethodId);
    // the plan that is there costs nothing, whatever was shown before it was there
    const isPriced = confirmed && live?.plan_key !== plan.key;
    const at = isPriced ? await shownAt(context, { provider, customer, plan, confirmed }) : undefined;
    await provider.subscribeToPlan(customer, plan, at ?? wholeSecond(services.clock()));
  });
  const { live } = await stateOf(context);
  // it was made, and the provider does not list it yet: the next read will find it
  if (!live) throw new Refusal('payment-provider-unreachable');
  return live.id;
}

async function chooseMethod(
  provider: PaymentProvider,
  customer: CustomerRef,
  methods: PaymentMethodRow[],
  wanted: string,
): Promise<void> {
  const method = methods.find(({ id }) => id === wanted);
  // a card that the browser saved at the provider is known there alone
  await provider.choosePaymentMethod(customer, method?.external_id ?? wanted);
}

interface Shown {
  provider: PaymentProvider;
  customer: CustomerRef;
  plan: OfferedPlan;
  confirmed: NonNullable<PlanChange['confirmed']>;
}

/** The moment whose price was shown, which is charged. @throws Refusal `price-expired`, `price-changed` */
async function shownAt({ services }: CallContext, { provider, customer, plan, confirmed }: Shown): Promise<Date> {
  const at = new Date(confirmed.prorationDate);
  const age = services.clock().getTime() - at.getTime();
  if (!(age >= -second && age <= priceHolds)) throw new Refusal('price-expired');
  const { due } = await provider.preview(customer, plan, at);
  if (due !== confirmed.dueNow) throw new Refusal('price-changed');
  return at;
}

/** @throws Refusal `subscription-not-found`, `subscription-not-active`, `cancellation-pending`, `plan-cancellation-refused` */
export async function cancelSubscription(context: CallContext, id: string): Promise<void> {
  await readSubscription(context, id);
  await atProvider(context, async (provider, customer) => {
    if (!context.services.config.billing.allowPlanCancellation) throw new Refusal('plan-cancellation-refused');
    const live = await requireLive(context, id);
    if (live.cancel_at_period_end) throw new Refusal('cancellation-pending');
    await provider.cancelAtPeriodEnd(customer, live.external_id);
  });
}

/** @throws Refusal `subscription-not-found`, `subscription-not-active`, `cancellation-not-pending` */
export async function renewSubscription(context: CallContext, id: string): Promise<void> {
  await readSubscription(context, id);
  await atProvider(context, async (provider, customer) => {
    const live = await requireLive(context, id);
    if (!live.cancel_at_period_end) throw new Refusal('cancellation-not-pending');
    await provider.resume(customer, live.external_id);
  });
}

async function requireLive(context: CallContext, id: string): Promise<SubscriptionRow> {
  const { live } = await stateOf(context);
  if (live?.id !== id) throw new Refusal('subscription-not-active');
  return live;
}
