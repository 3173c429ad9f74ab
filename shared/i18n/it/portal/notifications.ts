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
  'notification.audit-stream-fails.title': '{stream} non accetta eventi di audit da oltre un’ora',
  'notification.audit-stream-fails.body':
    'Nessun evento va perso: verranno inviati quando la destinazione li accetterà di nuovo. Controlla l’indirizzo e il segreto.',
  'notification.webhook-fails.title': 'Il webhook {webhook} non accetta eventi',
  'notification.webhook-fails.body': '{host}: {error}. Continuiamo a provare per tre giorni. Controlli l’endpoint.',
  'notification.webhook-off.title': 'Il webhook {webhook} è stato disattivato',
  'notification.webhook-off.body':
    '{host}: {error}. Corregga l’endpoint, attivi il webhook e invii di nuovo ciò che ha perso.',
  'notification.audit-log-broken.title': 'Il log di audit è stato manomesso',
  'notification.audit-log-broken.body':
    'La sua catena è interrotta all’evento {event}. Conserva le esportazioni precedenti e contatta il tuo fornitore.',
  'notification.sso-certificate-expires.title': 'Un certificato SSO scade a breve',
  'notification.sso-certificate-expires.body':
    'Il certificato di {provider} scade il {date}. Aggiungi prima il successore alla connessione.',
  'notification.sso-metadata-fails.title': 'Impossibile leggere i metadati SSO',
  'notification.sso-metadata-fails.body':
    'Non è stato possibile rileggere i metadati di {provider}. Il Single Sign-On funziona ancora, ma i nuovi certificati non vengono aggiunti.',
  'notification.sso-domain-drifted.title': 'Il record DNS di {domain} non è presente',
  'notification.sso-domain-drifted.body':
    'Il Single Sign-On funziona ancora. Pubblica di nuovo il record TXT del dominio.',
  'notification.sso-emergency-used.title': '{person} ha usato l’accesso di emergenza',
  'notification.sso-emergency-used.body': '{email} ha effettuato l’accesso con una password invece del Single Sign-On.',
  'notification.sso-emergency-lost.title': '{person} non ha più la MFA',
  'notification.sso-emergency-lost.body': 'Senza di essa, il suo accesso di emergenza non funziona.',
  'notification.sso-setup-finished.title': 'La tua connessione SSO è pronta per la verifica',
  'notification.sso-setup-finished.body':
    'La configurazione è stata completata con il tuo link. Verifica la connessione, poi attivala.',
  'notification.directory-removals-held.title': '{connection} vuole rimuovere molti utenti',
  'notification.directory-removals-held.body':
    'Ha chiesto di rimuovere più di {users} utenti in {minutes} minuti. Le altre rimozioni attendono la Sua approvazione o il Suo rifiuto.',
  'notification.payment-failed.title': 'Un pagamento non è riuscito',
  'notification.payment-failed.body':
    'Non è stato possibile addebitare {amount} per la fattura {invoice}. Il piano {plan} resta attivo fino al {until} e riproveremo il {date}.',
  'notification.payment-disputed.title': 'Un pagamento è contestato',
  'notification.payment-disputed.body':
    'La banca chiede la restituzione di {amount} della fattura {invoice}. Se è un errore, chieda alla banca di ritirare la contestazione.',
  'notification.plan-ended.title': 'Il piano {plan} è terminato',
  'notification.plan-ended.body':
    'Non è stato possibile addebitare {amount} per la fattura {invoice}. Puoi abbonarti di nuovo in qualsiasi momento.',
  'notification.invitation-accepted.title': '{person} ha accettato il tuo invito',
  'notification.invitation-accepted.body': '{email} ora è membro.',
};
