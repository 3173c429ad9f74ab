import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Profil',
  // profile
  'profile.title': 'Profil',
  'profile.text': 'Gérez la façon dont les autres membres de {tenant} vous voient.',
  'profile.failedTitle': 'Impossible de charger votre profil',
  'profile.about': 'À propos de vous',
  'profile.aboutText': 'Votre nom, votre fonction et votre photo sont les mêmes dans toutes vos organisations.',
  'profile.name': 'Nom',
  'profile.jobTitle': 'Fonction',
  'profile.jobTitleHint': 'Par exemple, « Directrice des opérations ».',
  'profile.emailHint': 'Vous vous connectez avec cette adresse e-mail.',
  'profile.managed': 'Géré par l’annuaire de votre organisation.',
  'profile.picture': 'Photo',
  'profile.uploadPicture': 'Importer une photo',
  'profile.removePicture': 'Supprimer la photo',
  'profile.saved': 'Profil enregistré.',
  'profile.changedElsewhere':
    'Votre profil a été modifié ailleurs. Champs différents : {fields}. L’enregistrement remplacera ces modifications.',
  'profile.nameMissing': 'Saisissez votre nom.',

  // profile: leaving
  'leave.title': 'Quitter l’organisation',
  'leave.text': 'Retirez-vous de {tenant}.',
  'leave.action': 'Quitter l’organisation',
  'leave.leaving': 'Départ…',
  'leave.ask': 'Quitter {tenant} ?',
  'leave.consequence':
    'Vous perdez immédiatement l’accès à {tenant}. Pour revenir, vous aurez besoin d’une nouvelle invitation.',
  'leave.deletesAccount':
    'Vous n’êtes membre d’aucune autre organisation, votre compte sera donc aussi supprimé. Cette action est irréversible.',
  'leave.left': 'Vous avez quitté {tenant}.',
};
