import { useRef } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { exportFormats, fileNames } from './use-export-audits.ts';
import type { AuditExporter } from './use-export-audits.ts';
import type { AuditColumn } from './use-audits.ts';

export interface ExportMenuProps {
  exporter: AuditExporter;
  /** What narrows the list and orders it. */
  query: Readonly<Record<string, string>>;
  columns: readonly AuditColumn[];
}

/** Saves the events that the list shows, in one of several formats. */
export function ExportMenu({ exporter: { exportAudits, written }, query, columns }: ExportMenuProps) {
  const { t } = useTexts();
  const place = useRef<HTMLSpanElement>(null);
  const labels = { csv: 'CSV', jsonl: t('audits.jsonl'), ocsf: 'OCSF' } as const;
  return (
    <span ref={place}>
      <Menu
        label={t('audits.exportAs')}
        align="end"
        trigger={
          <Button icon="download" iconEnd="down" loading={written !== undefined}>
            {t('audits.exportAs')}
          </Button>
        }
        groups={[
          {
            items: exportFormats.map((format) => ({
              id: format,
              label: labels[format],
              hint: fileNames[format],
              onSelect: () => exportAudits({ format, query, columns, place: place.current! }),
            })),
          },
        ]}
      />
    </span>
  );
}
