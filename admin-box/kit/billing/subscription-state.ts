/** What may be done with a subscription (specification, 4: Subscriptions). */
import type { Plan, Subscription } from '#shared/contract/billing/billing-entities.ts';
import type { Billing } from './billing.types.ts';

/** Allowed if it exists, is not externally managed, has no pending cancellation and is active. */
export function mayCancel(subscription: Subscription | undefined): boolean {
  return (
    subscription !== undefined &&
    !subscription.externallyManaged &&
    subscription.cancellation === null &&
    subscription.status === 'active'
  );
}

/** Allowed only where it was canceled for the end of the period. */
export function mayRenew(subscription: Subscription | undefined): boolean {
  return (
    subscription !== undefined &&
    !subscription.externallyManaged &&
    subscription.cancellation?.policy === 'atPeriodEnd' &&
    isLive(subscription)
  );
}

/** Whether it gives what its plan holds. */
function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active' || status === 'trialing';
}

/** The subscription while it is live. */
export const liveOf = ({ subscription }: { subscription: Subscription | undefined }): Subscription | undefined =>
  subscription && isLive(subscription) ? subscription : undefined;

/** Whether it has ended: what may follow is another one. */
export function hasEnded({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'canceled' || status === 'expired' || status === 'trialEnded';
}

/** Whether a payment failed: until it is made, the server refuses another plan. */
export const isOverdue = ({ subscription }: Pick<Billing, 'subscription'>): boolean =>
  subscription !== undefined && displayStatus(subscription) === 'overdue';

/** A trial that ends without a charge: nothing was given that could be charged. */
export const endsUnpaid = ({ subscription, method }: Pick<Billing, 'subscription' | 'method'>): boolean =>
  subscription?.status === 'trialing' && method === undefined;

/** The plan whose features the tenant has: that of the subscription, or the one of everybody. */
export const currentPlanId = (billing: Pick<Billing, 'subscription' | 'defaultPlanId'>): string | undefined =>
  liveOf(billing)?.planId ?? billing.defaultPlanId;

/** Whether the plan costs nothing: everybody's, and not for sale. */
export const isFree = ({ defaultPlanId }: Pick<Billing, 'defaultPlanId'>, plan: Plan): boolean =>
  plan.id === defaultPlanId && !plan.isPurchasable;

/** What a plan is to the tenant: one of the first four may be taken, or why it is not. */
export type PlanOffer =
  | 'first'
  | 'upgrade'
  | 'downgrade'
  | 'current'
  /** Everybody's plan, beside a subscription. */
  | 'free'
  | 'notForSale'
  | 'otherCurrency'
  | 'noDowngrade'
  | 'overdue';

/** As the server decides it. Amounts of different currencies are never compared. */
export function offerOf(
  billing: Pick<Billing, 'subscription' | 'defaultPlanId' | 'allowPlanDowngrade'>,
  plan: Plan,
): PlanOffer {
  if (currentPlanId(billing) === plan.id) return 'current';
  if (!plan.isPurchasable) return isFree(billing, plan) ? 'free' : 'notForSale';
  const live = liveOf(billing);
  if (!live) return 'first';
  if (live.currency !== plan.price.currency) return 'otherCurrency';
  const isLower = plan.price.amount < live.amount;
  if (isLower && !billing.allowPlanDowngrade) return 'noDowngrade';
  if (isOverdue(billing)) return 'overdue';
  return isLower ? 'downgrade' : 'upgrade';
}

/** Plans that the tenant may take now; the current one while its trial goes on. */
export function plansToTake(billing: Billing): Plan[] {
  const live = liveOf(billing);
  return billing.plans.filter((plan) => {
    const offer = offerOf(billing, plan);
    if (offer === 'current') return live?.status === 'trialing';
    return offer === 'first' || offer === 'upgrade' || offer === 'downgrade';
  });
}

/** The name of a plan; its key, where configuration no longer has it. */
export const planName = (plans: readonly Plan[], id: string): string =>
  plans.find((plan) => plan.id === id)?.name ?? id;

/** What is said of it: the wire has no words for a cancellation that is pending or a payment that failed. */
export type DisplayStatus = Subscription['status'] | 'canceling' | 'overdue';

export function displayStatus({ status, cancellation, pastDue }: Subscription): DisplayStatus {
  if (!isLive({ status })) return status;
  if (pastDue) return 'overdue';
  return cancellation ? 'canceling' : status;
}
