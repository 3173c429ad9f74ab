import { useState } from 'react';
import type { AuditRetention } from '#shared/contract/audits/audits.ts';
import { Select } from '#shared/ui/select/select.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDays } from './format-days.ts';
import { useChangeRetention } from './use-integrity.ts';

const offered = [30, 90, 180, 365, 730, 1825, 2555];
const forever = 'forever';

const valueOf = (days: number | null) => (days === null ? forever : String(days));

export interface RetentionDialogProps {
  retention: AuditRetention;
  open: boolean;
  onClose(): void;
}

/** How long events are kept, and the legal hold. */
export function RetentionDialog({ retention, open, onClose }: RetentionDialogProps) {
  const { t, locale } = useTexts();
  const [length, setLength] = useState(valueOf(retention.days));
  const [legalHold, setLegalHold] = useState(retention.legalHold);
  const { busy, failure, run } = useAction();
  const change = useChangeRetention();
  const days = retention.days === null ? offered : [...new Set([...offered, retention.days])].toSorted((a, b) => a - b);
  const save = () =>
    run(async () => {
      await change({ days: length === forever ? null : Number(length), legalHold });
      onClose();
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('audits.changeRetention')}
      description={t('audits.retentionText')}
      changed={length !== valueOf(retention.days) || legalHold !== retention.legalHold}
      saving={busy}
      failure={failure}
      onSave={() => void save()}
    >
      <Select
        label={t('audits.keepFor')}
        options={[
          ...days.map((each) => ({ value: String(each), label: formatDays(each, locale) })),
          { value: forever, label: t('audits.forever') },
        ]}
        value={length}
        onChange={setLength}
      />
      <Checkbox
        label={t('audits.hold')}
        hint={t('audits.holdText')}
        checked={legalHold}
        onCheckedChange={setLegalHold}
      />
    </FormDialog>
  );
}
