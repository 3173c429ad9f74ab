import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Profilo',
  // profile
  'profile.title': 'Profilo',
  'profile.text': 'Gestisci come ti vedono gli altri in {tenant}.',
  'profile.failedTitle': 'Impossibile caricare il tuo profilo',
  'profile.about': 'Informazioni su di te',
  'profile.aboutText': 'Il nome, la qualifica e l’immagine sono gli stessi in tutte le tue organizzazioni.',
  'profile.name': 'Nome',
  'profile.jobTitle': 'Qualifica',
  'profile.jobTitleHint': 'Ad esempio “Responsabile operativo”.',
  'profile.emailHint': 'Accedi con questa email.',
  'profile.managed': 'Gestito dalla directory della tua organizzazione.',
  'profile.picture': 'Immagine',
  'profile.uploadPicture': 'Carica immagine',
  'profile.removePicture': 'Rimuovi immagine',
  'profile.saved': 'Profilo salvato.',
  'profile.changedElsewhere':
    'Il tuo profilo è stato modificato altrove. Campi diversi: {fields}. Il salvataggio sovrascriverà queste modifiche.',
  'profile.nameMissing': 'Inserisci il tuo nome.',

  // profile: leaving
  'leave.title': 'Lascia l’organizzazione',
  'leave.text': 'Rimuoviti da {tenant}.',
  'leave.action': 'Lascia l’organizzazione',
  'leave.leaving': 'Uscita in corso…',
  'leave.ask': 'Lasciare {tenant}?',
  'leave.consequence': 'Perdi immediatamente l’accesso a {tenant}. Per tornare ti servirà un nuovo invito.',
  'leave.deletesAccount':
    'Non sei membro di un’altra organizzazione, quindi verrà eliminato anche il tuo account. L’operazione non può essere annullata.',
  'leave.left': 'Hai lasciato {tenant}.',
};
