import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormFoot } from '#admin-box/kit/forms/form-foot.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useSaving } from '#admin-box/kit/forms/use-saving.ts';
import { fieldsStyle, sectionFootStyle, sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { SectionFrame } from '#admin-box/kit/section/section.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useUnsavedGuard } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { swatchStyle } from './account.styles.ts';
import { isHexColour, themeActions, readLoginTheme } from './custom-login.ts';
import type { LoginValues } from './custom-login.ts';
import { useAlias, useRefetch, useSaveAccount, useSaveLoginTheme } from './use-account.ts';
import { isWebAddress } from './web-address.ts';

/**
 * Saves what was changed: the theme in the metadata, the URL in the account settings.
 * @param onThemeSaved called once the theme is saved, even if saving the URL fails afterwards: the new baseline of the
 * form
 */
function useSaveLogin() {
  const saveAccount = useSaveAccount();
  const saveTheme = useSaveLoginTheme();
  return async (
    before: LoginValues,
    after: LoginValues,
    onThemeSaved: (saved: LoginValues) => void,
  ): Promise<LoginValues> => {
    const actions = themeActions(before, after);
    const savedTheme = actions.length > 0 ? { ...before, ...readLoginTheme(await saveTheme(actions)) } : before;
    onThemeSaved(savedTheme);
    const loginUrl = after.loginUrl.trim();
    if (before.loginUrl !== loginUrl) await saveAccount({ loginUrl: loginUrl || null }, { loginUrl: before.loginUrl });
    return { ...savedTheme, loginUrl };
  };
}

const same = (one: LoginValues, other: LoginValues): boolean =>
  one.brand === other.brand.trim() && one.mode === other.mode && one.loginUrl === other.loginUrl.trim();

interface FieldsProps {
  form: UseFormReturn<LoginValues>;
  /** What may be changed: the look and the address have rights of their own. */
  may: { theme: boolean; address: boolean };
}

function ThemeFields({ form, may }: FieldsProps) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const [brand, mode] = useWatch({ control: form.control, name: ['brand', 'mode'] });
  const modes = [
    { value: '', label: t('account.usual') },
    ...(['auto', 'light', 'dark'] as const).map((each) => ({ value: each, label: t(`account.mode.${each}`) })),
  ];
  return (
    <>
      <ConfigurableField name="brand">
        {(viewOnly) => (
          <TextField
            label={t('account.brand')}
            hint={t('account.brandHint')}
            optional
            dir="ltr"
            spellCheck={false}
            maxLength={7}
            readOnly={!may.theme || viewOnly}
            error={errors.brand?.message}
            start={isHexColour(brand) ? <span css={swatchStyle(brand.trim())} aria-hidden="true" /> : undefined}
            {...registered(form, 'brand', {
              validate: (value) => value.trim() === '' || isHexColour(value) || t('account.brandWrong'),
            })}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="mode">
        {(viewOnly) => (
          <Select
            label={t('account.mode')}
            options={modes}
            value={mode}
            onChange={(value) => form.setValue('mode', value as LoginValues['mode'], { shouldDirty: true })}
            disabled={!may.theme || viewOnly}
          />
        )}
      </ConfigurableField>
    </>
  );
}

function PlaceFields({ form, may }: FieldsProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const alias = useAlias();
  return (
    <>
      <ConfigurableField name="loginUrl">
        {(viewOnly) => (
          <TextField
            label={t('account.loginUrl')}
            hint={t('account.loginUrlHint', { tenant })}
            optional
            type="url"
            dir="ltr"
            maxLength={2048}
            readOnly={!may.address || viewOnly}
            error={form.formState.errors.loginUrl?.message}
            {...registered(form, 'loginUrl', {
              validate: (value) => value.trim() === '' || isWebAddress(value) || t('account.webAddressWrong'),
            })}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="alias">
        {() => (
          <TextField
            label={t('account.alias')}
            hint={t('account.aliasHint')}
            dir="auto"
            readOnly
            value={alias ?? t('account.noAlias')}
          />
        )}
      </ConfigurableField>
    </>
  );
}

/** How signing in looks for the account's people, and where it happens. */
export function CustomLoginForm({ values: read }: { values: LoginValues }) {
  const { t } = useTexts();
  const { holds, tenant } = usePortal();
  const toasts = useToasts();
  const save = useSaveLogin();
  const [start, setStart] = useState(read);
  const refetch = useRefetch();
  const saving = useSaving(async () => {
    const [{ loginUrl = '' }, theme] = await Promise.all([refetch.account(), refetch.loginTheme()]);
    setStart({ ...readLoginTheme(theme), loginUrl });
  });
  const form = useForm<LoginValues>({ mode: 'onTouched', defaultValues: start });
  const changed = !same(start, useWatch({ control: form.control }) as LoginValues);
  const may = {
    theme: holds('fe.account-settings.write.custom-login-box'),
    address: holds('fe.secure.write.accountSettings'),
  };
  const readOnly = !may.theme && !may.address;
  const question = useUnsavedGuard(changed, t('account.loginFields'));
  const submit = form.handleSubmit((wanted) =>
    saving.save(changed, async () => {
      const saved = await save(start, wanted, setStart);
      setStart(saved);
      form.reset(saved);
      toasts.show({ title: t('account.loginSaved') });
    }),
  );
  return (
    <form css={sectionsStyle} noValidate onSubmit={(event) => void submit(event)}>
      {readOnly ? <Banner tone="neutral">{t('account.readOnly')}</Banner> : null}
      <SectionFrame id="account-login" title={t('account.customLogin')} lead={t('account.loginText', { tenant })}>
        <div css={fieldsStyle}>
          <PlaceFields form={form} may={may} />
          <ThemeFields form={form} may={may} />
        </div>
      </SectionFrame>
      {readOnly ? null : (
        <div css={sectionFootStyle}>
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
        </div>
      )}
      {question}
    </form>
  );
}
