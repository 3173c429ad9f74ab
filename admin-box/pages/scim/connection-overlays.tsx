import type { DirectoryConfig, DirectoryToken } from '#shared/contract/scim/scim.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Overlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { DialogPart, lazyDialog } from './lazy-dialog.tsx';

const RenameDialog = lazyDialog(async () => (await import('./rename.dialog.tsx')).RenameDialog);
const DeleteConnectionDialog = lazyDialog(
  async () => (await import('./delete-connection.dialog.tsx')).DeleteConnectionDialog,
);
const NewTokenDialog = lazyDialog(async () => (await import('./new-token.dialog.tsx')).NewTokenDialog);
const RevokeTokenDialog = lazyDialog(async () => (await import('./revoke-token.dialog.tsx')).RevokeTokenDialog);

/** What is asked about a connection. */
export type ConnectionQuestion = { connection: DirectoryConfig } & (
  | { what: 'rename' | 'delete' }
  | { what: 'token'; tokens: readonly DirectoryToken[] }
  | { what: 'revoke'; token: DirectoryToken; isOnly: boolean }
);
export type AskConnection = (question: ConnectionQuestion) => void;

export const useConnectionOverlays = (): Overlays<ConnectionQuestion> => useOverlays<ConnectionQuestion>();

function Question({
  asked,
  onClose,
  onDeleted,
}: {
  asked: ConnectionQuestion;
  onClose(): void;
  onDeleted: (() => void) | undefined;
}) {
  const dialog = { connection: asked.connection, open: true, onClose };
  if (asked.what === 'rename') return <RenameDialog {...dialog} />;
  if (asked.what === 'token') return <NewTokenDialog {...dialog} tokens={asked.tokens} />;
  if (asked.what === 'revoke') return <RevokeTokenDialog {...dialog} token={asked.token} isOnly={asked.isOnly} />;
  return <DeleteConnectionDialog {...dialog} onDeleted={onDeleted} />;
}

/** Dialogs about one connection, loaded when they are asked for. */
export function ConnectionOverlays({
  overlays: { asked, close },
  onDeleted,
}: {
  overlays: Overlays<ConnectionQuestion>;
  onDeleted?: () => void;
}) {
  return asked ? (
    <DialogPart key={asked.opening} onClose={close}>
      <Question asked={asked} onClose={close} onDeleted={onDeleted} />
    </DialogPart>
  ) : null;
}
