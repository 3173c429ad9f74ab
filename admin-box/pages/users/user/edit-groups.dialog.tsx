import type { TeamUser } from '#shared/contract/users/members.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { GroupsField } from '#admin-box/pages/users/groups-field.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { useGroupsForm } from './use-groups-form.ts';

/** In which groups one user is. Those of a directory are shown, and changed there. */
export function EditGroupsDialog({ member, open, onClose }: { member: TeamUser; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const form = useGroupsForm(member, onClose);
  const { groups, isChanged, saving, failure } = form;
  const name = nameOf(member);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('user.groupsTitle', { name })}
      description={t('user.groupsText')}
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
