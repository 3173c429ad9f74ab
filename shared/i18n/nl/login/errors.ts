/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request':
    'In dit formulier ontbreekt iets of klopt de vorm niet. Controleer de velden en verstuur het opnieuw.',
  'too-many-requests': 'Dat was te vaak in korte tijd. Probeer het opnieuw over {seconds} s.',
  'server-busy':
    'De server heeft nu meer te doen dan hij aankan. Er is niets gewijzigd; probeer het over een minuut opnieuw.',
  'database-unavailable':
    'De server kan zijn database nu niet bereiken. Er is niets gewijzigd; probeer het over een minuut opnieuw.',
  'internal-error':
    'Er ging iets mis op de server. Probeer het opnieuw; gebeurt het weer, stuur dan het traceernummer naar support.',
  'authentication-failed': 'Inloggen is mislukt',
  unauthenticated: 'Uw sessie is beëindigd. Log opnieuw in om door te gaan.',
  'invalid-credentials':
    'Dat e-mailadres of wachtwoord klopt niet. Resterende pogingen voordat inloggen wordt gepauzeerd: {triesLeft}.',
  'captcha-required':
    'We konden niet vaststellen dat een mens dit vraagt. Wacht {seconds} seconden en verstuur het opnieuw.',
  'email-invalid': 'Dit is geen e-mailadres. Het moet lijken op name@example.com.',
  'authorization-request-expired':
    'De aanmelding die u hier bracht, stond te lang open. Begin opnieuw vanuit de applicatie.',
  'network-unreachable':
    'We konden de inlogserver niet bereiken. Wat u typte staat er nog; controleer uw verbinding en probeer het opnieuw.',
  'field-required': 'Vul dit veld in.',
} as const;
