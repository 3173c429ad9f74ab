/** Dialogs that add IP addresses to one of the two lists. */
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { CsvFile } from './csv-file.tsx';
import { IpListImpact } from './ip-list-impact.tsx';
import { isIpRange, readIpLines } from './ip-range.ts';
import { maxLines, withoutLines } from './list-lines.ts';
import { useChangeIpRestrictions } from './use-ip-restrictions.ts';
import { WrongLines } from './wrong-lines.tsx';

export interface IpDialogProps {
  type: RestrictionType;
  open: boolean;
  onClose(): void;
}

export interface AddAddressProps extends IpDialogProps {
  /** What the form begins with. */
  first: { ip: string; description: string };
}

export function AddAddressDialog({ type, first, open, onClose }: AddAddressProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { add } = useChangeIpRestrictions();
  const { busy, failure, run } = useAction();
  const form = useForm({ mode: 'onTouched', defaultValues: first });
  const { ip } = useWatch({ control: form.control });
  const submit = form.handleSubmit((wanted) =>
    run(async () => {
      const description = wanted.description.trim();
      await add({ ip: wanted.ip.trim(), strategy: type, ...(description && { description }) });
      onClose();
      toasts.show({ title: t('security.ipAdded', { ip: wanted.ip.trim() }) });
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={type === 'ALLOW' ? t('security.ipAllowTitle') : t('security.ipBlockTitle')}
      changed={Boolean(ip)}
      ready
      saving={busy}
      saveLabel={t('security.ipAdd')}
      failure={failure}
      onSave={() => void submit()}
    >
      <TextField
        label={t('security.ip')}
        hint={t('security.ipHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        error={form.formState.errors.ip?.message}
        {...registered(form, 'ip', { validate: (value) => isIpRange(value) || t('security.ipWrong') })}
      />
      <TextField
        label={t('security.description')}
        optional
        dir="auto"
        autoComplete="off"
        maxLength={200}
        {...registered(form, 'description')}
      />
      <IpListImpact
        title={t('iplist.impactAdd', { list: type === 'ALLOW' ? t('security.allowList') : t('security.blockList') })}
        type={type}
        draft={async () =>
          (await form.trigger()) ? { add: [{ ip: form.getValues('ip').trim(), strategy: type }] } : undefined
        }
      />
    </FormDialog>
  );
}

/** Adds all lines or none: those that can't be read are named first. */
export function AddAddressesDialog({ type, open, onClose }: IpDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { addAll } = useChangeIpRestrictions();
  const { busy, failure, run } = useAction();
  const form = useForm({ defaultValues: { text: '' } });
  const text = useWatch({ control: form.control, name: 'text' });
  const { entries, wrong } = useMemo(() => readIpLines(text), [text]);
  const put = (next: string): void =>
    form.setValue('text', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const listName = type === 'ALLOW' ? t('security.allowList') : t('security.blockList');
  const submit = form.handleSubmit(() =>
    run(async () => {
      await addAll(entries, type);
      onClose();
      toasts.show({ title: t('security.ipsAdded', { count: entries.length }) });
    }),
  );
  const check = (): string | true =>
    wrong.length > 0
      ? t('security.linesFix')
      : entries.length === 0
        ? t('common.fieldMissing')
        : entries.length <= maxLines || t('security.linesTooMany', { limit: maxLines });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={type === 'ALLOW' ? t('security.ipsAllowTitle') : t('security.ipsBlockTitle')}
      changed={text.trim() !== ''}
      fields={t('security.ips')}
      ready
      saving={busy}
      saveLabel={t('security.ipsAdd', { count: entries.length })}
      failure={failure}
      onSave={() => void submit()}
    >
      <TextAreaField
        label={t('security.ips')}
        hint={t('security.ipsHint')}
        rows={8}
        dir="ltr"
        spellCheck={false}
        error={form.formState.errors.text?.message}
        {...registered(form, 'text', { validate: check })}
      />
      <CsvFile onText={put} />
      <WrongLines
        wrong={wrong}
        reasonOf={(reason) => t(`iplist.reason.${reason}`)}
        onDrop={() => put(withoutLines(text, wrong))}
      />
      {text.trim() === '' ? null : <p css={mutedStyle}>{t('iplist.ready', { count: entries.length })}</p>}
      <IpListImpact
        title={t('iplist.impactAdd', { list: listName })}
        type={type}
        draft={async () =>
          (await form.trigger()) ? { add: entries.map(({ ip }) => ({ ip, strategy: type })) } : undefined
        }
      />
    </FormDialog>
  );
}
