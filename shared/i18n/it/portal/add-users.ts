import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Altri modi per aggiungere',
  'addUsers.list': 'Invita da un elenco…',
  'addUsers.link': 'Link di invito…',
  'addUsers.export': 'Esporta in CSV',
  'addUsers.exporting': 'Esportazione degli utenti…',
  'addUsers.exported': 'Utenti esportati. Controlla i download.',
  'addUsers.exportFailed': 'Impossibile esportare gli utenti. {reason}',
  'list.progress': 'Invito degli utenti in {tenant}',
  'list.counts': '{done} di {total}',
  'list.show': 'Visualizza avanzamento',
  'users.limit': 'Imposta scadenza accesso…',
  'users.makePermanent': 'Rimuovi scadenza accesso',
  'users.expired': 'Accesso scaduto',
  'users.until': 'Fino al {day}',
  'users.didMakePermanent': 'L’accesso di {name} non scade più.',
  'bulk.didMakePermanent': {
    one: 'L’accesso di {count} utente non scade più.',
    many: 'L’accesso di {count} utenti non scade più.',
    other: 'L’accesso di {count} utenti non scade più.',
  },
};
