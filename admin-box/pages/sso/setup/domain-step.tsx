import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { provedDomains } from '#admin-box/pages/sso/connection-facts.ts';
import { useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { contentStyle, fieldAndButtonStyle } from './set-up.styles.ts';
import type { StepProps } from './set-up-step.types.ts';
import { StepButtons } from './step-buttons.tsx';

/** Where the record may stand: many DNS hosts allow no further one at the domain itself. */
const recordLabel = '_portico';

/** At least one dot between labels, and nothing that an address or a URL would have. */
const isDomain = (text: string): boolean =>
  !/[\s@/:]/.test(text) && text.includes('.') && text.split('.').every((label) => label !== '');

function DomainBox({ connection, domain }: { connection: SsoConfig; domain: SsoDomain }) {
  const { t, errorText } = useTexts();
  const { holds } = useSsoHost();
  const toasts = useToasts();
  const { validateDomain, removeDomain } = useChangeSso();
  const checking = useAction();
  const remove = async (): Promise<void> => {
    try {
      await removeDomain(connection, domain);
      toasts.show({ title: t('sso.domainRemoved', { domain: domain.domain }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('sso.changeFailed', { reason: errorText(error) }) });
    }
  };
  const removeButton = holds('fe.secure.delete.samlConfiguration') ? (
    <Button variant="ghost" size="sm" onClick={() => void remove()}>
      {t('sso.removeDomain', { domain: domain.domain })}
    </Button>
  ) : null;
  return (
    <section css={boxStyle} aria-label={domain.domain}>
      <header>
        <h3>
          <bdi>{domain.domain}</bdi>
        </h3>
        {domain.validated ? (
          <Status tone="success">{t('sso.verified')}</Status>
        ) : (
          <Status tone="warning">{t('sso.notVerified')}</Status>
        )}
      </header>
      {domain.validated ? (
        <div>{removeButton}</div>
      ) : (
        <>
          <p>{t('sso.txtText', { domain: domain.domain })}</p>
          <CopyField label={t('sso.txtHost')} value={`${recordLabel}.${domain.domain}`} />
          <CopyField label={t('sso.txtValue')} value={domain.txtRecord} />
          <SaveFailure failure={checking.failure} />
          <div css={buttonsStyle}>
            <Button
              variant="primary"
              icon="sync"
              loading={checking.busy}
              loadingLabel={t('sso.verifying')}
              onClick={() => void checking.run(() => validateDomain(connection, domain))}
            >
              {t('sso.verify')}
            </Button>
            {removeButton}
          </div>
        </>
      )}
    </section>
  );
}

function AddDomain({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { addDomain } = useChangeSso();
  const { busy, failure, run } = useAction();
  const form = useForm<{ domain: string }>({ mode: 'onSubmit', defaultValues: { domain: '' } });
  const submit = form.handleSubmit(({ domain }) =>
    run(async () => {
      await addDomain(connection, domain.trim());
      form.reset();
    }),
  );
  return (
    <form css={fieldAndButtonStyle} noValidate onSubmit={(event) => void submit(event)}>
      <SaveFailure failure={failure} />
      <TextField
        label={t('sso.domainField')}
        hint={t('sso.domainHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        maxLength={253}
        error={form.formState.errors.domain?.message}
        {...registered(form, 'domain', {
          validate: (value) => isDomain(value.trim()) || t('sso.domainWrong'),
        })}
      />
      <Button type="submit" icon="plus" loading={busy}>
        {t('sso.addDomain')}
      </Button>
    </form>
  );
}

/** The email domains whose users the connection signs in, each proved by a DNS record. */
export function DomainStep({ connection, onContinue, onBack }: StepProps) {
  return (
    <div css={contentStyle}>
      {connection.domains.map((domain) => (
        <DomainBox key={domain.id} connection={connection} domain={domain} />
      ))}
      <AddDomain connection={connection} />
      <StepButtons onContinue={provedDomains(connection).length > 0 ? onContinue : undefined} onBack={onBack} />
    </div>
  );
}
