import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Select } from '../../../shared/ui/select/select.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { useToasts } from '../../../shared/ui/toast/toast-provider.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useUnsavedGuard } from '../../shell/use-unsaved-guard.tsx';
import { useTexts } from '../../texts.tsx';
import { formStyle, swatchStyle } from './account.styles.ts';
import { isHexColour, lookActions } from './custom-login.ts';
import type { LoginValues } from './custom-login.ts';
import { FormFoot } from './form-foot.tsx';
import { useAlias, useSaveAccount, useSaveLoginLook } from './use-account.ts';
import { useSaving } from './use-saving.ts';
import { isWebAddress } from './web-address.ts';

/** Only what was changed goes to where it belongs: the address to the settings, the look to the metadata. */
function useSaveLogin() {
  const saveAccount = useSaveAccount();
  const saveLook = useSaveLoginLook();
  return async (before: LoginValues, after: LoginValues): Promise<void> => {
    const actions = lookActions(before, after);
    if (actions.length > 0) await saveLook(actions);
    if (before.loginUrl !== after.loginUrl.trim()) await saveAccount({ loginUrl: after.loginUrl.trim() || null });
  };
}

const same = (one: LoginValues, other: LoginValues): boolean => one.brand === other.brand.trim() && one.mode === other.mode && one.loginUrl === other.loginUrl.trim();

interface FieldsProps {
  form: UseFormReturn<LoginValues>;
  /** What may be changed: the look and the address have rights of their own. */
  may: { look: boolean; address: boolean };
}

function LookFields({ form, may }: FieldsProps) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const [brand, mode] = useWatch({ control: form.control, name: ['brand', 'mode'] });
  const modes = [{ value: '', label: t('account.usual') }, ...(['auto', 'light', 'dark'] as const).map((each) => ({ value: each, label: t(`account.mode.${each}`) }))];
  return (
    <>
      <TextField
        label={t('account.brand')}
        hint={t('account.brandHint')}
        optional
        dir="ltr"
        spellCheck={false}
        maxLength={7}
        readOnly={!may.look}
        error={errors.brand?.message}
        start={isHexColour(brand) ? <span css={swatchStyle(brand.trim())} aria-hidden="true" /> : undefined}
        {...form.register('brand', { validate: (value) => value.trim() === '' || isHexColour(value) || t('account.brandWrong') })}
      />
      <Select label={t('account.mode')} options={modes} value={mode} onChange={(value) => form.setValue('mode', value as LoginValues['mode'], { shouldDirty: true })} disabled={!may.look} />
    </>
  );
}

function PlaceFields({ form, may }: FieldsProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const alias = useAlias();
  return (
    <>
      <TextField
        label={t('account.loginUrl')}
        hint={t('account.loginUrlHint', { tenant })}
        optional
        type="url"
        dir="ltr"
        maxLength={2048}
        readOnly={!may.address}
        error={form.formState.errors.loginUrl?.message}
        {...form.register('loginUrl', { validate: (value) => value.trim() === '' || isWebAddress(value) || t('account.webAddressWrong') })}
      />
      <TextField label={t('account.alias')} hint={t('account.aliasHint')} dir="auto" readOnly value={alias ?? t('account.noAlias')} />
    </>
  );
}

/** How signing in looks for the account's people, and where it happens. */
export function CustomLoginForm({ values: read }: { values: LoginValues }) {
  const { t } = useTexts();
  const { holds, tenant } = usePortal();
  const toasts = useToasts();
  const save = useSaveLogin();
  const saving = useSaving();
  const [start, setStart] = useState(read);
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: start });
  const changed = !same(start, useWatch({ control: form.control }) as LoginValues);
  const may = { look: holds('fe.account-settings.write.custom-login-box'), address: holds('fe.secure.write.accountSettings') };
  const readOnly = !may.look && !may.address;
  const question = useUnsavedGuard(changed, t('account.loginFields'));
  const submit = form.handleSubmit((wanted) =>
    saving.save(changed, async () => {
      await save(start, wanted);
      const saved = { ...wanted, brand: wanted.brand.trim(), loginUrl: wanted.loginUrl.trim() };
      setStart(saved);
      form.reset(saved);
      toasts.show({ title: t('account.loginSaved') });
    }),
  );
  return (
    <form css={formStyle} noValidate onSubmit={(event) => void submit(event)}>
      {readOnly ? <Banner tone="neutral">{t('account.readOnly')}</Banner> : null}
      <section>
        <p data-part="lead">{t('account.loginText', { tenant })}</p>
        <PlaceFields form={form} may={may} />
        <LookFields form={form} may={may} />
      </section>
      {readOnly ? null : (
        <FormFoot
          changed={changed}
          saving={form.formState.isSubmitting}
          nothing={saving.nothing}
          failure={saving.failure}
          onDiscard={() => {
            saving.forget();
            form.reset(start);
          }}
        />
      )}
      {question}
    </form>
  );
}
