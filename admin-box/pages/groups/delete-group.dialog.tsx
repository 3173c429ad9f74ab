import type { Group } from '#shared/contract/groups/groups.ts';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useChangeGroups } from './use-change-groups.ts';

export interface DeleteGroupProps {
  group: Group;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** Confirmation before a group is deleted: says how many users leave it, and which roles they lose. */
export function DeleteGroupDialog({ group, ...dialog }: DeleteGroupProps) {
  const { t, list } = useTexts();
  const question = useQuestion();
  const { remove } = useChangeGroups();
  const { name, roles = [], usersCount } = group;
  return (
    <DeleteDialog
      {...dialog}
      title={question('groups.deleteTitle', { name })}
      description={t('groups.deleteText', { count: usersCount })}
      confirmLabel={t('groups.deleteAction', { name })}
      cancelLabel={t('groups.deleteKeep', { name })}
      loadingLabel={t('groups.deleting')}
      onDelete={() => remove(group)}
    >
      {roles.length > 0 && usersCount > 0 ? (
        <p>{t('groups.deleteRoles', { roles: list(roles.map((role) => role.name)) })}</p>
      ) : null}
    </DeleteDialog>
  );
}
