import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { Role } from '#shared/contract/entities.ts';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useFormWindow } from '#admin-box/kit/forms/form-dialog.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { PartialSaveError } from '#admin-box/kit/forms/partial-save-error.ts';
import { ConfigurableField, useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { countStyle } from './permission-matrix.styles.ts';
import { PermissionMatrix } from './permission-matrix.tsx';
import { areSame } from './role-rules.ts';
import { useChangeRoles } from './use-change-roles.ts';
import type { RoleValues } from './use-change-roles.ts';
import { usePermissionCount } from './use-permission-count.ts';
import { usePermissions, useRoles } from './use-roles.ts';

export interface EditRoleProps {
  /** Absent for a new one. */
  role: Role | undefined;
  open: boolean;
  onClose(): void;
}

const valuesOf = (role: Role | undefined): RoleValues => ({
  name: role?.name ?? '',
  key: role?.key ?? '',
  description: role?.description ?? '',
  isDefault: role?.isDefault ?? false,
  permissionIds: [...(role?.permissions ?? [])],
});

/**
 * State of the form. Errors are shown in the form, which keeps its inputs; after a conflict the other admin's version
 * can be loaded.
 */
function useRoleForm(opened: Role | undefined, onSaved: () => void) {
  const [role, setRole] = useState(opened);
  const { failure, run, forget } = useAction();
  const form = useForm<RoleValues>({ mode: 'onTouched', defaultValues: valuesOf(opened) });
  const roles = useRoles();
  const { create, update } = useChangeRoles();
  const read = async (roleId: string) => (await roles.refetch()).data?.find(({ id }) => id === roleId);
  const submit = form.handleSubmit((values) =>
    run(async () => {
      try {
        await (role ? update(role, values) : create(values));
      } catch (error) {
        // what was saved is the new baseline; what was not stays selected
        if (error instanceof PartialSaveError) setRole((await read(error.id)) ?? role);
        throw error;
      }
      onSaved();
    }),
  );
  const acceptRemote = async (): Promise<void> => {
    const saved = role && (await read(role.id));
    setRole(saved);
    form.reset(valuesOf(saved));
    forget();
  };
  return { form, role, failure, submit, acceptRemote };
}

function DetailFields({ form, isNew }: { form: UseFormReturn<RoleValues>; isNew: boolean }) {
  const { t } = useTexts();
  const appearance = useFieldAppearance();
  const { errors } = form.formState;
  const isDefault = useWatch({ control: form.control, name: 'isDefault' });
  return (
    <>
      <TextField
        label={t('role.name')}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        readOnly={!isNew && appearance('name') !== 'edit'}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('role.nameMissing') })}
      />
      {isNew ? (
        <ConfigurableField name="key">
          {() => (
            <TextField
              label={t('role.key')}
              optional
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              hint={t('role.keyHint')}
              error={errors.key?.message}
              {...form.register('key', { validate: (key) => !/\s/.test(key.trim()) || t('role.keyWrong') })}
            />
          )}
        </ConfigurableField>
      ) : null}
      <ConfigurableField name="description">
        {(viewOnly) => (
          <TextField
            label={t('role.description')}
            optional
            dir="auto"
            autoComplete="off"
            maxLength={1000}
            readOnly={viewOnly}
            {...form.register('description')}
          />
        )}
      </ConfigurableField>
      <ConfigurableField name="isDefault">
        {(viewOnly) => (
          <Checkbox
            label={t('role.isDefault')}
            checked={isDefault}
            disabled={viewOnly}
            onCheckedChange={(on) => form.setValue('isDefault', on, { shouldDirty: true })}
          />
        )}
      </ConfigurableField>
    </>
  );
}

/** What permissions the role has, and how many. */
function usePermissionsField(form: UseFormReturn<RoleValues>, role: Role | undefined) {
  const { holds } = usePortal();
  const appearance = useFieldAppearance();
  const { data } = usePermissions();
  const countText = usePermissionCount();
  const chosen = useWatch({ control: form.control, name: 'permissionIds' });
  const before = role?.permissions ?? [];
  const always = data?.filter(({ assignmentType }) => assignmentType === 'ALWAYS').map(({ id }) => id) ?? [];
  const isShown = holds('fe.secure.read.permissions') && appearance('permissions') === 'edit';
  return {
    changed: !areSame(chosen, before),
    count: isShown && data ? countText({ permissions: [...new Set([...chosen, ...always])] }) : undefined,
    matrix: isShown ? (
      <PermissionMatrix
        isNew={!role}
        value={chosen}
        before={before}
        onChange={(next) => form.setValue('permissionIds', next, { shouldDirty: true })}
      />
    ) : null,
  };
}

/** Name, description and permissions of a role. The heading, the count and the buttons stay in sight while the permissions scroll. */
export function EditRoleDrawer({ role: opened, open, onClose }: EditRoleProps) {
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  const { form, role, failure, submit, acceptRemote } = useRoleForm(opened, onClose);
  const { isSubmitting, dirtyFields } = form.formState;
  const { permissionIds: _permissions, ...details } = dirtyFields;
  const permissions = usePermissionsField(form, role);
  const changed = Object.keys(details).length > 0 || permissions.changed;
  const { question, window } = useFormWindow({
    open,
    onClose,
    changed,
    ready: changed || opened === undefined,
    saving: isSubmitting,
    fields: t('role.fields'),
    saveLabel: opened ? t('role.save') : t('role.create'),
    onSave: () => void submit(),
  });
  return (
    <Drawer
      {...window}
      size="lg"
      title={opened ? t('role.editTitle', { name: opened.name }) : t('role.newTitle', { tenant })}
      footerStart={
        <span css={countStyle} role="status">
          {permissions.count}
        </span>
      }
    >
      <div css={formStyle}>
        <SaveFailure
          failure={failure}
          remote={{ acceptLabel: t('role.useTheirs'), onAccept: () => void acceptRemote() }}
          text={
            failure instanceof PartialSaveError
              ? t('access.savedPartly', { reason: errorText(failure.reason) })
              : undefined
          }
        />
        <DetailFields form={form} isNew={!opened} />
        {permissions.matrix}
      </div>
      {question}
    </Drawer>
  );
}
