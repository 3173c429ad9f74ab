/** Overlays of the list. One chunk, loaded on first use, after the rows. */
import { portalInvitations } from '#shared/i18n/en/portal/invitations.ts';
import { portalUserDrawer } from '#shared/i18n/en/portal/user-drawer.ts';
import { portalProfilePrivacy } from '#shared/i18n/en/portal/profile-privacy.ts';
import { portalSessions } from '#shared/i18n/en/portal/sessions.ts';
import { portalUserNames } from '#shared/i18n/en/portal/user-names.ts';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked, OverlaysProps } from '#admin-box/kit/overlays/use-overlays.ts';
import { addPageTexts } from '#admin-box/i18n/page-texts.ts';
import { ApplicationsDialog } from './user/applications.dialog.tsx';
import { EditGroupsDialog } from './user/edit-groups.dialog.tsx';
import { EditUserDialog } from './user/edit-user.dialog.tsx';
import { EditRolesDialog } from './user/edit-roles.dialog.tsx';
import { AssignAccessDialog } from './user/assign-access.dialog.tsx';
import { ImpersonateDialog } from './user/impersonate.dialog.tsx';
import { InviteUsersDialog } from './invite/invite-users.dialog.tsx';
import type { UserAction } from './user-rights.ts';
import { RemoveUsersDialog } from './list/remove-users.dialog.tsx';
import { TemporaryUserDialog } from './user/temporary-user.dialog.tsx';
import { UserDrawer } from './user/user.drawer.tsx';

addPageTexts({
  ...portalUserDrawer,
  ...portalInvitations,
  ...portalProfilePrivacy,
  ...portalSessions,
  ...portalUserNames,
});

interface AboutUser<Kind extends string> {
  kind: Kind;
  member: TeamUser;
}

export type Ask =
  | { kind: 'invite' }
  | AboutUser<'edit'>
  | AboutUser<'roles'>
  | AboutUser<'groups'>
  | AboutUser<'limit'>
  | AboutUser<'applications'>
  | AboutUser<'impersonate'>
  | { kind: 'access' | 'remove'; people: readonly TeamUser[] };

export interface UsersOverlaysProps extends OverlaysProps<TeamUser, Ask> {
  onAction(action: UserAction, member: TeamUser): void;
  onRemoved(): void;
}

function AskedDialog({
  asked,
  onRemoved,
  ...dialog
}: {
  asked: Asked<Ask>;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}) {
  if (asked.kind === 'invite') return <InviteUsersDialog {...dialog} />;
  if (asked.kind === 'edit') return <EditUserDialog member={asked.member} {...dialog} />;
  if (asked.kind === 'groups') return <EditGroupsDialog member={asked.member} {...dialog} />;
  if (asked.kind === 'access') return <AssignAccessDialog people={asked.people} {...dialog} onDone={onRemoved} />;
  if (asked.kind === 'roles') return <EditRolesDialog member={asked.member} {...dialog} />;
  if (asked.kind === 'applications') return <ApplicationsDialog member={asked.member} {...dialog} />;
  if (asked.kind === 'impersonate') return <ImpersonateDialog member={asked.member} {...dialog} />;
  if (asked.kind === 'limit') return <TemporaryUserDialog member={asked.member} {...dialog} />;
  return <RemoveUsersDialog people={asked.people} {...dialog} onDeleted={onRemoved} />;
}

export function UsersOverlays({ onAction, onRemoved, ...overlays }: UsersOverlaysProps) {
  const { item: member, asked, drawer, dialog } = useOverlayState(overlays);
  return (
    <>
      {member ? <UserDrawer member={member} {...drawer} onAction={onAction} /> : null}
      {asked ? <AskedDialog key={asked.opening} asked={asked} {...dialog} onRemoved={onRemoved} /> : null}
    </>
  );
}
