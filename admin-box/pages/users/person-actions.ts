import type { IconName } from '../../../shared/ui/icon/icon.tsx';
import type { MenuGroup, MenuItem } from '../../../shared/ui/menu/menu.types.ts';
import type { Texts } from '../../texts.tsx';
import type { PersonAction } from './person-rights.ts';

const looks: Record<PersonAction, { label: `users.${PersonAction}`; icon: IconName; danger?: boolean }> = {
  editRoles: { label: 'users.editRoles', icon: 'role' },
  disable: { label: 'users.disable', icon: 'off' },
  enable: { label: 'users.enable', icon: 'check' },
  resend: { label: 'users.resend', icon: 'mail' },
  remove: { label: 'users.remove', icon: 'trash', danger: true },
};

/** Actions as a menu: what destroys stands apart, at the end. */
export function actionGroups(actions: readonly PersonAction[], { t }: Texts, onAction: (action: PersonAction) => void): MenuGroup[] {
  const item = (action: PersonAction): MenuItem => {
    const { label, icon, danger } = looks[action];
    return { id: action, label: t(label), icon, danger, onSelect: () => onAction(action) };
  };
  const groups = [actions.filter((action) => action !== 'remove'), actions.filter((action) => action === 'remove')];
  return groups.filter((group) => group.length > 0).map((group) => ({ items: group.map(item) }));
}
