import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that further flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Diese Seite war zu lange geöffnet. Senden Sie das Formular noch einmal.',
    'account-locked':
      'Das Passwort war zu oft hintereinander falsch, daher ist die Anmeldung gesperrt. Die Sperre endet von selbst ({lockedUntil}).',
    'account-disabled':
      'Die Anmeldung zu diesem Konto ist abgeschaltet. Ein Administrator Ihrer Organisation kann sie wieder einschalten.',
    'application-not-assigned':
      'Sie haben keinen Zugang zu dieser Anwendung. Ein Administrator Ihrer Organisation kann ihn geben.',
    'account-expired':
      'Ihre Zeit in diesem Konto ist abgelaufen. Ein Administrator Ihrer Organisation kann sie verlängern.',
    'email-not-verified':
      'Diese E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link, den wir Ihnen gesendet haben, oder fordern Sie einen neuen an.',
    'no-tenant': 'Dieses Konto gehört noch zu keiner Organisation. Bitten Sie einen Administrator um eine Einladung.',
    'password-expired':
      'Dieses Passwort ist zu alt. Wir haben Ihnen einen Link gesendet, mit dem Sie ein neues wählen.',
    'sign-in-method-unavailable':
      'Diese Organisation meldet auf einem Weg an, den diese Seite nicht bietet. Fragen Sie ihren Administrator, oder verwenden Sie eine andere Adresse.',
  },
  texts: {
    'common.newPassword': 'Neues Passwort',
    'common.name': 'Ihr Name',
    'common.companyName': 'Unternehmen',
    'common.signIn': 'Anmelden',
    'common.continue': 'Weiter',
    'common.backToSignIn': 'Zurück zur Anmeldung',
    'common.useAnotherAddress': 'Andere Adresse verwenden',
    'common.resend': 'Erneut senden',
    'common.resending': 'Wird gesendet…',
    'common.resendIn': 'Erneut senden in {time}',
    'common.opening': '{place} wird geöffnet',
    'common.ruleLength': '{minLength} bis {maxLength} Zeichen',
    'common.ruleEmail': 'Nicht Ihre E-Mail-Adresse',
    'common.ruleCommon': 'Kein häufiges Passwort',
    'common.working': 'Einen Moment…',
    'redirectToSSO.title': 'Ihre Organisation meldet Sie an',
    'redirectToSSO.text': 'Sie bestätigen {email} bei {place} und kommen direkt hierher zurück.',
    'redirectToSSO.now': 'Jetzt öffnen',
    'loginWithSSOFailed.title': 'Die Anmeldung bei Ihrer Organisation hat nicht funktioniert',
    'loginWithSSOFailed.text': 'Sie sind nicht angemeldet. Wir bringen Sie zurück zum Anfang.',
    'locked.title': 'Die Anmeldung ist gesperrt',
    'locked.until': 'Gesperrt bis {time}',
    'locked.text':
      'Das Passwort war zu oft hintereinander falsch, daher haben wir die Anmeldung gesperrt. Ihre Daten sind unberührt.',
    'locked.mail':
      'Wenn es zu dieser Adresse ein Konto gibt, hat dessen Inhaber eine E-Mail mit einem Link, der die Sperre sofort aufhebt.',
    'locked.wait': 'Oder warten Sie: In {time} endet die Sperre von selbst.',
    'locked.reset': 'Das waren nicht Sie? Passwort zurücksetzen',
    'error.title': 'Hier können Sie sich nicht anmelden',
    'otherWays.quickSms': 'Code per SMS',
    'otherWays.or': 'Oder weiter mit',
    'otherWays.passkey': 'Mit Passkey anmelden',
    'otherWays.title': 'Andere Wege zur Anmeldung',
    'otherWays.insteadPassword': 'Stattdessen Passwort verwenden',
    'otherWays.insteadPasskey': 'Stattdessen Passkey verwenden',
    'otherWays.insteadCode': 'Stattdessen Code per E-Mail',
    'otherWays.insteadLink': 'Stattdessen Link per E-Mail',
    'otherWays.insteadSms': 'Stattdessen Code per SMS',
    'otherWays.password': 'Passwort eingeben',
    'otherWays.code': 'Code per E-Mail',
    'otherWays.link': 'Link per E-Mail',
  },
};
