/** Plans, subscription, card and invoices of the preview, with a provider that takes test cards. */
import type {
  BillingDetails,
  BillingLine,
  Invoice,
  PaymentMethod,
  Plan,
  PlanChangePreview,
  Subscription,
} from '#shared/contract/billing/billing-entities.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/subscriptions/resources/billing';
const one = `${base}/subscriptions/v1/{id}` as const;
const card = `${base}/payment-providers/stripe` as const;
const intent = `${base}/payment-providers/test/setup-intents/v1/{id}` as const;
const day = 24 * 3_600_000;
const currency = 'usd';

const planOf = (slug: string, name: string, amount: number, rest: Partial<Plan>): Plan => ({
  id: slug,
  externalId: `prod_${slug}`,
  name,
  description: '',
  price: { id: `price_${slug}`, externalId: `price_${slug}`, currency, amount },
  slug,
  recurringInterval: 'month',
  isPurchasable: amount > 0,
  features: [],
  trialDays: 0,
  limits: {},
  ...rest,
});

const feature = (name: string) => ({ key: name.toLowerCase().replaceAll(' ', '-'), name });
const [roles, sso, streaming] = ['Roles and groups', 'Single sign-on', 'Audit log streaming'].map(feature);
const plans: readonly Plan[] = [
  planOf('free', 'Free', 0, { description: 'For trying it out' }),
  planOf('team', 'Team', 1200, { description: 'For small teams', features: [roles!] }),
  planOf('business', 'Business', 2900, {
    description: 'For companies with IT',
    features: [roles!, sso!, streaming!],
    trialDays: 14,
  }),
  planOf('enterprise', 'Enterprise', 0, {
    features: [roles!, sso!, streaming!, feature('Sub-accounts')],
  }),
];

/** Card numbers that do not simply work, as in `docs/billing.md`. */
const refusedCards = {
  '4000000000000002': 'payment-declined',
  '4000000000009995': 'payment-insufficient-funds',
} as const;
const failsLater = '4000000000000341';
const disputed = '4000000000000259';
const asksFirst = '4000002500003155';

interface Account {
  subscription: Subscription | undefined;
  method: (PaymentMethod & { number?: string }) | undefined;
  details: BillingDetails;
  invoices: Invoice[];
  pending: string | undefined;
  made: number;
}

function firstAccount(now: number, tenant: string): Account {
  const at = (days: number) => new Date(now + days * day).toISOString();
  const lineOf = (planId: string, from: number, amount: number): BillingLine[] => [
    { kind: 'plan', planId, from: at(from), to: at(from + 30), amount },
  ];
  const invoiceOf = (number: string, days: number): Invoice => ({
    id: `invoice-${number}`,
    externalId: `in_${number}`,
    subscriptionId: 'subscription-0',
    paymentDate: at(days),
    totalAmount: 1200,
    currency,
    paid: true,
    receiptNumber: number,
    status: 'paid',
    disputed: false,
    lines: lineOf('team', days, 1200),
  });
  return {
    subscription: {
      id: 'subscription-1',
      externalId: 'sub_1',
      externallyManaged: false,
      startDate: at(-8),
      currentPeriodStart: at(-8),
      currentPeriodEnd: at(6),
      status: 'trialing',
      cancellation: null,
      trialEnd: at(6),
      plan: { slug: 'business' },
      planId: 'business',
      paymentMethodId: 'card-1',
      amount: 2900,
      currency,
      pastDue: null,
      endedAt: null,
    },
    method: methodOf('4242424242424242', { expMonth: 8, expYear: new Date(now).getUTCFullYear() + 2 }),
    details: {
      name: tenant,
      email: 'billing@acme.example',
      address: { addressLine1: 'Rua do Ouro 100', postalCode: '1100-063', city: 'Lisboa', country: 'PT' },
      vatId: 'PT509123457',
    },
    invoices: [invoiceOf('AC-0003', -8), invoiceOf('AC-0002', -38), { ...invoiceOf('AC-0001', -68), disputed: true }],
    pending: undefined,
    made: 3,
  };
}

function methodOf(number: string, expiry: { expMonth: number; expYear: number }): PaymentMethod & { number: string } {
  const brand = { '5': 'mastercard', '3': 'amex' }[number[0]!] ?? 'visa';
  return {
    id: 'card-1',
    externalId: 'pm_1',
    type: 'card',
    isDefault: true,
    last4: number.slice(-4),
    brand,
    number,
    ...expiry,
  };
}

