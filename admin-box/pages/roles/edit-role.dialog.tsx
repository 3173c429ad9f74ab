import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { Role } from '../../../shared/contract/entities.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox/checkbox.tsx';
import { TextField } from '../../../shared/ui/text-field/text-field.tsx';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { errorCodeOf } from '../../data/trace-id.ts';
import { PartlySaved } from '../../list-page/partly-saved.ts';
import { Shown, useFieldAppearance } from '../../parts/shown.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { areSame } from './role-rules.ts';
import { useChangeRoles } from './use-change-roles.ts';
import type { RoleValues } from './use-change-roles.ts';
import { useRoles } from './use-roles.ts';

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

/** The form's state. A refusal is shown in the form, which keeps what was typed; where another admin was quicker, theirs can be taken. */
function useRoleForm(opened: Role | undefined, onSaved: () => void) {
  const [role, setRole] = useState(opened);
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<RoleValues>({ mode: 'onTouched', defaultValues: valuesOf(opened) });
  const roles = useRoles();
  const { create, update } = useChangeRoles();
  const read = async (roleId: string) => (await roles.refetch()).data?.find(({ id }) => id === roleId);
  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await (role ? update(role, values) : create(values));
      onSaved();
    } catch (error) {
      // what was saved is where the rest goes on from; what is not stays chosen
      if (error instanceof PartlySaved) setRole((await read(error.id)) ?? role);
      setFailure(error);
    }
  });
  const takeTheirs = async (): Promise<void> => {
    const theirs = role && (await read(role.id));
    setRole(theirs);
    form.reset(valuesOf(theirs));
    setFailure(undefined);
  };
  return { form, role, failure, submit, takeTheirs };
}

function Obstacle({ failure, takeTheirs }: { failure: unknown; takeTheirs: () => void }) {
  const { t, errorText } = useTexts();
  if (!failure) return null;
  if (failure instanceof PartlySaved) return <Banner tone="danger">{t('access.savedPartly', { reason: errorText(failure.reason) })}</Banner>;
  if (errorCodeOf(failure) !== 'changed-meanwhile') return <Banner tone="danger">{errorText(failure)}</Banner>;
  const take = <Button size="sm" variant="ghost" onClick={takeTheirs}>{t('role.useTheirs')}</Button>;
  return <Banner tone="warning" actions={take}>{errorText(failure)}</Banner>;
}

function Facts({ form, isNew }: { form: UseFormReturn<RoleValues>; isNew: boolean }) {
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
        <Shown name="key">
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
        </Shown>
      ) : null}
      <Shown name="description">
        {(viewOnly) => <TextField label={t('role.description')} optional dir="auto" autoComplete="off" maxLength={1000} readOnly={viewOnly} {...form.register('description')} />}
      </Shown>
      <Shown name="isDefault">
        {(viewOnly) => <Checkbox label={t('role.isDefault')} checked={isDefault} disabled={viewOnly} onCheckedChange={(on) => form.setValue('isDefault', on, { shouldDirty: true })} />}
      </Shown>
    </>
  );
}

/** Name, description and permissions of a role. */
export function EditRoleDialog({ role: opened, open, onClose }: EditRoleProps) {
  const { t } = useTexts();
  const { tenant, holds } = usePortal();
  const appearance = useFieldAppearance();
  const { form, role, failure, submit, takeTheirs } = useRoleForm(opened, onClose);
  const { isSubmitting, dirtyFields } = form.formState;
  const permissionIds = useWatch({ control: form.control, name: 'permissionIds' });
  const { permissionIds: _permissions, ...facts } = dirtyFields;
  const changed = Object.keys(facts).length > 0 || !areSame(permissionIds, role?.permissions ?? []);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title={opened ? t('role.editTitle', { name: opened.name }) : t('role.newTitle', { tenant })}
      fields={t('role.fields')}
      saveLabel={opened ? t('role.save') : t('role.create')}
      changed={changed}
      ready={changed || opened === undefined}
      saving={isSubmitting}
      onSave={() => void submit()}
    >
      <Obstacle failure={failure} takeTheirs={() => void takeTheirs()} />
      <Facts form={form} isNew={!opened} />
      {holds('fe.secure.read.permissions') && appearance('permissions') === 'edit' ? (
        <PermissionMatrix
          value={permissionIds}
          before={role?.permissions ?? []}
          onChange={(next) => form.setValue('permissionIds', next, { shouldDirty: true })}
        />
      ) : null}
    </FormDialog>
  );
}
