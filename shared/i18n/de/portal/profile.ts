import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Profil',
  // profile
  'profile.title': 'Profil',
  'profile.text': 'Verwalten Sie, wie andere in {tenant} Sie sehen.',
  'profile.failedTitle': 'Ihr Profil konnte nicht geladen werden',
  'profile.about': 'Über Sie',
  'profile.aboutText': 'Ihr Name, Ihre Position und Ihr Bild sind in allen Ihren Organisationen gleich.',
  'profile.name': 'Name',
  'profile.jobTitle': 'Position',
  'profile.jobTitleHint': 'Zum Beispiel „Betriebsleitung“.',
  'profile.emailHint': 'Mit dieser E-Mail-Adresse melden Sie sich an.',
  'profile.managed': 'Vom Verzeichnis Ihrer Organisation verwaltet.',
  'profile.picture': 'Bild',
  'profile.uploadPicture': 'Bild hochladen',
  'profile.removePicture': 'Bild entfernen',
  'profile.saved': 'Profil gespeichert.',
  'profile.changedElsewhere':
    'Ihr Profil wurde an anderer Stelle geändert. Abweichende Felder: {fields}. Beim Speichern werden diese Änderungen überschrieben.',
  'profile.nameMissing': 'Geben Sie Ihren Namen ein.',

  // profile: leaving
  'leave.title': 'Organisation verlassen',
  'leave.text': 'Entfernen Sie sich selbst aus {tenant}.',
  'leave.action': 'Organisation verlassen',
  'leave.leaving': 'Wird verlassen…',
  'leave.ask': '{tenant} verlassen?',
  'leave.consequence':
    'Sie verlieren sofort den Zugriff auf {tenant}. Um zurückzukehren, benötigen Sie eine neue Einladung.',
  'leave.deletesAccount':
    'Sie sind in keiner anderen Organisation Mitglied, daher wird auch Ihr Konto gelöscht. Das kann nicht rückgängig gemacht werden.',
  'leave.left': 'Sie haben {tenant} verlassen.',
};
