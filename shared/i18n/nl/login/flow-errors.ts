/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Deze website mag de identiteitsserver niet aanroepen. De beheerder ervan kan de herkomst aan de configuratie toevoegen.',
  'client-unknown':
    'De applicatie die u hierheen stuurde, is niet geregistreerd. Ga ernaar terug en meld het de beheerder.',
  'redirect-uri-mismatch':
    'De applicatie die u hierheen stuurde, gaf een terugkeeradres dat niet geregistreerd is. Ga ernaar terug en meld het de beheerder.',
  // sign in
  'malformed-json': 'Het verzoek is geen geldige JSON. Er is niets gewijzigd.',
  'unsupported-media-type':
    'Dit adres accepteert geen inhoud van dit type; de meeste accepteren JSON. Er is niets gewijzigd.',
  'body-too-large': 'Het verzoek is te groot',
  'not-found': 'Er is niets op dit adres. Misschien is het verplaatst of is de link onvolledig.',
  'method-not-allowed': 'Dit adres accepteert dat soort verzoek niet. Er is niets gewijzigd.',
  'unknown-error': 'Er is een onbekende fout opgetreden',
  difficulties: 'We hebben wat problemen, probeer het opnieuw',
  'invitation-unverified': 'We konden uw uitnodiging niet controleren',
  'session-not-found': 'Sessie niet gevonden',
  forbidden: 'Uw rollen staan dit niet toe. Een beheerder van uw organisatie kan dat wijzigen.',
  'captcha-unavailable':
    'De controle of een mens dit vraagt, kon niet worden geladen. Misschien blokkeert de browser of het netwerk haar.',
  'sign-up-closed':
    'Nieuwe accounts zijn er alleen op uitnodiging. Vraag een beheerder van uw organisatie om u uit te nodigen.',
  'user-name-taken': 'Iemand heeft deze gebruikersnaam al. Kies een andere.',
  'password-too-short': 'Dit wachtwoord is te kort. Gebruik minstens {minLength} tekens.',
  'password-too-long': 'Dit wachtwoord is te lang. Gebruik hoogstens {maxLength} tekens.',
  'password-too-common':
    'Dit wachtwoord staat in een lijst met veelgebruikte wachtwoorden, dus anderen zouden het raden. Kies een ander.',
  'password-is-email': 'Het wachtwoord moet verschillen van uw e-mailadres. Kies een ander.',
  'password-reused': 'U hebt dit wachtwoord eerder gebruikt. Kies een nieuw.',
  'link-invalid': 'Deze link is niet volledig. Open de link opnieuw vanuit de e-mail of vraag een nieuwe aan.',
  'link-expired': 'Deze link is verlopen. Vraag een nieuwe aan.',
  'link-used': 'Deze link is al gebruikt. Log in of vraag een nieuwe aan.',
  'ER-01239': 'Deze uitnodiging leidt naar een organisatie die vergrendeld is. Vraag het de persoon die u uitnodigde.',
  'ER-01240':
    'Deze uitnodigingslink leidt naar een organisatie die vergrendeld is. Vraag het de persoon die hem stuurde.',

  // new password
  'password-breached':
    'Dit wachtwoord staat in een lijst met gelekte wachtwoorden, dus anderen zouden het raden. Kies een ander.',

  // codes
  'code-wrong': 'Die code klopt niet. Resterende pogingen: {triesLeft}.',
  'code-expired': 'Deze code is verlopen. Vraag een nieuwe aan.',
  'code-used': 'Deze code is al gebruikt. Vraag een nieuwe aan.',
  'code-exhausted': 'Er waren te veel onjuiste codes, dus deze werkt niet meer. Vraag een nieuwe aan.',
  'match-number-needed': 'Voer het getal in dat staat op de pagina waar u deze link aanvroeg.',
  'match-number-wrong':
    'Dat is niet het getal op de andere pagina; als u niet om deze link vroeg, sluit dan deze pagina. Resterende pogingen: {triesLeft}.',
  'sign-in-method-off': 'Deze manier van inloggen is hier uitgeschakeld. Gebruik een andere.',
  'sms-not-available':
    'Van hieruit kunnen geen sms-berichten worden verstuurd. Gebruik een andere manier of vraag de beheerder dit in te stellen.',
  'phone-invalid': 'Dit is geen telefoonnummer. Schrijf het met landnummer, zoals +1 202 555 0123.',
  'phone-not-allowed': 'We kunnen geen sms-berichten naar dit soort nummer sturen. Gebruik een mobiel nummer.',
  'phone-taken': 'Dit telefoonnummer hoort bij een ander account. Gebruik een ander.',
  'phone-not-found': 'Dit telefoonnummer is hier niet meer. Laad de lijst opnieuw.',
  'phones-too-many': 'Er zijn al {limit} telefoonnummers. Verwijder er eerst een.',

  // passkeys
  'passkey-unknown':
    'Deze passkey opent hier niets meer. Log op een andere manier in en verwijder hem van uw apparaat.',
  'passkey-not-given': 'Er is geen passkey gegeven. Probeer het opnieuw of log op een andere manier in.',
  'passkey-not-made': 'Er is geen passkey gemaakt. Probeer het opnieuw of ga door zonder.',
  'reauthentication-required': 'Hiervoor is een recente aanmelding nodig. Log opnieuw in.',

  // second factor
  'second-factor-expired': 'Deze aanmelding stond te lang open of is elders afgerond. Begin opnieuw.',
  'second-factor-locked':
    'Er waren te veel onjuiste codes achter elkaar, dus de tweede stap is gepauzeerd. Die gaat vanzelf weer open ({lockedUntil}).',
  'factor-code-wrong': 'Die code klopt niet. Gebruik de code die nu wordt getoond. Resterende pogingen: {triesLeft}.',
  'recovery-code-wrong': 'Die herstelcode klopt niet of is al gebruikt. Resterende pogingen: {triesLeft}.',
  'factor-not-found': 'Deze manier om te bevestigen is niet meer ingesteld. Gebruik een andere.',
  'factor-not-offered': 'Deze manier om te bevestigen kan hier niet worden gebruikt. Gebruik een andere.',
  'factor-enforced': 'Uw organisatie vraagt om een tweede stap, en dit is uw laatste. Stel eerst een andere in.',
  'factors-too-many': 'Er zijn er zoveel als één persoon mag hebben. Verwijder er eerst een.',
  'step-up-required': 'Uw organisatie vereist verificatie in twee stappen. Bevestig uw identiteit om door te gaan.',
  'factor-too-new':
    'U hebt onlangs uw eerste verificatiemethode toegevoegd. U kunt er nu mee inloggen en vanaf {until} beveiligingsinstellingen wijzigen.',
  'mfa-not-enrolled': 'Er is geen tweede stap ingesteld',
  'security-key-refused':
    'De beveiligingssleutel of het apparaat gaf geen goed antwoord. Er is niets gewijzigd; probeer het opnieuw.',
  'security-key-known': 'Deze beveiligingssleutel of dit apparaat is al ingesteld. Gebruik een andere.',

  // social
  'social-provider-unknown': 'Deze manier van inloggen is hier niet ingesteld. Kies een andere.',
  'social-cancelled': 'U bent gestopt bij {provider}. Probeer het opnieuw of log op een andere manier in.',
  'social-failed': 'Inloggen met {provider} is niet gelukt. Probeer het opnieuw of log op een andere manier in.',
  'social-email-missing': '{provider} gaf ons uw e-mailadres niet. Sta het daar toe of log op een andere manier in.',
  'social-proof-wanted':
    'Het e-mailadres dat {provider} ons gaf, moet eerst worden bevestigd. Log daarvoor in op de inlogpagina.',
  'sso-not-found': 'Voor dit e-mailadres is geen single sign-on ingesteld. Log op een andere manier in.',
  'sso-failed':
    'De inlogpagina van uw organisatie heeft u niet ingelogd. Probeer het opnieuw of vraag het uw beheerder.',
  'sso-address-refused':
    'Uw organisatie gaf een e-mailadres op dat niet van haar is. Vraag uw beheerder dat daar te corrigeren.',

  // impersonation
  'impersonation-invalid': 'Deze link om als iemand anders te handelen is niet meer geldig. Vraag een nieuwe aan.',
  'impersonation-off': 'Handelen als iemand anders is hier uitgeschakeld. De beheerder kan het inschakelen.',
  'impersonated-session':
    'Wie als iemand anders handelt, kan geen wachtwoorden, tweede stappen of sessies wijzigen. Stop daar eerst mee.',
} as const;
