/** Statuses of subscriptions, in the terms of the provider and in those of the wire. */
import type { SubscriptionStatus } from '#shared/contract/billing/billing-entities.ts';

/** As the provider has them. `paused`: a trial ended without a payment method. */
export type ProviderStatus =
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'incomplete'
  | 'paused'
  | 'unpaid'
  | 'canceled'
  | 'incomplete_expired';

/** Those that give what the plan holds. A failed payment keeps it until the days of grace are over. */
const givingStatuses = ['trialing', 'active', 'past_due'] as const satisfies readonly ProviderStatus[];

const liveStatuses: readonly string[] = [...givingStatuses, 'incomplete'];
/** Of a trial that ended without a card, and of payments that failed. */
const staleStatuses: readonly string[] = ['paused', 'unpaid'];

const onWire: Readonly<Record<ProviderStatus, SubscriptionStatus>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'active',
  incomplete: 'incomplete',
  paused: 'trialEnded',
  unpaid: 'expired',
  canceled: 'canceled',
  incomplete_expired: 'expired',
};

/** A word that nobody knows is `expired` (specification, 3: Billing). */
export function wireStatus(status: string): SubscriptionStatus {
  return Object.hasOwn(onWire, status) ? onWire[status as ProviderStatus] : 'expired';
}

export function isGiving(status: string): boolean {
  return (givingStatuses as readonly string[]).includes(status);
}

/** A customer has one of them at most. */
export const isLive = (status: string): boolean => liveStatuses.includes(status);

/** It has not ended, and makes room for the next subscription. */
export const isStale = (status: string): boolean => staleStatuses.includes(status);
