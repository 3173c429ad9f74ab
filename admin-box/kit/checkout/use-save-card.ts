import { useState } from 'react';
import type { TestCard } from '#shared/contract/billing/card-payments.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const providers = '/subscriptions/resources/billing/payment-providers';

type Outcome = 'succeeded' | 'failed';

/** Saves a test card as the default payment method, with the question of the bank where the card has one. */
export function useSaveCard() {
  const { api } = usePortal();
  const [question, setQuestion] = useState<{ answer: (outcome: Outcome) => void }>();
  const askBank = async (): Promise<Outcome> => {
    const outcome = await new Promise<Outcome>((answer) => setQuestion({ answer }));
    setQuestion(undefined);
    return outcome;
  };
  const saveCard = async (card: TestCard): Promise<string | undefined> => {
    // a secret serves one attempt, and is kept nowhere (specification, 4: Subscriptions)
    const { id, setupIntentSecret } = await api.post(`${providers}/stripe/setup-intents/v1`, {});
    const intent = { params: { id } };
    const result = await api.post(
      `${providers}/test/setup-intents/v1/{id}/confirm`,
      { setupIntentSecret, card },
      intent,
    );
    if (result.status === 'succeeded') return result.paymentMethodId;
    const outcome = await askBank();
    const answered = await api.post(
      `${providers}/test/setup-intents/v1/{id}/authenticate`,
      { setupIntentSecret, outcome },
      intent,
    );
    return answered.paymentMethodId;
  };
  return { saveCard, question };
}

export type BankQuestion = ReturnType<typeof useSaveCard>['question'];
