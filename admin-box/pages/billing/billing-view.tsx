import { lazy, Suspense } from 'react';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { Shown } from '#admin-box/kit/shown.tsx';
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
  const mayChange = holds('fe.subscriptions.write.*') && !billing.subscription?.externallyManaged;
  const part: BillingPartProps = { billing, ask: mayChange ? ask : undefined };
  return (
    <>
      <StatusBanner {...part} />
      <div css={pairStyle}>
        <Shown name="plan">{() => <PlanBox {...part} />}</Shown>
        <Shown name="usage">{() => <UsageBox />}</Shown>
      </div>
      <Shown name="plans">{() => <Plans {...part} />}</Shown>
      <div css={pairStyle}>
        <Shown name="paymentMethod">{() => <PaymentMethodBox {...part} />}</Shown>
        <Shown name="billingDetails">{() => <BillingDetailsBox {...part} />}</Shown>
      </div>
      <Shown name="invoices">{() => <Invoices />}</Shown>
      <Suspense fallback={null}>
        {asked ? <Overlays key={asked.opening} billing={billing} asked={asked} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
