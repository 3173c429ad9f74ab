import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Applicaties',
  'users.applications': 'Applicaties…',
  'apps.title': 'Applicaties van {name}',
  'apps.text': 'Kies de applicaties waarbij {name} kan inloggen in {tenant}.',
  'apps.choose': 'Applicaties',
  'apps.free': 'Iedereen in {tenant} heeft toegang.',
  'apps.none': 'Geen',
  'apps.nothing': '{tenant} heeft geen applicaties die aan afzonderlijke gebruikers worden toegewezen.',
  'apps.failed': 'De applicaties kunnen niet worden geladen.',
  'apps.assignFailed': 'Toewijzen is mislukt. Probeer het opnieuw of neem contact op met support.',
  'apps.save': 'Applicaties opslaan',
  'apps.saved': 'Applicaties van {name} bijgewerkt.',
};
