import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { AuditStream } from '#shared/contract/audits/audit-streams.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatTexts, minimumTexts, typeTexts } from './stream-texts.ts';
import { useChangeStreams } from './use-streams.ts';
import type { StreamValues } from './use-streams.ts';

interface FormValues {
  type: AuditStream['type'];
  name: string;
  url: string;
  secret: string;
  format: AuditStream['format'];
  minimumSeverity: AuditStream['minimumSeverity'];
  sourcetype: string;
  region: string;
  certificateAuthority: string;
  backfill: boolean;
}

const schemes = {
  https: 'https://',
  syslog: 'syslogs://',
  splunk: 'https://',
  s3: 'https://',
  otlp: 'https://',
} as const;
const allowed: Readonly<Record<AuditStream['type'], RegExp>> = {
  https: /^https:\/\/\S+$/i,
  syslog: /^syslogs?:\/\/\S+$/i,
  splunk: /^https?:\/\/\S+$/i,
  s3: /^https?:\/\/\S+$/i,
  otlp: /^https?:\/\/\S+$/i,
};

function begin(stream: AuditStream | undefined): FormValues {
  return {
    type: stream?.type ?? 'https',
    name: stream?.name ?? '',
    url: stream?.url ?? '',
    secret: '',
    format: stream?.format ?? 'json',
    minimumSeverity: stream?.minimumSeverity ?? 'Info',
    sourcetype: stream?.sourcetype ?? '',
    region: stream?.region ?? '',
    certificateAuthority: stream?.certificateAuthority ?? '',
    backfill: false,
  };
}

/** Fields that are empty keep what is stored, or are left out. */
function wanted(values: FormValues): StreamValues {
  const { type, url, format, minimumSeverity } = values;
  const [name, secret] = [values.name.trim(), values.secret.trim()];
  return {
    type,
    url: url.trim(),
    format,
    minimumSeverity,
    ...(name && { name }),
    ...(secret && type !== 'syslog' && { secret }),
    ...(type === 'splunk' && { sourcetype: values.sourcetype.trim() || null }),
    ...(type === 's3' && { region: values.region.trim() || null }),
    certificateAuthority: values.certificateAuthority.trim() || null,
  };
}

