import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Teléfono',
  'user.id': 'ID de usuario',
  'user.managedText':
    'Un directorio administra el nombre, el teléfono y el nombre de usuario de este usuario. Aquí puedes cambiar sus roles y grupos.',
  'user.editTitle': 'Editar {name}',
  'user.name': 'Nombre',
  'user.nameMissing': 'Escribe un nombre.',
  'user.saved': 'Se actualizó {name}.',
  'user.useTheirs': 'Usar valores nuevos',
  'user.groupsTitle': 'Grupos de {name}',
  'user.groupsText': 'Los miembros de un grupo reciben todos sus roles.',
  'user.groupsSaved': 'Grupos de {name} actualizados.',
  'user.groupsPartly':
    'Algunos cambios no se guardaron. {done} Los cambios restantes siguen seleccionados abajo. {reason}',
  'user.groupsDone': 'Guardado: {groups}.',
  'user.sessions': 'Sesiones activas',
  'user.since': 'inicio: {time}',
  'user.thisMoment': 'ahora mismo',
  'user.factors': 'Métodos de verificación',
  'user.noFactors': 'Ninguno.',
  'user.app': 'Aplicación de autenticación',
  'user.sms': 'Mensajes de texto al {number}',
  'user.key': 'Llave de seguridad',
  'user.platform': 'Huella, rostro o PIN de un dispositivo',
  'user.codes': {
    one: 'Queda {count} código de recuperación.',
    many: 'Quedan {count} códigos de recuperación.',
    other: 'Quedan {count} códigos de recuperación.',
  },
  'user.accessFailed': 'No se pudieron cargar las sesiones ni los métodos de verificación.',
  'user.events': 'Actividad',
  'user.eventsFailed': 'No se pudo cargar la actividad.',

  // impersonation
  'impersonate.title': '¿Actuar como {name}?',
  'impersonate.text':
    'Usarás {tenant} como {name} hasta que termines. {name} recibirá un correo con tu nombre y el motivo, y cada cambio se registrará con tu nombre.',
  'impersonate.reason': 'Motivo',
  'impersonate.reasonHint': 'Por ejemplo, «Ticket de soporte 4711».',
  'impersonate.reasonWrong': 'Introduce un motivo de 3 a 500 caracteres.',
  'impersonate.action': 'Actuar como este usuario',
  'impersonate.starting': 'Iniciando…',

  // a reset of the second step
  'reset.ask': 'Restablecer verificación en dos pasos…',
  'reset.askTitle': '¿Restablecer la verificación en dos pasos de {name}?',
  'reset.askText':
    'Úsalo si {name} perdió el acceso a sus métodos de verificación. Enviaremos un correo a {name}, que podrá cancelar el restablecimiento. Otro administrador debe aprobarlo. {delay} después se quitarán sus métodos de verificación, códigos de recuperación y sesiones.',
  'reset.askAction': 'Solicitar restablecimiento',
  'reset.askKeep': 'Cancelar',
  'reset.asking': 'Solicitando…',
  'reset.asked': 'Restablecimiento solicitado. Enviamos un correo a {name} y otro administrador debe aprobarlo.',
  'reset.askedText':
    '{actor} solicitó restablecer la verificación en dos pasos. Otro administrador debe aprobarlo o caducará el {time}.',
  'reset.askedByYou':
    'Solicitaste restablecer la verificación en dos pasos. Otro administrador debe aprobarlo o caducará el {time}.',
  'reset.confirm': 'Aprobar restablecimiento',
  'reset.confirmed': 'Restablecimiento aprobado. Enviamos un correo a {name}, que aún puede cancelarlo.',
  'reset.confirmedText': 'La verificación en dos pasos se restablecerá el {time}. Aprobado por {actor} y {other}.',
  'reset.cancel': 'Cancelar restablecimiento',
  'reset.canceled': 'Restablecimiento cancelado. Enviamos un correo a {name}.',
  'reset.hours': { one: '{count} hora', many: '{count} horas', other: '{count} horas' },
  'reset.failed': 'No se pudo actualizar el restablecimiento. No se cambió nada.',

  // several
  'bulk.accessTitle': {
    one: 'Roles y grupos para {count} usuario',
    many: 'Roles y grupos para {count} usuarios',
    other: 'Roles y grupos para {count} usuarios',
  },
  'bulk.accessText': 'Se añaden los roles y grupos seleccionados. Los usuarios conservan los que ya tienen.',
  'bulk.accessSave': 'Añadir roles y grupos',
  'bulk.accessProgress': '{done} de {count} actualizados',
  'bulk.didAccess': {
    one: '{count} usuario actualizado.',
    many: '{count} usuarios actualizados.',
    other: '{count} usuarios actualizados.',
  },
  'bulk.accessFailed': {
    one: 'No se pudo añadir todo a {count} usuario:',
    many: 'No se pudo añadir todo a {count} usuarios:',
    other: 'No se pudo añadir todo a {count} usuarios:',
  },
  'bulk.groupFailed': 'No se pudieron añadir usuarios a {group}:',
};
