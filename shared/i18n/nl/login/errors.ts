/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Sommige velden ontbreken of zijn ongeldig. Controleer ze en probeer het opnieuw.',
  'too-many-requests': 'Te veel verzoeken. Probeer het over {seconds} seconden opnieuw.',
  'server-busy': 'De server is nu te druk. Er is niets gewijzigd. Probeer het over een minuut opnieuw.',
  'database-unavailable':
    'De server kan de database niet bereiken. Er is niets gewijzigd. Probeer het over een minuut opnieuw.',
  'internal-error':
    'Er is bij ons iets misgegaan. Probeer het opnieuw. Blijft het probleem bestaan, neem dan met de aanvraag-ID contact op met support.',
  'authentication-failed': 'Verificatie is mislukt',
  unauthenticated: 'Je sessie is beëindigd. Log opnieuw in om door te gaan.',
  'invalid-credentials':
    'Onjuist e-mailadres of wachtwoord. Resterende pogingen voordat je account wordt vergrendeld: {triesLeft}.',
  'captcha-required':
    'We konden niet vaststellen dat je een mens bent. Wacht {seconds} seconden en probeer het opnieuw.',
  'email-invalid': 'Voer een geldig e-mailadres in, bijvoorbeeld naam@example.com.',
  'authorization-request-expired': 'Je inlogverzoek is verlopen. Begin opnieuw vanuit de applicatie.',
  'network-unreachable':
    'De server is niet bereikbaar. Je invoer is er nog. Controleer je verbinding en probeer het opnieuw.',
  'field-required': 'Dit veld is verplicht.',
} as const;
