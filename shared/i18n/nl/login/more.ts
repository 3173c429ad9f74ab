import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that further flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Deze pagina stond te lang open. Verstuur het formulier nog eens.',
    'account-locked':
      'Er waren te veel onjuiste wachtwoorden achter elkaar, dus inloggen is gepauzeerd. Het gaat vanzelf weer open ({lockedUntil}).',
    'account-disabled':
      'Inloggen op dit account is uitgeschakeld. Een beheerder van uw organisatie kan het weer inschakelen.',
    'application-not-assigned':
      'U hebt geen toegang tot deze toepassing. Een beheerder van uw organisatie kan die geven.',
    'account-expired': 'Uw tijd in dit account is voorbij. Een beheerder van uw organisatie kan die verlengen.',
    'email-not-verified':
      'Dit e-mailadres is nog niet bevestigd. Open de link die we u stuurden of vraag een nieuwe aan.',
    'no-tenant': 'Dit account hoort nog bij geen organisatie. Vraag een beheerder om u uit te nodigen.',
    'password-expired': 'Dit wachtwoord is te oud. We hebben u een link gestuurd om een nieuw te kiezen.',
    'sign-in-method-unavailable':
      'Deze organisatie logt in op een manier die deze pagina niet biedt. Vraag het de beheerder of gebruik een ander adres.',
  },
  texts: {
    'common.newPassword': 'Nieuw wachtwoord',
    'common.name': 'Uw naam',
    'common.companyName': 'Bedrijf',
    'common.signIn': 'Inloggen',
    'common.continue': 'Doorgaan',
    'common.backToSignIn': 'Terug naar inloggen',
    'common.useAnotherAddress': 'Ander adres gebruiken',
    'common.resend': 'Opnieuw versturen',
    'common.resending': 'Versturen…',
    'common.resendIn': 'Opnieuw versturen over {time}',
    'common.opening': '{place} wordt geopend',
    'common.ruleLength': '{minLength} tot {maxLength} tekens',
    'common.ruleEmail': 'Niet uw e-mailadres',
    'common.ruleCommon': 'Geen veelgebruikt wachtwoord',
    'common.working': 'Een ogenblik…',
    'redirectToSSO.title': 'U logt in via uw organisatie',
    'redirectToSSO.text': 'U bevestigt {email} bij {place} en komt meteen hier terug.',
    'redirectToSSO.now': 'Nu gaan',
    'loginWithSSOFailed.title': 'Inloggen bij uw organisatie is niet gelukt',
    'loginWithSSOFailed.text': 'U bent niet ingelogd. We brengen u terug naar het begin.',
    'locked.title': 'Inloggen is gepauzeerd',
    'locked.until': 'Geblokkeerd tot {time}',
    'locked.text':
      'Er waren te veel onjuiste wachtwoorden achter elkaar, dus we hebben het inloggen gepauzeerd. Uw gegevens zijn onaangetast.',
    'locked.mail':
      'Als er een account voor dit adres is, heeft de eigenaar een e-mail met een link die het inloggen direct weer opent.',
    'locked.wait': 'Of wacht: het gaat vanzelf weer open over {time}.',
    'locked.reset': 'Was u het niet? Stel het wachtwoord opnieuw in',
    'error.title': 'U kunt hier niet inloggen',
    'otherWays.quickSms': 'Code per sms',
    'otherWays.or': 'Of ga door met',
    'otherWays.passkey': 'Inloggen met een passkey',
    'otherWays.title': 'Andere manieren om in te loggen',
    'otherWays.insteadPassword': 'In plaats daarvan uw wachtwoord',
    'otherWays.insteadPasskey': 'In plaats daarvan een passkey',
    'otherWays.insteadCode': 'In plaats daarvan een code per e-mail',
    'otherWays.insteadLink': 'In plaats daarvan een link per e-mail',
    'otherWays.insteadSms': 'In plaats daarvan een code per sms',
    'otherWays.password': 'Wachtwoord invoeren',
    'otherWays.code': 'Code per e-mail',
    'otherWays.link': 'Link per e-mail',
  },
};
