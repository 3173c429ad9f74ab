import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Nombre de usuario',
  'userName.none': 'Ninguno',
  'userName.ownHint': 'Puedes iniciar sesión con tu nombre de usuario o tu correo.',
  'userName.ownHintAlone': 'Inicias sesión con tu nombre de usuario.',
  'userName.byAdmin':
    'Puedes iniciar sesión con tu nombre de usuario o tu correo. Para cambiar tu nombre de usuario, pídeselo a un administrador.',
  'userName.give': 'Definir nombre de usuario…',
  'userName.choose': 'Elegir un nombre de usuario…',
  'userName.change': 'Cambiar nombre de usuario…',
  'userName.remove': 'Quitar nombre de usuario…',
  'userName.title': 'Nombre de usuario de {name}',
  'userName.ownTitle': 'Tu nombre de usuario',
  'userName.rule': 'De 3 a 64 letras, dígitos, puntos, guiones o guiones bajos. Empieza con una letra o un dígito.',
  'userName.text':
    '{name} puede iniciar sesión con este nombre de usuario o con su correo. No se distinguen mayúsculas de minúsculas.',
  'userName.ownText':
    'Puedes iniciar sesión con este nombre de usuario o con tu correo. No se distinguen mayúsculas de minúsculas.',
  'userName.taken': 'Este nombre de usuario ya está en uso. Usa otro.',
  'userName.saved': 'El nombre de usuario de {name} es ahora {username}.',
  'userName.ownSaved': 'Nombre de usuario cambiado a {username}.',
  'userName.useTheirs': 'Usar nombre nuevo',
  'userName.removeTitle': '¿Quitar el nombre de usuario «{username}»?',
  'userName.removeText': '{name} iniciará sesión con {email}. Cualquiera podrá usar el nombre de usuario {username}.',
  'userName.ownRemoveText': 'Iniciarás sesión con {email}. Cualquiera podrá usar el nombre de usuario {username}.',
  'userName.removeAction': 'Quitar nombre de usuario',
  'userName.removeKeep': 'Cancelar',
  'userName.removing': 'Quitando…',
  'userName.removed': 'Se quitó el nombre de usuario de {name}.',
  'userName.ownRemoved': 'Nombre de usuario quitado.',
};
