/** Overlays of the further ways to add users. One chunk, loaded on first use. */
import { portalInvitations } from '#shared/i18n/en/portal/invitations.ts';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked } from '#admin-box/kit/overlays/use-overlays.ts';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { BulkInviteDialog } from '#admin-box/pages/users/bulk/bulk-invite.dialog.tsx';
import { InviteLinkDialog } from '#admin-box/pages/users/link/invite-link.dialog.tsx';

addPageTexts(portalInvitations);

export type AddUsersAction = { kind: 'list' } | { kind: 'following' } | { kind: 'link' };

export interface AddUsersOverlaysProps {
  asked: Asked<AddUsersAction> | undefined;
  onClose(): void;
}

export function AddUsersOverlays({ asked, onClose }: AddUsersOverlaysProps) {
  const shown = useOverlayState<never, AddUsersAction>({
    asked,
    item: undefined,
    onCloseDialog: onClose,
    onCloseDrawer: onClose,
  });
  if (!shown.asked) return null;
  const { kind, opening } = shown.asked;
  if (kind === 'link') return <InviteLinkDialog key={opening} {...shown.dialog} />;
  return <BulkInviteDialog key={opening} {...shown.dialog} following={kind === 'following'} />;
}
