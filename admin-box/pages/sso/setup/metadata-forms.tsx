import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { isWebUrl } from './is-web-url.ts';
import { fieldAndButtonStyle } from './set-up.styles.ts';
import { useUnsavedForm } from './unsaved.tsx';
import { useReason, useSaveForm, useSaveValues } from './use-save-values.ts';

interface FormProps {
  connection: SsoConfig;
}

/** Bytes, as the server takes them. */
const largestFile = 1_048_576;

const startsAsXml = (text: string): boolean =>
  text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('<');

export function MetadataUrl({ connection }: FormProps) {
  const { t } = useTexts();
  const { readMetadataUrl } = useChangeSso();
  const form = useForm<{ url: string }>({ mode: 'onSubmit', defaultValues: { url: connection.metadataUrl ?? '' } });
  const { busy, failure, question, submit } = useSaveForm(connection, form, { url: 'url' });
  const save = () => submit(({ url }) => readMetadataUrl(connection, url.trim()));
  useUnsavedForm(form.formState.isDirty, save);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <>
      <form css={fieldAndButtonStyle} noValidate onSubmit={onSubmit}>
        <TextField
          label={t('sso.byUrl')}
          hint={t('sso.urlHint')}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          error={form.formState.errors.url?.message}
          {...registered(form, 'url', { validate: (value) => isWebUrl(value) || t('sso.urlWrong') })}
        />
        <SaveFailure failure={failure} />
        <Button type="submit" loading={busy} loadingLabel={t('sso.reading')}>
          {t('sso.readUrl')}
        </Button>
      </form>
      {question}
    </>
  );
}

type FileFault = 'sso.fileTooLarge' | 'sso.notXml';

/** @returns what is evidently wrong with a file, or its text */
async function readXml(file: File): Promise<{ fault: FileFault } | { xml: string }> {
  if (file.size > largestFile) return { fault: 'sso.fileTooLarge' };
  const xml = await file.text();
  return startsAsXml(xml) ? { xml } : { fault: 'sso.notXml' };
}

export function MetadataFile({ connection }: FormProps) {
  const { t } = useTexts();
  const { readMetadata } = useChangeSso();
  const { busy, failure, save, forget, question } = useSaveValues(connection);
  const reasonOf = useReason();
  const [fault, setFault] = useState<FileFault>();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    forget();
    setFault(undefined);
    const found = await readXml(file);
    if ('fault' in found) return setFault(found.fault);
    await save(() => readMetadata(connection, found.xml));
  };
  return (
    <div css={fieldAndButtonStyle}>
      <input
        ref={input}
        css={visuallyHidden}
        type="file"
        accept=".xml,text/xml,application/xml,application/samlmetadata+xml"
        aria-label={t('sso.chooseFile')}
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // the same file can be chosen again
          event.target.value = '';
        }}
      />
      <Button loading={busy} loadingLabel={t('sso.reading')} onClick={() => input.current?.click()}>
        {t('sso.chooseFile')}
      </Button>
      {fault ? <Banner tone="danger">{t(fault)}</Banner> : null}
      <SaveFailure failure={failure} text={reasonOf(failure)} />
      {question}
    </div>
  );
}
