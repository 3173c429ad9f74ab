import { useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import type { ConfirmDialogProps } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';

/** What it says: see `ConfirmDialogProps`. */
export interface DeleteDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'description' | 'confirmLabel' | 'cancelLabel' | 'loadingLabel' | 'tone' | 'typeToConfirm' | 'typeLabel'
> {
  open: boolean;
  onClose(): void;
  /** Deletes, and shows a toast with the result. @returns whether it was deleted */
  onDelete(): Promise<boolean>;
  /** Called after deletion: closes what shows the item. */
  onDeleted(): void;
  /** Further consequences. */
  children?: ReactNode;
}

/** Confirmation before a deletion: names what is deleted, and the consequences. */
export function DeleteDialog({
  open,
  onClose,
  onDelete,
  onDeleted,
  typeToConfirm,
  children,
  ...words
}: DeleteDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const confirm = async (): Promise<void> => {
    setDeleting(true);
    const deleted = await onDelete();
    setDeleting(false);
    // what was typed to confirm is not typed again for another try
    if (deleted || typeToConfirm === undefined) onClose();
    if (deleted) onDeleted();
  };
  return (
    <ConfirmDialog
      {...words}
      typeToConfirm={typeToConfirm}
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      loading={deleting}
    >
      {children}
    </ConfirmDialog>
  );
}
