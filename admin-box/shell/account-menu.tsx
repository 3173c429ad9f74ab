import { useQuery } from '@tanstack/react-query';
import { languageOf, languageNames } from '#shared/i18n/languages.ts';
import { portalLanguages } from '#shared/i18n/portal-languages.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.tsx';
import { meKey } from '#admin-box/data/keys.ts';
import type { PortalUser } from '#admin-box/session/portal-session.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
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

/** Each language under its own name, as whoever looks for it knows it. */
function useLanguageItems(): MenuItem[] {
  const { locale, chooseLocale } = useTexts();
  const router = useRouter();
  const choose = (language: string) => {
    chooseLocale(language);
    // A language that the address asks for would win over the choice at the next reload.
    router.setQuery({ ui_locales: undefined }, { replace: true });
  };
  return portalLanguages.map((language) => ({
    id: `language-${language}`,
    label: languageNames[language],
    checked: languageOf(locale) === language,
    onSelect: () => languageOf(locale) === language || choose(language),
  }));
}

/** Who is signed in, the portal's language, and the way out. */
export function AccountMenu({ user, onProfile, onSignOut }: AccountMenuProps) {
  const { t } = useTexts();
  const languages = useLanguageItems();
  const name = useCurrentName(user);
  const signOut: MenuItem = { id: 'sign-out', label: t('shell.signOut'), onSelect: onSignOut };
  const profile: MenuItem[] = onProfile
    ? [{ id: 'profile', label: t('page.profile'), icon: 'person', onSelect: onProfile }]
    : [];
  return (
    <div css={accountStyle}>
      <Menu
        label={t('shell.account', { name })}
        trigger={
          <Button variant="ghost" icon="person" iconEnd="updown">
            <bdi>{name}</bdi>
          </Button>
        }
        groups={[
          { label: user.email, items: [...profile, signOut] },
          { label: t('shell.language'), items: languages },
        ]}
      />
    </div>
  );
}
