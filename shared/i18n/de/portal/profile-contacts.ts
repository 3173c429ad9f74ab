import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'E-Mail ändern',
  'email.title': 'E-Mail-Adresse ändern',
  'email.text':
    'Wir senden einen Bestätigungscode an Ihre neue E-Mail-Adresse. Erst wenn Sie ihn eingeben, wird die Änderung wirksam.',
  'email.new': 'Neue E-Mail-Adresse',
  'email.sent': 'Wir haben einen Code an {email} gesendet.',
  'email.send': 'Code senden',
  'email.changed': 'E-Mail-Adresse in {email} geändert.',
  'email.again': 'Andere E-Mail verwenden',

  'phones.title': 'Telefonnummern',
  'phones.text':
    'Für Bestätigungscodes und die Kontowiederherstellung. Nur bestätigte Nummern können verwendet werden.',
  'phones.failed': 'Ihre Telefonnummern konnten nicht geladen werden',
  'phones.none': 'Noch keine Telefonnummern.',
  'phones.add': 'Telefonnummer hinzufügen',
  'phones.confirmed': 'Bestätigt',
  'phones.notConfirmed': 'Nicht bestätigt',
  'phones.confirm': 'Bestätigen',
  'phones.confirmOf': '{number} bestätigen',
  'phones.remove': 'Entfernen',
  'phones.removeOf': '{number} entfernen',
  'phones.addTitle': 'Telefonnummer hinzufügen',
  'phones.addText': 'Wir senden Ihnen einen Bestätigungscode per SMS.',
  'phones.confirmTitle': '{number} bestätigen',
  'phones.removeTitle': '{number} entfernen?',
  'phones.codeSent': 'Geben Sie den 6-stelligen Code ein, den wir an {number} gesendet haben.',
  'phones.removeText':
    'Geben Sie den 6-stelligen Code ein, den wir an {number} gesendet haben, um die Nummer zu entfernen. Danach senden wir keine Codes mehr dorthin.',
  'phones.removeMailText':
    'Diese Nummer wurde nie bestätigt, daher haben wir den Code an {email} gesendet. Geben Sie ihn ein, um die Nummer zu entfernen.',
  'phones.removeAction': 'Nummer entfernen',
  'phones.sending': 'Wird gesendet…',
  'phones.added': '{number} bestätigt.',
  'phones.removed': '{number} entfernt.',

  'history.title': 'Anmeldeverlauf',
  'history.text': 'Letzte Anmeldungen und Anmeldeversuche bei Ihrem Konto.',
  'history.failed': 'Ihr Anmeldeverlauf konnte nicht geladen werden',
  'history.none': 'Noch keine Anmeldungen.',
  'history.signed-in': 'Angemeldet',
  'history.refused': 'Falsches Passwort oder falscher Code',
  'history.locked': 'Nach zu vielen falschen Passwörtern gesperrt',
  'history.older': 'Ältere Anmeldungen anzeigen',
};
