import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Invitar una lista de usuarios a {tenant}',
  'list.people': 'Usuarios',
  'list.peopleHint':
    'Un correo electrónico por línea, o líneas CSV con email, name, days y roles. Usa una fila de encabezado para cambiar el orden. Separa varios roles con ; o |.',
  'list.file': 'Elegir un archivo CSV…',
  'list.template': 'Descargar plantilla',
  'list.fileWrong': 'No es un archivo de texto. Expórtalo como CSV e inténtalo de nuevo.',
  'list.missing': 'Pega al menos un correo electrónico o elige un archivo.',
  'list.tooMany': 'Una lista puede tener hasta {most} líneas y esta tiene {count}. Divídela en listas más pequeñas.',
  'list.time': 'Caducidad del acceso',
  'list.forGood': 'Nunca caduca',
  'list.timeHint': 'Prevalece el número de días propio de cada línea.',
  'list.check': 'Comprobar lista',
  'list.checking': 'Comprobando…',

  // a list: tried
  'list.checkedTitle': 'Revisa antes de enviar',
  'list.checkedText': 'Aún no se ha enviado ninguna invitación. Selecciona qué líneas mostrar.',
  'list.new': { one: 'Se invitará a {count}', many: 'Se invitará a {count}', other: 'Se invitará a {count}' },
  'list.here': { one: '{count} ya es miembro', many: '{count} ya son miembros', other: '{count} ya son miembros' },
  'list.invalid': {
    one: 'No se puede invitar a {count}',
    many: 'No se puede invitar a {count}',
    other: 'No se puede invitar a {count}',
  },
  'list.lines': 'Líneas',
  'list.line': 'Línea {line}',
  'list.moreLines': { one: 'y {count} línea más', many: 'y {count} líneas más', other: 'y {count} líneas más' },
  'list.noLines': 'Ninguna.',
  'list.daysWrong': 'Los días deben ser un número entero del 1 al 3650.',
  'list.broken': 'Falta cerrar unas comillas en esta línea.',
  'list.long': 'Los correos pueden tener hasta 254 caracteres, y los nombres, hasta 200.',
  'list.unread': 'Ignoramos estas columnas: {columns}. Usa los nombres de columna email, name, days y roles.',
  'list.roleUnknown': 'Ningún rol coincide con «{role}», o coincide más de uno. Usa la clave de un rol.',
  'list.roleRefused': 'No puedes asignar el rol «{role}».',
  'list.noRoles': 'Sin roles',
  'list.days': { one: '{count} día', many: '{count} días', other: '{count} días' },
  'list.back': 'Editar lista',
  'list.send': {
    one: 'Invitar a {count} usuario',
    many: 'Invitar a {count} usuarios',
    other: 'Invitar a {count} usuarios',
  },
  'list.sending': 'Enviando…',

  // a list: sent
  'list.doneTitle': 'Se procesaron todas las invitaciones',
  'list.invited': {
    one: '{count} usuario invitado.',
    many: '{count} usuarios invitados.',
    other: '{count} usuarios invitados.',
  },
  'list.mails': {
    one: '{count} correo todavía se está enviando.',
    many: '{count} correos todavía se están enviando.',
    other: '{count} correos todavía se están enviando.',
  },
  'list.someFailed': {
    one: 'No se pudo invitar {count} línea:',
    many: 'No se pudieron invitar {count} líneas:',
    other: 'No se pudieron invitar {count} líneas:',
  },
  'list.dayFull': 'Límite diario alcanzado. Invita a este usuario mañana.',
  'list.mailFailed': 'No pudimos entregar el correo. Revisa la dirección y reenvía la invitación.',
  'list.goesOn': 'Puedes cerrar esto. Seguimos enviando en segundo plano y la página de usuarios muestra el progreso.',
  'list.undo': 'Deshacer todas las invitaciones',
  'list.undoText':
    'Puedes deshacer estas invitaciones hasta: {time}. Los usuarios que ya aceptaron conservan su acceso.',
  'list.undoing': 'Deshaciendo…',
  'list.undone': {
    one: '{count} invitación cancelada. Su enlace ya no funciona.',
    many: '{count} invitaciones canceladas. Sus enlaces ya no funcionan.',
    other: '{count} invitaciones canceladas. Sus enlaces ya no funcionan.',
  },
  'list.undoneTitle': 'Invitaciones canceladas',
  'list.statusFailed': 'No se pudo cargar el progreso.',

  // the link
  'link.title': 'Enlace de invitación a {tenant}',
  'link.text':
    'Cualquiera que tenga tu enlace puede registrarse, confirmar su correo y unirse a {tenant}. El enlace deja de funcionar si abandonas {tenant}.',
  'link.none': 'Aún no tienes un enlace de invitación.',
  'link.failed': 'No se pudo cargar tu enlace.',
  'link.address': 'Tu enlace',
  'link.copy': 'Copiar enlace',
  'link.until': 'Caduca el {time}.',
  'link.over': 'Este enlace ha caducado.',
  'link.expires': 'Caduca en',
  'link.month': '30 días',
  'link.roles': 'Roles de los usuarios que se unan con este enlace',
  'link.rolesHint': 'Si no seleccionas ninguno, los usuarios reciben los roles predeterminados.',
  'link.tell': 'Avisarme por correo cuando alguien se registre con este enlace',
  'link.make': 'Crear enlace',
  'link.making': 'Creando…',
  'link.made': 'Enlace de invitación creado.',
  'link.renew': 'Renovar por 30 días',
  'link.renewed': 'Enlace de invitación renovado. Caduca el {time}.',
  'link.revoke': 'Revocar enlace',
  'link.revokeTitle': '¿Revocar tu enlace de invitación?',
  'link.revokeText':
    'Ya nadie podrá unirse a {tenant} con este enlace. Los usuarios que ya se unieron conservan su acceso. Un enlace nuevo tendrá otra URL.',
  'link.revokeKeep': 'Cancelar',
  'link.revoking': 'Revocando…',
  'link.revoked': 'Enlace de invitación revocado.',

  // limited time
  'limit.title': 'Caducidad del acceso de {name}',
  'limit.text':
    'Cuando caduca el acceso, se cierra la sesión de {name} en {tenant} y no puede iniciar sesión hasta que un administrador lo amplíe. No se elimina nada.',
  'limit.time': 'El acceso caduca en',
  'limit.custom': 'Número de días personalizado',
  'limit.days': 'Días',
  'limit.daysWrong': 'Escribe un número entero del 1 al 3650.',
  'limit.until': 'Caduca el {time}.',
  'limit.save': 'Definir caducidad del acceso',
  'limit.saved': 'El acceso de {name} caduca el {time}.',
  'limit.ends': 'Caducidad del acceso',
  'limit.endedText': 'El acceso de {name} a {tenant} ha caducado. Amplíalo o quita la caducidad.',
};
