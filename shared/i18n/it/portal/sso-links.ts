import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'Invita il tuo amministratore IT',
  'ssolink.title': 'Link di configurazione',
  'ssolink.dialogText':
    'Crea un link per qualcuno che non è un utente di {tenant}. Apre la configurazione di una connessione e nient’altro.',
  'ssolink.newConnection': 'Nuova connessione',
  'ssolink.email': 'Email (facoltativa)',
  'ssolink.emailHint': 'Inviamo il link a questo indirizzo.',
  'ssolink.expiresIn': 'Scade tra',
  'ssolink.mapRoles': 'Consenti di associare gruppi a ruoli',
  'ssolink.mapRolesHint': 'Nessun ruolo superiore ai tuoi.',
  'ssolink.activate': 'Consenti di attivare la connessione',
  'ssolink.activateHint': 'Necessario anche per modificare una connessione attiva.',
  'ssolink.create': 'Crea link',
  'ssolink.createdTitle': 'Link di configurazione creato',
  'ssolink.copyNow': 'Copialo ora: non lo vedrai più. Chiunque lo abbia può configurare la connessione.',
  'ssolink.sent': 'Lo inviamo a {email}.',
  'ssolink.link': 'Link di configurazione',
  'ssolink.revoke': 'Revoca',
  'ssolink.revokeOf': 'Revoca link di configurazione: {name}',
  'ssolink.revokedNow': 'Link di configurazione revocato.',
  'ssolink.revokeFailed': 'Impossibile revocare il link. {reason}',
  'ssolink.failed': 'Impossibile caricare i link di configurazione.',
  'ssolink.suspended': 'Sospeso: {name} non ha più l’autorizzazione',
  'ssolink.revoked': 'Revocato',
  'ssolink.until': 'Scadenza: {date}',
  'ssolink.unused': 'Non ancora aperto',
  'ssolink.used': 'Ultimo uso: {date}, da {ip}',
  'ssolink.finished': 'Configurazione completata: {date}',
};
