import type { TeamUser } from '#shared/contract/users/members.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { GroupsField } from '#admin-box/pages/users/groups-field.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { useGroupsForm } from './use-groups-form.ts';

/** In which groups one person is. Those of a directory are shown, and changed there. */
export function EditGroupsDialog({ person, open, onClose }: { person: TeamUser; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const form = useGroupsForm(person, onClose);
  const { groups, isChanged, saving, failure } = form;
  const name = nameOf(person);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('person.groupsTitle', { name })}
      description={t('person.groupsText')}
      fields={t('users.groups')}
      changed={isChanged}
      saving={saving}
      onSave={() => void form.save()}
    >
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <GroupsField value={groups} onChange={form.setGroups} />
    </FormDialog>
  );
}
