import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { Self } from '#shared/contract/profile/profile.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useUnsavedGuard } from '#admin-box/shell/use-unsaved-guard.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { FormFoot } from '#admin-box/kit/forms/form-foot.tsx';
import { ImageField } from '#admin-box/kit/forms/image-field/image-field.tsx';
import { RemoteChangeBanner } from '#admin-box/kit/forms/save-failure.tsx';
import { useSaving } from '#admin-box/kit/forms/use-saving.ts';
import { fieldsStyle, sectionStyle } from '#admin-box/kit/section/section.styles.ts';
import { SectionParts } from '#admin-box/kit/section/section.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { FieldName } from '#admin-box/page.types.ts';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useFieldAppearance, useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { EmailField } from './email-field.tsx';
import { UserNameField } from './user-name-field.tsx';
import { changedFields, valuesOf } from './profile-changes.ts';
import type { ProfileField, ProfileValues } from './profile-changes.ts';
import { useSaveProfile } from './use-profile.ts';

const fieldLabels = { name: 'profile.name', title: 'profile.jobTitle', picture: 'profile.picture' } as const;

interface Conflict {
  fields: ProfileField[];
  remote: ProfileValues;
}

function useFieldNames(): (fields: readonly ProfileField[]) => string {
  const { t, list } = useTexts();
  return (fields) => list(fields.map((field) => t(fieldLabels[field])));
}

/** Saves the form: reports conflicts with changes made elsewhere, and keeps every input on failure. */
function useProfileSaving(
  form: UseFormReturn<ProfileValues>,
  start: ProfileValues,
  onSaved: (values: ProfileValues) => void,
) {
  const { t } = useTexts();
  const toasts = useToasts();
  const save = useSaveProfile();
  const [conflict, setConflict] = useState<Conflict>();
  const saving = useSaving();
  const finish = (values: ProfileValues) => {
    setConflict(undefined);
    onSaved(values);
    form.reset(values);
  };
  const submit = form.handleSubmit((values) =>
    saving.save(changedFields(start, values).length > 0, async () => {
      const outcome = await save({ start, values, overwrite: conflict !== undefined });
      if (outcome.kind === 'conflict') return setConflict(outcome);
      finish(outcome.values);
      toasts.show({ title: t('profile.saved') });
    }),
  );
  return {
    submit,
    conflict,
    nothing: saving.nothing,
    failure: saving.failure,
    acceptRemote: () => conflict && finish(conflict.remote),
    forgetFailure: saving.forget,
  };
}

function ProfileFields({ form, me }: { form: UseFormReturn<ProfileValues>; me: Self }) {
  const { t } = useTexts();
  const { user } = usePortal();
  const appearance = useFieldAppearance();
  const { errors } = form.formState;
  const picture = useWatch({ control: form.control, name: 'picture' });
  form.register('picture');
  const shown = useFieldVisibility();
  // profile data is shared by all of the user's tenants, so only the user can change it
  const readOnly = (name: FieldName) => Boolean(user.impersonator) || appearance(name) === 'viewOnly';
  return (
    <>
      {shown('name') ? (
        <TextField
          label={t('profile.name')}
          autoComplete="name"
          dir="auto"
          maxLength={200}
          hint={me.profileManaged ? t('profile.managed') : undefined}
          readOnly={me.profileManaged || readOnly('name')}
          error={errors.name?.message}
          {...registered(form, 'name', { validate: (value) => value.trim() !== '' || t('profile.nameMissing') })}
        />
      ) : null}
      {shown('jobTitle') ? (
        <TextField
          label={t('profile.jobTitle')}
          hint={t('profile.jobTitleHint')}
          optional
          autoComplete="organization-title"
          dir="auto"
          maxLength={200}
          readOnly={readOnly('jobTitle')}
          {...registered(form, 'title')}
        />
      ) : null}
      {shown('email') ? <EmailField email={me.email} mayChange={!readOnly('email')} /> : null}
      {shown('username') ? <UserNameField me={me} mayChange={!readOnly('username')} /> : null}
      {shown('picture') ? (
        <ImageField
          label={t('profile.picture')}
          name={me.name || me.email}
          value={picture}
          shape="round"
          uploadLabel={t('profile.uploadPicture')}
          removeLabel={t('profile.removePicture')}
          readOnly={readOnly('picture')}
          onChange={(value) => form.setValue('picture', value, { shouldDirty: true })}
        />
      ) : null}
    </>
  );
}

/** What others see of oneself. */
export function ProfileForm({ me }: { me: Self }) {
  const { t } = useTexts();
  const namesOf = useFieldNames();
  const [start, setStart] = useState(() => valuesOf(me));
  const form = useForm<ProfileValues>({ mode: 'onTouched', defaultValues: start });
  const { submit, conflict, nothing, failure, acceptRemote, forgetFailure } = useProfileSaving(form, start, setStart);
  const [name, title, picture] = useWatch({ control: form.control, name: ['name', 'title', 'picture'] });
  const changed = changedFields(start, { name, title, picture });
  const discard = () => {
    forgetFailure();
    form.reset(start);
  };
  const question = useUnsavedGuard(changed.length > 0, namesOf(changed));
  return (
    <form css={sectionStyle} noValidate onSubmit={(event) => void submit(event)} aria-labelledby="about">
      <SectionParts id="about" title={t('profile.about')} lead={t('profile.aboutText')}>
        <div css={fieldsStyle}>
          <ProfileFields form={form} me={me} />
          <FormFoot
            changed={changed.length > 0}
            saving={form.formState.isSubmitting}
            nothing={nothing}
            failure={failure}
            conflict={
              conflict ? (
                <RemoteChangeBanner acceptLabel={t('common.useTheirs')} onAccept={acceptRemote}>
                  {t('profile.changedElsewhere', { fields: namesOf(conflict.fields) })}
                </RemoteChangeBanner>
              ) : null
            }
            onDiscard={discard}
          />
        </div>
      </SectionParts>
      {question}
    </form>
  );
}
