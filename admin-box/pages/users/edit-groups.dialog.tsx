import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { useTexts } from '../../texts.tsx';
import { nameOf } from './person.ts';
import { useGroupsForm } from './use-groups-form.ts';

/** In which groups one person is. Those of a directory are shown, and changed there. */
export function EditGroupsDialog({ person, open, onClose }: { person: TeamUser; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const form = useGroupsForm(person, onClose);
  const { groupIds, isChanged, saving, failure, choices } = form;
  const name = nameOf(person);
  const known = choices ?? person.groups ?? [];
  const options = known.map((group) => ({ value: group.id, label: group.name, disabled: 'managedBy' in group && group.managedBy === 'scim2' }));
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
      <Combobox label={t('users.groups')} multiple options={options} value={groupIds} onChange={form.setGroupIds} />
    </FormDialog>
  );
}
