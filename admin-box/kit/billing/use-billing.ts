/** How the tenant is billed: read for the subscription page and the checkout, and read again after each change. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { BillingDetailsInput } from '#shared/contract/billing/billing.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { metersKey } from '#admin-box/kit/usage/meters-key.ts';
import { billingFault } from './billing-fault.ts';
import type { BillingFault } from './billing-fault.ts';
import type { Billing } from './billing.types.ts';

export type { Billing };

const base = '/subscriptions/resources/billing';

const billingKey = (tenantId: string) => ['billing', tenantId] as const;

export const subscriptionsKey = (tenantId: string) => [...billingKey(tenantId), 'subscriptions'] as const;

/** Subscriptions, payment method, invoices, and the limits of the plan: what a change may have changed. */
export async function refreshBilling(queries: QueryClient, tenantId: string): Promise<void> {
  // nobody waits for the meters, which are beside what was changed
  void queries.invalidateQueries({ queryKey: metersKey(tenantId) });
  await queries.invalidateQueries({ queryKey: billingKey(tenantId) });
}

/** Without a provider nothing else is asked for (specification, 4: Subscriptions). */
export function useBilling() {
  const { api, user } = usePortal();
  const key = billingKey(user.tenantId);
  const providers = useQuery({
    queryKey: [...key, 'providers'],
    queryFn: ({ signal }) => api.get('/subscriptions/resources/payment-providers/v1', { signal }),
  });
  const fault: BillingFault | undefined = providers.data && billingFault(providers.data, user.tenantId);
  const enabled = providers.data !== undefined && fault === undefined;
  const plans = useQuery({
    queryKey: [...key, 'plans'],
    queryFn: ({ signal }) => api.get(`${base}/plans/v1`, { signal }),
    enabled,
  });
  const subscriptions = useQuery({
    queryKey: subscriptionsKey(user.tenantId),
    queryFn: ({ signal }) => api.get(`${base}/subscriptions/v1`, { signal }),
    enabled,
  });
  const methods = useQuery({
    queryKey: [...key, 'methods'],
    queryFn: ({ signal }) => api.get(`${base}/payment-methods/v1`, { signal }),
    enabled,
  });
  const rules = useQuery({
    queryKey: [...key, 'rules'],
    queryFn: ({ signal }) => api.get(`${base}/configurations/vendor-public-configurations/v1`, { signal }),
    enabled,
  });
  const summary = useQuery({
    queryKey: [...key, 'summary'],
    queryFn: ({ signal }) => api.get(`${base}/summaries/v1/{id}`, { params: { id: user.tenantId }, signal }),
    enabled,
  });
  const all = [providers, plans, subscriptions, methods, rules, summary];
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  const data: Billing | undefined =
    plans.data && subscriptions.data && methods.data && rules.data && summary.data
      ? {
          plans: plans.data,
          subscription: subscriptions.data[0],
          method: methods.data.find(({ isDefault }) => isDefault) ?? methods.data[0],
          externallyManaged: summary.data.externallyManaged,
          defaultPlanId: summary.data.defaultPlanId ?? undefined,
          ...rules.data,
        }
      : undefined;
  return {
    data,
    fault,
    error: failed?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}

export function useInvoices() {
  const { api, user } = usePortal();
  return useQuery({
    queryKey: [...billingKey(user.tenantId), 'invoices'],
    queryFn: ({ signal }) => api.get(`${base}/invoices/v1`, { signal }),
  });
}

/** Each change reloads what it may have changed, refused or not. */
export function useChangeBilling() {
  const { api, user } = usePortal();
  const queries = useQueryClient();
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      await refreshBilling(queries, user.tenantId);
    }
  };
  const params = (id: string) => ({ params: { id } });
  return {
    cancel: (id: string) => changed(api.put(`${base}/subscriptions/v1/{id}/cancellations/`, undefined, params(id))),
    renew: (id: string) => changed(api.put(`${base}/subscriptions/v1/{id}/renewals/`, undefined, params(id))),
    saveDetails: (methodId: string, details: BillingDetailsInput) =>
      changed(api.patch(`${base}/payment-methods/v1/{id}/billing-details`, details, params(methodId))),
    invoicePdf: (id: string, outputFileName: string) =>
      api.get(`${base}/invoices/v1/{id}/pdf`, { ...params(id), query: { outputFileName }, read: 'blob' }),
  };
}
