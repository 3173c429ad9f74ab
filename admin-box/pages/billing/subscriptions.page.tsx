import { portalBillingCheckout } from '#shared/i18n/en/portal/billing-checkout.ts';
import { portalBilling } from '#shared/i18n/en/portal/billing.ts';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { BillingFault } from '#admin-box/kit/billing/billing-fault.ts';
import { useBilling } from '#admin-box/kit/billing/use-billing.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { BillingView } from './billing-view.tsx';
import { pageStyle } from './billing.styles.ts';

/** With those of the checkout, which the page opens. */
export const texts = { ...portalBilling, ...portalBillingCheckout };

const faultTexts = {
  notAuthorized: ['subscriptions.notAuthorized', 'subscriptions.notAuthorizedText'],
  noTenant: ['subscriptions.noTenant', 'subscriptions.noTenantText'],
} as const satisfies Record<BillingFault, unknown>;

function Content() {
  const { t, errorText } = useTexts();
  const { data, fault, error, isFetching, retry } = useBilling();
  if (fault) {
    const [title, text] = faultTexts[fault];
    return <EmptyState icon="card" title={t(title)} description={t(text)} />;
  }
  if (data) return <BillingView billing={data} />;
  if (!error) return <Skeleton shape="text" count={8} />;
  return (
    <ErrorState
      title={t('subscriptions.failedTitle')}
      description={errorText(error, 'apart')}
      traceId={traceIdOf(error)}
      onRetry={retry}
      retrying={isFetching}
    />
  );
}

/** Plan, payment method and invoices of the organization. */
export function SubscriptionsPage() {
  const { t } = useTexts();
  const { tenant } = usePortal();
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.subscriptions')} lead={t('subscriptions.text', { tenant })} />
      <Content />
    </div>
  );
}
