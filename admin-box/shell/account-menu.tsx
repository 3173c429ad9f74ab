import { useQuery } from '@tanstack/react-query';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.tsx';
import { themeChoices, useTheme } from '#admin-box/portal/theme-choice.ts';
import { meKey } from '#admin-box/data/keys.ts';
import type { PortalUser } from '#admin-box/session/portal-session.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { accountStyle } from './shell.styles.ts';
import { useLanguageItems } from './use-language-items.ts';

export interface AccountMenuProps {
  user: PortalUser;
  /** Opens the own profile; absent where that page is not shown. */
  onProfile?: () => void;
  onSignOut(): void;
}

/** Name and picture as last saved: session tokens contain them only after the next renewal. */
function useCurrentUser({ name, email }: PortalUser): { name: string; picture: string | null | undefined } {
  const { data } = useQuery<{ name: string; profilePictureUrl?: string | null }>({ queryKey: meKey, enabled: false });
  return { name: data?.name || name || email, picture: data?.profilePictureUrl };
}

function useThemeItems(): MenuItem[] {
  const { t } = useTexts();
  const { choice, choose } = useTheme();
  const labels = { system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const;
  if (!choose) return [];
  return themeChoices.map((each) => ({
    id: `theme-${each}`,
    label: t(labels[each]),
    checked: each === choice,
    onSelect: () => choose(each),
  }));
}

/** The current user, theme, language selection and sign-out. */
export function AccountMenu({ user, onProfile, onSignOut }: AccountMenuProps) {
  const { t } = useTexts();
  const languages = useLanguageItems();
  const themes = useThemeItems();
  const { name, picture } = useCurrentUser(user);
  const signOut: MenuItem = { id: 'sign-out', label: t('shell.signOut'), onSelect: onSignOut };
  const profile: MenuItem[] = onProfile ? [{ id: 'profile', label: t('page.profile'), onSelect: onProfile }] : [];
  return (
    <div css={accountStyle}>
      <Menu
        label={t('shell.account', { name })}
        trigger={
          <Button variant="ghost" iconEnd="updown">
            <Avatar name={name} picture={picture} />
            <bdi>{name}</bdi>
          </Button>
        }
        groups={[
          { label: user.email, items: [...profile, signOut] },
          ...(themes.length > 0 ? [{ label: t('shell.theme'), items: themes }] : []),
          { label: t('shell.language'), items: languages },
        ]}
      />
    </div>
  );
}
