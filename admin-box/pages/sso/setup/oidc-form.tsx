import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { hasDetails } from '#admin-box/pages/sso/connection-facts.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { contentStyle } from './set-up.styles.ts';
import { useTerms } from './use-terms.ts';

/** What OpenID Connect needs of the provider. A secret is kept, and never shown again. */
export function OidcForm({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { oidc } = useTerms(connection);
  const { change } = useChangeSso();
  const { busy, failure, run } = useAction();
  const form = useForm<{ issuer: string; clientId: string; secret: string }>({
    mode: 'onTouched',
    defaultValues: { issuer: connection.ssoEndpoint, clientId: connection.oidcClientId, secret: '' },
  });
  const { errors } = form.formState;
  const needed = (value: string) => value.trim() !== '' || t('common.fieldMissing');
  const submit = form.handleSubmit(({ issuer, clientId, secret }) =>
    run(async () => {
      const values = { ssoEndpoint: issuer.trim(), oidcClientId: clientId.trim() };
      await change(connection, { ...values, ...(secret.trim() && { oidcSecret: secret.trim() }) });
      form.resetField('secret');
    }),
  );
  const isThere = hasDetails(connection);
  return (
    <form css={contentStyle} noValidate onSubmit={(event) => void submit(event)}>
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
          validate: (value) => URL.parse(value.trim())?.protocol === 'https:' || t('sso.urlWrong'),
        })}
      />
      <TextField
        label={oidc.clientId}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        error={errors.clientId?.message}
        {...registered(form, 'clientId', { validate: needed })}
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
        {...registered(form, 'secret', { validate: (value) => isThere || needed(value) })}
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
