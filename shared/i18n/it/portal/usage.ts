import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Utilizzo',
  'usage.text': 'Scopri come {tenant} ha usato il prodotto negli ultimi 30 giorni.',
  'usage.failedTitle': 'Impossibile caricare l’utilizzo',
  'usage.people': 'Utenti',
  'usage.total': 'totale',
  'usage.seen': 'con accesso',
  'usage.joined': 'nuovi',
  'usage.invited': 'invitati',
  'usage.disabled': 'disattivati',
  'usage.sessions': 'Sessioni attive',
  'usage.open': 'sessioni',
  'usage.openPeople': 'utenti',
  'usage.signIns': 'Accessi',
  'usage.signInCount': {
    one: '{count} accesso in 30 giorni.',
    many: '{count} accessi in 30 giorni.',
    other: '{count} accessi in 30 giorni.',
  },
  'usage.onDay': { one: '{day}: {count} accesso', many: '{day}: {count} accessi', other: '{day}: {count} accessi' },
  'usage.day': 'Giorno',
};
