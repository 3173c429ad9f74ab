import type { FormEvent } from 'react';
import type { SsoConfig, SsoConfigPatch } from '#shared/contract/sso/sso-config.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { protocolOf } from '#admin-box/pages/sso/connection-facts.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';
import { isWebUrl } from './is-web-url.ts';
import { fieldAndButtonStyle } from './set-up.styles.ts';
import { useUnsavedForm } from './unsaved.tsx';
import { useReason } from './use-save-values.ts';
import { useTerms } from './use-terms.ts';

interface OptionProps {
  connection: SsoConfig;
  busy: boolean;
  /** @returns whether it was saved */
  save(patch: SsoConfigPatch): Promise<boolean>;
}

/** Sign-in that begins at the provider: SAML alone has it. */
function IdpInitiated({ connection, busy, save }: OptionProps) {
  const { t } = useTexts();
  const { provider } = useTerms(connection);
  const isPossible = connection.idpEntityId !== '';
  return (
    <Switch
      label={t('sso.idpInitiated', { provider })}
      hint={t(isPossible ? 'sso.idpInitiatedHint' : 'sso.idpInitiatedNeeds', { provider })}
      checked={connection.idpInitiated}
      disabled={busy || !isPossible}
      onCheckedChange={(idpInitiated) => void save({ idpInitiated })}
    />
  );
}

interface TextOptionProps {
  label: string;
  hint: string;
  value: string;
  busy: boolean;
  check(value: string): string | true;
  onSave(value: string): Promise<boolean>;
}

/** A value of its own, with its button. */
function TextOption({ label, hint, value, busy, check, onSave }: TextOptionProps) {
  const { t } = useTexts();
  const form = useForm<{ value: string }>({ mode: 'onSubmit', defaultValues: { value } });
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (entered) => {
      isSaved = await onSave(entered.value.trim());
      if (isSaved) form.reset(entered);
    })();
    return isSaved;
  };
  useUnsavedForm(form.formState.isDirty, save);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form css={fieldAndButtonStyle} noValidate onSubmit={submit}>
      <TextField
        label={label}
        hint={hint}
        optional
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={2048}
        error={form.formState.errors.value?.message}
        {...registered(form, 'value', { validate: (entered) => check(entered.trim()) })}
      />
      <Button type="submit" loading={busy} loadingLabel={t('common.saving')}>
        {t('sso.saveValues')}
      </Button>
    </form>
  );
}

/** The server takes as many, and as long ones. */
const [maxValues, longestValue] = [20, 200];
const valuesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function TrustedMfa({ connection, busy, save }: OptionProps) {
  const { t } = useTexts();
  const { provider } = useTerms(connection);
  const check = (text: string) =>
    (valuesIn(text).length <= maxValues && valuesIn(text).every(({ length }) => length <= longestValue)) ||
    t('sso.mfaValuesWrong', { count: maxValues });
  return (
    <>
      <Switch
        label={t('sso.trustMfa', { provider })}
        hint={t('sso.trustMfaHint', { provider })}
        checked={connection.trustMfa}
        disabled={busy}
        onCheckedChange={(trustMfa) => void save({ trustMfa })}
      />
      {connection.trustMfa ? (
        <TextOption
          label={t('sso.mfaValues')}
          hint={t('sso.mfaValuesHint', { example: 'https://refeds.org/profile/mfa' })}
          value={connection.mfaValues.join(' ')}
          busy={busy}
          check={check}
          onSave={(text) => save({ mfaValues: valuesIn(text) })}
        />
      ) : null}
    </>
  );
}

/** Values that the provider needs for single logout. */
function LogoutAddresses({ connection }: Pick<OptionProps, 'connection'>) {
  const { t } = useTexts();
  if (protocolOf(connection) === 'saml') return <CopyField label={t('sso.sloUrl')} value={connection.sloUrl} />;
  return (
    <>
      <CopyField label={t('sso.logoutRedirect')} value={connection.oidcLogoutRedirectUri} />
      <CopyField label={t('sso.backchannel')} value={connection.backchannelLogoutUri} />
    </>
  );
}

function SingleLogout({ connection, busy, save }: OptionProps) {
  const { t } = useTexts();
  const { provider } = useTerms(connection);
  const isSaml = protocolOf(connection) === 'saml';
  return (
    <>
      <Switch
        label={t('sso.singleLogout', { provider })}
        hint={t('sso.singleLogoutHint', { provider })}
        checked={connection.singleLogout}
        disabled={busy}
        onCheckedChange={(singleLogout) => void save({ singleLogout })}
      />
      {isSaml && connection.singleLogout ? (
        <TextOption
          label={t('sso.sloEndpoint', { provider })}
          hint={t('sso.sloHint')}
          value={connection.sloEndpoint}
          busy={busy}
          check={(url) => url === '' || isWebUrl(url) || t('sso.urlWrong')}
          onSave={(sloEndpoint) => save({ sloEndpoint })}
        />
      ) : null}
      <LogoutAddresses connection={connection} />
    </>
  );
}

/** What a connection allows beyond signing in from here. */
export function OptionsBox({ connection }: { connection: SsoConfig }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { change } = useChangeSso();
  const { busy, failure, run } = useAction();
  const reasonOf = useReason();
  const save = async (patch: SsoConfigPatch): Promise<boolean> => {
    let isSaved = false;
    await run(async () => {
      await change(connection, patch);
      isSaved = true;
      toasts.show({ title: t('sso.optionsSaved') });
    });
    return isSaved;
  };
  const option = { connection, busy, save };
  return (
    <section css={boxStyle} aria-labelledby="sso-options" data-part="sso-options">
      <header>
        <h3 id="sso-options">{t('sso.options')}</h3>
      </header>
      {protocolOf(connection) === 'saml' ? <IdpInitiated {...option} /> : null}
      <TrustedMfa {...option} />
      <SingleLogout {...option} />
      <SaveFailure failure={failure} text={reasonOf(failure)} />
    </section>
  );
}
