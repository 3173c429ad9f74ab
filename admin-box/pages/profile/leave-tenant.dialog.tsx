import { useQueryClient } from '@tanstack/react-query';
import { storeTabTenant } from '#shared/session/tab-tenant.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { usePrivacyError } from '#admin-box/kit/recent-sign-in/use-privacy-error.ts';
import { useRecentSignIn } from '#admin-box/kit/recent-sign-in/recent-sign-in-context.ts';

interface LeaveTenantProps {
  isOnlyTenant: boolean;
  onClose(): void;
}

/** Leaves the active tenant, then continues in the one that the session was moved to, or signs out where there is none. */
function useLeaving(onClose: () => void) {
  const { api, session, signOut, tenant, user } = usePortal();
  const { t } = useTexts();
  const fresh = useRecentSignIn();
  const queries = useQueryClient();
  const toasts = useToasts();
  const action = useAction();
  const leave = () =>
    action.run(async () => {
      const params = { tenantId: user.tenantId };
      const { tenantId } = await fresh(() =>
        api.delete('/identity/resources/users/v1/me/tenants/{tenantId}', undefined, { params }),
      );
      onClose();
      storeTabTenant({ sessionStorage: () => sessionStorage }, tenantId);
      if (tenantId === null) return await signOut();
      await session.login({ tenantId });
      await queries.resetQueries();
      toasts.show({ title: t('leave.left', { tenant }) });
    });
  return { ...action, leave };
}

export function LeaveTenantDialog({ isOnlyTenant, onClose }: LeaveTenantProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const question = useQuestion();
  const textOf = usePrivacyError();
  const { busy, failure, leave } = useLeaving(onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={question('leave.ask', { tenant })}
      description={question('leave.consequence', { tenant })}
      confirmLabel={t('leave.action')}
      cancelLabel={t('common.cancel')}
      loadingLabel={t('leave.leaving')}
      loading={busy}
      error={failure ? textOf(failure) : undefined}
      onConfirm={() => void leave()}
    >
      {isOnlyTenant ? <p>{t('leave.deletesAccount')}</p> : null}
    </ConfirmDialog>
  );
}
