import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Diese Seite ist abgelaufen. Senden Sie das Formular erneut.',
    'account-locked':
      'Ihr Konto ist nach zu vielen falschen Passwörtern gesperrt. Nächster Versuch möglich ab: {lockedUntil}.',
    'account-disabled': 'Ihr Konto wurde deaktiviert. Bitten Sie einen Admin Ihrer Organisation, es zu reaktivieren.',
    'application-not-assigned':
      'Sie haben keinen Zugriff auf diese Anwendung. Bitten Sie einen Admin Ihrer Organisation um Zugriff.',
    'account-expired': 'Ihr Zugriff ist abgelaufen. Bitten Sie einen Admin Ihrer Organisation, ihn zu verlängern.',
    'email-not-verified':
      'Bestätigen Sie zuerst Ihre E-Mail-Adresse. Öffnen Sie den Link, den wir Ihnen gesendet haben, oder fordern Sie einen neuen an.',
    'no-tenant': 'Ihr Konto gehört noch zu keiner Organisation. Bitten Sie einen Admin, Sie einzuladen.',
    'sso-required':
      'Ihre Organisation verlangt Single Sign-on. Gehen Sie zurück, und fahren Sie mit Ihrem Identitätsanbieter fort. Mit Notfallzugang prüfen Sie E-Mail-Adresse und Passwort.',
    'ip-address-refused':
      'Ihre Organisation erlaubt keinen Zugriff von Ihrer IP-Adresse ({ipAddress}). Verwenden Sie ein zugelassenes Netzwerk oder bitten Sie einen Admin, die Adresse hinzuzufügen.',
    'country-refused':
      'Ihre Organisation erlaubt keinen Zugriff von Ihrem Standort ({country}, IP-Adresse {ipAddress}). Verwenden Sie ein Netzwerk in einem zugelassenen Land oder wenden Sie sich an Ihren Admin.',
    'email-domain-refused':
      'Diese Organisation akzeptiert keine E-Mail-Adressen der Domain {domain}. Verwenden Sie eine Adresse einer anderen Domain.',
    'password-expired':
      'Ihr Passwort ist abgelaufen. Wir haben Ihnen einen Link gesendet, mit dem Sie ein neues erstellen.',
    'sign-in-method-unavailable':
      'Ihre Organisation verwendet eine Anmeldemethode, die hier nicht verfügbar ist. Wenden Sie sich an Ihren Admin oder verwenden Sie eine andere E-Mail-Adresse.',
  },
  texts: {
    'common.newPassword': 'Neues Passwort',
    'common.name': 'Ihr Name',
    'common.companyName': 'Name des Unternehmens',
    'common.signIn': 'Anmelden',
    'common.continue': 'Weiter',
    'common.backToSignIn': 'Zurück zur Anmeldung',
    'common.useAnotherAddress': 'Andere E-Mail verwenden',
    'common.resend': 'E-Mail erneut senden',
    'common.resending': 'Wird gesendet…',
    'common.resendIn': 'Erneut senden in {time}',
    'common.opening': '{place} wird geöffnet…',
    'common.ruleLength': '{minLength} bis {maxLength} Zeichen',
    'common.ruleEmail': 'Nicht Ihre E-Mail-Adresse',
    'common.ruleCommon': 'Kein häufig verwendetes Passwort',
    'common.working': 'Einen Moment…',
    'redirectToSSO.title': 'Mit Ihrer Organisation anmelden',
    'redirectToSSO.text': 'Sie melden sich als {email} bei {place} an und kehren dann direkt hierher zurück.',
    'redirectToSSO.now': 'Jetzt fortfahren',
    'redirectToSSO.emergency': 'Notfallzugang',
    'redirectToSSO.another': 'Andere Anmeldemöglichkeit',
    'loginWithSSOFailed.title': 'Single Sign-on fehlgeschlagen',
    'loginWithSSOFailed.text':
      'Sie sind nicht angemeldet. Versuchen Sie es erneut, oder wenden Sie sich an Ihren Admin.',
    'loginWithSSOFailed.denied':
      'Ihr Identitätsanbieter hat Sie nicht angemeldet: Die Anmeldung wurde abgebrochen, oder Sie haben keinen Zugriff. Wenden Sie sich bei Bedarf an Ihren Admin.',
    'locked.title': 'Ihr Konto ist gesperrt',
    'locked.until': 'Gesperrt bis {time}',
    'locked.text': 'Wir haben dieses Konto nach zu vielen falschen Passwörtern gesperrt. Ihre Daten sind sicher.',
    'locked.mail':
      'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, haben wir einen Link zum sofortigen Entsperren gesendet.',
    'locked.wait': 'Oder warten Sie: In {time} wird das Konto automatisch entsperrt.',
    'locked.reset': 'Das waren nicht Sie? Passwort zurücksetzen',
    'error.title': 'Hier können Sie sich nicht anmelden',
    'otherMethods.quickSms': 'Code per SMS senden',
    'otherMethods.or': 'Oder fortfahren mit',
    'otherMethods.passkey': 'Mit Passkey anmelden',
    'otherMethods.title': 'Weitere Anmeldemöglichkeiten',
    'otherMethods.insteadPassword': 'Stattdessen Passwort verwenden',
    'otherMethods.insteadPasskey': 'Stattdessen Passkey verwenden',
    'otherMethods.insteadCode': 'Stattdessen Code per E-Mail senden',
    'otherMethods.insteadLink': 'Stattdessen Link per E-Mail senden',
    'otherMethods.insteadSms': 'Stattdessen Code per SMS senden',
    'otherMethods.password': 'Passwort verwenden',
    'otherMethods.code': 'Code per E-Mail senden',
    'otherMethods.link': 'Link per E-Mail senden',
  },
};
