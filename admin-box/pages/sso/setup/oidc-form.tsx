import type { FormEvent } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { hasDetails } from '#admin-box/pages/sso/connection-facts.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { isWebUrl } from './is-web-url.ts';
import { SaveValuesButton } from './save-values-button.tsx';
import { contentStyle } from './set-up.styles.ts';
import { useUnsavedForm } from './unsaved.tsx';
import { useSaveForm } from './use-save-values.ts';
import { useTerms } from './use-terms.ts';

const names = { ssoEndpoint: 'issuer', oidcClientId: 'clientId', oidcSecret: 'secret' } as const;

/** What OpenID Connect needs of the provider. A secret is kept, and never shown again. */
export function OidcForm({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { oidc } = useTerms(connection);
  const { change } = useChangeSso();
  const form = useForm<{ issuer: string; clientId: string; secret: string }>({
    mode: 'onTouched',
    defaultValues: { issuer: connection.ssoEndpoint, clientId: connection.oidcClientId, secret: '' },
  });
  const { busy, failure, question, submit } = useSaveForm(connection, form, names);
  const { errors, isDirty } = form.formState;
  const needed = (field: string, value: string) => value.trim() !== '' || t('sso.fieldMissing', { field });
  const save = () =>
    submit(async ({ issuer, clientId, secret }) => {
      const values = { ssoEndpoint: issuer.trim(), oidcClientId: clientId.trim() };
      await change(connection, { ...values, ...(secret.trim() && { oidcSecret: secret.trim() }) });
      form.setValue('secret', '');
    });
  useUnsavedForm(isDirty, save);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const isThere = hasDetails(connection);
  return (
    <>
      <form css={contentStyle} noValidate onSubmit={onSubmit}>
        <TextField
          label={t('sso.issuerUrl')}
          hint={t('sso.issuerHint', { example: oidc.issuer })}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          error={errors.issuer?.message}
          {...registered(form, 'issuer', {
            validate: (value) => isWebUrl(value) || t('sso.urlWrong'),
          })}
        />
        <TextField
          label={oidc.clientId}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={500}
          error={errors.clientId?.message}
          {...registered(form, 'clientId', { validate: (value) => needed(oidc.clientId, value) })}
        />
        <TextField
          label={oidc.secret}
          hint={isThere ? t('sso.keepSecret') : undefined}
          optional={isThere}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={4096}
          error={errors.secret?.message}
          {...registered(form, 'secret', { validate: (value) => isThere || needed(oidc.secret, value) })}
        />
        <SaveValuesButton busy={busy} failure={failure} />
      </form>
      {question}
    </>
  );
}
