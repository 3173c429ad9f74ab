import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { portalBillingCheckout } from '#shared/i18n/en/portal/billing-checkout.ts';
import { portalBilling } from '#shared/i18n/en/portal/billing.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useBilling } from '#admin-box/kit/billing/use-billing.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useEmit } from '#admin-box/portal/use-emit.ts';
import { CheckoutDialog } from '#admin-box/kit/checkout/checkout.dialog.tsx';

/** The checkout shares texts with the subscription page. */
export const texts = { ...portalBilling, ...portalBillingCheckout };

/** Closes the checkout: the focus goes back to what opened it, and the host page removes the element. */
function useClose(): () => void {
  const emit = useEmit();
  const { host } = useRootPlace();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = host?.ownerDocument.activeElement ?? null;
  }, [host]);
  return () => {
    emit('portico:close', null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

function Notice({ text, children, onClose }: { text?: string; children?: ReactNode; onClose(): void }) {
  const { t } = useTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      // as the checkout itself: what is hidden from assistive technology, but not inert, is the host's page
      hasFrames
      title={t('checkout.title')}
      description={text}
      footer={<Button onClick={onClose}>{t('checkout.leave')}</Button>}
    >
      {children}
    </Dialog>
  );
}

/** In place of the checkout while nobody is signed in. */
export function SignedOutCheckout() {
  const { t } = useTexts();
  return <Notice text={t('checkout.signedOut')} onClose={useClose()} />;
}

function LoadedCheckout({ plan: wanted }: { plan: string }) {
  const { t, errorText } = useTexts();
  const { data, fault, error, isFetching, retry } = useBilling();
  const onClose = useClose();
  if (fault === 'notAuthorized')
    return (
      <Notice text={`${t('subscriptions.notAuthorized')}. ${t('subscriptions.notAuthorizedText')}`} onClose={onClose} />
    );
  if (fault)
    return <Notice text={`${t('subscriptions.noTenant')}. ${t('subscriptions.noTenantText')}`} onClose={onClose} />;
  if (data) {
    const plan = data.plans.find(({ id, price }) => id === wanted || price.externalId === wanted);
    if (data.externallyManaged)
      return <Notice text={`${t('subscriptions.external')} ${t('subscriptions.externalText')}`} onClose={onClose} />;
    if (wanted && !plan) return <Notice text={t('checkout.unknownPlan', { plan: wanted })} onClose={onClose} />;
    return <CheckoutDialog open billing={data} plan={plan} onClose={onClose} />;
  }
  return (
    <Notice onClose={onClose}>
      {error ? (
        <ErrorState
          level={3}
          title={t('checkout.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={retry}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </Notice>
  );
}

/** The checkout over the host page: refused with the reason, loading, failed, or open. */
export function CheckoutWindow({ plan }: { plan: string }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const onClose = useClose();
  // nothing is asked that the server would refuse
  return holds('fe.subscriptions.write.*') ? (
    <LoadedCheckout plan={plan} />
  ) : (
    <Notice text={t('checkout.notAllowed')} onClose={onClose} />
  );
}
