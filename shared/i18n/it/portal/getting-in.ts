import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Altri modi per aggiungere',
  'getIn.list': 'Invita da un elenco…',
  'getIn.link': 'Link di invito…',
  'getIn.export': 'Esporta in CSV',
  'getIn.exporting': 'Esportazione degli utenti…',
  'getIn.exported': 'Utenti esportati. Controlla i download.',
  'getIn.exportFailed': 'Impossibile esportare gli utenti. {reason}',
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
