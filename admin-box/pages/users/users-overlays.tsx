/** What lies above the list. One chunk, loaded when the first of it is asked for: the rows come first. */
import { useRef } from 'react';
import type { TeamUser } from '../../../shared/contract/members.ts';
import { EditRolesDialog } from './edit-roles.dialog.tsx';
import { InviteUsersDialog } from './invite-users.dialog.tsx';
import type { PersonAction } from './person-rights.ts';
import { RemoveUsersDialog } from './remove-users.dialog.tsx';
import { UserDrawer } from './user.drawer.tsx';

/** What is asked for above the list. Each opening has a number, so that a form begins afresh. */
export type Asked =
  | { kind: 'invite'; opening: number }
  | { kind: 'roles'; opening: number; person: TeamUser }
  | { kind: 'remove'; opening: number; people: readonly TeamUser[] };

export interface UsersOverlaysProps {
  asked: Asked | undefined;
  /** The person shown beside the list. */
  person: TeamUser | undefined;
  onCloseDialog(): void;
  onCloseDrawer(): void;
  onAction(action: PersonAction, person: TeamUser): void;
  onRemoved(): void;
}

/** The last value that was there: what slides away keeps its content. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

function AskedDialog({ asked, open, onClose, onRemoved }: { asked: Asked; open: boolean; onClose: () => void; onRemoved: () => void }) {
  if (asked.kind === 'invite') return <InviteUsersDialog open={open} onClose={onClose} />;
  if (asked.kind === 'roles') return <EditRolesDialog person={asked.person} open={open} onClose={onClose} />;
  return <RemoveUsersDialog people={asked.people} open={open} onClose={onClose} onRemoved={onRemoved} />;
}

export function UsersOverlays({ asked, person, onCloseDialog, onCloseDrawer, onAction, onRemoved }: UsersOverlaysProps) {
  const shownPerson = useLast(person);
  const shownAsked = useLast(asked);
  return (
    <>
      {shownPerson ? <UserDrawer person={shownPerson} open={person !== undefined} onClose={onCloseDrawer} onAction={onAction} /> : null}
      {shownAsked ? (
        <AskedDialog key={shownAsked.opening} asked={shownAsked} open={asked !== undefined} onClose={onCloseDialog} onRemoved={onRemoved} />
      ) : null}
    </>
  );
}
