import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Questa pagina è scaduta. Invia di nuovo il modulo.',
    'account-locked':
      'Il tuo account è bloccato dopo troppe password errate. Potrai riprovare a partire da: {lockedUntil}.',
    'account-disabled':
      'Il tuo account è stato disattivato. Chiedi a un amministratore della tua organizzazione di riattivarlo.',
    'application-not-assigned':
      'Non hai accesso a questa applicazione. Chiedi l’accesso a un amministratore della tua organizzazione.',
    'account-expired': 'Il tuo accesso è scaduto. Chiedi a un amministratore della tua organizzazione di prorogarlo.',
    'email-not-verified':
      'Prima conferma il tuo indirizzo email. Apri il link che ti abbiamo inviato o richiedine uno nuovo.',
    'no-tenant': 'Il tuo account non appartiene ancora a un’organizzazione. Chiedi un invito a un amministratore.',
    'sso-required':
      'La tua organizzazione richiede il Single Sign-On. Torna indietro e continua con il tuo provider di identità. Con l’accesso di emergenza, controlla email e password.',
    'ip-address-refused':
      'La tua organizzazione non consente l’accesso dal tuo indirizzo IP ({ipAddress}). Usa una rete consentita o chiedi a un amministratore di aggiungere l’indirizzo.',
    'country-refused':
      'La tua organizzazione non consente l’accesso dalla tua posizione ({country}, indirizzo IP {ipAddress}). Usa una rete in un paese consentito o contatta il tuo amministratore.',
    'email-domain-refused':
      'Questa organizzazione non accetta indirizzi email del dominio {domain}. Usa un indirizzo di un altro dominio.',
    'password-expired': 'La tua password è scaduta. Ti abbiamo inviato un link per crearne una nuova.',
    'sign-in-method-unavailable':
      'La tua organizzazione usa un metodo di accesso che qui non è disponibile. Contatta il tuo amministratore o usa un’altra email.',
  },
  texts: {
    'common.newPassword': 'Nuova password',
    'common.name': 'Il tuo nome',
    'common.companyName': 'Nome dell’azienda',
    'common.signIn': 'Accedi',
    'common.continue': 'Continua',
    'common.backToSignIn': 'Torna all’accesso',
    'common.useAnotherAddress': 'Usa un’altra email',
    'common.resend': 'Invia di nuovo l’email',
    'common.resending': 'Invio…',
    'common.resendIn': 'Invia di nuovo tra {time}',
    'common.opening': 'Apertura di {place}…',
    'common.ruleLength': 'Da {minLength} a {maxLength} caratteri',
    'common.ruleEmail': 'Diversa dal tuo indirizzo email',
    'common.ruleCommon': 'Non una password comune',
    'common.working': 'Un momento…',
    'redirectToSSO.title': 'Accedi con la tua organizzazione',
    'redirectToSSO.text': 'Accederai come {email} su {place}, poi tornerai subito qui.',
    'redirectToSSO.now': 'Continua ora',
    'redirectToSSO.emergency': 'Accesso di emergenza',
    'redirectToSSO.another': 'Accedi in un altro modo',
    'loginWithSSOFailed.title': 'Single Sign-On non riuscito',
    'loginWithSSOFailed.text': 'Non hai eseguito l’accesso. Riprova o contatta il tuo amministratore.',
    'loginWithSSOFailed.denied':
      'Il tuo provider di identità non ti ha fatto accedere: l’accesso è stato annullato o non sei autorizzato. Se ti serve, chiedi al tuo amministratore.',
    'locked.title': 'Il tuo account è bloccato',
    'locked.until': 'Bloccato fino a: {time}',
    'locked.text': 'Abbiamo bloccato questo account dopo troppe password errate. I tuoi dati sono al sicuro.',
    'locked.mail': 'Se esiste un account per questa email, abbiamo inviato un link per sbloccarlo subito.',
    'locked.wait': 'Oppure attendi: l’account si sblocca automaticamente tra {time}.',
    'locked.reset': 'Non sei stato tu? Reimposta la password',
    'error.title': 'Non puoi accedere qui',
    'otherMethods.quickSms': 'Ricevi un codice via SMS',
    'otherMethods.or': 'Oppure continua con',
    'otherMethods.passkey': 'Accedi con una passkey',
    'otherMethods.title': 'Altri modi per accedere',
    'otherMethods.insteadPassword': 'Usa invece la password',
    'otherMethods.insteadPasskey': 'Usa invece una passkey',
    'otherMethods.insteadCode': 'Ricevi invece un codice via email',
    'otherMethods.insteadLink': 'Ricevi invece un link via email',
    'otherMethods.insteadSms': 'Ricevi invece un codice via SMS',
    'otherMethods.password': 'Usa la password',
    'otherMethods.code': 'Ricevi un codice via email',
    'otherMethods.link': 'Ricevi un link via email',
  },
};
