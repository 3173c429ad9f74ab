import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { PlanChangePreview } from '#shared/contract/billing/billing-entities.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { checkoutMachine, priceLifetime, type CheckoutPayment } from './checkout.machine.ts';
import type { NewCard } from './card-entry.types.ts';

const price = (dueNow: number) => ({ dueNow, prorationDate: '2026-05-01T00:00:00Z' }) as PlanChangePreview;
const card: NewCard = { given: 'a card', save: async () => 'pm_1' };
const declined = new Error('declined');

function start({ planIds = ['team'], isTrialWithMethod = false } = {}) {
  const fetchPrice = call<PlanChangePreview, { planId: string }>();
  const updateSubscription = call<void, CheckoutPayment>();
  const reloadBilling = call<void, void>();
  const clock = new SimulatedClock();
  let trialsActivated = 0;
  const machine = checkoutMachine.provide({
    actors: {
      fetchPrice: fetchPrice.logic,
      updateSubscription: updateSubscription.logic,
      reloadBilling: reloadBilling.logic,
    },
    actions: { activateTrial: () => void trialsActivated++ },
    guards: { confirmedLocally: (_, params) => isTrialWithMethod && params.card === undefined },
  });
  const actor = createActor(machine, { input: { planId: planIds[0] }, clock }).start();
  return {
    actor,
    clock,
    fetchPrice,
    updateSubscription,
    reloadBilling,
    trialsActivated: () => trialsActivated,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

/** A checkout whose price is shown. */
async function ready(options?: Parameters<typeof start>[0]) {
  const checkout = start(options);
  await checkout.fetchPrice.answer(price(1200));
  expect(checkout.value()).toBe('ready');
  return checkout;
}

describe('checkout (specification, 4: Subscriptions)', () => {
  it('4 fetches, loads, reads billing again, and only then is confirmed', async () => {
    const { actor, value, updateSubscription, reloadBilling } = await ready();
    actor.send({ type: 'pay.requested', card });
    expect(value()).toEqual({ loading: 'updating' });
    expect(updateSubscription.inputs).toEqual([{ planId: 'team', price: price(1200), card }]);
    await updateSubscription.answer();
    expect(value()).toEqual({ loading: 'reloading' });
    await reloadBilling.answer();
    expect(value()).toBe('confirmed');
  });

  it('4 confirms a trial with a payment method locally, without a call', async () => {
    const { actor, value, trialsActivated, updateSubscription, reloadBilling } = await ready({
      isTrialWithMethod: true,
    });
    actor.send({ type: 'pay.requested' });
    expect(value()).toBe('confirmed');
    expect(trialsActivated()).toBe(1);
    expect([...updateSubscription.inputs, ...reloadBilling.inputs]).toEqual([]);
  });

  it('4 saves a card that was typed during a trial', async () => {
    const { actor, value, trialsActivated } = await ready({ isTrialWithMethod: true });
    actor.send({ type: 'pay.requested', card });
    expect(value()).toEqual({ loading: 'updating' });
    expect(trialsActivated()).toBe(0);
  });

  it('takes one payment, for the plan that was shown, however often the button is pressed', async () => {
    const { actor, context, fetchPrice, updateSubscription } = await ready();
    actor.send({ type: 'pay.requested', card });
    actor.send({ type: 'pay.requested', card });
    actor.send({ type: 'plan.chosen', planId: 'business' });
    actor.send({ type: 'price.requested' });
    expect(updateSubscription.inputs).toHaveLength(1);
    expect(fetchPrice.inputs).toHaveLength(1);
    expect(context().planId).toBe('team');
  });

  it('reads billing and price again after a refusal, tells it, and takes another attempt', async () => {
    const { actor, value, context, fetchPrice, updateSubscription, reloadBilling } = await ready();
    actor.send({ type: 'pay.requested', card });
    await updateSubscription.fail(declined);
    await reloadBilling.answer();
    await fetchPrice.answer(price(1300));
    expect(value()).toBe('error');
    expect(context()).toMatchObject({ paymentError: declined, price: price(1300) });
    actor.send({ type: 'pay.requested', card });
    expect(context().paymentError).toBeUndefined();
    expect(updateSubscription.inputs[1]?.price).toEqual(price(1300));
  });

  it('4 keeps the error of the payment apart from that of the price', async () => {
    const { actor, value, context, fetchPrice, updateSubscription, reloadBilling } = await ready();
    const away = new Error('away');
    actor.send({ type: 'pay.requested', card });
    await updateSubscription.fail(declined);
    await reloadBilling.answer();
    await fetchPrice.fail(away);
    expect(context()).toMatchObject({ paymentError: declined, priceError: away, price: undefined });
    actor.send({ type: 'pay.requested', card });
    expect(value()).toBe('error');
    actor.send({ type: 'price.requested' });
    await fetchPrice.answer(price(1200));
    expect(value()).toBe('error');
    expect(context()).toMatchObject({ paymentError: declined, priceError: undefined });
  });

  it('forgets price and errors with another plan, and drops the answer for the former one', async () => {
    const { actor, value, context, fetchPrice } = await ready();
    actor.send({ type: 'plan.chosen', planId: 'business' });
    expect(value()).toBe('fetching');
    expect(context().price).toBeUndefined();
    actor.send({ type: 'pay.requested', card });
    expect(value()).toBe('fetching');
    actor.send({ type: 'plan.chosen', planId: 'team' });
    await fetchPrice.answer(price(1200));
    expect(value()).toBe('ready');
    expect(fetchPrice.inputs.map(({ planId }) => planId)).toEqual(['team', 'business', 'team']);
  });

  it('reads the price again before it runs out, and may be paid meanwhile', async () => {
    const { actor, value, clock, fetchPrice } = await ready();
    clock.increment(priceLifetime);
    expect(value()).toBe('fetching');
    expect(fetchPrice.inputs).toHaveLength(2);
    actor.send({ type: 'pay.requested', card });
    expect(value()).toEqual({ loading: 'updating' });
  });

  it('asks for no price without a plan', () => {
    const { value, fetchPrice, clock } = start({ planIds: [] });
    clock.increment(priceLifetime);
    expect(value()).toBe('ready');
    expect(fetchPrice.inputs).toEqual([]);
  });
});
