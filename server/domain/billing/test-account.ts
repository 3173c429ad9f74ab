/**
 * An account at the built-in test provider: what its calls do, and what time does to it. Functions return the changed
 * account and never change the given one, so that a refused call leaves nothing half done.
 */
import type { BillingLine } from '#shared/contract/billing/billing-entities.ts';
import { addMonths } from './months.ts';
import type { OfferedPlan } from './offered-plan.types.ts';
import { PaymentDeclined, type DeclineReason } from './payment-declined.ts';
import { changeLines, settle } from './proration.ts';
import type {
  ProviderCustomer,
  ProviderInvoice,
  ProviderPaymentMethod,
  ProviderSubscription,
} from './provider-account.types.ts';
import { isLive, isStale } from './subscription-status.ts';
import { hasExpired, type TestCardRule } from './test-cards.ts';

export interface TestPaymentMethod extends Omit<ProviderPaymentMethod, 'isDefault'> {
  onCharge: TestCardRule['onCharge'];
}

export interface TestSetupIntent {
  id: string;
  /** SHA-256 of its secret, in hex. */
  secretHash: string;
  status: 'open' | 'requires_action' | 'succeeded';
  /** Saved once the 3-D Secure step succeeds. */
  method: TestPaymentMethod | null;
}

export interface TestSubscription extends ProviderSubscription {
  /** Day of the month on which periods begin. */
  anchor: number;
  /** Failed attempts to collect the open invoice. */
  attempts: number;
}

export interface TestAccount {
  customer: ProviderCustomer;
  methods: TestPaymentMethod[];
  defaultMethod: string | null;
  intents: TestSetupIntent[];
  subscriptions: TestSubscription[];
  invoices: ProviderInvoice[];
  credit: Record<string, number>;
}

const day = 86_400_000;

/** Days after a failed payment on which it is tried again. After the last one the subscription ends. */
const attemptDays = [3, 5, 7];

export function liveSubscription({ subscriptions }: TestAccount): TestSubscription | undefined {
  return subscriptions.findLast(({ status }) => isLive(status));
}

export function newAccount(customer: ProviderCustomer): TestAccount {
  return { customer, methods: [], defaultMethod: null, intents: [], subscriptions: [], invoices: [], credit: {} };
}

/** Why a charge at a moment would fail; `undefined` if it would not. */
function chargeFailure({ methods, defaultMethod }: TestAccount, at: Date): DeclineReason | undefined {
  const method = methods.find(({ id }) => id === defaultMethod);
  if (!method) return 'missing';
  if (hasExpired(method, at)) return 'expired';
  return method.onCharge === 'declined' ? 'declined' : undefined;
}

/** When a payment that succeeded at a moment is disputed: at once, as no test should have to wait for it. */
function disputedAt({ methods, defaultMethod }: TestAccount, total: number, at: Date): string | null {
  const isDisputed = methods.some(({ id, onCharge }) => id === defaultMethod && onCharge === 'disputed');
  return isDisputed && total > 0 ? at.toISOString() : null;
}

function charge(account: TestAccount, due: number, at: Date): void {
  const failure = due > 0 ? chargeFailure(account, at) : undefined;
  if (failure) throw new PaymentDeclined(failure);
}

interface Billing {
  subscription: TestSubscription;
  lines: BillingLine[];
  at: Date;
  newId: (kind: string) => string;
}

/** Adds an invoice, after credit. @param mayFail a failed payment leaves it open, instead of refusing the call */
function invoice(account: TestAccount, { subscription, lines, at, newId }: Billing, mayFail: boolean): TestAccount {
  const { currency } = subscription;
  const settled = settle(lines, account.credit[currency] ?? 0);
  if (!mayFail) charge(account, settled.due, at);
  const isPaid = settled.due === 0 || chargeFailure(account, at) === undefined;
  const made: ProviderInvoice = {
    id: newId('in'),
    subscriptionId: subscription.id,
    number: `${account.customer.id.slice(-6).toUpperCase()}-${String(account.invoices.length + 1).padStart(4, '0')}`,
    createdAt: at.toISOString(),
    paidAt: isPaid ? at.toISOString() : null,
    status: isPaid ? 'paid' : 'open',
    disputedAt: isPaid ? disputedAt(account, settled.due, at) : null,
    currency,
    total: settled.due,
    lines: settled.lines,
  };
  return {
    ...account,
    invoices: [...account.invoices, made],
    credit: { ...account.credit, [currency]: settled.creditAfter },
  };
}

function withSubscription(account: TestAccount, changed: TestSubscription): TestAccount {
  const others = account.subscriptions.filter(({ id }) => id !== changed.id);
  return { ...account, subscriptions: [...others, changed] };
}

const periodLine = ({ planKey, amount, periodStart, periodEnd }: TestSubscription): BillingLine => ({
  kind: 'plan',
  planId: planKey,
  from: periodStart,
  to: periodEnd,
  amount,
});

interface Call {
  now: Date;
  newId: (kind: string) => string;
}

