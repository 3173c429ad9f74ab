/** What may be done with a subscription (specification, 4: Subscriptions). */
import type { Plan, Subscription } from '#shared/contract/billing/billing-entities.ts';

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
export function isLive({ status }: Pick<Subscription, 'status'>): boolean {
  return status === 'active' || status === 'trialing';
}

/** The subscription while it is live. */
export const liveOf = ({ subscription }: { subscription: Subscription | undefined }): Subscription | undefined =>
  subscription && isLive(subscription) ? subscription : undefined;

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
