import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Profiel',
  // profile
  'profile.title': 'Profiel',
  'profile.text': 'Beheer hoe anderen in {tenant} je zien.',
  'profile.failedTitle': 'Je profiel kan niet worden geladen',
  'profile.about': 'Over jou',
  'profile.aboutText': 'Je naam, functie en foto zijn in al je organisaties hetzelfde.',
  'profile.name': 'Naam',
  'profile.jobTitle': 'Functie',
  'profile.jobTitleHint': 'Bijvoorbeeld ‘Hoofd operations’.',
  'profile.emailHint': 'Je logt in met dit e-mailadres.',
  'profile.managed': 'Beheerd door de directory van je organisatie.',
  'profile.picture': 'Foto',
  'profile.uploadPicture': 'Foto uploaden',
  'profile.removePicture': 'Foto verwijderen',
  'profile.saved': 'Profiel opgeslagen.',
  'profile.changedElsewhere':
    'Je profiel is ergens anders gewijzigd. Afwijkende velden: {fields}. Als je opslaat, worden die wijzigingen overschreven.',
  'profile.nameMissing': 'Voer je naam in.',

  // profile: leaving
  'leave.title': 'Organisatie verlaten',
  'leave.text': 'Verwijder jezelf uit {tenant}.',
  'leave.action': 'Organisatie verlaten',
  'leave.leaving': 'Verlaten…',
  'leave.ask': '{tenant} verlaten?',
  'leave.consequence':
    'Je verliest meteen de toegang tot {tenant}. Om terug te komen heb je een nieuwe uitnodiging nodig.',
  'leave.deletesAccount':
    'Je bent geen lid van een andere organisatie, dus je account wordt ook verwijderd. Je kunt dit niet ongedaan maken.',
  'leave.left': 'Je hebt {tenant} verlaten.',
};
