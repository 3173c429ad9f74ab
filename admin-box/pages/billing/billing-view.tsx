import { lazy, Suspense } from 'react';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { BillingAsk, BillingPartProps } from './billing-part.types.ts';
import { BillingDetailsBox } from './billing-details-box.tsx';
import { Invoices } from './invoices.tsx';
import { PaymentMethodBox } from './payment-method-box.tsx';
import { PlanBox } from './plan-box.tsx';
import { Plans } from './plans.tsx';
import { StatusBanner } from './status-banner.tsx';
import { UsageBox } from './usage-box.tsx';
import { pairStyle } from './billing.styles.ts';

const Overlays = lazy(async () => ({ default: (await import('./billing-overlays.tsx')).SubscriptionsOverlays }));

export function BillingView({ billing }: { billing: Billing }) {
  const { holds } = usePortal();
  const { asked, ask, close } = useOverlays<BillingAsk>();
  const mayChange = holds('fe.subscriptions.write.*') && !billing.externallyManaged;
  const part: BillingPartProps = { billing, ask: mayChange ? ask : undefined };
  return (
    <>
      <StatusBanner {...part} />
      <div css={pairStyle}>
        <ConfigurableField name="plan">{() => <PlanBox {...part} />}</ConfigurableField>
        <ConfigurableField name="usage">{() => <UsageBox />}</ConfigurableField>
      </div>
      <ConfigurableField name="plans">{() => <Plans {...part} />}</ConfigurableField>
      <div css={pairStyle}>
        <ConfigurableField name="paymentMethod">{() => <PaymentMethodBox {...part} />}</ConfigurableField>
        <ConfigurableField name="billingDetails">{() => <BillingDetailsBox {...part} />}</ConfigurableField>
      </div>
      <ConfigurableField name="invoices">{() => <Invoices />}</ConfigurableField>
      <Suspense fallback={null}>
        {asked ? <Overlays key={asked.opening} billing={billing} asked={asked} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
