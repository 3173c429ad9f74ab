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
  'profile.picture': 'Immagine',
  'profile.pictureUrl': 'URL dell’immagine',
  'profile.pictureUrlHint': 'Inserisci un URL https o scegli un file.',
  'profile.chooseFile': 'Scegli un file',
  'profile.removePicture': 'Rimuovi immagine',
  'profile.saved': 'Profilo salvato.',
  'profile.changedElsewhere':
    'Il tuo profilo è stato modificato altrove. Campi diversi: {fields}. Il salvataggio sovrascriverà queste modifiche.',
  'profile.nameMissing': 'Inserisci il tuo nome.',
  'profile.addressWrong': 'Inserisci un URL https valido di un’immagine.',
  'profile.fileWrong': 'Questo file non è un’immagine leggibile. Usa un file JPEG, PNG, WebP, GIF o AVIF.',

  // profile: password
  'password.title': 'Password',
  'password.text': 'Cambiando la password verrai disconnesso da tutti gli altri dispositivi.',
  'password.change': 'Cambia password',
  'password.changing': 'Modifica in corso…',
  'password.current': 'Password attuale',
  'password.new': 'Nuova password',
  'password.ruleLength': 'Da {minLength} a {maxLength} caratteri',
  'password.ruleEmail': 'Diversa dal tuo indirizzo email',
  'password.ruleDifferent': 'Diversa dalla password attuale',
  'password.changed': 'Password modificata. Sei stato disconnesso da tutti gli altri dispositivi.',

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
