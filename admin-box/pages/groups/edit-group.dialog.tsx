import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { Group } from '#shared/contract/groups/groups.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import type { Option } from '#shared/ui/select/select.types.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { SearchedField } from '#admin-box/kit/forms/searched-field.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { PartialSaveError } from '#admin-box/kit/forms/partial-save-error.ts';
import { ConfigurableField, useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';
import { GroupColorField } from './group-color.tsx';
import { differenceOf, sameDetails, valuesOf } from './group-changes.ts';
import type { GroupValues } from './group-changes.ts';
import { useChangeGroups } from './use-change-groups.ts';
import { useGroup, usePeople, useReadGroup } from './use-groups.ts';

export interface EditGroupProps {
  /** Absent for a new one. */
  group: Group | undefined;
  open: boolean;
  onClose(): void;
}

type GroupForm = UseFormReturn<GroupValues>;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

function DetailFields({
  form,
  isNew,
  externallyManaged,
}: {
  form: GroupForm;
  isNew: boolean;
  externallyManaged: boolean;
}) {
  const { t } = useTexts();
  const appearance = useFieldAppearance();
  const { errors } = form.formState;
  const color = useWatch({ control: form.control, name: 'color' });
  return (
    <>
      <TextField
        label={t('groups.name')}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        readOnly={externallyManaged || (!isNew && appearance('name') !== 'edit')}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || t('groups.nameMissing') })}
      />
      <ConfigurableField name="description">
        {(viewOnly) => (
          <TextField
            label={t('groups.description')}
            optional
            dir="auto"
            autoComplete="off"
            maxLength={1000}
            readOnly={viewOnly}
            {...form.register('description')}
          />
        )}
      </ConfigurableField>
      {appearance('color') === 'edit' ? (
        <GroupColorField value={color} onChange={(next) => form.setValue('color', next, { shouldDirty: true })} />
      ) : null}
    </>
  );
}

const optionOf = ({ id, name, email }: { id: string; name: string; email: string }): Option => ({
  value: id,
  label: name,
  hint: email,
});

/** Current members of the group, and users found by the search. */
function PeopleField({ form, group }: { form: GroupForm; group: Group | undefined }) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const [people, setPeople] = useState<readonly Option[]>((group?.users ?? []).map(optionOf));
  const found = (usePeople(search).data ?? []).map(optionOf);
  const change = (chosen: Option[]): void => {
    setPeople(chosen);
    form.setValue(
      'userIds',
      chosen.map(({ value }) => value),
      { shouldDirty: true },
    );
  };
  return (
    <SearchedField
      label={t('groups.people')}
      placeholder={t('groups.findPeople')}
      value={people}
      onChange={change}
      found={found}
      onSearch={setSearch}
    />
  );
}

function RolesField({ form }: { form: GroupForm }) {
  const { t } = useTexts();
  const { data = [] } = useTeamRoles();
  const roleIds = useWatch({ control: form.control, name: 'roleIds' });
  const options = data.map(({ id, name, description }) => ({ value: id, label: name, hint: description || undefined }));
  return (
    <Combobox
      label={t('groups.roles')}
      multiple
      options={options}
      value={roleIds}
      onChange={(ids) => form.setValue('roleIds', ids, { shouldDirty: true })}
    />
  );
}

function Fields({ form, group }: { form: GroupForm; group: Group | undefined }) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const externallyManaged = group?.managedBy === 'scim2';
  const appearance = useFieldAppearance();
  const mayPeople =
    appearance('users') === 'edit' &&
    !externallyManaged &&
    holds('fe.secure.read.users') &&
    holds('fe.secure.write.groupsUsers');
  return (
    <>
      {externallyManaged ? <Banner tone="info">{t('groups.managedText')}</Banner> : null}
      <DetailFields form={form} isNew={!group} externallyManaged={externallyManaged} />
      {mayPeople ? <PeopleField form={form} group={group} /> : null}
      {appearance('roles') === 'edit' && holds('fe.secure.read.roles') && holds('fe.secure.write.groupsRoles') ? (
        <RolesField form={form} />
      ) : null}
      <ConfigurableField name="metadata">
        {(viewOnly) => (
          <TextAreaField
            label={t('groups.metadata')}
            optional
            hint={t('groups.metadataHint')}
            dir="ltr"
            readOnly={viewOnly}
            spellCheck={false}
            maxLength={10_000}
            error={form.formState.errors.metadata?.message}
            {...form.register('metadata', {
              validate: (text) => text.trim() === '' || isJson(text) || t('groups.metadataWrong'),
            })}
          />
        )}
      </ConfigurableField>
    </>
  );
}

/** The form, once the group has loaded. */
function GroupFormDialog({
  group: read,
  open,
  onClose,
  reload,
}: EditGroupProps & { reload: (groupId: string) => Promise<Group> }) {
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  // what the changes are made against: as the group was when the form was opened, or as another admin made it
  const [group, setGroup] = useState(read);
  // remounts the fields, with other users known by name
  const [version, setVersion] = useState(0);
  const { failure, run, forget } = useAction();
  const form = useForm<GroupValues>({ mode: 'onTouched', defaultValues: valuesOf(read) });
  const { create, update } = useChangeGroups();
  const { isSubmitting } = form.formState;
  const values = useWatch({ control: form.control }) as GroupValues;
  const before = valuesOf(group);
  const moved = [differenceOf(before.userIds, values.userIds), differenceOf(before.roleIds, values.roleIds)].some(
    ({ added, removed }) => added.length + removed.length > 0,
  );
  const changed = moved || !sameDetails(before, values);
  const acceptRemote = async (): Promise<void> => {
    const saved = group && (await reload(group.id));
    setGroup(saved);
    form.reset(valuesOf(saved));
    setVersion((last) => last + 1);
    forget();
  };
  const submit = form.handleSubmit((wanted) =>
    run(async () => {
      try {
        await (group ? update(group, wanted) : create(wanted));
      } catch (error) {
        // what was saved is the new baseline; what was not stays selected
        if (error instanceof PartialSaveError) setGroup(await reload(error.id).catch(() => group));
        throw error;
      }
      onClose();
    }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={group ? t('groups.editTitle', { name: group.name }) : t('groups.newTitle', { tenant })}
      fields={t('groups.fields')}
      saveLabel={group ? t('groups.save') : t('groups.create')}
      changed={changed}
      ready={changed || group === undefined}
      saving={isSubmitting}
      onSave={() => void submit()}
    >
      <SaveFailure
        failure={failure}
        remote={{ acceptLabel: t('role.useTheirs'), onAccept: () => void acceptRemote() }}
        text={
          failure instanceof PartialSaveError
            ? t('access.savedPartly', { reason: errorText(failure.reason) })
            : undefined
        }
      />
      <Fields key={version} form={form} group={group} />
    </FormDialog>
  );
}

/**
 * A new or existing group: its members and roles are loaded first, so that saving removes none that were not on
 * display.
 */
export function EditGroupDialog({ group, open, onClose }: EditGroupProps) {
  const { t, errorText } = useTexts();
  const details = useGroup(group?.id);
  const read = useReadGroup();
  if (!group || details.data)
    return <GroupFormDialog group={details.data} open={open} onClose={onClose} reload={read} />;
  return (
    <Dialog open={open} onClose={onClose} title={t('groups.editTitle', { name: group.name })}>
      {details.isError ? (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" variant="ghost" onClick={() => void details.refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('groups.failed')} {errorText(details.error)}
        </Banner>
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </Dialog>
  );
}
