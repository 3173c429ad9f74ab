import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

export interface OverdueDialogProps {
  open: boolean;
  onClose(): void;
  /** Leads to another card, which pays what is overdue. */
  onUpdate(): void;
}

/** In place of the checkout while a payment is overdue: no plan has a price until it is made. */
export function OverdueDialog({ open, onClose, onUpdate }: OverdueDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      hasFrames
      title={t('checkout.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" onClick={onUpdate}>
            {t('checkout.cardTitle')}
          </Button>
        </>
      }
    >
      <Banner tone="warning">{t('subscriptions.overdueText')}</Banner>
    </Dialog>
  );
}
