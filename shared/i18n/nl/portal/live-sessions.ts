import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Alle actieve sessies',
  'live.text': 'Waar gebruikers nu zijn ingelogd bij {tenant}.',
  'live.failed': 'De actieve sessies kunnen niet worden geladen',
  'live.search': 'Sessies zoeken',
  'live.searchHint': 'Naam, e-mail of IP-adres',
  'live.user': 'Gebruiker',
  'live.device': 'Apparaat',
  'live.ip': 'IP-adres',
  'live.started': 'Ingelogd',
  'live.active': 'Laatst actief',
  'live.impersonated': '{name} handelt als deze gebruiker',
  'live.of': 'Sessie van {name}',
  'live.none': 'Geen sessies gevonden',
  'live.noneText': 'Er zijn geen sessies die overeenkomen met je zoekopdracht.',
  'live.end': 'Uitloggen',
  'live.endUser': 'Alle sessies van deze gebruiker uitloggen…',
  'live.endUserTitle': '{name} overal uitloggen?',
  'live.endUserText':
    'Alle sessies van deze gebruiker worden beëindigd, ook in andere organisaties. Opnieuw inloggen met het wachtwoord is mogelijk.',
  'live.endUserAction': 'Gebruiker uitloggen',
  'live.userEnded': '{name} is uitgelogd.',
  'live.endTitle': { one: '{count} sessie uitloggen?', other: '{count} sessies uitloggen?' },
  'live.endText':
    'Deze gebruikers moeten opnieuw inloggen. Niet-opgeslagen wijzigingen in je applicaties kunnen verloren gaan.',
  'live.endAction': { one: '{count} sessie uitloggen', other: '{count} sessies uitloggen' },
  'live.ended': { one: '{count} sessie uitgelogd.', other: '{count} sessies uitgelogd.' },
  'live.cancel': 'Annuleren',
};
