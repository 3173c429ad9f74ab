import type { TeamUser } from '#shared/contract/users/members.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { DirectAction } from './change-users.ts';
import { actionsFor, actionsForAll } from '#admin-box/pages/users/user-rights.ts';
import { useRightsHolder } from '#admin-box/pages/users/use-rights-holder.ts';

const labels = {
  disable: 'users.disable',
  enable: 'users.enable',
  resend: 'bulk.resend',
  signOut: 'users.signOut',
  remove: 'users.remove',
} as const;

export interface BulkActionsProps {
  people: readonly TeamUser[];
  /** Called with those of the selected users to whom the action applies. */
  onAction(action: DirectAction, people: TeamUser[]): void;
  /** Asks which roles and groups they are given. */
  onAccess(): void;
}

/** Actions for the selected users; each applies to those it makes sense for. */
export function BulkActions({ people, onAction, onAccess }: BulkActionsProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const holder = useRightsHolder();
  const actions = actionsForAll(people, holder);
  const mayGive =
    (holder.mayChange('roles') && holds('fe.secure.write.updateUser')) ||
    (holder.mayChange('groups') && holds('fe.secure.write.groupsUsers'));
  const access = mayGive ? (
    <Button key="access" variant="ghost" onClick={onAccess}>
      {t('bulk.access')}
    </Button>
  ) : null;
  const direct = actions.map((action) => (
    <Button
      key={action}
      variant="ghost"
      onClick={() =>
        onAction(
          action,
          people.filter((member) => actionsFor(member, holder).includes(action)),
        )
      }
    >
      {t(labels[action])}
    </Button>
  ));
  return [access, ...direct];
}
