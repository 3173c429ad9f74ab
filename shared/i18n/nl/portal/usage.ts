import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Gebruik',
  'usage.text': 'Bekijk hoe {tenant} het product in de afgelopen 30 dagen heeft gebruikt.',
  'usage.failedTitle': 'Het gebruik kan niet worden geladen',
  'usage.people': 'Gebruikers',
  'usage.total': 'totaal',
  'usage.seen': 'ingelogd',
  'usage.joined': 'toegevoegd',
  'usage.invited': 'uitgenodigd',
  'usage.disabled': 'gedeactiveerd',
  'usage.sessions': 'Actieve sessies',
  'usage.open': 'sessies',
  'usage.openPeople': 'gebruikers',
  'usage.signIns': 'Keren ingelogd',
  'usage.signInCount': { one: '{count} keer ingelogd in 30 dagen.', other: '{count} keer ingelogd in 30 dagen.' },
  'usage.onDay': { one: '{day}: {count} keer ingelogd', other: '{day}: {count} keer ingelogd' },
  'usage.day': 'Dag',
};