/** What starting or changing to a plan costs: by whole days, which is enough to be looked at. */
function priceOf({ subscription }: Account, plan: Plan, now: number): PlanChangePreview {
  const end = subscription ? Date.parse(subscription.currentPeriodEnd) : now + 30 * day;
  const rest = Math.max(0, Math.min(1, (end - now) / (30 * day)));
  const isTrial = subscription?.status === 'trialing';
  const times = { from: new Date(now).toISOString(), to: new Date(end).toISOString() };
  const { amount } = plan.price;
  const changes: BillingLine[] = [
    {
      kind: 'unused',
      planId: subscription?.planId ?? '',
      ...times,
      amount: -Math.round((subscription?.amount ?? 0) * rest),
    },
    { kind: 'remaining', planId: plan.id, ...times, amount: Math.round(amount * rest) },
  ];
  const lines = subscription
    ? isTrial
      ? []
      : changes
    : [{ kind: 'plan' as const, planId: plan.id, ...times, amount }];
  const sum = lines.reduce((total, line) => total + line.amount, 0);
  return {
    planId: plan.id,
    currency,
    lines,
    dueNow: Math.max(0, sum),
    creditAfter: Math.max(0, -sum),
    nextAmount: amount,
    nextPayment: times.to,
    trialEnd: isTrial ? times.to : null,
    prorationDate: times.from,
    validUntil: new Date(now + 600_000).toISOString(),
  };
}

/** Charges what is due, which a card may refuse. */
function charge(account: Account, { dueNow, lines }: Pick<PlanChangePreview, 'dueNow' | 'lines'>, now: number): void {
  if (dueNow === 0) return;
  if (!account.method) throw previewError('payment-method-missing');
  if (account.method.number === failsLater) throw previewError('payment-declined');
  account.made += 1;
  const number = `AC-${String(account.made).padStart(4, '0')}`;
  account.invoices.unshift({
    id: `invoice-${number}`,
    externalId: `in_${number}`,
    subscriptionId: 'subscription-1',
    paymentDate: new Date(now).toISOString(),
    totalAmount: dueNow,
    currency,
    paid: true,
    receiptNumber: number,
    status: 'paid',
    disputed: account.method.number === disputed,
    lines,
  });
}

function subscribeToPlan(account: Account, plan: Plan, now: number): string {
  const price = priceOf(account, plan, now);
  charge(account, price, now);
  const { subscription } = account;
  const taken = {
    ...(subscription ?? {
      id: 'subscription-1',
      externalId: 'sub_1',
      externallyManaged: false,
      startDate: price.prorationDate,
      currentPeriodStart: price.prorationDate,
      cancellation: null,
      pastDue: null,
      endedAt: null,
      status: 'active',
      paymentMethodId: account.method?.id ?? null,
    }),
    currentPeriodEnd: price.nextPayment,
    plan: { slug: plan.slug },
    planId: plan.id,
    amount: plan.price.amount,
    currency,
  };
  account.subscription = taken;
  return taken.id;
}

/** The trial or the month ends, and the next month is paid. */
function renew(account: Account, now: number): void {
  const { subscription } = account;
  if (!subscription) return;
  const plan = plans.find(({ id }) => id === subscription.planId)!;
  const from = subscription.currentPeriodEnd;
  const to = new Date(Date.parse(from) + 30 * day).toISOString();
  const { amount } = plan.price;
  charge(account, { dueNow: amount, lines: [{ kind: 'plan', planId: plan.id, from, to, amount }] }, now);
  Object.assign(subscription, { status: 'active', currentPeriodStart: from, currentPeriodEnd: to });
}

