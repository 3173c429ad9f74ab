import { languageOf, languageNames } from '#shared/i18n/languages.ts';
import { portalLanguages } from '#shared/i18n/portal-languages.ts';
import { openParameter } from '#admin-box/kit/overlays/use-open-from-url.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { labelOf } from '#admin-box/shell/navigation-groups.ts';
import { useRouter } from '#admin-box/router/router-context.tsx';
import type { OverlayProps } from './tool.types.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Command } from './palette-commands.ts';

/** Pages, and what can be done from everywhere. */
export function usePaletteCommands({ shown, tenants, onTenant, onSignOut, onNotifications }: OverlayProps): Command[] {
  const texts = useTexts();
  const { user, holds } = usePortal();
  const router = useRouter();
  const { t, locale, chooseLocale } = texts;
  const to = (path: string) => () => router.go({ page: path, query: {} });
  const pages = shown.map((page): Command => ({
    id: `page-${page.key}`,
    group: 'pages',
    label: labelOf(page, texts),
    keywords: page.key,
    icon: page.icon,
    run: to(page.path),
  }));
  const onPage = (key: 'profile' | 'privacy', name: string, label: string): Command[] => {
    const page = shown.find((each) => each.key === key);
    return page
      ? [{ id: name, group: 'actions', label, hint: labelOf(page, texts), icon: page.icon, run: to(page.path) }]
      : [];
  };
  /** On the page already, its list stays as it is. */
  const ask = (path: string, what: string) => () =>
    router.current().page === path
      ? router.setQuery({ [openParameter]: what })
      : router.go({ page: path, query: { [openParameter]: what } });
  const users = shown.find(({ key }) => key === 'users');
  const speak = (language: string) => () => {
    chooseLocale(language);
    // a language that the address asks for would win over the choice at the next reload
    router.setQuery({ ui_locales: undefined }, { replace: true });
  };
  const nameIn = (reader: string, language: string) =>
    new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
  return [
    ...pages,
    ...(users && holds('fe.secure.write.users')
      ? [
          {
            id: 'invite',
            group: 'actions' as const,
            label: t('palette.invite'),
            hint: labelOf(users, texts),
            icon: 'plus' as const,
            run: ask(users.path, 'invite'),
          },
        ]
      : []),
    ...onPage('privacy', 'password', t('palette.password')),
    ...onPage('privacy', 'second-step', t('palette.secondStep')),
    ...onPage('privacy', 'sessions', t('palette.sessions')),
    { id: 'notifications', group: 'actions', label: t('palette.notifications'), icon: 'bell', run: onNotifications },
    ...tenants
      .filter(({ id }) => id !== user.tenantId)
      .map(({ id, name }): Command => ({
        id: `tenant-${id}`,
        group: 'actions',
        label: t('palette.switchTo', { tenant: name }),
        hint: t('palette.organisation'),
        icon: 'building',
        run: () => onTenant(id),
      })),
    ...portalLanguages
      .filter((language) => language !== languageOf(locale))
      .map((language): Command => ({
        id: `language-${language}`,
        group: 'actions',
        label: t('palette.speak', { language: languageNames[language] }),
        hint: t('shell.language'),
        keywords: `${nameIn(locale, language)} ${nameIn('en', language)}`,
        icon: 'globe',
        run: speak(language),
      })),
    {
      id: 'sign-out',
      group: 'actions',
      label: t('shell.signOut'),
      hint: t('palette.account'),
      icon: 'off',
      run: onSignOut,
    },
  ];
}
