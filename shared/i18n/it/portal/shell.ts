import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Annulla',
  'common.close': 'Chiudi',
  'common.save': 'Salva',
  'common.saving': 'Salvataggio…',
  'common.retry': 'Riprova',
  'common.trace': 'ID richiesta: {traceId}',
  'common.you': 'Tu',
  'common.never': 'Mai',
  'common.now': 'Adesso',
  'common.loading': 'Caricamento…',
  'common.showMore': {
    one: 'Mostra {count} altro elemento',
    many: 'Mostra altri {count} elementi',
    other: 'Mostra altri {count} elementi',
  },
  'common.email': 'Email',
  'common.foundNothing': 'Nessun risultato per “{search}”',
  'common.clearSearch': 'Cancella ricerca',
  'common.removeFilter': 'Rimuovi filtro: {filter}',
  'common.fieldMissing': 'Questo campo è obbligatorio.',
  'common.emailWrong': 'Inserisci un indirizzo email valido, ad esempio nome@example.com.',

  'group.organisation': 'Organizzazione',
  'group.security': 'Sicurezza',
  'group.developers': 'Sviluppatori',
  'group.billing': 'Fatturazione',

  'shell.skip': 'Vai al contenuto',
  'shell.navigation': 'Portale',
  'shell.goTo': 'Vai a…',
  'shell.notifications': 'Notifiche',
  'shell.unread': {
    one: '{count} notifica non letta',
    many: '{count} notifiche non lette',
    other: '{count} notifiche non lette',
  },
  'shell.portal': 'Portale',
  'shell.closePortal': 'Chiudi il portale',
  'shell.account': 'Account di {name}',
  'shell.signOut': 'Esci',
  'shell.language': 'Lingua',
  'shell.theme': 'Tema',
  'shell.themeSystem': 'Sistema',
  'shell.themeLight': 'Chiaro',
  'shell.themeDark': 'Scuro',
  'shell.switched': 'Ora sei in {tenant}.',
  'shell.impersonating': '{actor} sta agendo come {name} fino a {until}. Ogni modifica viene registrata con quel nome.',
  'shell.stopImpersonating': 'Smetti di agire come {name}',
  'shell.offline':
    'Sei offline. I dati mostrati potrebbero non essere aggiornati. Potrai apportare modifiche quando sarai di nuovo online.',
  'shell.unreachable':
    'Impossibile raggiungere il server. I dati inseriti sono ancora qui. Controlla la connessione e riprova.',
  'shell.serverFailed':
    'Si è verificato un errore da parte nostra. Riprova e, se il problema persiste, contatta l’assistenza indicando l’ID richiesta.',
  'shell.failedTitle': 'Impossibile aprire il portale',
  'shell.noServerTitle': 'Il portale non è collegato a un server',
  'shell.noServerText': 'Imposta l’URL del server nell’attributo base-url di questa pagina.',

  'boundary.title': 'Si è verificato un errore in questa pagina',
  'boundary.text': 'I tuoi dati sono al sicuro. Ricarica la pagina o passa a un’altra.',
  'boundary.chunkTitle': 'Impossibile caricare una parte di questa pagina',
  'boundary.chunkText': 'I tuoi dati sono al sicuro. Controlla la connessione e ricarica la pagina.',
  'boundary.open': 'Ricarica pagina',

  'unavailable.title': 'Non hai accesso a questa pagina',
  'unavailable.why': 'Pagina non disponibile',
  'unavailable.text':
    'Questa pagina non esiste o i tuoi ruoli in {tenant} non la includono. Chiedi l’accesso a un amministratore della tua organizzazione.',
  'unavailable.go': 'Vai a {page}',

  'expiry.title': 'Sei stato disconnesso',
  'expiry.text': 'Il tuo lavoro è ancora qui. Accedi di nuovo per riprendere da dove eri rimasto.',
  'expiry.signIn': 'Accedi di nuovo',
  'expiry.waiting': 'In attesa dell’accesso nell’altra scheda…',
  'expiry.blocked': 'Il browser ha bloccato la scheda di accesso. Consenti i popup per questa pagina e riprova.',
  'expiry.leave': 'Esci dal portale',

  'unsaved.title': 'Uscire senza salvare?',
  'unsaved.text': 'Modifiche non salvate: {fields}.',
  'unsaved.stay': 'Annulla',
  'unsaved.leave': 'Esci senza salvare',
};
