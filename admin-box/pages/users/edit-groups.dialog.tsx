import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Combobox } from '../../../shared/ui/combobox/combobox.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { formStyle } from '../../list-page/list-page.styles.ts';
import { useUnsavedQuestion } from '../../shell/use-unsaved-guard.tsx';
import { useTexts } from '../../texts.tsx';
import { nameOf } from './person.ts';
import { useGroupsForm } from './use-groups-form.ts';

/** In which groups one person is. Those of a directory are shown, and changed there. */
export function EditGroupsDialog({ person, open, onClose: end }: { person: TeamUser; open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const form = useGroupsForm(person, end);
  const { groupIds, isChanged, saving, failure, choices } = form;
  const name = nameOf(person);
  const { question, ask } = useUnsavedQuestion(open && isChanged && !saving, t('users.groups'));
  const onClose = () => ask(end);
  const known = choices ?? person.groups ?? [];
  const options = known.map((group) => ({ value: group.id, label: group.name, disabled: 'managedBy' in group && group.managedBy === 'scim2' }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('person.groupsTitle', { name })}
      description={t('person.groupsText')}
      onSubmit={() => void (isChanged && !saving && form.save())}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!isChanged && !saving} loading={saving} loadingLabel={t('common.saving')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <Combobox label={t('users.groups')} multiple options={options} value={groupIds} onChange={form.setGroupIds} />
      </div>
      {question}
    </Dialog>
  );
}
