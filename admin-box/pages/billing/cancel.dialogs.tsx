import type { Subscription } from '#shared/contract/billing/billing-entities.ts';
import { brief, isolated } from '#shared/lib/names.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { planName } from '#admin-box/kit/billing/subscription-state.ts';
import { useChangeBilling } from '#admin-box/kit/billing/use-billing.ts';
import type { Billing } from '#admin-box/kit/billing/use-billing.ts';
import { useMoney } from '#admin-box/kit/billing/use-money.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';

interface DialogProps {
  open: boolean;
  onClose(): void;
  billing: Billing;
  subscription: Subscription;
}

/** Closes and says so once it worked; a failure stays in the dialog. */
function useChange({ onClose }: Pick<DialogProps, 'onClose'>) {
  const { errorText } = useTexts();
  const toasts = useToasts();
  const { busy, failure, run } = useAction();
  const change = (work: () => Promise<unknown>, done: string) =>
    void run(async () => {
      await work();
      onClose();
      toasts.show({ title: done });
    });
  return { change, loading: busy, error: failure ? errorText(failure) : undefined };
}

/** The subscription ends with its period. */
export function CancelDialog({ billing, subscription, open, onClose }: DialogProps) {
  const { t } = useTexts();
  const { day } = useMoney();
  const { cancel } = useChangeBilling();
  const { change, loading, error } = useChange({ onClose });
  const plan = planName(billing.plans, subscription.planId);
  const date = day(subscription.currentPeriodEnd);
  const values = { plan: isolated(plan), date };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('subscriptions.cancelTitle', values)}
      description={t('subscriptions.cancelText', values)}
      confirmLabel={t('subscriptions.cancelConfirm')}
      cancelLabel={t('subscriptions.cancelKeep')}
      onConfirm={() =>
        change(() => cancel(subscription.id), t('subscriptions.cancelDone', { plan: brief(plan), date }))
      }
      loading={loading}
      loadingLabel={t('subscriptions.cancelWorking')}
      {...(error && { error })}
    />
  );
}

/** Takes a cancellation back. */
export function RenewDialog({ billing, subscription, open, onClose }: DialogProps) {
  const { t } = useTexts();
  const { day, money } = useMoney();
  const { renew } = useChangeBilling();
  const { change, loading, error } = useChange({ onClose });
  const { amount, currency, currentPeriodEnd } = subscription;
  const plan = planName(billing.plans, subscription.planId);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      tone="primary"
      title={t('subscriptions.renewTitle', { plan: isolated(plan) })}
      description={t('subscriptions.renewText', { amount: money(amount, currency), date: day(currentPeriodEnd) })}
      confirmLabel={t('subscriptions.renewConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => change(() => renew(subscription.id), t('subscriptions.renewed', { plan: brief(plan) }))}
      loading={loading}
      loadingLabel={t('subscriptions.renewing')}
      {...(error && { error })}
    />
  );
}
