import type { ReactNode } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';

export interface SecretDialogProps {
  title: string;
  open: boolean;
  onClose(): void;
  /** Fields to copy. */
  children: ReactNode;
}

/** A secret that is shown once: only an explicit confirmation closes the dialog. */
export function SecretDialog({ title, open, onClose, children }: SecretDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={() => {}}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('provisioning.tokenSaved')}
        </Button>
      }
    >
      <div css={formStyle}>
        <Banner tone="warning">{t('provisioning.tokenOnce')}</Banner>
        {children}
      </div>
    </Dialog>
  );
}
