import type { IconName } from '#shared/ui/icon/icon.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import type { UserAction } from '#admin-box/pages/users/user-rights.ts';

const labels: Record<UserAction, { label: `users.${UserAction}`; icon: IconName; danger?: boolean }> = {
  edit: { label: 'users.edit', icon: 'pen' },
  editRoles: { label: 'users.editRoles', icon: 'role' },
  editGroups: { label: 'users.editGroups', icon: 'group' },
  applications: { label: 'users.applications', icon: 'columns' },
  limit: { label: 'users.limit', icon: 'clock' },
  makePermanent: { label: 'users.makePermanent', icon: 'check' },
  disable: { label: 'users.disable', icon: 'off' },
  enable: { label: 'users.enable', icon: 'sync' },
  resend: { label: 'users.resend', icon: 'mail' },
  signOut: { label: 'users.signOut', icon: 'signOut' },
  unlock: { label: 'users.unlock', icon: 'check' },
  resetPassword: { label: 'users.resetPassword', icon: 'lock' },
  impersonate: { label: 'users.impersonate', icon: 'user' },
  remove: { label: 'users.remove', icon: 'trash', danger: true },
};

/** Actions as items of a menu. */
export function actionItems(
  actions: readonly UserAction[],
  { t }: Texts,
  onAction: (action: UserAction) => void,
): MenuItem[] {
  return actions.map((action) => {
    const { label, icon, danger } = labels[action];
    return { id: action, label: t(label), icon, danger, onSelect: () => onAction(action) };
  });
}
