import { describe, expect, it } from 'vitest';
import { addMonths } from './months.ts';
import type { OfferedPlan } from './offered-plan.types.ts';
import { PaymentDeclined } from './payment-declined.ts';
import { changeLines, restOf, settle } from './proration.ts';
import {
  addMethod,
  advance,
  liveSubscription,
  newAccount,
  nextDue,
  previewPlan,
  setCancellation,
  subscribeToPlan,
  type TestAccount,
  type TestPaymentMethod,
} from './test-account.ts';

const team: OfferedPlan = { key: 'team', amount: 1200, currency: 'usd', trialDays: 0, priceId: 'price_team' };
const business: OfferedPlan = { key: 'business', amount: 2900, currency: 'usd', trialDays: 14, priceId: 'price_b' };
const start = new Date('2026-01-31T10:00:00Z');
const days = (count: number, from = start) => new Date(from.getTime() + count * 86_400_000);
let ids = 0;
const newId = (kind: string) => `${kind}_${++ids}`;
const card: TestPaymentMethod = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  onCharge: 'succeeds',
};
const failing: TestPaymentMethod = { ...card, id: 'pm_2', last4: '0341', onCharge: 'declined' };
const customer = { id: 'cus_abcdef', name: 'Acme', email: 'a@acme.example', address: {}, vatId: '' };
const empty = () => newAccount(customer);
const withCard = (method = card) => addMethod(empty(), method, start);
const take = (account: TestAccount, plan: OfferedPlan, now = start) =>
  subscribeToPlan(account, plan, { now, newId, proratedAt: now });
const at = (account: TestAccount, now: Date) => advance(account, { now, newId });
const reasonOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error instanceof PaymentDeclined ? error.reason : error;
  }
  return undefined;
};

