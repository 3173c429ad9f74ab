import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import type { Plan, PlanChangePreview, Subscription } from '#shared/contract/billing/billing-entities.ts';
import { liveOf } from '#admin-box/kit/billing/subscription-state.ts';
import { refreshBilling, subscriptionsKey } from '#admin-box/kit/billing/use-billing.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutPayment } from './checkout.machine.ts';
import type { NewCard } from './card-entry.types.ts';

const base = '/subscriptions/resources/billing';

/** A trial with a payment method is confirmed here, without a call (specification, 4: Subscriptions). */
export function isConfirmedLocally({ subscription, method }: Billing, planId: string | undefined): boolean {
  return subscription?.status === 'trialing' && subscription.planId === planId && method !== undefined;
}

/** Runs the checkout's machine with its calls, for the organization whose billing is shown. */
export function useCheckout(billing: Billing, firstPlanId: string | undefined) {
  const { api, user } = usePortal();
  const queries = useQueryClient();
  const saved = useRef<{ given: string; id: string | undefined }>(undefined);

  /** A second attempt with the same card saves no second one. */
  const saveOnce = async ({ given, save }: NewCard): Promise<string | undefined> => {
    if (saved.current?.given !== given) saved.current = { given, id: await save() };
    return saved.current.id;
  };

  const updateSubscription = async ({ planId, price, card }: CheckoutPayment): Promise<void> => {
    const paymentMethodId = card ? await saveOnce(card) : billing.method?.id;
    const live = liveOf(billing);
    const { prorationDate, dueNow } = price;
    const confirmed = { prorationDate, dueNow };
    if (!live) {
      const plan = billing.plans.find(({ id }) => id === planId);
      const start = { stripePlanId: plan!.price.externalId, confirmed };
      await api.post(`${base}/payment-providers/stripe/subscriptions/v1`, start);
      return;
    }
    const change = { planId, confirmed, ...(paymentMethodId && { paymentMethodId }) };
    await api.put(`${base}/subscriptions/v1/{id}`, change, { params: { id: live.id } });
  };

  const machine = checkoutMachine.provide({
    actors: {
      fetchPrice: fromPromise<PlanChangePreview, { planId: string }>(({ input, signal }) =>
        api.post(`${base}/subscriptions/v1/previews`, { planId: input.planId }, { signal }),
      ),
      updateSubscription: fromPromise<void, CheckoutPayment>(({ input }) => updateSubscription(input)),
      reloadBilling: fromPromise<void, void>(() => refreshBilling(queries, user.tenantId)),
    },
    actions: {
      activateTrial: () =>
        queries.setQueryData<Subscription[]>(subscriptionsKey(user.tenantId), (known) =>
          known?.map((each) => (each.status === 'trialing' ? { ...each, status: 'active' } : each)),
        ),
    },
    guards: {
      confirmedLocally: (_, { planId, card }) => card === undefined && isConfirmedLocally(billing, planId),
    },
  });
  const [snapshot, send] = useMachine(machine, { input: { planId: firstPlanId } });

  // another administrator may change the subscription meanwhile, and with it the price
  const pricedFor = useRef(billing.subscription?.planId);
  useEffect(() => {
    if (pricedFor.current === billing.subscription?.planId) return;
    pricedFor.current = billing.subscription?.planId;
    send({ type: 'price.requested' });
  }, [billing.subscription?.planId, send]);

  const { planId, price, priceError, paymentError } = snapshot.context;
  return {
    plan: billing.plans.find(({ id }) => id === planId),
    price,
    priceError,
    paymentError,
    isFetching: snapshot.matches('fetching'),
    isConfirmed: snapshot.matches('confirmed'),
    busy: snapshot.hasTag('busy'),
    choosePlan: (plan: Plan) => send({ type: 'plan.chosen', planId: plan.id }),
    retryPrice: () => send({ type: 'price.requested' }),
    pay: (card: NewCard | undefined) => send({ type: 'pay.requested', card }),
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
