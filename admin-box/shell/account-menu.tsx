import { useQuery } from '@tanstack/react-query';
import { Button } from '../../shared/ui/button/button.tsx';
import { Menu } from '../../shared/ui/menu/menu.tsx';
import type { MenuItem } from '../../shared/ui/menu/menu.tsx';
import { meKey } from '../data/keys.ts';
import type { PortalUser } from '../session/portal-session.ts';
import { useTexts } from '../texts.tsx';
import { accountStyle } from './shell.styles.ts';

export interface AccountMenuProps {
  user: PortalUser;
  /** Opens the own profile; absent where that page is not shown. */
  onProfile?: () => void;
  onSignOut(): void;
}

/** The name as last saved: the session tells of a new one only with its next tokens. */
function useCurrentName({ name, email }: PortalUser): string {
  const { data } = useQuery<{ name: string }>({ queryKey: meKey, enabled: false });
  return data?.name || name || email;
}

/** Who is signed in, and the way out. */
export function AccountMenu({ user, onProfile, onSignOut }: AccountMenuProps) {
  const { t } = useTexts();
  const name = useCurrentName(user);
  const signOut: MenuItem = { id: 'sign-out', label: t('shell.signOut'), onSelect: onSignOut };
  const items = onProfile ? [{ id: 'profile', label: t('page.profile'), icon: 'person' as const, onSelect: onProfile }, signOut] : [signOut];
  return (
    <div css={accountStyle}>
      <Menu
        label={t('shell.account', { name })}
        trigger={
          <Button variant="ghost" icon="person" iconEnd="updown">
            <bdi>{name}</bdi>
          </Button>
        }
        groups={[{ label: user.email, items }]}
      />
    </div>
  );
}
