import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { saveCard, testCards } from './save-card.ts';

const base = '/subscriptions/resources/billing';

/** The subscription page and its checkout: a trial that is paid, another plan, cancellation and renewal, invoices. */
export async function walkSubscription(api: Api<PorticoContract>): Promise<void> {
  await api.post(`${base}/payment-providers/stripe/customers/v1`, { name: 'Ada', email: 'billing@acme.example' });
  const first = await saveCard(api, testCards.works);
  const intent = await saveCard(api, testCards.asksTheBank);
  await api.post(
    `${base}/payment-providers/test/setup-intents/v1/{id}/authenticate`,
    { setupIntentSecret: intent.setupIntentSecret, outcome: 'succeeded' },
    { params: { id: intent.id } },
  );
  // the first card again
  await api.post(`${base}/payment-providers/stripe/setup-intents/v1/{id}/finish`, undefined, {
    params: { id: first.id },
  });
  await api.post(`${base}/subscriptions/v1/previews`, { planId: 'business' });
  const { subscriptionId: id } = await api.post(`${base}/payment-providers/stripe/subscriptions/v1`, {
    stripePlanId: 'price_business',
  });
  const params = { id };
  await api.post(`${base}/payment-providers/test/clock/v1`, { days: 15 });
  const { prorationDate, dueNow } = await api.post(`${base}/subscriptions/v1/previews`, { planId: 'team' });
  await api.put(`${base}/subscriptions/v1/{id}`, { planId: 'team', confirmed: { prorationDate, dueNow } }, { params });
  await api.put(`${base}/subscriptions/v1/{id}/cancellations/`, undefined, { params });
  await api.put(`${base}/subscriptions/v1/{id}/renewals/`, undefined, { params });
  const [method] = await api.get(`${base}/payment-methods/v1`);
  await api.patch(
    `${base}/payment-methods/v1/{id}/billing-details`,
    {
      name: 'Acme',
      email: 'billing@acme.example',
      address: { addressLine1: 'Rua do Ouro 100', postalCode: '1100-063', city: 'Lisboa', country: 'PT' },
      vatId: 'PT509123457',
    },
    { params: { id: method!.id } },
  );
  for (const list of ['payment-methods', 'subscriptions', 'plans'] as const) await api.get(`${base}/${list}/v1`);
  const { tenantId } = await api.get('/identity/resources/users/v2/me');
  await api.get(`${base}/summaries/v1/{id}`, { params: { id: tenantId } });
  const [invoice] = await api.get(`${base}/invoices/v1`);
  await api.get(`${base}/invoices/v1/{id}/pdf`, { params: { id: invoice!.id }, query: {}, read: 'blob' });
}
