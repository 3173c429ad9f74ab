import { useMutation } from '@tanstack/react-query';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { download } from '#admin-box/kit/download.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { AuditColumn } from './use-audits.ts';

const fileName = 'audits.csv';

interface ExportRequest {
  /** What narrows the list and orders it: the file has the same rows. */
  query: Readonly<Record<string, string>>;
  columns: readonly AuditColumn[];
  /** Any node of the portal: the file is saved in its document. */
  place: Node;
}

/** Saves every event that the list shows, on all of its pages, as a CSV file. */
export function useExportAudits() {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ query, columns }: ExportRequest) =>
      api.post(
        '/audits/export/csv/v2',
        { properties: columns.map((column) => ({ ...column })) },
        { query: { ...query, offset: 0, outputFileName: fileName }, read: 'blob' },
      ),
    onSuccess: (file, { place }) => {
      download(file, fileName, place);
      toasts.show({ title: t('audits.exported') });
    },
    onError: (error) =>
      void toasts.show({ tone: 'danger', title: t('audits.exportFailed', { reason: errorText(error) }) }),
  });
  return { exportAudits: mutate, isExporting: isPending };
}
