import { CardDialog } from '#admin-box/kit/checkout/card.dialog.tsx';
import { CheckoutDialog } from '#admin-box/kit/checkout/checkout.dialog.tsx';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { BillingDetailsDialog } from './billing-details.dialog.tsx';
import type { BillingAsk } from './billing-part.types.ts';
import { CancelDialog, RenewDialog } from './cancel.dialogs.tsx';

export interface SubscriptionsOverlaysProps {
  billing: Billing;
  asked: BillingAsk;
  onClose(): void;
}

/** The dialog that was asked for. */
export function SubscriptionsOverlays({ billing, asked, onClose }: SubscriptionsOverlaysProps) {
  const dialog = { open: true, onClose };
  switch (asked.dialog) {
    case 'checkout':
      return <CheckoutDialog {...dialog} billing={billing} plan={asked.plan} />;
    case 'card':
      return <CardDialog {...dialog} currency={billing.subscription?.currency ?? 'usd'} />;
    case 'details':
      return billing.method ? <BillingDetailsDialog {...dialog} method={billing.method} /> : null;
    default: {
      const { subscription } = billing;
      const Dialog = asked.dialog === 'cancel' ? CancelDialog : RenewDialog;
      return subscription ? <Dialog {...dialog} billing={billing} subscription={subscription} /> : null;
    }
  }
}
