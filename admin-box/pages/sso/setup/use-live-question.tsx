import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Asks before other values of a provider replace those that users sign in with. */
export function useLiveQuestion({ enabled }: Pick<SsoConfig, 'enabled'>): {
  ask(): Promise<boolean>;
  /** Rendered by the caller, outside of its form: a dialog's events would reach that. */
  question: ReactNode;
} {
  const { t } = useTexts();
  const [answer, setAnswer] = useState<(isAgreed: boolean) => void>();
  const end = (isAgreed: boolean) => {
    answer?.(isAgreed);
    setAnswer(undefined);
  };
  const ask = (): Promise<boolean> =>
    enabled ? new Promise((resolve) => setAnswer(() => resolve)) : Promise.resolve(true);
  const question = (
    <ConfirmDialog
      open={answer !== undefined}
      onClose={() => end(false)}
      title={t('sso.liveTitle')}
      description={t('sso.liveText')}
      confirmLabel={t('sso.liveConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => end(true)}
    />
  );
  return { ask, question };
}
