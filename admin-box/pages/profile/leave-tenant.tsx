import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SectionFrame } from '#admin-box/kit/section/section.tsx';

const LeaveTenantDialog = lazy(async () => ({
  default: (await import('./leave-tenant.dialog.tsx')).LeaveTenantDialog,
}));

/** Leaves the active tenant. @param isOnlyTenant the account is deleted with the membership */
export function LeaveTenant({ isOnlyTenant }: { isOnlyTenant: boolean }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const [open, setOpen] = useState(false);
  return (
    <SectionFrame id="leave" title={t('leave.title')} lead={t('leave.text', { tenant })}>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('leave.action')}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={null}>
          <LeaveTenantDialog isOnlyTenant={isOnlyTenant} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SectionFrame>
  );
}
