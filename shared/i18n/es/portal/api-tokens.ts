import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'Tokens de API',
  'page.personalApiTokens': 'Tokens de API personales',
  'token.textTenant':
    'Usa tokens de API para que las aplicaciones actúen en nombre de {tenant} con los permisos que elijas.',
  'token.textUser':
    'Usa tokens de API personales para que las aplicaciones actúen como tú en {tenant}. Nunca tienen más permisos que tú.',
  'token.kinds': 'Tipos de tokens de API',
  'token.kind.clientCredentials': 'Credenciales de cliente',
  'token.kind.accessToken': 'Tokens de acceso',
  'token.about.clientCredentials':
    'Un ID de cliente y un secreto que una aplicación intercambia por un token de acceso. Los tokens de acceso caducan en 1 hora.',
  'token.about.accessToken': 'Un secreto de larga duración que una aplicación envía con cada solicitud.',
  'token.new.clientCredentials': 'Crear credenciales de cliente',
  'token.new.accessToken': 'Crear token de acceso',
  'token.search': 'Descripción o ID',
  'token.searchLabel': 'Buscar tokens de API por descripción o ID',
  'token.table.clientCredentials': 'Credenciales de cliente',
  'token.table.accessToken': 'Tokens de acceso',
  'token.description': 'Descripción',
  'token.roles': 'Roles',
  'token.noRoles': 'Ninguno',
  'token.createdBy': 'Creado por',
  'token.gone': 'Antiguo miembro',
  'token.created': 'Creación',
  'token.lastUsed': 'Último uso',
  'token.expires': 'Caducidad',
  'token.neverUsed': 'Nunca',
  'token.endless': 'Nunca',
  'token.daysLeft': { one: 'En {count} día', many: 'En {count} días', other: 'En {count} días' },
  'token.endsToday': 'Hoy',
  'token.ended': 'Caducó: {date}',
  'token.failedTitle': 'No se pudieron cargar los tokens de API',
  'token.emptyTitle.clientCredentials': 'Aún no hay credenciales de cliente',
  'token.emptyTitle.accessToken': 'Aún no hay tokens de acceso',
  'token.searched': 'Buscamos en descripciones e ID.',
  'token.actions': 'Acciones de {name}',
  'token.delete': 'Eliminar…',

  // one of them
  'token.clientId': 'ID de cliente',
  'token.id': 'ID',
  'token.rightsUser': 'Los mismos permisos que tú en {tenant}.',
  'token.rights': 'Permisos',
  'token.nothing': 'Ninguno. Este token no tiene roles ni permisos.',
  'token.how': 'Cómo usarlo',
  'token.how.clientCredentials':
    'Envía el ID de cliente y el secreto a esta URL. La respuesta contiene un access_token para el encabezado Authorization de cada solicitud y un refresh_token para obtener el siguiente.',
  'token.how.accessToken': 'Envía el secreto en este encabezado con cada solicitud.',

  // a new one
  'token.newTitle.clientCredentials': 'Crear credenciales de cliente',
  'token.newTitle.accessToken': 'Crear token de acceso',
  'token.descriptionHint': 'Describe para qué sirve el token, como «Exportación nocturna».',
  'token.descriptionMissing': 'Escribe una descripción.',
  'token.days': 'Días hasta que caduque',
  'token.daysWrong': 'Escribe un número entero del 1 al 3650 o deja el campo vacío.',
  'token.endsOn': 'Caduca el {date}. Deja el campo vacío para un token que nunca caduque.',
  'token.endsNever': 'Nunca caduca.',
  'token.rolesLabel': 'Permisos',
  'token.rolesHint': 'Concede solo los permisos que necesita.',
  'token.findRole': 'Buscar un rol',
  'token.rolesFailed': 'No se pudieron cargar los roles.',
  'token.morePermissions': 'Permisos individuales',
  'token.choosePermission': 'Buscar un permiso',
  'token.rightsMissing': 'Selecciona al menos un rol o permiso.',
  'token.create': 'Crear token',
  'token.creating': 'Creando…',
  'token.fields': 'el token nuevo',

  // its secret
  'token.secretTitle': 'Guarda el secreto de «{name}»',
  'token.secretText': 'Cópialo ahora: no volverás a verlo. Guárdalo como una contraseña.',
  'token.secret': 'Secreto',
  'token.copySecret': 'Copiar secreto',
  'token.copyClientId': 'Copiar ID de cliente',
  'token.copied': 'Copiado',
  'token.secretSaved': 'He guardado el secreto',

  // its end
  'token.deleteTitle': '¿Eliminar el token «{name}»?',
  'token.deleteUsed':
    'Las aplicaciones que usan este token pierden el acceso de inmediato. Último uso: {when}. Esta acción no se puede deshacer.',
  'token.deleteUnused':
    'Este token nunca se usó. Las aplicaciones que lo tengan pierden el acceso de inmediato. Esta acción no se puede deshacer.',
  'token.deleteAction': 'Eliminar token',
  'token.deleteKeep': 'Cancelar',
  'token.deleting': 'Eliminando…',
  'token.deleted': 'Token «{name}» eliminado.',
  'token.reverted': 'No se pudo eliminar «{name}». No se cambió nada.',
};
