import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { ConfigurableField, useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { changeMembers } from '#admin-box/pages/users/members-cache.ts';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { membersKey } from '#admin-box/pages/users/use-users.ts';

interface UserValues {
  name: string;
  phone: string;
}

const valuesOf = ({ name, phone }: TeamUser): UserValues => ({ name, phone: phone ?? '' });

/** Applied optimistically and rolled back on rejection; the rejection is thrown. */
function useSaveUser(member: TeamUser) {
  const { api } = usePortal();
  const queries = useQueryClient();
  return async (before: UserValues, { name, phone }: UserValues): Promise<void> => {
    const details = { name: name.trim(), phone: phone.trim() || null };
    const changes = {
      ...(details.name !== before.name && { name: details.name }),
      ...(details.phone !== (before.phone || null) && { phone: details.phone }),
    };
    await queries.cancelQueries({ queryKey: membersKey });
    const revert = changeMembers(queries, [member.id], (each) => ({
      ...each,
      name: details.name,
      phone: details.phone ?? undefined,
    }));
    try {
      await api.put('/team/resources/members/v1', {
        id: member.id,
        ...changes,
        asRead: { name: before.name, phone: before.phone || null },
      });
    } catch (error) {
      revert();
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: membersKey });
    }
  };
}

/** Reads the user's current values; `undefined` if the user was removed. */
function useReadUser({ id, email }: TeamUser): () => Promise<UserValues | undefined> {
  const { api } = usePortal();
  return async () => {
    const { items } = await api.get('/team/resources/members/v1', { query: { search: email, pageSize: 50 } });
    const found = items.find((each) => each.id === id);
    return found && valuesOf(found);
  };
}

/** Saves the form, and reports the result. After a conflict the form is compared with the other admin's values. */
function useUserForm(member: TeamUser, onClose: () => void) {
  const { t } = useTexts();
  const toasts = useToasts();
  const save = useSaveUser(member);
  const refetch = useReadUser(member);
  const [before, setBefore] = useState(() => valuesOf(member));
  const { failure, run, forget } = useAction(async () => setBefore((await refetch()) ?? before));
  const form = useForm<UserValues>({ mode: 'onTouched', defaultValues: before });
  const submit = form.handleSubmit((values) =>
    run(async () => {
      await save(before, values);
      toasts.show({ title: t('user.saved', { name: values.name }) });
      onClose();
    }),
  );
  const acceptRemote = () => {
    form.reset(before);
    forget();
  };
  return { form, failure, submit, acceptRemote };
}

/** Name and phone number of a user whom no directory manages. */
export function EditUserDialog({ member, open, onClose }: { member: TeamUser; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const { form, failure, submit, acceptRemote } = useUserForm(member, onClose);
  const { isDirty, isSubmitting, errors } = form.formState;
  const appearance = useFieldAppearance();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('user.editTitle', { name: nameOf(member) })}
      fields={t('user.name')}
      changed={isDirty}
      saving={isSubmitting}
      failure={failure}
      remote={{ acceptLabel: t('user.useTheirs'), onAccept: acceptRemote }}
      onSave={() => void submit()}
    >
      <TextField
        label={t('user.name')}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        readOnly={appearance('name') !== 'edit'}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('user.nameMissing') })}
      />
      <ConfigurableField name="phone">
        {(viewOnly) => (
          <TextField
            label={t('user.phone')}
            optional
            type="tel"
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            readOnly={viewOnly}
            {...form.register('phone')}
          />
        )}
      </ConfigurableField>
    </FormDialog>
  );
}
