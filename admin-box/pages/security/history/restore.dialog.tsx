import { useQuery } from '@tanstack/react-query';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { Impact } from '#admin-box/pages/security/policies/impact-preview.tsx';
import { useRestoreVersion } from './use-policy-history.ts';

export interface RestoreDialogProps {
  policy: PolicyName;
  /** Name of the policy. */
  title: string;
  version: number;
  open: boolean;
  onClose(): void;
}

/** Shows whom a version would hit before it is restored. */
export function RestoreDialog({ policy, title, version, open, onClose }: RestoreDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { impact, restore } = useRestoreVersion(policy);
  const { busy, failure, run } = useAction();
  const preview = useQuery({
    queryKey: ['security', 'history', policy, version, 'impact'],
    queryFn: () => impact(version),
    gcTime: 0,
    enabled: open,
  });
  const confirm = () =>
    void run(async () => {
      await restore(version);
      onClose();
      toasts.show({ title: t('policyHistory.restored', { policy: title, number: version }) });
    });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('policyHistory.restoreTitle', { number: version, policy: title })}
      description={t('policyHistory.restoreText')}
      footer={
        <>
          <Button onClick={onClose}>{t('policyHistory.cancel')}</Button>
          <Button
            variant="primary"
            loading={busy}
            loadingLabel={t('policyHistory.restoring')}
            disabled={!preview.data || preview.data.locksOut}
            onClick={confirm}
          >
            {t('policyHistory.restore')}
          </Button>
        </>
      }
    >
      {preview.data ? (
        <Impact impact={preview.data} note={undefined} />
      ) : preview.isError ? (
        <SaveFailure failure={preview.error} />
      ) : (
        <Skeleton shape="rows" count={3} />
      )}
      <SaveFailure failure={failure} />
    </Dialog>
  );
}
