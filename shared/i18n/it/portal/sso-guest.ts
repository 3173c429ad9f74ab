import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Configura il Single Sign-On di {tenant}',
  'ssoguest.lead': 'Te l’ha chiesto {name}. Il tuo link funziona fino a questa data: {date}.',
  'ssoguest.finishStep': 'Fine',
  'ssoguest.finishText': 'Comunica a {name} che la connessione è pronta per essere verificata e attivata.',
  'ssoguest.finish': 'Avvisa {name}',
  'ssoguest.notReady': 'Aggiungi prima un dominio e i valori del provider.',
  'ssoguest.unverified': 'Il dominio non è ancora verificato. Fino ad allora, {name} non può attivare la connessione.',
  'ssoguest.doneTitle': 'Hai finito',
  'ssoguest.doneText':
    'Abbiamo avvisato {name}. Puoi chiudere questa pagina. Se devi modificare qualcosa, il tuo link funziona fino a questa data: {date}.',
  'ssoguest.return': 'Torna alla configurazione',
  'ssoguest.endedTitle': 'Questo link non funziona più',
  'ssoguest.endedText':
    'Usa il link che hai ricevuto per email o messaggio. Se non funziona, è scaduto o è stato revocato: chiedine uno nuovo all’amministratore che te l’ha inviato.',
};