/** 32 random bytes in the form that Standard Webhooks gives secrets. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

interface FieldsProps {
  form: UseFormReturn<FormValues>;
  type: AuditStream['type'];
  isNew: boolean;
}

function SecretField({ form, type, isNew }: FieldsProps) {
  const { t } = useTexts();
  const secret = useWatch({ control: form.control, name: 'secret' });
  if (type === 'syslog') return null;
  const labels = {
    https: t('streams.secret'),
    splunk: t('streams.token'),
    s3: t('streams.credentials'),
    otlp: t('streams.header'),
  };
  const hints = {
    https: t('streams.secretHint'),
    splunk: undefined,
    s3: t('streams.credentialsHint'),
    otlp: t('streams.headerHint'),
  };
  const isNeeded = type !== 'otlp';
  return (
    <>
      <TextField
        label={labels[type]}
        hint={isNew ? hints[type] : t('streams.keepSecret')}
        optional={!isNeeded}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={4096}
        error={form.formState.errors.secret?.message}
        {...registered(form, 'secret', {
          validate: (value) => !isNew || !isNeeded || value.trim() !== '' || t('common.fieldMissing'),
        })}
      />
      {type === 'https' && secret === '' ? (
        <div>
          <Button
            size="sm"
            onClick={() => {
              form.setValue('secret', newSecret(), { shouldDirty: true, shouldValidate: true });
            }}
          >
            {t('streams.generate')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function SpecialFields({ form, type }: FieldsProps) {
  const { t } = useTexts();
  if (type === 'splunk')
    return (
      <TextField
        label={t('streams.sourcetype')}
        hint={t('streams.sourcetypeHint')}
        optional
        dir="ltr"
        autoComplete="off"
        maxLength={100}
        {...registered(form, 'sourcetype')}
      />
    );
  if (type !== 's3') return null;
  return (
    <TextField
      label={t('streams.region')}
      optional
      dir="ltr"
      autoComplete="off"
      maxLength={40}
      {...registered(form, 'region')}
    />
  );
}

function Fields({ form, type, isNew }: FieldsProps) {
  const { t } = useTexts();
  const [format, minimum, backfill] = useWatch({
    control: form.control,
    name: ['format', 'minimumSeverity', 'backfill'],
  });
  const choicesOf = <Name extends string, Key extends Parameters<typeof t>[0]>(texts: Record<Name, Key>) =>
    (Object.entries(texts) as [Name, 'streams.type.https'][]).map(([value, key]) => ({ value, label: t(key) }));
  return (
    <>
      <Select
        label={t('streams.type')}
        options={choicesOf(typeTexts)}
        value={type}
        disabled={!isNew}
        onChange={(next) => form.setValue('type', next as AuditStream['type'], { shouldDirty: true })}
      />
      <TextField
        label={t('streams.url')}
        hint={t(`streams.urlHint.${type}`)}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        error={form.formState.errors.url?.message}
        {...registered(form, 'url', {
          validate: (value) => allowed[type].test(value.trim()) || t('streams.urlWrong', { scheme: schemes[type] }),
        })}
      />
      <SecretField form={form} type={type} isNew={isNew} />
      <TextField
        label={t('streams.name')}
        optional
        dir="auto"
        autoComplete="off"
        maxLength={100}
        {...registered(form, 'name')}
      />
      <Select
        label={t('streams.format')}
        options={choicesOf(formatTexts)}
        value={format}
        onChange={(next) => form.setValue('format', next as AuditStream['format'], { shouldDirty: true })}
      />
      <Select
        label={t('streams.severity')}
        hint={t('streams.severityHint')}
        options={choicesOf(minimumTexts)}
        value={minimum}
        onChange={(next) =>
          form.setValue('minimumSeverity', next as AuditStream['minimumSeverity'], { shouldDirty: true })
        }
      />
      <SpecialFields form={form} type={type} isNew={isNew} />
      <TextAreaField
        label={t('streams.certificate')}
        hint={t('streams.certificateHint')}
        optional
        rows={3}
        dir="ltr"
        spellCheck={false}
        {...registered(form, 'certificateAuthority')}
      />
      {isNew ? (
        <Checkbox
          label={t('streams.backfill')}
          checked={backfill}
          onCheckedChange={(next) => form.setValue('backfill', next)}
        />
      ) : null}
    </>
  );
}

/** Adds a destination, or changes one; its type and its place in the log stay. */
export function StreamDialog({
  stream,
  open,
  onClose,
}: {
  stream: AuditStream | undefined;
  open: boolean;
  onClose(): void;
}) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { add, change } = useChangeStreams();
  const { busy, failure, run } = useAction();
  const form = useForm<FormValues>({ mode: 'onTouched', defaultValues: begin(stream) });
  const type = useWatch({ control: form.control, name: 'type' });
  const submit = form.handleSubmit((values) =>
    run(async () => {
      const { type: kind, ...changes } = wanted(values);
      if (stream) await change(stream.id, changes);
      const name = stream ? stream.name : (await add({ ...changes, type: kind, backfill: values.backfill })).name;
      onClose();
      toasts.show({ title: stream ? t('streams.saved') : t('streams.added', { name }) });
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={stream ? t('streams.editTitle', { name: stream.name }) : t('streams.addTitle')}
      changed={form.formState.isDirty}
      fields={t('streams.destination')}
      ready
      saving={busy}
      saveLabel={stream ? t('streams.save') : t('streams.add')}
      failure={failure}
      onSave={() => void submit()}
    >
      <Fields form={form} type={type} isNew={stream === undefined} />
    </FormDialog>
  );
}
