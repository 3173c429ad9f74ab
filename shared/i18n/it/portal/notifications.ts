import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Nuovo accesso da {device}',
  'notification.signed-in.body':
    'Posizione: {place}. Indirizzo IP: {ip}. Se non sei stato tu, disconnetti la sessione e cambia la password.',
  'notification.password-changed.title': 'La tua password è stata modificata',
  'notification.password-changed.body':
    'Sei stato disconnesso da tutte le altre sessioni. Se non sei stato tu, seleziona “Password dimenticata?” nella pagina di accesso per reimpostare la password.',
  'notification.email-changed.title': 'La tua email è stata cambiata in {email}',
  'notification.email-changed.body':
    'La tua email precedente era {former}. Se non sei stato tu, contatta immediatamente un amministratore della tua organizzazione.',
  'notification.user-name-changed.title': 'Il tuo nome utente è stato modificato',
  'notification.user-name-changed.body':
    'Il tuo nuovo nome utente è {username}. Se non sei stato tu, contatta immediatamente un amministratore della tua organizzazione.',
  'notification.phones-changed.title': 'I tuoi numeri di telefono sono stati modificati',
  'notification.phones-changed.body': 'Se non sei stato tu, controlla i numeri di telefono e cambia la password.',
  'notification.factor-added.title': 'Metodo di verifica aggiunto',
  'notification.factor-added.body':
    'Conserva i codici di recupero in un luogo sicuro. Se non sei stato tu, rimuovi il metodo e cambia la password.',
  'notification.factor-removed.title': 'Metodo di verifica rimosso',
  'notification.factor-removed.body': 'Se non sei stato tu, cambia la password e configura di nuovo il metodo.',
  'notification.passkey-added.title': 'Passkey aggiunta',
  'notification.passkey-added.body':
    'Ora puoi accedere senza password. Se non sei stato tu, rimuovi la passkey e cambia la password.',
  'notification.passkey-removed.title': 'Passkey rimossa',
  'notification.passkey-removed.body':
    'Non puoi più usarla per accedere. Se non sei stato tu, cambia la password e controlla le tue passkey.',
  'notification.recovery-code-used.title': 'Codice di recupero usato',
  'notification.recovery-code-used.body':
    'Codici rimasti: {codesLeft}. Genera nuovi codici prima di esaurirli. Se non sei stato tu, cambia la password.',
  'notification.recovery-codes-renewed.title': 'Nuovi codici di recupero generati',
  'notification.recovery-codes-renewed.body':
    'I vecchi codici non funzionano più. Se non sei stato tu, cambia la password e genera nuovi codici.',
  'notification.second-factor-locked.title': 'La verifica è stata bloccata',
  'notification.second-factor-locked.body':
    'Sono stati inseriti troppi codici di verifica errati. Se non sei stato tu, qualcuno potrebbe conoscere la tua password: cambiala subito.',
  'notification.account-locked.title': 'Il tuo account è stato bloccato',
  'notification.account-locked.body':
    'Sono state inserite troppe password errate. Se non sei stato tu, nessuno ha eseguito l’accesso, ma valuta di scegliere una password più lunga.',
  'notification.identity-linked.title': '{provider} è stato collegato al tuo account',
  'notification.identity-linked.body':
    'Ora puoi usarlo per accedere. Se non sei stato tu, cambia la password e contatta un amministratore.',
  'notification.impersonation-started.title': '{actor} ha agito per tuo conto',
  'notification.impersonation-started.body': 'Motivo: {reason}. Ogni modifica è stata registrata con il nome {actor}.',
  'notification.api-token-made.title': 'Token API personale creato',
  'notification.api-token-made.body':
    'Nome del token: {token}. Le app che lo usano possono agire per tuo conto. Se non sei stato tu, elimina il token e cambia la password.',
  'notification.roles-changed.title': 'I tuoi ruoli sono stati modificati',
  'notification.roles-changed.body': 'Modificati da {actor}. I tuoi ruoli ora sono: {roles}.',
  'notification.groups-changed.title': 'Le tue autorizzazioni sono cambiate',
  'notification.groups-changed.body': '{actor} ha modificato un gruppo a cui appartieni o appartenevi.',
  'notification.invitation-accepted.title': '{person} ha accettato il tuo invito',
  'notification.invitation-accepted.body': '{email} ora è membro.',
};
