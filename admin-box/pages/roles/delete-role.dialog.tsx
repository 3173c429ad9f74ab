import { useState } from 'react';
import type { Role } from '../../../shared/contract/entities.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '../../texts.tsx';
import { useChangeRoles } from './use-change-roles.ts';
import { useHolders } from './use-roles.ts';

export interface DeleteRoleProps {
  role: Role;
  open: boolean;
  onClose(): void;
  onDeleted(): void;
}

/** The last question before a role is gone: it says how many lose it, and which groups give it. */
export function DeleteRoleDialog({ role, open, onClose, onDeleted }: DeleteRoleProps) {
  const { t, list } = useTexts();
  const { remove } = useChangeRoles();
  const { data: holders } = useHolders(role.id);
  const [deleting, setDeleting] = useState(false);
  const { name } = role;
  const groups = holders?.groups.map((group) => group.name) ?? [];
  const confirm = async (): Promise<void> => {
    setDeleting(true);
    const gone = await remove(role);
    setDeleting(false);
    onClose();
    if (gone) onDeleted();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t('role.deleteTitle', { name })}
      description={holders ? t('role.deleteHolders', { count: holders.totalItems }) : t('role.deleteText')}
      confirmLabel={t('role.deleteAction', { name })}
      cancelLabel={t('role.deleteKeep', { name })}
      onConfirm={() => void confirm()}
      loading={deleting}
      loadingLabel={t('role.deleting')}
    >
      {groups.length > 0 ? <p>{t('role.deleteGroups', { groups: list(groups) })}</p> : null}
    </ConfirmDialog>
  );
}
