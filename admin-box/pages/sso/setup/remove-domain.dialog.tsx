import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { useTerms } from './use-terms.ts';

export interface RemoveDomainProps {
  connection: SsoConfig;
  domain: SsoDomain;
  open: boolean;
  onClose(): void;
}

/** Confirmation before a verified domain is removed: says what happens to its users. */
export function RemoveDomainDialog({ connection, domain: { id, domain }, open, onClose }: RemoveDomainProps) {
  const { t, errorText } = useTexts();
  const ask = useQuestion();
  const toasts = useToasts();
  const { provider } = useTerms(connection);
  const { removeDomain } = useChangeSso();
  const { busy, failure, run } = useAction();
  const remove = () =>
    run(async () => {
      await removeDomain(connection, { id });
      onClose();
      toasts.show({ title: t('sso.domainRemoved', { domain }) });
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={ask('sso.removeTitle', { domain })}
      description={ask(connection.enabled ? 'sso.removeActive' : 'sso.removeInactive', { domain, provider })}
      confirmLabel={t('sso.removeConfirm')}
      cancelLabel={t('common.cancel')}
      loading={busy}
      error={failure ? errorText(failure) : undefined}
      onConfirm={() => void remove()}
    />
  );
}
