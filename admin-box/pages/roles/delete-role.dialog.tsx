import type { Role } from '#shared/contract/entities.ts';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useChangeRoles } from './use-change-roles.ts';
import { useHolders } from './use-roles.ts';

export interface DeleteRoleProps {
  role: Role;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Confirmation before a role is deleted: says how many users lose it, and which groups assign it. */
export function DeleteRoleDialog({ role, ...dialog }: DeleteRoleProps) {
  const { t, list } = useTexts();
  const question = useQuestion();
  const { remove } = useChangeRoles();
  const { data: holders } = useHolders(role.id);
  const { name } = role;
  const groups = holders?.groups.map((group) => group.name) ?? [];
  return (
    <DeleteDialog
      {...dialog}
      title={question('role.deleteTitle', { name })}
      description={holders ? t('role.deleteHolders', { count: holders.totalItems }) : t('role.deleteText')}
      confirmLabel={t('role.deleteAction', { name })}
      cancelLabel={t('role.deleteKeep', { name })}
      loadingLabel={t('role.deleting')}
      onDelete={() => remove(role)}
    >
      {groups.length > 0 ? <p>{t('role.deleteGroups', { groups: list(groups) })}</p> : null}
    </DeleteDialog>
  );
}
