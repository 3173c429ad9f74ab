import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that further flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Questa pagina è rimasta aperta troppo a lungo. Invii di nuovo il modulo.',
    'account-locked':
      'Ci sono state troppe password errate di seguito, quindi l’accesso è sospeso. Si riapre da solo ({lockedUntil}).',
    'account-disabled':
      'L’accesso a questo account è disattivato. Un amministratore della sua organizzazione può riattivarlo.',
    'application-not-assigned':
      'Non ha accesso a questa applicazione. Un amministratore della sua organizzazione può darglielo.',
    'account-expired':
      'Il suo tempo in questo account è finito. Un amministratore della sua organizzazione può prolungarlo.',
    'email-not-verified':
      'Questo indirizzo e-mail non è ancora confermato. Apra il link che le abbiamo inviato, o ne richieda uno nuovo.',
    'no-tenant': 'Questo account non appartiene ancora a nessuna organizzazione. Chieda un invito a un amministratore.',
    'password-expired': 'Questa password è troppo vecchia. Le abbiamo inviato un link per sceglierne una nuova.',
    'sign-in-method-unavailable':
      'Questa organizzazione usa un metodo di accesso che questa pagina non offre. Si rivolga al suo amministratore, o usi un altro indirizzo.',
  },
  texts: {
    'common.newPassword': 'Nuova password',
    'common.name': 'Il suo nome',
    'common.companyName': 'Azienda',
    'common.signIn': 'Accedi',
    'common.continue': 'Continua',
    'common.backToSignIn': 'Torna all’accesso',
    'common.useAnotherAddress': 'Usa un altro indirizzo',
    'common.resend': 'Invia di nuovo',
    'common.resending': 'Invio in corso…',
    'common.resendIn': 'Invia di nuovo tra {time}',
    'common.opening': 'Apertura di {place}',
    'common.ruleLength': 'Da {minLength} a {maxLength} caratteri',
    'common.ruleEmail': 'Diversa dal suo indirizzo e-mail',
    'common.ruleCommon': 'Non una password comune',
    'common.working': 'Un momento…',
    'redirectToSSO.title': 'L’accesso avviene tramite la sua organizzazione',
    'redirectToSSO.text': 'Confermi {email} su {place} e tornerà subito qui.',
    'redirectToSSO.now': 'Vai ora',
    'loginWithSSOFailed.title': 'L’accesso tramite la sua organizzazione non è riuscito',
    'loginWithSSOFailed.text': 'L’accesso non è avvenuto. La riportiamo all’inizio.',
    'locked.title': 'L’accesso è sospeso',
    'locked.until': 'Bloccato fino a {time}',
    'locked.text':
      'Ci sono state troppe password errate di seguito, quindi abbiamo sospeso l’accesso. I suoi dati sono intatti.',
    'locked.mail':
      'Se esiste un account per questo indirizzo, il titolare ha un’e-mail con un link che riapre subito l’accesso.',
    'locked.wait': 'Oppure attenda: si riapre da solo tra {time}.',
    'locked.reset': 'Non è stato lei? Reimposti la password',
    'error.title': 'Non può accedere qui',
    'otherWays.quickSms': 'Codice via SMS',
    'otherWays.or': 'Oppure continui con',
    'otherWays.passkey': 'Accedi con una passkey',
    'otherWays.title': 'Altri modi per accedere',
    'otherWays.insteadPassword': 'Usa invece la password',
    'otherWays.insteadPasskey': 'Usa invece una passkey',
    'otherWays.insteadCode': 'Ricevi invece un codice via e-mail',
    'otherWays.insteadLink': 'Ricevi invece un link via e-mail',
    'otherWays.insteadSms': 'Ricevi invece un codice via SMS',
    'otherWays.password': 'Inserisci la password',
    'otherWays.code': 'Codice via e-mail',
    'otherWays.link': 'Link via e-mail',
  },
};
