import { useState } from 'react';
import type { RecommendationState } from '#shared/contract/security-center/security-center.ts';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { titleOf } from './recommendation-text.ts';
import { useRecommendations } from './use-center.ts';

const day = 86_400_000;
/** Days; without an end unless it is one of these. */
const periods = ['30', '90', 'always'] as const;
type Period = (typeof periods)[number];

export interface DismissDialogProps {
  recommendation: RecommendationState;
  onClose(): void;
}

/** Asks why a recommendation does not apply here, and for how long. */
export function DismissDialog({ recommendation, onClose }: DismissDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const toasts = useToasts();
  const { dismiss } = useRecommendations();
  const { busy, failure, run } = useAction();
  const [reason, setReason] = useState('');
  const [period, setPeriod] = useState<Period>('90');
  const [missing, setMissing] = useState(false);
  const save = () => {
    if (reason.trim() === '') return setMissing(true);
    const until = period === 'always' ? undefined : new Date(Date.now() + Number(period) * day).toISOString();
    void run(async () => {
      await dismiss(recommendation.code, { reason: reason.trim(), ...(until !== undefined && { until }) });
      toasts.show({ title: t('center.dismissedTitle') });
      onClose();
    });
  };
  return (
    <FormDialog
      open
      title={t('center.dismissTitle', { title: titleOf(texts, recommendation) })}
      description={t('center.dismissText')}
      changed={reason !== ''}
      ready
      saving={busy}
      saveLabel={t('center.dismissLabel')}
      savingLabel={t('center.dismissing')}
      failure={failure}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('center.reason')}
        hint={t('center.reasonHint')}
        value={reason}
        maxLength={500}
        autoComplete="off"
        error={missing && reason.trim() === '' ? t('center.reasonMissing') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Segment
        label={t('center.period')}
        options={periods.map((value) => ({ value, label: t(`center.period.${value}`) }))}
        value={period}
        onChange={setPeriod}
      />
    </FormDialog>
  );
}
