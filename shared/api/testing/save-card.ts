import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';

const providers = '/subscriptions/resources/billing/payment-providers';

export const testCards = { works: '4242424242424242', asksTheBank: '4000002500003155' };

/** Saves a test card of the tenant, or begins to, where the bank asks first. @returns its setup intent */
export async function saveCard(
  api: Api<PorticoContract>,
  number: string,
): Promise<{ id: string; setupIntentSecret: string }> {
  const intent = await api.post(`${providers}/stripe/setup-intents/v1`);
  await api.post(
    `${providers}/test/setup-intents/v1/{id}/confirm`,
    { setupIntentSecret: intent.setupIntentSecret, card: { number, expMonth: 12, expYear: 2040, cvc: '123' } },
    { params: { id: intent.id } },
  );
  return intent;
}
