import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'Cambiar correo',
  'email.title': 'Cambia tu correo',
  'email.text': 'Enviaremos un código de verificación a tu correo nuevo. Nada cambia hasta que lo escribas.',
  'email.new': 'Correo electrónico nuevo',
  'email.sent': 'Enviamos un código a {email}.',
  'email.send': 'Enviar código',
  'email.changed': 'Correo cambiado a {email}.',
  'email.again': 'Usar otro correo',

  'phones.title': 'Números de teléfono',
  'phones.text':
    'Se usan para códigos de verificación y para recuperar la cuenta. Solo puedes usar números confirmados.',
  'phones.failed': 'No se pudieron cargar tus números de teléfono',
  'phones.none': 'Aún no hay números de teléfono.',
  'phones.add': 'Añadir número de teléfono',
  'phones.confirmed': 'Confirmado',
  'phones.notConfirmed': 'Sin confirmar',
  'phones.confirm': 'Confirmar',
  'phones.confirmOf': 'Confirmar {number}',
  'phones.remove': 'Quitar',
  'phones.removeOf': 'Quitar {number}',
  'phones.addTitle': 'Añadir número de teléfono',
  'phones.addText': 'Te enviaremos un código de verificación por mensaje de texto.',
  'phones.confirmTitle': 'Confirmar {number}',
  'phones.removeTitle': '¿Quitar {number}?',
  'phones.codeSent': 'Escribe el código de 6 dígitos que enviamos al {number}.',
  'phones.removeText':
    'Escribe el código de 6 dígitos que enviamos al {number} para quitarlo. No volveremos a enviar códigos a ese número.',
  'phones.removeMailText':
    'Este número nunca se confirmó, por lo que enviamos el código a {email}. Escríbelo para quitar el número.',
  'phones.removeAction': 'Quitar número',
  'phones.sending': 'Enviando…',
  'phones.added': '{number} confirmado.',
  'phones.removed': '{number} quitado.',

  'history.title': 'Historial de inicios de sesión',
  'history.text': 'Inicios de sesión e intentos recientes en tu cuenta.',
  'history.failed': 'No se pudo cargar tu historial de inicios de sesión',
  'history.none': 'Aún no hay inicios de sesión.',
  'history.signed-in': 'Sesión iniciada',
  'history.refused': 'Contraseña o código incorrectos',
  'history.locked': 'Bloqueo por demasiadas contraseñas incorrectas',
  'history.older': 'Mostrar anteriores',
};
