import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Single sign-on instellen voor {tenant}',
  'ssoguest.lead': '{name} heeft je dit gevraagd. Je link werkt tot {date}.',
  'ssoguest.finishStep': 'Voltooien',
  'ssoguest.finishText': 'Laat {name} weten dat de verbinding kan worden gecontroleerd en geactiveerd.',
  'ssoguest.finish': '{name} informeren',
  'ssoguest.notReady': 'Voeg eerst een domein en de waarden van de provider toe.',
  'ssoguest.unverified': 'Het domein is nog niet geverifieerd. Tot die tijd kan {name} de verbinding niet activeren.',
  'ssoguest.doneTitle': 'Je bent klaar',
  'ssoguest.doneText':
    'We hebben {name} geïnformeerd. Je kunt deze pagina sluiten. Moet er nog iets worden gewijzigd? Je link werkt tot {date}.',
  'ssoguest.return': 'Terug naar de configuratie',
  'ssoguest.endedTitle': 'Deze link werkt niet meer',
  'ssoguest.endedText':
    'Gebruik de link uit je e-mail of bericht. Werkt die niet, dan is hij verlopen of ingetrokken: vraag een nieuwe aan de beheerder die hem heeft gestuurd.',
};
