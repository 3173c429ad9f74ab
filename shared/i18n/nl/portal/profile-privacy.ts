import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Beveiliging en privacy',
  'privacy.lead': 'Beheer hoe je inlogt en waar je bent ingelogd.',
  'privacy.since': 'Toegevoegd op {date}',
  'privacy.lastUsed': 'Laatst gebruikt: {time}',
  'privacy.remove': 'Verwijderen',
  'privacy.removeOf': '{name} verwijderen',
  'privacy.removed': '{name} verwijderd.',
  'privacy.removeTitle': '{name} verwijderen?',
  'privacy.removeAction': 'Verwijderen',
  'privacy.removeKeep': 'Annuleren',
  'privacy.working': 'Bezig…',
  'privacy.copy': 'Kopiëren',
  'privacy.copied': 'Gekopieerd',
  'privacy.download': 'Downloaden',
  'privacy.code': 'Voer de 6-cijferige code in',
  'privacy.confirm': 'Verifiëren',
  'privacy.confirming': 'Verifiëren…',
  'privacy.triesLeft': { one: 'Nog {count} poging over.', other: 'Nog {count} pogingen over.' },

  // the second step
  'privacy.secondStep': 'Multifactorauthenticatie',
  'privacy.secondStepText': 'Voeg een tweede beveiligingslaag toe aan je account.',
  'privacy.secondStepFailed': 'Je verificatiemethoden kunnen niet worden geladen',
  'privacy.noFactors': 'Nog geen verificatiemethoden. We raden een authenticator-app aan.',
  'privacy.addFactor': 'Verificatiemethode toevoegen',
  'privacy.kind.app': 'Authenticator-app',
  'privacy.kind.phone': 'Sms',
  'privacy.kind.key': 'Beveiligingssleutel',
  'privacy.kind.device': 'Dit apparaat',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Verificatiemethode toegevoegd.',
  'privacy.removeText':
    'Je kunt je identiteit er niet meer mee verifiëren. Je andere verificatiemethoden blijven werken.',
  'privacy.removeLastText':
    'Dit is je enige verificatiemethode. Zonder deze methode beschermt alleen je wachtwoord je account.',
  'privacy.appTitle': 'Authenticator-app instellen',
  'privacy.appText':
    'Scan de QR-code met je app of voer de instelsleutel in. Voer daarna de 6-cijferige code uit de app in.',
  'privacy.appPicture': 'QR-code met de instelsleutel',
  'privacy.appKey': 'Instelsleutel',
  'privacy.phoneTitle': 'Telefoonnummer toevoegen',
  'privacy.phoneText': 'Als je inlogt, sturen we een verificatiecode per sms naar dit nummer.',
  'privacy.phoneNumber': 'Telefoonnummer',
  'privacy.phoneHint': 'Inclusief landnummer, bijvoorbeeld +31 6 12345678.',
  'privacy.phoneSent': 'We hebben een code naar {phone} gestuurd.',
  'privacy.sendCode': 'Code versturen',

  // recovery codes
  'privacy.codesLeft': { one: 'Nog {count} herstelcode over.', other: 'Nog {count} herstelcodes over.' },
  'privacy.codesFew': {
    one: 'Nog maar {count} herstelcode over. Genereer nieuwe codes voordat ze op zijn.',
    other: 'Nog maar {count} herstelcodes over. Genereer nieuwe codes voordat ze op zijn.',
  },
  'privacy.newCodes': 'Nieuwe codes genereren',
  'privacy.newCodesTitle': 'Nieuwe herstelcodes genereren?',
  'privacy.newCodesText': 'Je huidige codes werken dan meteen niet meer.',
  'privacy.newCodesKeep': 'Annuleren',
  'privacy.codesTitle': 'Bewaar je herstelcodes',
  'privacy.codesText':
    'Met een herstelcode log je in als je geen toegang hebt tot je verificatiemethode. Elke code werkt één keer. Je ziet deze codes niet opnieuw.',
  'privacy.codesSaved': 'Ik heb de codes bewaard',
  'privacy.codesFile': 'Herstelcodes voor {email}. Elke code werkt één keer.',

  // passkeys
  'privacy.passkeys': 'Passkeys',
  'privacy.passkeysText': 'Log in met je vingerafdruk, gezicht of pincode in plaats van een wachtwoord.',
  'privacy.passkeysFailed': 'Je passkeys kunnen niet worden geladen',
  'privacy.noPasskeys': 'Nog geen passkeys.',
  'privacy.addPasskey': 'Passkey toevoegen',
  'privacy.passkeyAdded': 'Passkey toegevoegd.',
  'privacy.passkeyDevice': 'Passkey op een apparaat',
  'privacy.passkeyKey': 'Passkey op een beveiligingssleutel',
  'privacy.passkeyOf': '{device}, toegevoegd op {date}',
  'privacy.removePasskeyText':
    'Je kunt er niet meer mee inloggen. Verwijder de passkey ook van je apparaat, zodat die niet meer wordt aangeboden.',

  // proving who one is
  'privacy.proveTitle': 'Verifieer je identiteit',
  'privacy.proveText': 'Voer voor de veiligheid je wachtwoord in om je inloggegevens te wijzigen.',
  'privacy.proveCode': 'Voer de 6-cijferige code uit je authenticator-app in.',
  'privacy.proveElsewhere': 'Ga verder op de inlogpagina. Daarna kom je hier terug.',
  'privacy.password': 'Je wachtwoord',
  'privacy.prove': 'Doorgaan',
  'privacy.proving': 'Controleren…',
  'privacy.signInAnew': 'Andere inlogmethode gebruiken',

  'privacy.error.invalid-credentials': 'Onjuist wachtwoord.',
  'privacy.error.second-factor-expired': 'Dit verzoek is verlopen. Begin opnieuw.',
  'privacy.error.factor-code-wrong': 'Onjuiste code. Voer de code in die nu wordt weergegeven.',
  'privacy.error.factor-enforced':
    'Je organisatie vereist MFA en dit is je enige verificatiemethode. Voeg eerst een andere toe.',
  'privacy.error.factors-too-many': 'Je hebt het maximale aantal verificatiemethoden bereikt. Verwijder er eerst een.',
  'privacy.error.security-key-refused':
    'Je beveiligingssleutel of apparaat kan niet worden geverifieerd. Er is niets gewijzigd. Probeer het opnieuw.',
  'privacy.error.security-key-known': 'Deze beveiligingssleutel of dit apparaat is al ingesteld. Gebruik een andere.',
  'privacy.error.code-expired': 'Deze code is verlopen. Vraag een nieuwe aan.',
  'privacy.error.code-exhausted': 'Te veel onjuiste pogingen. Vraag een nieuwe code aan.',
  'privacy.error.phone-invalid': 'Voer een geldig telefoonnummer met landnummer in, bijvoorbeeld +31 6 12345678.',
  'privacy.error.phone-not-allowed': 'We kunnen geen sms’jes naar dit nummer sturen. Gebruik een mobiel nummer.',
  'privacy.error.sms-not-available': 'Sms is niet ingesteld. Gebruik een andere methode.',
};
