import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import type { Connection } from '#admin-box/session/connection.ts';
import { switchTenant } from '#admin-box/session/switch-tenant.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';

/** Switches to another tenant, unless unsaved changes keep the user here. Nothing of the old tenant stays in memory. */
export function useTenantSwitch(connection: Connection, nameOf: (tenantId: string) => string) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const router = useRouter();
  const queries = useQueryClient();
  const [switching, setSwitching] = useState(false);

  const change = async (tenantId: string): Promise<void> => {
    setSwitching(true);
    try {
      await switchTenant(connection, tenantId);
      await queries.resetQueries();
      router.go({ page: router.current().page, query: {} }, { replace: true });
      toasts.show({ title: t('shell.switched', { tenant: nameOf(tenantId) }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) });
    } finally {
      setSwitching(false);
    }
  };
  return { switching, onSwitch: (tenantId: string) => router.leave(() => void change(tenantId)) };
}
