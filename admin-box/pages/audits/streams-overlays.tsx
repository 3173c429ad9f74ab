/** Dialogs of streaming destinations. One chunk, loaded when the first is opened. */
import type { AuditStream } from '#shared/contract/audits/audit-streams.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { StreamHistoryDialog } from './stream-history.dialog.tsx';
import { StreamDialog } from './stream.dialog.tsx';
import { useChangeStreams } from './use-streams.ts';

export type StreamAsk = { kind: 'add' } | { kind: 'edit' | 'delete' | 'history'; stream: AuditStream };

export interface StreamsOverlaysProps {
  asked: Asked<StreamAsk> | undefined;
  onClose(): void;
}

export function StreamsOverlays({ asked: wanted, onClose }: StreamsOverlaysProps) {
  const { asked, dialog } = useOverlayState({
    asked: wanted,
    item: undefined,
    onCloseDialog: onClose,
    onCloseDrawer: () => {},
  });
  if (!asked) return null;
  if (asked.kind === 'add') return <StreamDialog {...dialog} key={asked.opening} stream={undefined} />;
  if (asked.kind === 'edit') return <StreamDialog {...dialog} key={asked.opening} stream={asked.stream} />;
  if (asked.kind === 'history') return <StreamHistoryDialog {...dialog} key={asked.opening} stream={asked.stream} />;
  return <DeleteStreamDialog {...dialog} key={asked.opening} stream={asked.stream} />;
}

interface StreamDialogProps {
  stream: AuditStream;
  open: boolean;
  onClose(): void;
}

function DeleteStreamDialog({ stream: { id, name }, ...dialog }: StreamDialogProps) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { remove } = useChangeStreams();
  const onDelete = async (): Promise<boolean> => {
    try {
      await remove(id);
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('streams.deleteFailed', { reason: errorText(error) }) });
      return false;
    }
    toasts.show({ title: t('streams.deleted') });
    return true;
  };
  return (
    <DeleteDialog
      {...dialog}
      title={t('streams.deleteTitle', { name })}
      description={t('streams.deleteText')}
      confirmLabel={t('streams.delete')}
      cancelLabel={t('common.cancel')}
      onDelete={onDelete}
      onDeleted={() => {}}
    />
  );
}
