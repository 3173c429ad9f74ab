import { useRef, useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { contentStyle, fieldAndButtonStyle } from './set-up.styles.ts';
import { useTerms } from './use-terms.ts';

interface FormProps {
  connection: SsoConfig;
}

/** Bytes, as the server takes them. */
const largestFile = 1_048_576;

const isHttps = (text: string): boolean => URL.parse(text.trim())?.protocol === 'https:';

function MetadataUrl({ connection }: FormProps) {
  const { t } = useTexts();
  const { readMetadataUrl } = useChangeSso();
  const { busy, failure, run } = useAction();
  const form = useForm<{ url: string }>({ mode: 'onSubmit', defaultValues: { url: connection.metadataUrl ?? '' } });
  const submit = form.handleSubmit(({ url }) => run(() => readMetadataUrl(connection, url.trim())));
  return (
    <form css={fieldAndButtonStyle} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('sso.byUrl')}
        hint={t('sso.urlHint')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        error={form.formState.errors.url?.message}
        {...registered(form, 'url', { validate: (value) => isHttps(value) || t('sso.urlWrong') })}
      />
      <SaveFailure failure={failure} />
      <Button type="submit" loading={busy} loadingLabel={t('sso.reading')}>
        {t('sso.readUrl')}
      </Button>
    </form>
  );
}

function MetadataFile({ connection }: FormProps) {
  const { t } = useTexts();
  const { readMetadata } = useChangeSso();
  const { busy, failure, run, forget } = useAction();
  const [isTooLarge, setTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    forget();
    setTooLarge(file.size > largestFile);
    if (file.size <= largestFile) await run(async () => await readMetadata(connection, await file.text()));
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
      {isTooLarge ? <Banner tone="danger">{t('sso.fileTooLarge')}</Banner> : null}
      <SaveFailure failure={failure} />
    </div>
  );
}

function Values({ connection }: FormProps) {
  const { t } = useTexts();
  const { saml } = useTerms(connection);
  const { change } = useChangeSso();
  const { busy, failure, run } = useAction();
  const form = useForm<{ endpoint: string; certificate: string }>({
    mode: 'onTouched',
    defaultValues: { endpoint: connection.ssoEndpoint, certificate: connection.publicCertificate },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ endpoint, certificate }) =>
    run(() => change(connection, { ssoEndpoint: endpoint.trim(), publicCertificate: certificate.trim() })),
  );
  return (
    <form css={contentStyle} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={saml.ssoUrl}
        hint={t('sso.endpointHint')}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        error={errors.endpoint?.message}
        {...registered(form, 'endpoint', { validate: (value) => isHttps(value) || t('sso.urlWrong') })}
      />
      <TextAreaField
        label={saml.certificate}
        hint={t('sso.certificateHint')}
        dir="ltr"
        rows={6}
        spellCheck={false}
        maxLength={65_536}
        error={errors.certificate?.message}
        {...registered(form, 'certificate', { validate: (value) => value.trim() !== '' || t('common.fieldMissing') })}
      />
      <SaveFailure failure={failure} />
      <div>
        <Button type="submit" loading={busy} loadingLabel={t('common.saving')}>
          {t('sso.saveValues')}
        </Button>
      </div>
    </form>
  );
}

const ways = { url: MetadataUrl, file: MetadataFile, values: Values } as const;

/** Three ways to add what SAML needs of the provider. */
export function SamlForms({ connection }: FormProps) {
  const { t } = useTexts();
  const { saml } = useTerms(connection);
  const [way, setWay] = useState<keyof typeof ways>(saml.hasMetadataUrl ? 'url' : 'file');
  const Form = ways[way];
  return (
    <>
      <Segment
        label={t('sso.how')}
        options={[
          ...(saml.hasMetadataUrl ? [{ value: 'url' as const, label: t('sso.byUrl') }] : []),
          { value: 'file', label: t('sso.byFile') },
          { value: 'values', label: t('sso.byValues') },
        ]}
        value={way}
        onChange={setWay}
      />
      <Form connection={connection} />
    </>
  );
}
