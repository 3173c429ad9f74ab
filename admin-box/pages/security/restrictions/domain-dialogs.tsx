/** Dialogs that add email domains to one of the two lists. */
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
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { CsvFile } from './csv-file.tsx';
import { DomainListImpact } from './domain-list-impact.tsx';
import { readDomain, readDomainLines } from './domain-lines.ts';
import { maxLines, withoutLines } from './list-lines.ts';
import { useChangeDomainRestrictions } from './use-domain-restrictions.ts';
import { WrongLines } from './wrong-lines.tsx';

export interface DomainDialogProps {
  type: RestrictionType;
  open: boolean;
  onClose(): void;
}

const listName = ({ t }: Texts, type: RestrictionType): string =>
  type === 'ALLOW' ? t('security.allowList') : t('security.blockList');

export function AddDomainDialog({ type, open, onClose }: DomainDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const toasts = useToasts();
  const { add } = useChangeDomainRestrictions();
  const { busy, failure, run } = useAction();
  const form = useForm({ mode: 'onTouched', defaultValues: { domain: '' } });
  const text = useWatch({ control: form.control, name: 'domain' });
  const submit = form.handleSubmit((wanted) =>
    run(async () => {
      const domain = wanted.domain.trim();
      await add({ domain, type });
      onClose();
      toasts.show({ title: t('security.domainAdded', { domain }) });
    }),
  );
  const check = (value: string): string | true => {
    const found = readDomain(value);
    if (!('reason' in found)) return true;
    return found.reason === 'wildcard' ? t('domlist.wildcardWrong') : t('security.domainWrong');
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={type === 'ALLOW' ? t('security.domainAllowTitle') : t('security.domainBlockTitle')}
      changed={text !== ''}
      ready
      saving={busy}
      saveLabel={t('security.domainAdd')}
      failure={failure}
      onSave={() => void submit()}
    >
      <TextField
        label={t('security.domain')}
        hint={t('security.domainHint')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={253}
        error={form.formState.errors.domain?.message}
        {...registered(form, 'domain', { validate: check })}
      />
      <DomainListImpact
        title={t('iplist.impactAdd', { list: listName(texts, type) })}
        type={type}
        draft={async () =>
          (await form.trigger()) ? { add: [{ domain: form.getValues('domain').trim(), type }] } : undefined
        }
      />
    </FormDialog>
  );
}

/** Adds all lines or none: those that can't be read are named first. */
export function AddDomainsDialog({ type, open, onClose }: DomainDialogProps) {
  const texts = useTexts();
  const { t } = texts;
  const toasts = useToasts();
  const { addAll } = useChangeDomainRestrictions();
  const { busy, failure, run } = useAction();
  const form = useForm({ defaultValues: { text: '' } });
  const text = useWatch({ control: form.control, name: 'text' });
  const { entries, wrong } = useMemo(() => readDomainLines(text), [text]);
  const put = (next: string): void =>
    form.setValue('text', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const submit = form.handleSubmit(() =>
    run(async () => {
      await addAll(entries, type);
      onClose();
      toasts.show({ title: t('domlist.added', { count: entries.length }) });
    }),
  );
  const check = (): string | true =>
    wrong.length > 0
      ? t('security.linesFix')
      : entries.length === 0
        ? t('common.fieldMissing')
        : entries.length <= maxLines || t('domlist.tooMany', { limit: maxLines });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={type === 'ALLOW' ? t('domlist.allowTitle') : t('domlist.blockTitle')}
      changed={text.trim() !== ''}
      fields={t('security.domains')}
      ready
      saving={busy}
      saveLabel={t('domlist.add', { count: entries.length })}
      failure={failure}
      onSave={() => void submit()}
    >
      <TextAreaField
        label={t('security.domains')}
        hint={t('domlist.hint')}
        rows={8}
        dir="ltr"
        spellCheck={false}
        error={form.formState.errors.text?.message}
        {...registered(form, 'text', { validate: check })}
      />
      <CsvFile onText={put} />
      <WrongLines
        wrong={wrong}
        reasonOf={(reason) => (reason === 'twice' ? t('iplist.reason.twice') : t(`domlist.reason.${reason}`))}
        onDrop={() => put(withoutLines(text, wrong))}
      />
      {text.trim() === '' ? null : <p css={mutedStyle}>{t('iplist.ready', { count: entries.length })}</p>}
      <DomainListImpact
        title={t('iplist.impactAdd', { list: listName(texts, type) })}
        type={type}
        draft={async () => ((await form.trigger()) ? { add: entries.map((domain) => ({ domain, type })) } : undefined)}
      />
    </FormDialog>
  );
}
