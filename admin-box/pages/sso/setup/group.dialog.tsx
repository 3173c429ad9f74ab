import { useWatch } from 'react-hook-form';
import type { SsoConfig, SsoGroup } from '#shared/contract/sso/sso-config.ts';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useChangeSso } from '#admin-box/pages/sso/use-sso.ts';
import type { GroupValues } from '#admin-box/pages/sso/use-sso.ts';
import { useRoleOptions } from './use-role-options.ts';
import { useTerms } from './use-terms.ts';

export interface GroupDialogProps {
  connection: SsoConfig;
  /** Absent for a new one. */
  group: SsoGroup | undefined;
  open: boolean;
  onClose(): void;
}

/** Maps a group of the provider to roles. */
export function GroupDialog({ connection, group, open, onClose }: GroupDialogProps) {
  const { t } = useTexts();
  const { provider } = useTerms(connection);
  const { addGroup, changeGroup } = useChangeSso();
  const { busy, failure, run } = useAction();
  const form = useForm<GroupValues>({
    mode: 'onTouched',
    defaultValues: { group: group?.group ?? '', roleIds: group?.roleIds ?? [] },
  });
  const options = useRoleOptions(group?.roleIds ?? []);
  const roleIds = useWatch({ control: form.control, name: 'roleIds' });
  const submit = form.handleSubmit(({ group: name, roleIds: chosen }) =>
    run(async () => {
      const values = { group: name.trim(), roleIds: chosen };
      if (group) await changeGroup(connection, group.id, values);
      else await addGroup(connection, values);
      onClose();
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={group ? t('sso.editGroup', { group: group.group }) : t('sso.addGroup')}
      description={t('sso.groupsFrom')}
      fields={t('sso.groupFields')}
      changed={form.formState.isDirty}
      ready
      saving={busy}
      failure={failure}
      onSave={() => void submit()}
    >
      <TextField
        label={t('sso.group')}
        hint={t('sso.groupHint', { provider })}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={256}
        error={form.formState.errors.group?.message}
        {...registered(form, 'group', { validate: (value) => value.trim() !== '' || t('common.fieldMissing') })}
      />
      <Combobox
        label={t('sso.groupRoles')}
        multiple
        placeholder={t('sso.chooseRole')}
        options={options}
        value={roleIds}
        onChange={(chosen) => form.setValue('roleIds', chosen, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
