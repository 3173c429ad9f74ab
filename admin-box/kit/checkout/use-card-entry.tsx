import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRunOutsideTopLayer } from '#admin-box/portal/top-layer.ts';
import { CardFields } from './card-fields.tsx';
import type { CardEntry } from './card-entry.types.ts';
import type { StripeForm } from './open-stripe-form.ts';
import { StripeFields } from './stripe-fields.tsx';
import { useCardFields } from './use-card-fields.ts';
import { useSaveCard } from './use-save-card.ts';

const stripe = '/subscriptions/resources/billing/payment-providers/stripe';

/** Which provider takes the card. */
function useProvider() {
  const { api, user } = usePortal();
  return useQuery({
    queryKey: ['payment-provider', user.tenantId],
    queryFn: ({ signal }) => api.get(`${stripe}/public-configurations/v1`, { signal }),
    staleTime: Infinity,
  });
}

/** The card of the built-in test provider. */
function useTestCard(): CardEntry {
  const card = useCardFields();
  const { saveCard, question } = useSaveCard();
  return {
    fields: <CardFields card={card} />,
    isEmpty: card.isEmpty,
    read() {
      const given = card.read();
      return given && { given: JSON.stringify(given), save: () => saveCard(given) };
    },
    question,
  };
}

/** The card at Stripe: no digit of it is ever known to us. */
function useStripeCard(publishableKey: string, currency: string): CardEntry {
  const { api } = usePortal();
  const belowOthers = useRunOutsideTopLayer();
  const form = useRef<StripeForm>(undefined);
  const [{ isEmpty, isComplete, changes }, setState] = useState({ isEmpty: true, isComplete: false, changes: 0 });
  const save = async (): Promise<string | undefined> => {
    // a secret serves one attempt, and is kept nowhere (specification, 4: Subscriptions)
    const { id, setupIntentSecret } = await api.post(`${stripe}/setup-intents/v1`, {});
    await belowOthers(async () => await form.current?.confirm(setupIntentSecret));
    const saved = await api.post(`${stripe}/setup-intents/v1/{id}/finish`, undefined, { params: { id } });
    return saved.paymentMethodId;
  };
  return {
    fields: (
      <StripeFields
        publishableKey={publishableKey}
        currency={currency}
        onForm={(opened) => {
          form.current = opened;
          if (!opened) setState({ isEmpty: true, isComplete: false, changes: changes + 1 });
        }}
        onChange={(change) => setState((known) => ({ ...change, changes: known.changes + 1 }))}
      />
    ),
    isEmpty,
    read() {
      if (isComplete && form.current) return { given: `stripe ${changes}`, save };
      form.current?.showFaults();
      return undefined;
    },
    question: undefined,
  };
}

/** @param currency of what is bought */
export function useCardEntry(currency: string): CardEntry {
  const { errorText, t } = useTexts();
  const { data, error, isFetching, refetch } = useProvider();
  const test = useTestCard();
  const atStripe = useStripeCard(data?.publishableKey ?? '', currency);
  if (data) return data.isTest ? test : atStripe;
  const fields = error ? (
    <ErrorState
      level={3}
      title={t('checkout.formFailed')}
      description={errorText(error, 'apart')}
      traceId={traceIdOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <Skeleton shape="text" count={4} />
  );
  return { fields, isEmpty: true, read: () => undefined, question: undefined };
}
