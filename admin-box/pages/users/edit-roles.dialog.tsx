import type { TeamUser } from '../../../shared/contract/members.ts';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { FormDialog } from '../../list-page/form-dialog.tsx';
import { usePortal } from '../../portal-context.tsx';
import { useTexts } from '../../texts.tsx';
import { nameOf } from './person.ts';
import { RolesField } from './roles-field.tsx';
import { useRolesForm } from './use-roles-form.ts';
import type { RolesForm } from './use-roles-form.ts';

export interface EditRolesProps {
  person: TeamUser;
  open: boolean;
  onClose(): void;
}

/** What kept the roles from being saved: a refusal, or another admin who was quicker. */
function Obstacles({ form: { failure, conflict, takeTheirs }, name }: { form: RolesForm; name: string }) {
  const { t, errorText, list } = useTexts();
  if (failure) return <Banner tone="danger">{errorText(failure)}</Banner>;
  if (!conflict) return null;
  const roles = conflict.length > 0 ? list(conflict.map((role) => role.name)) : t('users.noRoles');
  const take = (
    <Button size="sm" variant="ghost" onClick={takeTheirs}>
      {t('roles.useTheirs')}
    </Button>
  );
  return (
    <Banner tone="warning" actions={take}>
      {t('roles.changedElsewhere', { name, roles })}
    </Banner>
  );
}

/** Which roles one person has. */
export function EditRolesDialog({ person, open, onClose }: EditRolesProps) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const form = useRolesForm(person, onClose);
  const { roleIds, isChanged, saving } = form;
  const name = nameOf(person);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('roles.title', { name })}
      description={t('roles.text', { name, tenant })}
      fields={t('users.roles')}
      saveLabel={t('roles.save')}
      changed={isChanged}
      saving={saving}
      onSave={() => void form.save()}
    >
      <Obstacles form={form} name={name} />
      <RolesField label={t('users.roles')} value={roleIds} onChange={form.setRoleIds} />
      {roleIds.length === 0 ? <Banner tone="neutral">{t('roles.none', { name })}</Banner> : null}
    </FormDialog>
  );
}
