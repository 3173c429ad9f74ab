import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Aplikacje',
  'users.applications': 'Aplikacje…',
  'apps.title': 'Aplikacje użytkownika {name}',
  'apps.text': 'Wybierz aplikacje w organizacji {tenant}, do których może się logować {name}.',
  'apps.choose': 'Aplikacje',
  'apps.free': 'Wszyscy w organizacji {tenant} mają dostęp.',
  'apps.none': 'Brak',
  'apps.nothing': '{tenant} nie ma aplikacji przypisywanych poszczególnym użytkownikom.',
  'apps.failed': 'Nie udało się wczytać aplikacji.',
  'apps.assignFailed': 'Nie udało się przypisać aplikacji. Spróbuj ponownie lub skontaktuj się z pomocą techniczną.',
  'apps.save': 'Zapisz aplikacje',
  'apps.saved': 'Zaktualizowano aplikacje: {name}.',
};
