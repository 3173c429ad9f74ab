import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Single Sign-on für {tenant} einrichten',
  'ssoguest.lead': '{name} hat Sie darum gebeten. Ihr Link gilt bis {date}.',
  'ssoguest.finishStep': 'Abschließen',
  'ssoguest.finishText': 'Teilen Sie {name} mit, dass die Verbindung geprüft und aktiviert werden kann.',
  'ssoguest.finish': '{name} informieren',
  'ssoguest.notReady': 'Fügen Sie zuerst eine Domain und die Werte des Anbieters hinzu.',
  'ssoguest.unverified': 'Die Domain ist noch nicht bestätigt. Bis dahin kann {name} die Verbindung nicht aktivieren.',
  'ssoguest.doneTitle': 'Sie sind fertig',
  'ssoguest.doneText':
    'Wir haben {name} informiert. Sie können diese Seite schließen. Falls noch etwas zu ändern ist: Ihr Link gilt bis {date}.',
  'ssoguest.return': 'Zurück zur Einrichtung',
  'ssoguest.endedTitle': 'Dieser Link funktioniert nicht mehr',
  'ssoguest.endedText':
    'Verwenden Sie den Link aus Ihrer E-Mail oder Nachricht. Funktioniert er nicht, ist er abgelaufen oder wurde widerrufen: Bitten Sie den Admin, von dem er stammt, um einen neuen.',
};
