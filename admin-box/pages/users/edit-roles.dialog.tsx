import { useState } from 'react';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Dialog } from '../../../shared/ui/dialog/dialog.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { nameOf } from './person.ts';
import { RolesField } from './roles-field.tsx';
import { useChangeRoles } from './use-change-people.ts';
import { useTeamRoles } from './use-users.ts';
import { formStyle } from './users.styles.ts';

export interface EditRolesProps {
  person: TeamUser;
  open: boolean;
  onClose(): void;
}

/** The form's own state. A refusal is shown in the form, which keeps what was chosen. */
function useRolesForm({ person, onClose }: EditRolesProps) {
  const [roleIds, setRoleIds] = useState<string[]>(person.roleIds);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const changeRoles = useChangeRoles();
  const { data: roles = [] } = useTeamRoles();
  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(undefined);
    try {
      await changeRoles(person, roleIds, roles);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return { roleIds, setRoleIds, saving, failure, save };
}

/** Which roles one person has. */
export function EditRolesDialog(props: EditRolesProps) {
  const { person, open, onClose } = props;
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  const { roleIds, setRoleIds, saving, failure, save } = useRolesForm(props);
  const name = nameOf(person);
  const isChanged = [...roleIds].sort().join() !== [...person.roleIds].sort().join();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('roles.title', { name })}
      description={t('roles.text', { name, tenant })}
      onSubmit={() => void (isChanged && !saving && save())}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" disabled={!isChanged && !saving} loading={saving} loadingLabel={t('common.saving')}>
            {t('roles.save')}
          </Button>
        </>
      }
    >
      <div css={formStyle}>
        {failure ? <Banner tone="danger">{errorText(failure)}</Banner> : null}
        <RolesField label={t('users.roles')} value={roleIds} onChange={setRoleIds} />
        {roleIds.length === 0 ? <Banner tone="neutral">{t('roles.none', { name })}</Banner> : null}
      </div>
    </Dialog>
  );
}
