import { useState } from 'react';
import type { Group } from '../../../shared/contract/groups.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '../../texts.tsx';
import { useChangeGroups } from './use-change-groups.ts';

export interface DeleteGroupProps {
  group: Group;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** The last question before a group is gone: it says how many leave it, and which roles they lose. */
export function DeleteGroupDialog({ group, open, onClose, onDeleted }: DeleteGroupProps) {
  const { t, list } = useTexts();
  const { remove } = useChangeGroups();
  const [deleting, setDeleting] = useState(false);
  const { name, roles = [], usersCount } = group;
  const confirm = async (): Promise<void> => {
    setDeleting(true);
    const gone = await remove(group);
    setDeleting(false);
    onClose();
    if (gone) onDeleted();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('groups.deleteTitle', { name })}
      description={t('groups.deleteText', { count: usersCount })}
      confirmLabel={t('groups.deleteAction', { name })}
      cancelLabel={t('groups.deleteKeep', { name })}
      onConfirm={() => void confirm()}
      loading={deleting}
      loadingLabel={t('groups.deleting')}
    >
      {roles.length > 0 && usersCount > 0 ? <p>{t('groups.deleteRoles', { roles: list(roles.map((role) => role.name)) })}</p> : null}
    </ConfirmDialog>
  );
}
