import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Anwendungen',
  'users.applications': 'Anwendungen…',
  'apps.title': 'Anwendungen von {name}',
  'apps.text': 'Wählen Sie die Anwendungen aus, bei denen sich {name} in {tenant} anmelden kann.',
  'apps.choose': 'Anwendungen',
  'apps.free': 'Alle in {tenant} haben Zugriff.',
  'apps.none': 'Keine',
  'apps.nothing': '{tenant} hat keine Anwendungen, die einzelnen Benutzern zugewiesen werden.',
  'apps.failed': 'Anwendungen konnten nicht geladen werden.',
  'apps.assignFailed': 'Die Zuweisung ist fehlgeschlagen. Versuchen Sie es erneut oder wenden Sie sich an den Support.',
  'apps.save': 'Anwendungen speichern',
  'apps.saved': 'Anwendungen von {name} aktualisiert.',
};
