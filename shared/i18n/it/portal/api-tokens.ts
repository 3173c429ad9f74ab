import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'Token API',
  'page.personalApiTokens': 'Token API personali',
  'token.textTenant': 'I token API permettono alle app di agire per {tenant} con le autorizzazioni che scegli.',
  'token.textUser':
    'I token API personali permettono alle app di agire per tuo conto in {tenant}. Non hanno mai più autorizzazioni di te.',
  'token.kinds': 'Tipi di token API',
  'token.kind.clientCredentials': 'Credenziali client',
  'token.kind.accessToken': 'Token di accesso',
  'token.about.clientCredentials':
    'Un ID client e un segreto che un’app scambia con un token di accesso. I token di accesso scadono dopo 1 ora.',
  'token.about.accessToken': 'Un segreto di lunga durata che un’app invia con ogni richiesta.',
  'token.new.clientCredentials': 'Crea credenziali client',
  'token.new.accessToken': 'Crea token di accesso',
  'token.search': 'Descrizione o ID',
  'token.searchLabel': 'Cerca token API per descrizione o ID',
  'token.table.clientCredentials': 'Credenziali client',
  'token.table.accessToken': 'Token di accesso',
  'token.description': 'Descrizione',
  'token.roles': 'Ruoli',
  'token.noRoles': 'Nessuno',
  'token.createdBy': 'Creato da',
  'token.gone': 'Ex membro',
  'token.created': 'Creazione',
  'token.lastUsed': 'Ultimo utilizzo',
  'token.expires': 'Scadenza',
  'token.neverUsed': 'Mai',
  'token.endless': 'Mai',
  'token.daysLeft': { one: 'Tra {count} giorno', many: 'Tra {count} giorni', other: 'Tra {count} giorni' },
  'token.endsToday': 'Oggi',
  'token.ended': 'Scaduto: {date}',
  'token.failedTitle': 'Impossibile caricare i token API',
  'token.emptyTitle.clientCredentials': 'Ancora nessuna credenziale client',
  'token.emptyTitle.accessToken': 'Ancora nessun token di accesso',
  'token.searched': 'La ricerca comprende descrizioni e ID.',
  'token.actions': 'Azioni per {name}',
  'token.delete': 'Elimina…',

  // one of them
  'token.clientId': 'ID client',
  'token.id': 'ID',
  'token.rightsUser': 'Le tue stesse autorizzazioni in {tenant}.',
  'token.rights': 'Autorizzazioni',
  'token.nothing': 'Nessuna. Questo token non ha ruoli o autorizzazioni.',
  'token.how': 'Come usarlo',
  'token.how.clientCredentials':
    'Invia l’ID client e il segreto a questo URL. La risposta contiene un access_token per l’intestazione Authorization di ogni richiesta e un refresh_token per ottenere il successivo.',
  'token.how.accessToken': 'Invia il segreto in questa intestazione con ogni richiesta.',

  // a new one
  'token.newTitle.clientCredentials': 'Crea credenziali client',
  'token.newTitle.accessToken': 'Crea token di accesso',
  'token.descriptionHint': 'Descrivi a cosa serve il token, ad esempio “Esportazione notturna”.',
  'token.descriptionMissing': 'Inserisci una descrizione.',
  'token.days': 'Giorni alla scadenza',
  'token.daysWrong': 'Inserisci un numero intero da 1 a 3650 o lascia vuoto questo campo.',
  'token.endsOn': 'Scadenza: {date}. Lascia vuoto per un token che non scade mai.',
  'token.endsNever': 'Non scade mai.',
  'token.rolesLabel': 'Autorizzazioni',
  'token.rolesHint': 'Concedi solo le autorizzazioni necessarie.',
  'token.findRole': 'Cerca un ruolo',
  'token.rolesFailed': 'Impossibile caricare i ruoli.',
  'token.morePermissions': 'Singole autorizzazioni',
  'token.choosePermission': 'Cerca un’autorizzazione',
  'token.rightsMissing': 'Seleziona almeno un ruolo o un’autorizzazione.',
  'token.create': 'Crea token',
  'token.creating': 'Creazione…',
  'token.fields': 'il nuovo token',

  // its secret
  'token.secretTitle': 'Salva il segreto di “{name}”',
  'token.secretText': 'Copialo ora: non verrà più mostrato. Conservalo come una password.',
  'token.secret': 'Segreto',
  'token.copySecret': 'Copia segreto',
  'token.copyClientId': 'Copia ID client',
  'token.copied': 'Copiato',
  'token.secretSaved': 'Ho salvato il segreto',

  // its end
  'token.deleteTitle': 'Eliminare il token “{name}”?',
  'token.deleteUsed':
    'Le app che usano questo token perdono immediatamente l’accesso. Ultimo utilizzo: {when}. L’operazione non può essere annullata.',
  'token.deleteUnused':
    'Questo token non è mai stato usato. Le app che lo hanno perdono immediatamente l’accesso. L’operazione non può essere annullata.',
  'token.deleteAction': 'Elimina token',
  'token.deleteKeep': 'Annulla',
  'token.deleting': 'Eliminazione…',
  'token.deleted': 'Token “{name}” eliminato.',
  'token.reverted': 'Impossibile eliminare “{name}”. Nulla è stato modificato.',
};