/** Starts a plan: with a trial for a customer's first one. @throws PaymentDeclined */
function start(account: TestAccount, plan: OfferedPlan, { now, newId }: Call): TestAccount {
  const isTrial = plan.trialDays > 0 && account.subscriptions.length === 0;
  const trialEnd = isTrial ? new Date(now.getTime() + plan.trialDays * day) : null;
  const anchor = (trialEnd ?? now).getUTCDate();
  const subscription: TestSubscription = {
    id: newId('sub'),
    planKey: plan.key,
    status: isTrial ? 'trialing' : 'active',
    amount: plan.amount,
    currency: plan.currency,
    startedAt: now.toISOString(),
    periodStart: now.toISOString(),
    periodEnd: (trialEnd ?? addMonths(now, 1, anchor)).toISOString(),
    trialEnd: trialEnd?.toISOString() ?? null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    pastDueSince: null,
    nextAttempt: null,
    graceEnds: null,
    anchor,
    attempts: 0,
  };
  const begun = withSubscription(ended(account, now), subscription);
  if (isTrial) return begun;
  return invoice(begun, { subscription, lines: [periodLine(subscription)], at: now, newId }, false);
}

/** A trial that ended unpaid, or an unpaid subscription, makes room for the next one; nothing of it is asked for. */
function ended(account: TestAccount, now: Date): TestAccount {
  return {
    ...account,
    subscriptions: account.subscriptions.map((each) =>
      isStale(each.status) ? { ...each, status: 'canceled', endedAt: each.endedAt ?? now.toISOString() } : each,
    ),
    invoices: voided(account.invoices),
  };
}

function voided(invoices: readonly ProviderInvoice[]): ProviderInvoice[] {
  return invoices.map((each) => (each.status === 'open' ? { ...each, status: 'void' } : each));
}

/** What a change to a plan would cost at a moment. */
export function previewPlan(
  account: TestAccount,
  plan: OfferedPlan,
  at: Date,
): { lines: BillingLine[]; due: number; creditAfter: number; nextPayment: string; trialEnd: string | null } {
  const current = liveSubscription(account);
  const credit = account.credit[plan.currency] ?? 0;
  if (!current) {
    const rehearsed = start({ ...account, methods: [rehearsedMethod], defaultMethod: rehearsedMethod.id }, plan, {
      now: at,
      newId: (kind) => kind,
    });
    const begun = liveSubscription(rehearsed)!;
    const lines = begun.status === 'trialing' ? [] : [periodLine(begun)];
    return { ...settle(lines, credit), nextPayment: begun.periodEnd, trialEnd: begun.trialEnd };
  }
  const next = { nextPayment: current.periodEnd, trialEnd: current.status === 'trialing' ? current.trialEnd : null };
  if (current.status === 'trialing' || current.planKey === plan.key) return { ...settle([], credit), ...next };
  return { ...settle(linesOfChange(current, plan, at), credit), ...next };
}

const rehearsedMethod: TestPaymentMethod = {
  id: 'pm_rehearsed',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 9999,
  onCharge: 'succeeds',
};

function linesOfChange(current: TestSubscription, plan: OfferedPlan, at: Date): BillingLine[] {
  const period = { periodStart: new Date(current.periodStart), periodEnd: new Date(current.periodEnd) };
  return changeLines(
    { planId: current.planKey, amount: current.amount },
    { planId: plan.key, amount: plan.amount },
    { period, at },
  );
}

/**
 * Starts a plan, or changes to it; the plan that is there changes nothing but takes a cancellation back.
 * @param proratedAt the moment whose price was shown
 * @throws PaymentDeclined
 */
export function subscribeToPlan(
  account: TestAccount,
  plan: OfferedPlan,
  call: Call & { proratedAt: Date },
): TestAccount {
  const current = liveSubscription(account);
  if (!current) return start(account, plan, call);
  if (current.planKey === plan.key) return withSubscription(account, { ...current, cancelAtPeriodEnd: false });
  const subscription = {
    ...current,
    planKey: plan.key,
    amount: plan.amount,
    currency: plan.currency,
    cancelAtPeriodEnd: false,
  };
  const changed = withSubscription(account, subscription);
  if (current.status === 'trialing') return changed;
  const lines = linesOfChange(current, plan, call.proratedAt);
  return invoice(changed, { subscription, lines, at: call.now, newId: call.newId }, false);
}

export function setCancellation(account: TestAccount, subscriptionId: string, isCanceled: boolean): TestAccount {
  const subscription = account.subscriptions.find(({ id }) => id === subscriptionId)!;
  return withSubscription(account, { ...subscription, cancelAtPeriodEnd: isCanceled });
}

/** Saves a payment method as the default one, and collects what is overdue with it. */
export function addMethod(account: TestAccount, method: TestPaymentMethod, now: Date): TestAccount {
  const others = account.methods.filter(({ id }) => id !== method.id);
  return collect({ ...account, methods: [...others, method].slice(-5), defaultMethod: method.id }, now);
}

export function chooseMethod(account: TestAccount, methodId: string, now: Date): TestAccount {
  return account.defaultMethod === methodId ? account : collect({ ...account, defaultMethod: methodId }, now);
}

