/** Whether the audit log is as it was written, and how long it is kept. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AuditRetention, AuditRetentionInput } from '#shared/contract/audits/audits.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const integrityKey = ['audits', 'integrity'];
const retentionKey = ['audits', 'retention'];
const headMailKey = ['audits', 'head-mail'];

export function useIntegrity() {
  const { api } = usePortal();
  return useQuery({
    queryKey: integrityKey,
    queryFn: ({ signal }) => api.get('/audits/resources/integrity/v1', { signal }),
  });
}

/** Verifies the whole log now. A broken chain is shown by the page, an intact one is announced. */
export function useVerify() {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.get('/audits/verify'),
    onSuccess: async ({ ok }) => {
      await queries.invalidateQueries({ queryKey: integrityKey });
      if (ok) toasts.show({ title: t('audits.verifiedAll') });
    },
    onError: (error) =>
      void toasts.show({ tone: 'danger', title: t('audits.verifyFailed', { reason: errorText(error) }) }),
  });
  return { verify: () => mutate(), isVerifying: isPending };
}

export function useRetention() {
  const { api } = usePortal();
  return useQuery({
    queryKey: retentionKey,
    queryFn: ({ signal }) => api.get('/audits/resources/retention/v1', { signal }),
  });
}

export function useChangeRetention() {
  const { api } = usePortal();
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  return async (retention: AuditRetentionInput): Promise<void> => {
    const saved: AuditRetention = await api.post('/audits/resources/retention/v1', retention);
    queries.setQueryData(retentionKey, saved);
    toasts.show({ title: t('audits.retentionSaved') });
    void queries.invalidateQueries({ queryKey: ['audits', 'list'] });
  };
}

/** @param enabled the caller may change it, and is about to */
export function useHeadMail(enabled: boolean) {
  const { api } = usePortal();
  return useQuery({
    queryKey: headMailKey,
    queryFn: ({ signal }) => api.get('/audits/resources/head-mail/v1', { signal }),
    enabled,
  });
}

export function useChangeHeadMail() {
  const { api } = usePortal();
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  return async (email: string | null): Promise<void> => {
    queries.setQueryData(headMailKey, await api.post('/audits/resources/head-mail/v1', { email }));
    toasts.show({ title: t('audits.headMailSaved') });
    void queries.invalidateQueries({ queryKey: ['audits', 'list'] });
  };
}
