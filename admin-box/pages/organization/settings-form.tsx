import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormFoot } from '#admin-box/kit/forms/form-foot.tsx';
import { ImageField } from '#admin-box/kit/forms/image-field/image-field.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useSaving } from '#admin-box/kit/forms/use-saving.ts';
import { fieldsStyle, sectionFootStyle, sectionsStyle } from '#admin-box/kit/section/section.styles.ts';
import { SectionFrame } from '#admin-box/kit/section/section.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useUnsavedGuard } from '#admin-box/shell/use-unsaved-guard.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { changesOf, valuesOf } from './account-changes.ts';
import type { SettingValues } from './account-changes.ts';
import { FormatFields } from './format-fields.tsx';
import { useRefetch, useSaveAccount } from './use-account.ts';
import { isWebAddress } from './web-address.ts';

function GeneralFields({ form, readOnly }: { form: UseFormReturn<SettingValues>; readOnly: boolean }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const [name, logo] = useWatch({ control: form.control, name: ['name', 'logo'] });
  const webAddress = (value: string) => value.trim() === '' || isWebAddress(value) || t('account.webAddressWrong');
  form.register('logo');
  return (
    <>
      <ConfigurableField name="name">
        {(viewOnly) => (
          <TextField
            label={t('account.name')}
            dir="auto"
            autoComplete="organization"
            maxLength={200}
            readOnly={readOnly || viewOnly}
            error={errors.name?.message}
            {...registered(form, 'name', { validate: (value) => value.trim() !== '' || t('account.nameMissing') })}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="logo">
        {(viewOnly) => (
          <ImageField
            label={t('account.logo')}
            name={name}
            value={logo}
            shape="square"
            uploadLabel={t('account.uploadLogo')}
            removeLabel={t('account.removeLogo')}
            readOnly={readOnly || viewOnly}
            onChange={(value) => form.setValue('logo', value, { shouldDirty: true })}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="address">
        {(viewOnly) => (
          <TextAreaField
            label={t('account.address')}
            hint={t('account.addressHint')}
            optional
            dir="auto"
            autoComplete="street-address"
            maxLength={1000}
            readOnly={readOnly || viewOnly}
            {...registered(form, 'address')}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="applicationUrl">
        {(viewOnly) => (
          <TextField
            label={t('account.applicationUrl')}
            hint={t('account.applicationUrlHint')}
            optional
            type="url"
            dir="ltr"
            maxLength={2048}
            readOnly={readOnly || viewOnly}
            error={errors.applicationUrl?.message}
            {...registered(form, 'applicationUrl', { validate: webAddress })}
          />
        )}
      </ConfigurableField>
    </>
  );
}

/** Name, address, logo and formats of the account. */
export function SettingsForm({ settings }: { settings: AccountSettings }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const toasts = useToasts();
  const save = useSaveAccount();
  const [start, setStart] = useState(() => valuesOf(settings));
  const refetch = useRefetch();
  const saving = useSaving(async () => setStart(valuesOf(await refetch.account())));
  const form = useForm<SettingValues>({ mode: 'onTouched', defaultValues: start });
  const values = useWatch({ control: form.control }) as SettingValues;
  const changed = Object.keys(changesOf(start, values)).length > 0;
  const readOnly = !holds('fe.secure.write.accountSettings');
  const question = useUnsavedGuard(changed, t('account.fields'));
  const submit = form.handleSubmit((wanted) =>
    saving.save(changed, async () => {
      const saved = valuesOf(await save(changesOf(start, wanted), start));
      setStart(saved);
      form.reset(saved);
      toasts.show({ title: t('account.saved') });
    }),
  );
  const discard = () => {
    saving.forget();
    form.reset(start);
  };
  return (
    <form css={sectionsStyle} noValidate onSubmit={(event) => void submit(event)}>
      {readOnly ? <Banner tone="neutral">{t('account.readOnly')}</Banner> : null}
      <SectionFrame id="account-general" title={t('account.general')} lead={t('account.generalText')}>
        <div css={fieldsStyle}>
          <GeneralFields form={form} readOnly={readOnly} />
        </div>
      </SectionFrame>
      <SectionFrame id="account-formats" title={t('account.formats')} lead={t('account.formatsText')}>
        <div css={fieldsStyle}>
          <FormatFields form={form} readOnly={readOnly} />
        </div>
      </SectionFrame>
      {readOnly ? null : (
        <div css={sectionFootStyle}>
          <FormFoot
            changed={changed}
            saving={form.formState.isSubmitting}
            nothing={saving.nothing}
            failure={saving.failure}
            onDiscard={discard}
          />
        </div>
      )}
      {question}
    </form>
  );
}
