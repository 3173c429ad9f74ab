/** Errors of the other flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Deze website mag de identiteitsserver niet aanroepen. De exploitant kan de oorsprong aan de configuratie toevoegen.',
  'client-unknown':
    'De applicatie waar je vandaan komt, is niet geregistreerd. Ga terug en neem contact op met de support ervan.',
  'redirect-uri-mismatch':
    'De applicatie waar je vandaan komt, heeft een niet-geregistreerde omleidings-URL gebruikt. Ga terug en neem contact op met de support ervan.',
  // sign in
  'malformed-json': 'Het verzoek is geen geldige JSON. Er is niets gewijzigd.',
  'unsupported-media-type':
    'Deze URL accepteert dit inhoudstype niet; de meeste URL’s accepteren JSON. Er is niets gewijzigd.',
  'body-too-large': 'Het verzoek is te groot',
  'not-found': 'Pagina niet gevonden. De link is mogelijk onjuist of verouderd.',
  'method-not-allowed': 'Deze URL accepteert deze HTTP-methode niet. Er is niets gewijzigd.',
  'unknown-error': 'Onbekende fout',
  difficulties: 'Er zijn momenteel problemen, probeer het opnieuw',
  'invitation-unverified': 'Je uitnodiging kan niet worden gecontroleerd',
  'session-not-found': 'Sessie niet gevonden',
  forbidden: 'Je hebt geen rechten voor deze actie. Vraag een beheerder van je organisatie om toegang.',
  'captcha-unavailable':
    'De controle of je een mens bent, kan niet worden geladen. Mogelijk blokkeert je browser of netwerk deze.',
  'sign-up-closed': 'Registreren kan alleen op uitnodiging. Vraag een beheerder van je organisatie om een uitnodiging.',
  'user-name-taken': 'Deze gebruikersnaam is al bezet. Gebruik een andere.',
  'password-too-short': 'Dit wachtwoord is te kort. Gebruik minstens {minLength} tekens.',
  'password-too-long': 'Dit wachtwoord is te lang. Gebruik maximaal {maxLength} tekens.',
  'password-too-common': 'Dit wachtwoord komt te vaak voor en is makkelijk te raden. Gebruik een ander wachtwoord.',
  'password-is-email': 'Je wachtwoord mag niet je e-mailadres zijn. Gebruik een ander wachtwoord.',
  'password-reused': 'Je hebt dit wachtwoord al eens gebruikt. Gebruik een nieuw wachtwoord.',
  'link-invalid': 'Deze link is onvolledig. Open de link opnieuw vanuit de e-mail of vraag een nieuwe aan.',
  'link-expired': 'Deze link is verlopen. Vraag een nieuwe aan.',
  'link-used': 'Deze link is al gebruikt. Log in of vraag een nieuwe aan.',
  'ER-01239':
    'Deze uitnodiging is voor een organisatie die is vergrendeld. Neem contact op met degene die je heeft uitgenodigd.',
  'ER-01240':
    'Deze uitnodigingslink is voor een organisatie die is vergrendeld. Neem contact op met degene die de link heeft gestuurd.',

  // new password
  'password-breached': 'Dit wachtwoord is aangetroffen in een datalek. Gebruik een ander wachtwoord.',

  // codes
  'code-wrong': 'Onjuiste code. Resterende pogingen: {triesLeft}.',
  'code-expired': 'Deze code is verlopen. Vraag een nieuwe aan.',
  'code-used': 'Deze code is al gebruikt. Vraag een nieuwe aan.',
  'code-exhausted': 'Te veel onjuiste pogingen. Vraag een nieuwe code aan.',
  'match-number-needed': 'Voer het getal in van de pagina waar je deze link hebt aangevraagd.',
  'match-number-wrong':
    'Dit getal klopt niet; heb je deze link niet aangevraagd, sluit dan deze pagina. Resterende pogingen: {triesLeft}.',
  'sign-in-method-off': 'Deze inlogmethode is uitgeschakeld. Gebruik een andere.',
  'sms-not-available': 'Sms is niet ingesteld. Gebruik een andere methode of neem contact op met support.',
  'phone-invalid': 'Voer een geldig telefoonnummer met landnummer in, bijvoorbeeld +31 6 12345678.',
  'phone-not-allowed': 'We kunnen geen sms’jes naar dit nummer sturen. Gebruik een mobiel nummer.',
  'phone-taken': 'Een ander account gebruikt dit telefoonnummer. Gebruik een ander nummer.',
  'phone-not-found': 'Dit telefoonnummer bestaat niet meer. Laad de lijst opnieuw.',
  'phones-too-many': 'Je kunt maximaal {limit} telefoonnummers hebben. Verwijder er eerst een.',

  // passkeys
  'passkey-unknown':
    'Deze passkey is niet meer geregistreerd. Log op een andere manier in en verwijder de passkey van je apparaat.',
  'passkey-not-given':
    'Je apparaat heeft geen passkey doorgegeven. Probeer het opnieuw of log op een andere manier in.',
  'passkey-not-made': 'Je passkey is niet gemaakt. Probeer het opnieuw of ga verder zonder passkey.',
  'reauthentication-required': 'Log voor de veiligheid opnieuw in om deze wijziging aan te brengen.',

  // second factor
  'second-factor-expired': 'Je inlogverzoek is verlopen of al voltooid. Begin opnieuw.',
  'second-factor-locked':
    'De verificatie is vergrendeld na te veel onjuiste codes. Je kunt het opnieuw proberen vanaf {lockedUntil}.',
  'factor-code-wrong': 'Onjuiste code. Voer de code in die nu wordt weergegeven. Resterende pogingen: {triesLeft}.',
  'recovery-code-wrong': 'Deze herstelcode is onjuist of al gebruikt. Resterende pogingen: {triesLeft}.',
  'factor-not-found': 'Deze verificatiemethode is niet meer ingesteld. Gebruik een andere.',
  'factor-not-offered': 'Deze verificatiemethode is hier niet beschikbaar. Gebruik een andere.',
  'factor-enforced': 'Je organisatie vereist MFA en dit is je enige verificatiemethode. Voeg eerst een andere toe.',
  'factors-too-many': 'Je hebt het maximale aantal verificatiemethoden bereikt. Verwijder er eerst een.',
  'step-up-required': 'Je organisatie vereist multifactorauthenticatie. Verifieer je identiteit om door te gaan.',
  'factor-too-new':
    'Je hebt je eerste verificatiemethode pas toegevoegd. Je kunt er nu al mee inloggen. Beveiligingsinstellingen kun je ermee wijzigen vanaf {until}.',
  'mfa-not-enrolled': 'MFA is niet ingesteld',
  'security-key-refused':
    'Je beveiligingssleutel of apparaat kan niet worden geverifieerd. Er is niets gewijzigd. Probeer het opnieuw.',
  'security-key-known': 'Deze beveiligingssleutel of dit apparaat is al ingesteld. Gebruik een andere.',

  // social
  'social-provider-unknown': 'Deze inlogmethode is niet ingesteld. Gebruik een andere.',
  'social-cancelled': 'Inloggen met {provider} is geannuleerd. Probeer het opnieuw of log op een andere manier in.',
  'social-failed': 'Inloggen met {provider} is mislukt. Probeer het opnieuw of log op een andere manier in.',
  'social-email-missing':
    '{provider} heeft je e-mailadres niet gedeeld. Geef er toegang toe of log op een andere manier in.',
  'social-proof-wanted': 'Bevestig eerst het e-mailadres van {provider}. Gebruik daarvoor de inlogpagina.',
  'sso-not-found': 'Single sign-on is niet ingesteld voor dit e-mailadres. Log op een andere manier in.',
  'sso-failed':
    'De identiteitsprovider van je organisatie heeft je niet ingelogd. Probeer het opnieuw of neem contact op met je beheerder.',
  'sso-address-refused':
    'Het e-mailadres dat je identiteitsprovider doorgaf, hoort niet bij een geverifieerd domein van je organisatie. Gebruik daar een ander account of neem contact op met je beheerder.',

  // impersonation
  'impersonation-invalid':
    'Deze link om als een andere gebruiker te handelen is niet meer geldig. Vraag een nieuwe aan.',
  'impersonation-off': 'Handelen als een andere gebruiker is uitgeschakeld. De exploitant kan dit inschakelen.',
  'impersonated-session':
    'Je kunt geen wachtwoorden, verificatiemethoden of sessies wijzigen terwijl je als een andere gebruiker handelt. Stop daar eerst mee.',
} as const;
