import type { Role } from '#shared/contract/entities.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { nameOf } from '#admin-box/pages/users/user.ts';
import { RolesField } from '#admin-box/pages/users/roles-field.tsx';
import { useRolesForm } from './use-roles-form.ts';

export interface EditRolesProps {
  member: TeamUser;
  open: boolean;
  onClose(): void;
}

/** Which roles one user has. */
export function EditRolesDialog({ member, open, onClose }: EditRolesProps) {
  const { t, list } = useTexts();
  const { tenant } = usePortal();
  const form = useRolesForm(member, onClose);
  const { roleIds, isChanged, saving, conflict } = form;
  const name = nameOf(member);
  const namesOf = (roles: readonly Role[]) =>
    roles.length > 0 ? list(roles.map((role) => role.name)) : t('users.noRoles');
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
      <SaveFailure
        failure={form.failure}
        remote={{ acceptLabel: t('roles.useTheirs'), onAccept: form.acceptRemote }}
        text={conflict && t('roles.changedElsewhere', { name, roles: namesOf(conflict) })}
      />
      <RolesField label={t('users.roles')} value={roleIds} onChange={form.setRoleIds} />
      {roleIds.length === 0 ? <Banner tone="neutral">{t('roles.none', { name })}</Banner> : null}
    </FormDialog>
  );
}
