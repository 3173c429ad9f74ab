import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Deze pagina is verlopen. Verstuur het formulier opnieuw.',
    'account-locked':
      'Je account is vergrendeld na te veel onjuiste wachtwoorden. Je kunt het opnieuw proberen vanaf {lockedUntil}.',
    'account-disabled':
      'Je account is gedeactiveerd. Vraag een beheerder van je organisatie om het opnieuw te activeren.',
    'application-not-assigned':
      'Je hebt geen toegang tot deze applicatie. Vraag een beheerder van je organisatie om toegang.',
    'account-expired': 'Je toegang is verlopen. Vraag een beheerder van je organisatie om die te verlengen.',
    'email-not-verified':
      'Bevestig eerst je e-mailadres. Open de link die we je hebben gestuurd of vraag een nieuwe aan.',
    'no-tenant': 'Je account hoort nog niet bij een organisatie. Vraag een beheerder om een uitnodiging.',
    'sso-required':
      'Je organisatie vereist single sign-on. Ga terug en ga verder met je identiteitsprovider. Controleer bij noodtoegang je e-mailadres en wachtwoord.',
    'ip-address-refused':
      'Je organisatie staat geen toegang toe vanaf je IP-adres ({ipAddress}). Gebruik een toegestaan netwerk of vraag een beheerder het adres toe te voegen.',
    'country-refused':
      'Je organisatie staat geen toegang toe vanaf je locatie ({country}, IP-adres {ipAddress}). Gebruik een netwerk in een toegestaan land of neem contact op met je beheerder.',
    'email-domain-refused':
      'Deze organisatie accepteert geen e-mailadressen van het domein {domain}. Gebruik een adres van een ander domein.',
    'password-expired': 'Je wachtwoord is verlopen. We hebben je een link gestuurd om een nieuw wachtwoord te maken.',
    'sign-in-method-unavailable':
      'Je organisatie gebruikt een inlogmethode die hier niet beschikbaar is. Neem contact op met je beheerder of gebruik een ander e-mailadres.',
  },
  texts: {
    'common.newPassword': 'Nieuw wachtwoord',
    'common.name': 'Je naam',
    'common.companyName': 'Bedrijfsnaam',
    'common.signIn': 'Inloggen',
    'common.continue': 'Doorgaan',
    'common.backToSignIn': 'Terug naar inloggen',
    'common.useAnotherAddress': 'Ander e-mailadres gebruiken',
    'common.resend': 'E-mail opnieuw sturen',
    'common.resending': 'Versturen…',
    'common.resendIn': 'Opnieuw sturen over {time}',
    'common.opening': '{place} openen…',
    'common.ruleLength': '{minLength} tot {maxLength} tekens',
    'common.ruleEmail': 'Niet je e-mailadres',
    'common.ruleCommon': 'Geen veelgebruikt wachtwoord',
    'common.working': 'Een ogenblik…',
    'redirectToSSO.title': 'Inloggen met je organisatie',
    'redirectToSSO.text': 'Je logt als {email} in bij {place} en komt daarna direct hier terug.',
    'redirectToSSO.now': 'Nu doorgaan',
    'redirectToSSO.emergency': 'Noodtoegang',
    'redirectToSSO.another': 'Op een andere manier inloggen',
    'loginWithSSOFailed.title': 'Single sign-on is mislukt',
    'loginWithSSOFailed.text': 'Je bent niet ingelogd. Probeer het opnieuw of neem contact op met je beheerder.',
    'loginWithSSOFailed.denied':
      'Je identiteitsprovider heeft je niet ingelogd: het inloggen is geannuleerd of je hebt geen toegang. Vraag je beheerder om toegang als je die nodig hebt.',
    'locked.title': 'Je account is vergrendeld',
    'locked.until': 'Vergrendeld tot {time}',
    'locked.text': 'We hebben dit account vergrendeld na te veel onjuiste wachtwoorden. Je gegevens zijn veilig.',
    'locked.mail':
      'Als er een account bestaat voor dit e-mailadres, hebben we een link gestuurd om het nu te ontgrendelen.',
    'locked.wait': 'Of wacht even: het account wordt automatisch ontgrendeld over {time}.',
    'locked.reset': 'Was jij dit niet? Stel je wachtwoord opnieuw in',
    'error.title': 'Je kunt hier niet inloggen',
    'otherMethods.quickSms': 'Sms mij een code',
    'otherMethods.or': 'Of ga verder met',
    'otherMethods.passkey': 'Inloggen met een passkey',
    'otherMethods.title': 'Andere manieren om in te loggen',
    'otherMethods.insteadPassword': 'Gebruik liever je wachtwoord',
    'otherMethods.insteadPasskey': 'Gebruik liever een passkey',
    'otherMethods.insteadCode': 'Mail mij liever een code',
    'otherMethods.insteadLink': 'Mail mij liever een link',
    'otherMethods.insteadSms': 'Sms mij liever een code',
    'otherMethods.password': 'Gebruik je wachtwoord',
    'otherMethods.code': 'Mail mij een code',
    'otherMethods.link': 'Mail mij een link',
  },
};
