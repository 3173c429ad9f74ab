import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'E-mail wijzigen',
  'email.title': 'Je e-mailadres wijzigen',
  'email.text': 'We sturen een verificatiecode naar je nieuwe e-mailadres. Er verandert niets tot je die invoert.',
  'email.new': 'Nieuw e-mailadres',
  'email.sent': 'We hebben een code naar {email} gestuurd.',
  'email.send': 'Code versturen',
  'email.changed': 'E-mailadres gewijzigd in {email}.',
  'email.again': 'Ander e-mailadres gebruiken',

  'phones.title': 'Telefoonnummers',
  'phones.text': 'Voor verificatiecodes en accountherstel. Je kunt alleen bevestigde nummers gebruiken.',
  'phones.failed': 'Je telefoonnummers kunnen niet worden geladen',
  'phones.none': 'Nog geen telefoonnummers.',
  'phones.add': 'Telefoonnummer toevoegen',
  'phones.confirmed': 'Bevestigd',
  'phones.notConfirmed': 'Niet bevestigd',
  'phones.confirm': 'Bevestigen',
  'phones.confirmOf': '{number} bevestigen',
  'phones.remove': 'Verwijderen',
  'phones.removeOf': '{number} verwijderen',
  'phones.addTitle': 'Telefoonnummer toevoegen',
  'phones.addText': 'We sturen je een verificatiecode per sms.',
  'phones.confirmTitle': '{number} bevestigen',
  'phones.removeTitle': '{number} verwijderen?',
  'phones.codeSent': 'Voer de 6-cijferige code in die we naar {number} hebben gestuurd.',
  'phones.removeText':
    'Voer de 6-cijferige code in die we naar {number} hebben gestuurd om het nummer te verwijderen. We sturen daar dan geen codes meer naartoe.',
  'phones.removeMailText':
    'Dit nummer is nooit bevestigd, dus hebben we de code naar {email} gestuurd. Voer deze in om het nummer te verwijderen.',
  'phones.removeAction': 'Nummer verwijderen',
  'phones.sending': 'Versturen…',
  'phones.added': '{number} bevestigd.',
  'phones.removed': '{number} verwijderd.',

  'history.title': 'Inloggeschiedenis',
  'history.text': 'Recente keren dat is ingelogd of geprobeerd in te loggen bij je account.',
  'history.failed': 'Je inloggeschiedenis kan niet worden geladen',
  'history.none': 'Nog niet ingelogd.',
  'history.signed-in': 'Ingelogd',
  'history.refused': 'Onjuist wachtwoord of onjuiste code',
  'history.locked': 'Vergrendeld na te veel onjuiste wachtwoorden',
  'history.older': 'Oudere activiteit weergeven',
};
