import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { download } from '#admin-box/kit/download.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { countLines } from './count-lines.ts';
import type { AuditColumn } from './use-audits.ts';

export const exportFormats = ['csv', 'jsonl', 'ocsf'] as const;
/** By format; as the server names them. */
export const fileNames = { csv: 'audits.csv', jsonl: 'audits.jsonl', ocsf: 'audits.ocsf.jsonl' } as const;
export type ExportFormat = (typeof exportFormats)[number];

interface ExportRequest {
  format: ExportFormat;
  /** What narrows the list and orders it: the file has the same rows. */
  query: Readonly<Record<string, string>>;
  columns: readonly AuditColumn[];
  /** Any node of the portal: the file is saved in its document. */
  place: Node;
}

export interface AuditExporter {
  exportAudits(request: ExportRequest): void;
  /** Events in the file so far; undefined unless an export runs. */
  written: number | undefined;
  cancel(): void;
}

/** Saves every event that the list shows, on all of its pages, as a file. */
export function useExportAudits(): AuditExporter {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const [written, setWritten] = useState(0);
  const running = useRef<AbortController>(undefined);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ format, query, columns }: ExportRequest) => {
      const { signal } = (running.current = new AbortController());
      setWritten(0);
      // the first line of a table names its columns
      const head = format === 'csv' ? 1 : 0;
      const onData = countLines(format === 'csv', (lines) => setWritten(Math.max(0, lines - head)));
      const options = { query, read: 'blob', onData, signal } as const;
      if (format === 'jsonl') return await api.post('/audits/export/jsonl', {}, options);
      if (format === 'ocsf') return await api.post('/audits/export/ocsf', {}, options);
      const properties = columns.map((column) => ({ ...column }));
      return await api.post(
        '/audits/export/csv/v2',
        { properties },
        { ...options, query: { ...query, offset: 0, outputFileName: 'audits.csv' } },
      );
    },
    onSuccess: (file, { format, place }) => {
      download(file, fileNames[format], place);
      toasts.show({ title: t('audits.exported') });
    },
    onError: (error) =>
      void toasts.show(
        running.current?.signal.aborted
          ? { title: t('audits.exportCanceled') }
          : { tone: 'danger', title: t('audits.exportFailed', { reason: errorText(error) }) },
      ),
  });
  return {
    exportAudits: mutate,
    written: isPending ? written : undefined,
    cancel: () => running.current?.abort(),
  };
}
