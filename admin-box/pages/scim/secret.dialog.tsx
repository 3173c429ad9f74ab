import type { ReactNode } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { CopiedContext } from '#shared/ui/copy-button/copied-context.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useSecretGuard } from './use-secret-guard.tsx';
import type { SecretKind } from './use-secret-guard.tsx';

export interface SecretDialogProps {
  title: string;
  open: boolean;
  onClose(): void;
  secret: string;
  kind: SecretKind;
  /** Fields to copy. */
  children: ReactNode;
}

const nowhere = (): boolean => false;

/** A secret that is shown once: only an explicit confirmation closes the dialog. */
export function SecretDialog({ title, open, onClose, secret, kind, children }: SecretDialogProps) {
  const { t } = useTexts();
  const { question, onCopied } = useSecretGuard({ kind, secret: open ? secret : undefined, keeps: nowhere });
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
        <CopiedContext value={onCopied}>{children}</CopiedContext>
      </div>
      {question}
    </Dialog>
  );
}
