import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { refreshBilling } from '#admin-box/kit/billing/use-billing.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { BankStep } from './bank-step.tsx';
import { useCardEntry } from './use-card-entry.tsx';

/** Another card for the next payments; one that is overdue is paid with it at once. */
export function CardDialog({ open, currency, onClose }: { open: boolean; currency: string; onClose(): void }) {
  const { t } = useTexts();
  const { user } = usePortal();
  const queries = useQueryClient();
  const toasts = useToasts();
  const card = useCardEntry(currency);
  const { busy, failure, run } = useAction();
  const save = () => {
    const given = card.read();
    if (!given) return;
    void run(async () => {
      try {
        await given.save();
      } finally {
        await refreshBilling(queries, user.tenantId);
      }
      onClose();
      toasts.show({ title: t('checkout.cardSaved') });
    });
  };
  if (card.question)
    return (
      <Dialog open={open} onClose={onClose} title={t('checkout.cardTitle')}>
        <BankStep question={card.question} />
      </Dialog>
    );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('checkout.cardTitle')}
      description={t('checkout.cardText')}
      hasFrames
      changed={!card.isEmpty}
      ready
      saving={busy}
      failure={failure}
      saveLabel={t('checkout.saveCard')}
      savingLabel={t('checkout.savingCard')}
      onSave={save}
    >
      {card.fields}
    </FormDialog>
  );
}