/** Tries to collect the open invoices of a subscription that is past due. */
function collect(account: TestAccount, at: Date): TestAccount {
  const subscription = account.subscriptions.findLast(({ status }) => status === 'past_due');
  if (!subscription || chargeFailure(account, at) !== undefined) return account;
  const paid = account.invoices.map((each) =>
    each.status === 'open' && each.subscriptionId === subscription.id
      ? ({
          ...each,
          status: 'paid',
          paidAt: at.toISOString(),
          disputedAt: disputedAt(account, each.total, at),
        } as const)
      : each,
  );
  const recovered = { ...subscription, status: 'active', attempts: 0, ...onTime } as const;
  return withSubscription({ ...account, invoices: paid }, recovered);
}

const onTime = { pastDueSince: null, nextAttempt: null, graceEnds: null };

/** When time does something to a subscription; `undefined` if it never will. */
function dueAt(subscription: TestSubscription): Date | undefined {
  const { status, trialEnd, periodEnd, nextAttempt } = subscription;
  if (status === 'trialing') return new Date(trialEnd!);
  if (status === 'active') return new Date(periodEnd);
  return status === 'past_due' ? new Date(nextAttempt!) : undefined;
}

export function nextDue(account: TestAccount): Date | undefined {
  const subscription = liveSubscription(account);
  return subscription && dueAt(subscription);
}

/** Does what is due up to a moment: trials that end, renewals, attempts to collect. */
export function advance(account: TestAccount, { now, newId }: Call): TestAccount {
  let advanced = account;
  for (;;) {
    const subscription = liveSubscription(advanced);
    const at = subscription && dueAt(subscription);
    if (!subscription || !at || at > now) return advanced;
    advanced =
      subscription.status === 'past_due'
        ? tryAgain(advanced, subscription, at)
        : endPeriod(advanced, subscription, { at, newId });
  }
}

function endPeriod(
  account: TestAccount,
  subscription: TestSubscription,
  { at, newId }: { at: Date; newId: (kind: string) => string },
): TestAccount {
  if (subscription.cancelAtPeriodEnd)
    return withSubscription(account, { ...subscription, status: 'canceled', endedAt: at.toISOString() });
  const failure = subscription.amount > 0 ? chargeFailure(account, at) : undefined;
  if (subscription.status === 'trialing' && failure === 'missing')
    return withSubscription(account, { ...subscription, status: 'paused', endedAt: at.toISOString() });
  const next: TestSubscription = {
    ...subscription,
    status: 'active',
    periodStart: at.toISOString(),
    periodEnd: addMonths(at, 1, subscription.anchor).toISOString(),
  };
  const billing = { subscription: next, lines: [periodLine(next)], at, newId };
  const billed = invoice(withSubscription(account, next), billing, true);
  return billed.invoices.at(-1)!.status === 'paid' ? billed : overdue(billed, next, at);
}

function overdue(account: TestAccount, subscription: TestSubscription, at: Date): TestAccount {
  const inDays = (count: number) => new Date(at.getTime() + count * day).toISOString();
  return withSubscription(account, {
    ...subscription,
    status: 'past_due',
    attempts: 0,
    pastDueSince: at.toISOString(),
    nextAttempt: inDays(attemptDays[0]!),
    graceEnds: inDays(attemptDays.at(-1)!),
  });
}

function tryAgain(account: TestAccount, subscription: TestSubscription, at: Date): TestAccount {
  const collected = collect(account, at);
  if (collected !== account) return collected;
  const attempts = subscription.attempts + 1;
  const days = attemptDays[attempts];
  if (days !== undefined) {
    const nextAttempt = new Date(new Date(subscription.pastDueSince!).getTime() + days * day).toISOString();
    return withSubscription(account, { ...subscription, attempts, nextAttempt });
  }
  const unpaid = { ...subscription, status: 'unpaid', endedAt: at.toISOString(), nextAttempt: null } as const;
  return withSubscription(account, unpaid);
}

/** The account as if that many days had passed: everything in it lies so much further back. */
export function passDays(account: TestAccount, days: number): TestAccount {
  const earlier = <T extends string | null>(time: T): T =>
    (time === null ? null : new Date(new Date(time).getTime() - days * day).toISOString()) as T;
  return {
    ...account,
    subscriptions: account.subscriptions.map((each) => ({
      ...each,
      startedAt: earlier(each.startedAt),
      periodStart: earlier(each.periodStart),
      periodEnd: earlier(each.periodEnd),
      trialEnd: earlier(each.trialEnd),
      endedAt: earlier(each.endedAt),
      pastDueSince: earlier(each.pastDueSince),
      nextAttempt: earlier(each.nextAttempt),
      graceEnds: earlier(each.graceEnds),
      anchor: new Date(earlier(each.trialEnd ?? each.periodStart)).getUTCDate(),
    })),
    invoices: account.invoices.map((each) => ({
      ...each,
      createdAt: earlier(each.createdAt),
      paidAt: earlier(each.paidAt),
      disputedAt: earlier(each.disputedAt),
      lines: each.lines.map((line) => ({ ...line, from: earlier(line.from), to: earlier(line.to) })),
    })),
  };
}
