import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Perfil',
  // profile
  'profile.title': 'Perfil',
  'profile.text': 'Administra cómo te ven los demás en {tenant}.',
  'profile.failedTitle': 'No se pudo cargar tu perfil',
  'profile.about': 'Sobre ti',
  'profile.aboutText': 'Tu nombre, tu cargo y tu imagen son los mismos en todas tus organizaciones.',
  'profile.name': 'Nombre',
  'profile.jobTitle': 'Cargo',
  'profile.jobTitleHint': 'Por ejemplo, «Jefa de operaciones».',
  'profile.emailHint': 'Inicias sesión con este correo.',
  'profile.managed': 'Lo administra el directorio de tu organización.',
  'profile.picture': 'Imagen',
  'profile.uploadPicture': 'Subir imagen',
  'profile.removePicture': 'Quitar imagen',
  'profile.saved': 'Perfil guardado.',
  'profile.changedElsewhere':
    'Tu perfil se cambió en otro lugar. Campos distintos: {fields}. Si guardas, se sobrescribirán esos cambios.',
  'profile.nameMissing': 'Escribe tu nombre.',

  // profile: leaving
  'leave.title': 'Abandonar organización',
  'leave.text': 'Deja de ser miembro de {tenant}.',
  'leave.action': 'Abandonar organización',
  'leave.leaving': 'Abandonando…',
  'leave.ask': '¿Abandonar {tenant}?',
  'leave.consequence': 'Pierdes el acceso a {tenant} de inmediato. Para volver necesitarás una invitación nueva.',
  'leave.deletesAccount':
    'No eres miembro de otra organización, por lo que tu cuenta también se elimina. Esta acción no se puede deshacer.',
  'leave.left': 'Abandonaste {tenant}.',
};
