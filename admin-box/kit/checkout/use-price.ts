import { useQuery } from '@tanstack/react-query';
import type { Plan, Subscription } from '#shared/contract/billing/billing-entities.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const minute = 60_000;
/** A price holds for ten minutes. */
const again = 8 * minute;

export const priceKey = (tenantId: string) => ['plan-price', tenantId] as const;

/** What starting or changing to a plan costs now, to the cent; asked again before it runs out. */
export function usePrice(plan: Plan | undefined, subscription: Subscription | undefined) {
  const { api, user } = usePortal();
  return useQuery({
    // not below the key of billing: what follows a payment does not ask for the price of what was just paid
    queryKey: [...priceKey(user.tenantId), plan?.id, subscription?.planId],
    queryFn: ({ signal }) =>
      api.post('/subscriptions/resources/billing/subscriptions/v1/previews', { planId: plan!.id }, { signal }),
    enabled: plan !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: again,
  });
}

export type Price = ReturnType<typeof usePrice>;