export const billingLists = [
  `GET ${base}/plans/v1`,
  `GET ${base}/subscriptions/v1`,
  `GET ${base}/invoices/v1`,
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewBillingHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  const { now } = state;
  const account = firstAccount(now, state.tenants[0]?.name ?? '');
  if (isEmpty) Object.assign(account, { subscription: undefined, method: undefined, invoices: [] });
  const wanted = (id: unknown): Plan => {
    const plan = plans.find((each) => each.id === id || each.price.id === id);
    if (!plan) throw previewError('plan-not-found');
    return plan;
  };
  const live = ({ params }: PreviewCall): Subscription => {
    const { subscription } = account;
    if (!subscription || subscription.id !== params['id']) throw previewError('subscription-not-found');
    return subscription;
  };
  const saved = (number: string, expiry: { expMonth: number; expYear: number }) => {
    account.method = methodOf(number, expiry);
    account.pending = undefined;
    if (account.subscription) account.subscription.paymentMethodId = account.method.id;
    return { status: 'succeeded' as const, paymentMethodId: account.method.id };
  };
  return {
    'GET /subscriptions/resources/payment-providers/v1': () => [
      { providerType: 'Stripe', name: 'Test provider', status: '1' },
    ],
    [`GET ${base}/plans/v1` as const]: () => [...plans],
    [`GET ${base}/subscriptions/v1` as const]: () => (account.subscription ? [account.subscription] : []),
    [`GET ${base}/payment-methods/v1` as const]: () => {
      if (!account.method) return [];
      const { number: _number, ...method } = account.method;
      return [{ ...method, billingDetails: account.details }];
    },
    [`GET ${base}/invoices/v1` as const]: () => account.invoices,
    [`GET ${base}/invoices/v1/{id}/pdf` as const]: () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
    [`GET ${base}/summaries/v1/{id}` as const]: () => ({
      tenantConfigurationId: 'billing-1',
      providerType: 'Stripe' as const,
      subscriptionId: account.subscription?.id ?? null,
      externallyManaged: false,
      currentPlanId: account.subscription?.planId ?? null,
      paymentMethodId: account.method?.id ?? null,
      defaultPlanId: 'free',
    }),
    [`GET ${base}/configurations/vendor-public-configurations/v1` as const]: () => ({
      allowPlanDowngrade: true,
      allowPlanCancellation: true,
    }),
    [`POST ${base}/subscriptions/v1/previews` as const]: ({ body }) => priceOf(account, wanted(body['planId']), now),
    [`PUT ${one}` as const]: (call: PreviewCall) => {
      live(call);
      subscribeToPlan(account, wanted(call.body['planId']), now);
    },
    [`POST ${card}/subscriptions/v1` as const]: ({ body }) => ({
      subscriptionId: subscribeToPlan(account, wanted(body['stripePlanId']), now),
      subscriptionSecret: '',
    }),
    [`POST ${base}/payment-providers/test/clock/v1` as const]: () => renew(account, now),
    [`PUT ${one}/cancellations/` as const]: (call: PreviewCall) => {
      const subscription = live(call);
      if (subscription.cancellation) throw previewError('cancellation-pending');
      subscription.cancellation = { policy: 'atPeriodEnd' };
    },
    [`PUT ${one}/renewals/` as const]: (call: PreviewCall) => void (live(call).cancellation = null),
    [`PATCH ${base}/payment-methods/v1/{id}/billing-details` as const]: ({ body }) =>
      void Object.assign(account.details, body),
    [`GET ${card}/public-configurations/v1` as const]: () => ({
      id: 'test',
      name: 'Test provider',
      active: true,
      publishableKey: 'pk_test_portico',
      isTest: true,
    }),
    [`POST ${card}/customers/v1` as const]: () => ({ stripeCustomerId: 'cus_1' }),
    [`POST ${card}/setup-intents/v1` as const]: () => ({
      id: 'seti_1',
      paymentMethodId: '',
      setupIntentSecret: 'secret',
    }),
    [`POST ${card}/setup-intents/v1/{id}/finish` as const]: () => {
      if (!account.method) throw previewError('setup-intent-not-found');
      return { status: 'succeeded' as const, paymentMethodId: account.method.id };
    },
    [`POST ${intent}/confirm` as const]: ({ body }) => {
      const given = body['card'] as { number: string; expMonth: number; expYear: number };
      const number = given.number.replaceAll(/\D/g, '');
      if (Object.hasOwn(refusedCards, number)) throw previewError(refusedCards[number as keyof typeof refusedCards]);
      if (number !== asksFirst) return saved(number, given);
      account.pending = number;
      return { status: 'requires_action' as const };
    },
    [`POST ${intent}/authenticate` as const]: ({ body }) => {
      if (body['outcome'] !== 'succeeded' || !account.pending) throw previewError('payment-authentication-failed');
      return saved(account.pending, { expMonth: 8, expYear: new Date(now).getUTCFullYear() + 2 });
    },
  };
}
