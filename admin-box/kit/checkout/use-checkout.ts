import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Plan, PlanChangePreview, Subscription } from '#shared/contract/billing/billing-entities.ts';
import { liveOf } from '#admin-box/kit/billing/subscription-state.ts';
import { refreshBilling, subscriptionsKey } from '#admin-box/kit/billing/use-billing.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { priceKey } from './use-price.ts';
import type { NewCard } from './card-entry.types.ts';

const base = '/subscriptions/resources/billing';

/** A trial with a payment method is confirmed here, without a call (specification, 4: Subscriptions). */
export function isConfirmedLocally({ subscription, method }: Billing, plan: Plan): boolean {
  return subscription?.status === 'trialing' && subscription.planId === plan.id && method !== undefined;
}

/** Takes a plan: saves the card first, then starts or changes the subscription, then reads billing again. */
export function useCheckout(billing: Billing) {
  const { api, user } = usePortal();
  const queries = useQueryClient();
  const { busy, failure, run, forget } = useAction();
  const [confirmed, setConfirmed] = useState<Plan>();
  const saved = useRef<{ given: string; id: string | undefined }>(undefined);

  /** A second attempt with the same card saves no second one. */
  const saveOnce = async ({ given, save }: NewCard): Promise<string | undefined> => {
    if (saved.current?.given !== given) saved.current = { given, id: await save() };
    return saved.current.id;
  };

  const subscribeToPlan = async (
    plan: Plan,
    price: PlanChangePreview,
    paymentMethodId: string | undefined,
  ): Promise<void> => {
    const live = liveOf(billing);
    const { prorationDate, dueNow } = price;
    if (!live) {
      await api.post(`${base}/payment-providers/stripe/subscriptions/v1`, { stripePlanId: plan.price.externalId });
      return;
    }
    const change = {
      planId: plan.id,
      confirmed: { prorationDate, dueNow },
      ...(paymentMethodId && { paymentMethodId }),
    };
    await api.put(`${base}/subscriptions/v1/{id}`, change, { params: { id: live.id } });
  };

  const pay = (plan: Plan, price: PlanChangePreview, card: NewCard | undefined) =>
    run(async () => {
      if (!card && isConfirmedLocally(billing, plan)) {
        queries.setQueryData<Subscription[]>(subscriptionsKey(user.tenantId), (known) =>
          known?.map((each) => (each.status === 'trialing' ? { ...each, status: 'active' } : each)),
        );
        setConfirmed(plan);
        return;
      }
      try {
        const methodId = card ? await saveOnce(card) : billing.method?.id;
        await subscribeToPlan(plan, price, methodId);
      } catch (failure) {
        // it may have been refused because the price has changed or run out
        void queries.invalidateQueries({ queryKey: priceKey(user.tenantId) });
        throw failure;
      } finally {
        await refreshBilling(queries, user.tenantId);
      }
      setConfirmed(plan);
    });

  return { busy, failure, forget, confirmed, pay };
}
