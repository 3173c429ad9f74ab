import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Konfiguracja logowania jednokrotnego organizacji {tenant}',
  'ssoguest.lead': 'Prosi Cię o to {name}. Link działa do: {date}.',
  'ssoguest.finishStep': 'Zakończ',
  'ssoguest.finishText': 'Powiadom ({name}), że połączenie można sprawdzić i aktywować.',
  'ssoguest.finish': 'Powiadom: {name}',
  'ssoguest.notReady': 'Najpierw dodaj domenę i wartości dostawcy.',
  'ssoguest.unverified': 'Domena nie jest jeszcze zweryfikowana. Do tego czasu {name} nie może aktywować połączenia.',
  'ssoguest.doneTitle': 'Gotowe',
  'ssoguest.doneText':
    'Wysłaliśmy powiadomienie ({name}). Możesz zamknąć tę stronę. Jeśli trzeba będzie coś zmienić, link działa do: {date}.',
  'ssoguest.return': 'Wróć do konfiguracji',
  'ssoguest.endedTitle': 'Ten link już nie działa',
  'ssoguest.endedText':
    'Użyj linku z e-maila lub wiadomości. Jeśli nie działa, wygasł albo został unieważniony: poproś o nowy administratora, który go wysłał.',
};
