import { describe, expect, it } from 'vitest';
import type { Plan, Subscription } from '#shared/contract/billing/billing-entities.ts';
import type { Billing } from './billing.types.ts';
import { currentPlanId, endsUnpaid, isFree, offerOf, plansToTake } from './subscription-state.ts';

const planOf = (id: string, amount: number | undefined, currency = 'usd'): Plan => ({
  id,
  externalId: id,
  name: id,
  description: '',
  price: { id, externalId: id, currency, amount: amount ?? 0 },
  slug: id,
  recurringInterval: 'month',
  isPurchasable: amount !== undefined,
  features: [],
  trialDays: 0,
  limits: {},
});

const at = '2026-01-01T00:00:00.000Z';
const subscriptionOf = (changes: Partial<Subscription>): Subscription => ({
  id: 'subscription',
  externalId: 'sub',
  externallyManaged: false,
  startDate: at,
  currentPeriodStart: at,
  currentPeriodEnd: at,
  status: 'active',
  cancellation: null,
  plan: { slug: 'business' },
  planId: 'business',
  paymentMethodId: null,
  amount: 2900,
  currency: 'usd',
  pastDue: null,
  endedAt: null,
  ...changes,
});

const plans = [
  planOf('free', undefined),
  planOf('team', 1200),
  planOf('business', 2900),
  planOf('scale', 9900),
  planOf('tokyo', 5000, 'jpy'),
  planOf('enterprise', undefined),
];
const billingOf = (changes: Partial<Billing>): Billing => ({
  plans,
  subscription: subscriptionOf({}),
  method: undefined,
  externallyManaged: false,
  defaultPlanId: 'free',
  allowPlanDowngrade: true,
  allowPlanCancellation: true,
  ...changes,
});
const offers = (changes: Partial<Billing>) =>
  Object.fromEntries(plans.map((plan) => [plan.id, offerOf(billingOf(changes), plan)]));
const takes = (changes: Partial<Billing>) => plansToTake(billingOf(changes)).map(({ id }) => id);

describe('what a plan is to a tenant', () => {
  it('is everybody’s plan that a tenant without a subscription has, or whose subscription ended', () => {
    const first = {
      free: 'current',
      team: 'first',
      business: 'first',
      scale: 'first',
      tokyo: 'first',
      enterprise: 'notForSale',
    };
    expect(offers({ subscription: undefined })).toEqual(first);
    expect(offers({ subscription: subscriptionOf({ status: 'expired' }) })).toEqual(first);
    expect(currentPlanId(billingOf({ subscription: undefined, defaultPlanId: undefined }))).toBeUndefined();
    expect(plans.filter((plan) => isFree(billingOf({}), plan)).map(({ id }) => id)).toEqual(['free']);
  });

  it('compares no amounts of different currencies', () => {
    expect(offers({})).toEqual({
      free: 'free',
      team: 'downgrade',
      business: 'current',
      scale: 'upgrade',
      tokyo: 'otherCurrency',
      enterprise: 'notForSale',
    });
    expect(takes({})).toEqual(['team', 'scale']);
  });

  it('is no lower one where downgrades are forbidden', () => {
    expect(offers({ allowPlanDowngrade: false })).toMatchObject({ team: 'noDowngrade', scale: 'upgrade' });
    expect(takes({ allowPlanDowngrade: false })).toEqual(['scale']);
  });

  it('is none that may be taken while a payment is overdue', () => {
    const subscription = subscriptionOf({ pastDue: { since: at, nextAttempt: null, graceEnds: null } });
    expect(offers({ subscription })).toMatchObject({ team: 'overdue', business: 'current', scale: 'overdue' });
    expect(takes({ subscription })).toEqual([]);
  });

  it('is the one of a trial too, which may be started', () => {
    expect(takes({ subscription: subscriptionOf({ status: 'trialing' }) })).toEqual(['team', 'business', 'scale']);
  });
});

it('a trial ends without a charge where no payment method is saved', () => {
  const subscription = subscriptionOf({ status: 'trialing' });
  expect(endsUnpaid({ subscription, method: undefined })).toBe(true);
  expect(endsUnpaid({ subscription, method: { id: 'card', externalId: 'pm', type: 'card', isDefault: true } })).toBe(
    false,
  );
  expect(endsUnpaid({ subscription: subscriptionOf({}), method: undefined })).toBe(false);
});