describe('billing months', () => {
  it('begin on the last day of a shorter month, and on the day of the first period again', () => {
    const february = addMonths(start, 1, 31);
    expect(february.toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(addMonths(february, 1, 31).toISOString()).toBe('2026-03-31T10:00:00.000Z');
    expect(addMonths(new Date('2027-12-15T00:00:00Z'), 2, 15).toISOString()).toBe('2028-02-15T00:00:00.000Z');
  });
});

describe('proration', () => {
  const period = { periodStart: start, periodEnd: days(30) };
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;

  it('costs what the rest of the period is worth, to the smallest unit', () => {
    expect(restOf(3000, period, days(10))).toBe(2000);
    expect(restOf(1, period, days(16))).toBe(0);
    expect(restOf(1, period, days(14))).toBe(1);
    expect(restOf(99_999_999, period, start)).toBe(99_999_999);
    expect(restOf(99_999_999, period, days(31))).toBe(0);
  });

  it('is never above the price, never negative, falls with time, and both parts give the whole', () => {
    for (let round = 0; round < 2000; round++) {
      const amount = random(100_000_000);
      const moment = new Date(start.getTime() + random(30 * 86_400) * 1000);
      const rest = restOf(amount, period, moment);
      expect(Number.isInteger(rest)).toBe(true);
      expect(rest).toBeGreaterThanOrEqual(0);
      expect(rest).toBeLessThanOrEqual(amount);
      expect(restOf(amount, period, new Date(moment.getTime() + 60_000))).toBeLessThanOrEqual(rest);
      // as long a rest as what has passed by then
      const passed = new Date(start.getTime() + days(30).getTime() - moment.getTime());
      const whole = rest + restOf(amount, period, passed) - amount;
      expect([0, 1], `${amount} at ${moment.toISOString()}`).toContain(whole);
    }
  });

  it('loses and makes no money: what is due and the credit left are the lines and the credit before', () => {
    for (let round = 0; round < 2000; round++) {
      const credit = random(2) * random(5_000_000_000);
      const amounts = Array.from({ length: random(5) }, () => random(4_000_000_000) - 2_000_000_000);
      const lines = amounts.map((amount) => ({ kind: 'plan' as const, planId: 'a', from: '', to: '', amount }));
      const settled = settle(lines, credit);
      expect(settled.due).toBeGreaterThanOrEqual(0);
      expect(settled.creditAfter).toBeGreaterThanOrEqual(0);
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      expect(settled.due - settled.creditAfter).toBe(sum - credit);
      expect(Math.min(settled.due, settled.creditAfter)).toBe(0);
      // what is paid is what the lines say
      if (sum > 0) expect(settled.lines.reduce((total, { amount }) => total + amount, 0)).toBe(settled.due);
    }
  });

  it('a change there and back at one moment costs nothing', () => {
    const there = changeLines({ planId: 'a', amount: 777 }, { planId: 'b', amount: 1999 }, { period, at: days(11) });
    const back = changeLines({ planId: 'b', amount: 1999 }, { planId: 'a', amount: 777 }, { period, at: days(11) });
    expect([...there, ...back].reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('keeps what remains as credit, and sets it off first', () => {
    const line = (amount: number) => ({ kind: 'plan' as const, planId: 'a', from: '', to: '', amount });
    expect(settle([line(-500)], 100)).toMatchObject({ due: 0, creditAfter: 600 });
    expect(settle([line(400)], 600)).toMatchObject({ due: 0, creditAfter: 200 });
    expect(settle([line(900)], 600)).toMatchObject({ due: 300, creditAfter: 0 });
    expect(settle([line(900)], 600).lines.at(-1)).toMatchObject({ kind: 'credit', amount: -600 });
    expect(settle([], 5)).toEqual({ lines: [], due: 0, creditAfter: 5 });
  });
});

describe('an account at the test provider', () => {
  it('starts a plan paid, with an invoice, and refuses it without a payment method', () => {
    expect(reasonOf(() => take(empty(), team))).toBe('missing');
    expect(reasonOf(() => take(withCard(failing), team))).toBe('declined');
    const started = take(withCard(), team);
    expect(liveSubscription(started)).toMatchObject({ status: 'active', planKey: 'team', trialEnd: null });
    expect(started.invoices).toMatchObject([{ status: 'paid', total: 1200, number: 'ABCDEF-0001' }]);
  });

  it('a trial needs no payment method, is given once, and pauses without one', () => {
    const trial = take(empty(), business);
    expect(liveSubscription(trial)).toMatchObject({ status: 'trialing', trialEnd: days(14).toISOString() });
    expect(trial.invoices).toEqual([]);
    const paused = at(trial, days(15));
    expect(liveSubscription(paused)).toBeUndefined();
    expect(paused.subscriptions[0]).toMatchObject({ status: 'paused', endedAt: days(14).toISOString() });
    const again = take(addMethod(paused, card, days(16)), business, days(16));
    expect(again.subscriptions.map(({ status }) => status)).toEqual(['canceled', 'active']);
    expect(again.invoices).toMatchObject([{ total: 2900 }]);
  });

  it('a trial with a payment method becomes a paid month', () => {
    const trial = addMethod(take(empty(), business), card, start);
    expect(nextDue(trial)).toEqual(days(14));
    const paid = at(trial, days(14));
    expect(liveSubscription(paid)).toMatchObject({ status: 'active', periodStart: days(14).toISOString() });
    expect(paid.invoices).toMatchObject([{ total: 2900, status: 'paid', createdAt: days(14).toISOString() }]);
  });

  it('renews every month that passed, at the day of the first one', () => {
    const later = at(take(withCard(), team), new Date('2026-04-30T10:00:00Z'));
    expect(later.invoices.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ]);
    expect(at(later, new Date('2026-04-30T10:00:00Z'))).toBe(later);
  });

  it('tries a failed payment three times, and ends after the days of grace', () => {
    const failed = at(addMethod(take(withCard(), team), failing, days(1)), days(28));
    expect(liveSubscription(failed)).toMatchObject({
      status: 'past_due',
      nextAttempt: days(31).toISOString(),
      graceEnds: days(35).toISOString(),
    });
    expect(failed.invoices.at(-1)).toMatchObject({ status: 'open', paidAt: null });
    expect(liveSubscription(at(failed, days(32)))).toMatchObject({ nextAttempt: days(33).toISOString(), attempts: 1 });
    const unpaid = at(failed, days(36));
    expect(unpaid.subscriptions).toMatchObject([{ status: 'unpaid', endedAt: days(35).toISOString() }]);
    expect(nextDue(unpaid)).toBeUndefined();
    const anew = take(addMethod(unpaid, card, days(40)), team, days(40));
    expect(anew.invoices.map(({ status }) => status)).toEqual(['paid', 'void', 'paid']);
  });

  it('a new card pays what is overdue at once', () => {
    const failed = at(addMethod(take(withCard(), team), failing, days(1)), days(28));
    const recovered = addMethod(failed, { ...card, id: 'pm_3' }, days(29));
    expect(liveSubscription(recovered)).toMatchObject({ status: 'active', pastDueSince: null, graceEnds: null });
    expect(recovered.invoices.at(-1)).toMatchObject({ status: 'paid', paidAt: days(29).toISOString() });
  });

  it('an expired card fails at the renewal', () => {
    const account = take(withCard({ ...card, expMonth: 1, expYear: 2026 }), team);
    expect(liveSubscription(at(account, days(28)))).toMatchObject({ status: 'past_due' });
    expect(reasonOf(() => take(account, { ...business, trialDays: 0 }, days(2)))).toBe('expired');
  });

  it('a cancellation ends with the period, and can be taken back before', () => {
    const account = take(withCard(), team);
    const { id } = liveSubscription(account)!;
    const canceled = setCancellation(account, id, true);
    expect(at(canceled, days(28)).subscriptions).toMatchObject([
      { status: 'canceled', endedAt: days(28).toISOString() },
    ]);
    expect(liveSubscription(at(setCancellation(canceled, id, false), days(28)))).toMatchObject({ status: 'active' });
  });

  it('charges exactly what the preview of the same moment shows', () => {
    const account = take(withCard(), team);
    const shown = previewPlan(account, business, days(7));
    const changed = subscribeToPlan(account, business, { now: days(8), newId, proratedAt: days(7) });
    expect(shown.due).toBe(changed.invoices.at(-1)!.total);
    expect(shown.lines.map(({ kind }) => kind)).toEqual(['unused', 'remaining']);
    expect(shown.due).toBe(restOf(2900, periodOf(account), days(7)) - restOf(1200, periodOf(account), days(7)));
  });

  it('a change to a cheaper plan charges nothing and gives credit to the next invoice', () => {
    const account = take(withCard(), { ...business, trialDays: 0 });
    const changed = take(account, team, days(14));
    expect(changed.invoices.at(-1)).toMatchObject({ total: 0, status: 'paid' });
    const credit = changed.credit['usd']!;
    expect(credit).toBe(restOf(2900, periodOf(account), days(14)) - restOf(1200, periodOf(account), days(14)));
    expect(at(changed, days(28)).invoices.at(-1)).toMatchObject({ total: 1200 - credit });
  });

  it('the plan that is there changes nothing but takes a cancellation back', () => {
    const account = take(withCard(), team);
    const canceled = setCancellation(account, liveSubscription(account)!.id, true);
    const again = take(canceled, team, days(3));
    expect(again.invoices).toBe(canceled.invoices);
    expect(liveSubscription(again)).toMatchObject({ cancelAtPeriodEnd: false });
  });
});

function periodOf(account: TestAccount) {
  const { periodStart, periodEnd } = liveSubscription(account)!;
  return { periodStart: new Date(periodStart), periodEnd: new Date(periodEnd) };
}
