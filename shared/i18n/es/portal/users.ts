import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalUsersList } from './users-list.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Usuarios',
  ...portalUsersList,
  // users
  'users.title': 'Usuarios',
  'users.count': {
    one: '{count} usuario tiene acceso a {tenant}.',
    many: '{count} usuarios tienen acceso a {tenant}.',
    other: '{count} usuarios tienen acceso a {tenant}.',
  },
  'users.invite': 'Invitar usuarios',
  'users.search': 'Nombre o correo',
  'users.searchLabel': 'Buscar usuarios por nombre o correo',
  'users.user': 'Usuario',
  'users.roles': 'Roles',
  'users.joined': 'Incorporación',
  'users.lastSeen': 'Última conexión',
  'users.status': 'Estado',
  'users.active': 'Activo',
  'users.invited': 'Con invitación',
  'users.disabled': 'Desactivado',
  'users.locked': 'Bloqueado',
  'users.noRoles': 'Sin roles',
  'users.actions': 'Acciones de {name}',
  'users.more': 'Más acciones',
  'users.select': 'Seleccionar {name}',
  'users.selectAll': 'Seleccionar todos los usuarios de esta página',
  'users.table': 'Usuarios de {tenant}',
  'users.emptyTitle': 'Aún no hay usuarios',
  'users.emptyText': 'Invita a usuarios por correo. Aparecerán en esta lista al instante.',
  'users.searched': 'Buscamos en nombres, correos electrónicos y comienzos de nombres de usuario.',
  'users.failedTitle': 'No se pudieron cargar los usuarios',
  'users.perPage': '{count} por página',

  // users: actions
  'users.open': 'Abrir {name}',
  'users.editRoles': 'Cambiar roles…',
  'users.disable': 'Desactivar',
  'users.enable': 'Reactivar',
  'users.resend': 'Reenviar invitación',
  'users.resetPassword': 'Enviar restablecimiento de contraseña',
  'users.unlock': 'Desbloquear ahora',
  'users.impersonate': 'Actuar como…',
  'users.remove': 'Quitar…',
  'users.removeFrom': 'Quitar de {tenant}…',
  'users.removeTitle': '¿Quitar a {name} de {tenant}?',
  'users.removeText':
    '{name} pierde de inmediato el acceso a {tenant} y todos sus roles allí. Si no pertenece a otra organización, su cuenta se elimina.',
  'users.removeManaged':
    'El directorio conserva los usuarios que administra y puede volver a crearlos. Quítalos también allí.',
  'users.removeAction': 'Quitar a {name}',
  'users.removeKeep': 'Cancelar',
  'users.removing': 'Quitando…',
  'users.removed': 'Se quitó a {name} de {tenant}.',
  'users.didDisable': 'Se desactivó a {name} y se cerró su sesión.',
  'users.didEnable': 'Se reactivó a {name}.',
  'users.didResend': 'Invitación enviada a {name}.',
  'users.didResetPassword': 'Correo de restablecimiento de contraseña enviado a {name}.',
  'users.didUnlock': 'Se desbloqueó a {name}.',
  'users.didChangeRoles': 'Roles de {name} actualizados.',
  'users.reverted': 'No se pudo actualizar a {name}. No se cambió nada.',
  'users.others': { one: '{count} más', many: '{count} más', other: '{count} más' },
  'users.selfText': 'Este es tu usuario. Pide a otro administrador que cambie tu acceso.',

  // users: drawer
  'user.joined': 'Incorporación',
  'user.lastSeen': 'Última conexión',
  'user.status': 'Estado',
  'user.lockedUntil': 'Bloqueado hasta: {until}.',
  'user.lockedText':
    'Se introdujeron demasiadas contraseñas incorrectas. La cuenta también se desbloquea con el enlace que enviamos por correo.',
  'user.invitedText': 'Este usuario aún no ha aceptado la invitación.',
  'user.disabledText': 'Los usuarios desactivados no pueden iniciar sesión en {tenant}. Conservan sus roles.',

  // users: roles
  'roles.title': 'Roles de {name}',
  'roles.text': 'Los roles controlan lo que {name} puede hacer en {tenant}.',
  'roles.save': 'Guardar roles',
  'roles.none': 'Sin un rol, {name} puede iniciar sesión, pero no tiene permisos.',
  'roles.find': 'Buscar un rol',
  'roles.failed': 'No se pudieron cargar los roles.',
  'roles.changedElsewhere':
    'Los roles de {name} cambiaron mientras los editabas: {roles}. Si guardas, se sobrescribirán esos cambios.',
  'roles.useTheirs': 'Usar roles nuevos',

  // users: invitation
  'invite.title': 'Invitar usuarios a {tenant}',
  'invite.emails': 'Correos electrónicos',
  'invite.emailsHint': 'Separa los correos con comas, espacios o saltos de línea.',
  'invite.name': 'Nombre',
  'invite.roles': 'Roles',
  'invite.send': {
    one: 'Enviar {count} invitación',
    many: 'Enviar {count} invitaciones',
    other: 'Enviar {count} invitaciones',
  },
  'invite.sendNone': 'Enviar invitaciones',
  'invite.sending': 'Enviando…',
  'invite.missing': 'Escribe al menos un correo electrónico.',
  'invite.wrong': 'No es un correo electrónico válido: {emails}.',
  'invite.allMembers': 'Todos estos usuarios ya son miembros.',
  'invite.chips': 'Direcciones que se invitarán',
  'invite.state.new': 'Nuevo',
  'invite.state.invited': 'Invitado, se reenvía',
  'invite.state.member': 'Ya es miembro',
  'invite.state.wrong': 'Dirección no válida',
  'invite.removeAddress': 'Quitar {email}',
  'invite.sent': {
    one: '{count} invitación enviada.',
    many: '{count} invitaciones enviadas.',
    other: '{count} invitaciones enviadas.',
  },
  'invite.progress': '{done} de {count} enviadas',
  'invite.someFailed': {
    one: 'No se pudo enviar {count} invitación:',
    many: 'No se pudieron enviar {count} invitaciones:',
    other: 'No se pudieron enviar {count} invitaciones:',
  },

  // users: several
  'bulk.resend': 'Reenviar invitaciones',
  'bulk.removeTitle': {
    one: '¿Quitar a {count} usuario de {tenant}?',
    many: '¿Quitar a {count} usuarios de {tenant}?',
    other: '¿Quitar a {count} usuarios de {tenant}?',
  },
  'bulk.removeText': '{names} pierden de inmediato el acceso a {tenant} y todos sus roles allí.',
  'bulk.removeAction': {
    one: 'Quitar a {count} usuario',
    many: 'Quitar a {count} usuarios',
    other: 'Quitar a {count} usuarios',
  },
  'bulk.removeKeep': { one: 'Cancelar', many: 'Cancelar', other: 'Cancelar' },
  'bulk.didDisable': {
    one: '{count} usuario desactivado.',
    many: '{count} usuarios desactivados.',
    other: '{count} usuarios desactivados.',
  },
  'bulk.didEnable': {
    one: '{count} usuario reactivado.',
    many: '{count} usuarios reactivados.',
    other: '{count} usuarios reactivados.',
  },
  'bulk.didRemove': {
    one: '{count} usuario quitado.',
    many: '{count} usuarios quitados.',
    other: '{count} usuarios quitados.',
  },
  'bulk.didResend': {
    one: '{count} invitación enviada.',
    many: '{count} invitaciones enviadas.',
    other: '{count} invitaciones enviadas.',
  },
  'bulk.failed': {
    one: 'No se pudo actualizar {count} usuario: {reasons}',
    many: 'No se pudieron actualizar {count} usuarios: {reasons}',
    other: 'No se pudieron actualizar {count} usuarios: {reasons}',
  },
};
