import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Profil',
  // profile
  'profile.title': 'Profil',
  'profile.text': 'Określ, jak widzą Cię inni w organizacji {tenant}.',
  'profile.failedTitle': 'Nie udało się wczytać profilu',
  'profile.about': 'O Tobie',
  'profile.aboutText': 'Imię i nazwisko, stanowisko i zdjęcie są takie same we wszystkich Twoich organizacjach.',
  'profile.name': 'Imię i nazwisko',
  'profile.jobTitle': 'Stanowisko',
  'profile.jobTitleHint': 'Na przykład „Kierownik operacyjny”.',
  'profile.emailHint': 'Logujesz się tym adresem e-mail.',
  'profile.managed': 'Zarządza tym katalog Twojej organizacji.',
  'profile.picture': 'Zdjęcie',
  'profile.uploadPicture': 'Prześlij zdjęcie',
  'profile.removePicture': 'Usuń zdjęcie',
  'profile.saved': 'Zapisano profil.',
  'profile.changedElsewhere':
    'Twój profil został zmieniony w innym miejscu. Różniące się pola: {fields}. Zapisanie zastąpi te zmiany.',
  'profile.nameMissing': 'Wpisz imię i nazwisko.',

  // profile: leaving
  'leave.title': 'Opuść organizację',
  'leave.text': 'Zrezygnuj z członkostwa w organizacji {tenant}.',
  'leave.action': 'Opuść organizację',
  'leave.leaving': 'Opuszczanie…',
  'leave.ask': 'Opuścić {tenant}?',
  'leave.consequence': 'Od razu stracisz dostęp do organizacji {tenant}. Aby wrócić, musisz otrzymać nowe zaproszenie.',
  'leave.deletesAccount':
    'Nie należysz do innej organizacji, więc Twoje konto też zostanie usunięte. Nie można tego cofnąć.',
  'leave.left': 'Nie należysz już do organizacji {tenant}.',
};
