import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Nu proberen',
  'scimtrial.text':
    'Verstuurt de verzoeken van een directoryproduct met tijdelijke gebruikers en maakt ze ongedaan. Er blijft geen gebruiker, e-mail of auditregel achter.',
  'scimtrial.product': 'Directoryproduct',
  'scimtrial.choose': 'Kies een product',
  'scimtrial.start': 'Proef starten',
  'scimtrial.again': 'Opnieuw starten',
  'scimtrial.passed': 'Elk verzoek is beantwoord zoals {product} verwacht.',
  'scimtrial.failed': 'Sommige antwoorden zijn niet wat {product} verwacht. De verzoeken hieronder laten zien welke.',
  'scimtrial.steps': 'Verzoeken van de proef',
  'scimtrial.expected': 'Zoals verwacht',
  'scimtrial.unexpected': 'Onverwacht',
  'scimtrial.request': 'Verzoek',
  'scimtrial.response': 'Antwoord',
  'scimtrial.purpose.connect': 'Verbinding testen',
  'scimtrial.purpose.create-user': 'Gebruiker maken',
  'scimtrial.purpose.find-user': 'Gebruiker zoeken',
  'scimtrial.purpose.change-user': 'Gebruiker wijzigen',
  'scimtrial.purpose.deactivate-user': 'Gebruiker deactiveren',
  'scimtrial.purpose.reactivate-user': 'Gebruiker opnieuw activeren',
  'scimtrial.purpose.create-group': 'Groep maken',
  'scimtrial.purpose.add-member': 'Gebruiker aan de groep toevoegen',
  'scimtrial.purpose.remove-member': 'Gebruiker uit de groep verwijderen',
  'scimtrial.purpose.delete-group': 'Groep verwijderen',
  'scimtrial.purpose.delete-user': 'Gebruiker verwijderen',
  'scimtrial.purpose.verify': 'Resultaat controleren',
};
