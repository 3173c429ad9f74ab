import { useState } from 'react';
import type { FormEvent } from 'react';
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
import { RemoveDomainDialog } from './remove-domain.dialog.tsx';
import { refusedFields } from './refused-fields.ts';
import { StepButtons } from './step-buttons.tsx';
import { useUnsavedForm } from './unsaved.tsx';

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
  const [isAsked, setAsked] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await removeDomain(connection, domain);
      toasts.show({ title: t('sso.domainRemoved', { domain: domain.domain }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('sso.changeFailed', { reason: errorText(error) }) });
    }
  };
  // nothing depends on a domain that was never verified
  const removeButton = holds('fe.secure.delete.samlConfiguration') ? (
    <Button variant="ghost" size="sm" onClick={() => (domain.validated ? setAsked(true) : void remove())}>
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
      {domain.validated ? (
        <RemoveDomainDialog connection={connection} domain={domain} open={isAsked} onClose={() => setAsked(false)} />
      ) : null}
    </section>
  );
}

function AddDomain({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const { addDomain } = useChangeSso();
  const { busy, failure, run, forget } = useAction();
  const form = useForm<{ domain: string }>({ mode: 'onSubmit', defaultValues: { domain: '' } });
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    // what was said of an earlier domain does not stay beside what is said of this one
    forget();
    await form.handleSubmit(({ domain }) =>
      run(async () => {
        await addDomain(connection, domain.trim());
        isSaved = true;
        form.reset();
      }),
    )();
    return isSaved;
  };
  useUnsavedForm(form.formState.isDirty, save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form css={fieldAndButtonStyle} noValidate onSubmit={submit}>
      <SaveFailure failure={failure} text={refusedFields(failure).length > 0 ? t('sso.domainWrong') : undefined} />
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
      <StepButtons
        onContinue={connection.domains.length > 0 ? onContinue : undefined}
        onBack={onBack}
        isLater={provedDomains(connection).length === 0}
      />
    </div>
  );
}
