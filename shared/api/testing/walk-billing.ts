import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { saveCard, testCards } from './save-card.ts';

const base = '/subscriptions/resources/billing';

/** Billing by both bases of the contract, beside what the subscription page asks for. */
export async function walkBilling(api: Api<PorticoContract>): Promise<void> {
  await saveCard(api, testCards.works);
  const { subscriptionId: id } = await api.post(`${base}/payment-providers/stripe/subscriptions/v1`, {
    stripePlanId: 'price_team',
  });
  const params = { id };
  for (const own of [`${base}/subscriptions/v1`, '/subscriptions/resources/subscriptions/v1'] as const) {
    await api.get(own);
    await api.get(`${own}/{id}`, { params });
    await api.put(`${own}/{id}`, { planId: 'business' }, { params });
    await api.put(`${own}/{id}`, { planId: 'team' }, { params });
    await api.put(`${own}/{id}/cancellations/`, undefined, { params });
    await api.put(`${own}/{id}/renewals/`, undefined, { params });
  }
  await api.post(`${base}/payment-providers/test/clock/v1`, { days: 31 });
}
