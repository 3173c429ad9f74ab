import { useState } from 'react';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useChangeHeadMail } from './use-integrity.ts';

export interface HeadMailDialogProps {
  /** Who gets it now; empty for nobody. */
  email: string;
  open: boolean;
  onClose(): void;
}

/** Who gets number and hash of the last event by mail every day. */
export function HeadMailDialog({ email, open, onClose }: HeadMailDialogProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const [recipient, setRecipient] = useState(email);
  const { busy, failure, run, forget } = useAction();
  const change = useChangeHeadMail();
  const isUnknown = errorCodeOf(failure) === 'invalid-request';
  const save = () =>
    run(async () => {
      await change(recipient.trim() || null);
      onClose();
    });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('audits.headMail')}
      description={t('audits.headMailText')}
      changed={recipient.trim() !== email}
      saving={busy}
      failure={isUnknown ? undefined : failure}
      onSave={() => void save()}
    >
      <TextField
        label={t('audits.headMailTo')}
        hint={t('audits.headMailHint', { tenant })}
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={254}
        optional
        value={recipient}
        onChange={(event) => {
          setRecipient(event.target.value);
          forget();
        }}
        error={isUnknown ? t('audits.headMailWrong') : undefined}
      />
    </FormDialog>
  );
}
