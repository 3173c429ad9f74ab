import { Button } from '#shared/ui/button/button.tsx';
import { Progress } from '#shared/ui/progress/progress.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { progressStyle } from './audits.styles.ts';
import type { AuditExporter } from './use-export-audits.ts';

/** How many events an export has written so far. @param total events that the list had; some may have come since */
export function ExportProgress({ exporter: { written, cancel }, total }: { exporter: AuditExporter; total: number }) {
  const { t, locale } = useTexts();
  if (written === undefined) return null;
  const number = new Intl.NumberFormat(locale);
  const most = Math.max(total, written, 1);
  return (
    <div css={progressStyle}>
      <Progress
        label={t('audits.exporting')}
        value={written}
        max={most}
        counts={t('audits.exportRows', { count: number.format(written), total: number.format(most) })}
      />
      <Button size="sm" onClick={cancel}>
        {t('audits.exportCancel')}
      </Button>
    </div>
  );
}
