import type { FormEvent } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { isWebUrl } from './is-web-url.ts';
import { SaveValuesButton } from './save-values-button.tsx';
import { contentStyle } from './set-up.styles.ts';
import { useUnsavedForm } from './unsaved.tsx';
import { useSaveForm } from './use-save-values.ts';
import { useTerms } from './use-terms.ts';

interface Values {
  endpoint: string;
  entityId: string;
  certificate: string;
}

const names = { ssoEndpoint: 'endpoint', idpEntityId: 'entityId', publicCertificate: 'certificate' } as const;

function useValuesForm(connection: SsoConfig) {
  const { change } = useChangeSso();
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      endpoint: connection.ssoEndpoint,
      entityId: connection.idpEntityId,
      certificate: connection.publicCertificate,
    },
  });
  const { submit, ...saving } = useSaveForm(connection, form, names);
  const save = () =>
    submit(({ endpoint, entityId, certificate }) =>
      change(connection, {
        ssoEndpoint: endpoint.trim(),
        idpEntityId: entityId.trim(),
        publicCertificate: certificate.trim(),
      }),
    );
  useUnsavedForm(form.formState.isDirty, save);
  return { ...saving, form, save };
}

/** What SAML needs of a provider, entered by hand. */
export function SamlValues({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { saml } = useTerms(connection);
  const { form, save, busy, failure, question } = useValuesForm(connection);
  const { errors } = form.formState;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const line = { dir: 'ltr', autoComplete: 'off', spellCheck: false, maxLength: 2048 } as const;
  return (
    <>
      <form css={contentStyle} noValidate onSubmit={onSubmit}>
        <TextField
          {...line}
          label={saml.ssoUrl}
          hint={t('sso.endpointHint')}
          inputMode="url"
          error={errors.endpoint?.message}
          {...registered(form, 'endpoint', { validate: (value) => isWebUrl(value) || t('sso.urlWrong') })}
        />
        <TextField
          {...line}
          label={t('sso.issuer')}
          hint={t('sso.entityIdHint')}
          optional
          error={errors.entityId?.message}
          {...registered(form, 'entityId')}
        />
        <TextAreaField
          label={saml.certificate}
          hint={t('sso.certificateHint')}
          dir="ltr"
          rows={6}
          spellCheck={false}
          maxLength={65_536}
          error={errors.certificate?.message}
          {...registered(form, 'certificate', {
            validate: (value) => value.trim() !== '' || t('sso.fieldMissing', { field: saml.certificate }),
          })}
        />
        <SaveValuesButton busy={busy} failure={failure} />
      </form>
      {question}
    </>
  );
}
