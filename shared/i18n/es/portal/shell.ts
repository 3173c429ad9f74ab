import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Cancelar',
  'common.close': 'Cerrar',
  'common.save': 'Guardar',
  'common.saving': 'Guardando…',
  'common.saveChanges': 'Guardar cambios',
  'common.discard': 'Descartar',
  'common.useTheirs': 'Usar valores nuevos',
  'common.noChanges': 'No hay cambios que guardar',
  'common.retry': 'Reintentar',
  'common.trace': 'ID de solicitud: {traceId}',
  'common.you': 'Tú',
  'common.never': 'Nunca',
  'common.now': 'Ahora',
  'common.loading': 'Cargando…',
  'common.showMore': { one: 'Mostrar {count} más', many: 'Mostrar {count} más', other: 'Mostrar {count} más' },
  'common.email': 'Correo electrónico',
  'common.foundNothing': 'Sin resultados para «{search}»',
  'common.clearSearch': 'Borrar búsqueda',
  'common.removeFilter': 'Quitar filtro: {filter}',
  'common.fieldMissing': 'Este campo es obligatorio.',
  'common.emailWrong': 'Escribe un correo electrónico válido, como nombre@example.com.',

  'group.organisation': 'Organización',
  'group.security': 'Seguridad',
  'group.developers': 'Desarrolladores',
  'group.billing': 'Facturación',

  'shell.skip': 'Ir al contenido',
  'shell.navigation': 'Portal',
  'shell.goTo': 'Ir a…',
  'shell.notifications': 'Notificaciones',
  'shell.unread': {
    one: '{count} notificación sin leer',
    many: '{count} notificaciones sin leer',
    other: '{count} notificaciones sin leer',
  },
  'shell.portal': 'Portal',
  'shell.closePortal': 'Cerrar portal',
  'shell.account': 'Cuenta de {name}',
  'shell.signOut': 'Cerrar sesión',
  'shell.language': 'Idioma',
  'shell.theme': 'Tema',
  'shell.themeSystem': 'Sistema',
  'shell.themeLight': 'Claro',
  'shell.themeDark': 'Oscuro',
  'shell.switched': 'Has cambiado a {tenant}.',
  'shell.subAccountOf': 'Subcuenta de {parent}',
  'shell.backTo': 'Volver a {parent}',
  'shell.impersonating': '{actor} actúa como {name} hasta: {until}. Cada cambio se registra con ese nombre.',
  'shell.stopImpersonating': 'Dejar de actuar como {name}',
  'shell.offline':
    'No tienes conexión. Lo que ves puede estar desactualizado; podrás hacer cambios cuando vuelvas a tener conexión.',
  'shell.unreachable':
    'No pudimos conectar con el servidor. Lo que escribiste sigue aquí; revisa tu conexión e inténtalo de nuevo.',
  'shell.serverFailed':
    'Se produjo un error en nuestro sistema. Inténtalo de nuevo y, si se repite, contacta con soporte e indica el ID de solicitud.',
  'shell.failedTitle': 'No se pudo abrir el portal',
  'shell.noServerTitle': 'El portal no está conectado a ningún servidor',
  'shell.noServerText': 'Define la URL del servidor en el atributo base-url de esta página.',

  'boundary.title': 'Se produjo un error en esta página',
  'boundary.text': 'Tus datos están a salvo. Vuelve a cargar la página o ve a otra.',
  'boundary.chunkTitle': 'No se pudo cargar parte de esta página',
  'boundary.chunkText': 'Tus datos están a salvo. Revisa tu conexión y vuelve a cargar la página.',
  'boundary.open': 'Volver a cargar',

  'unavailable.title': 'No tienes acceso a esta página',
  'unavailable.why': 'Página no disponible',
  'unavailable.text':
    'Esta página no existe o tus roles en {tenant} no la incluyen. Solicita acceso a un administrador de tu organización.',
  'unavailable.go': 'Ir a {page}',

  'expiry.title': 'Se cerró tu sesión',
  'expiry.text': 'Tu trabajo sigue aquí. Inicia sesión de nuevo para continuar donde lo dejaste.',
  'expiry.signIn': 'Iniciar sesión de nuevo',
  'expiry.waiting': 'Esperando a que inicies sesión en la otra pestaña…',
  'expiry.blocked':
    'Tu navegador bloqueó la pestaña de inicio de sesión. Permite las ventanas emergentes en esta página e inténtalo de nuevo.',
  'expiry.leave': 'Salir del portal',

  'unsaved.title': '¿Salir sin guardar?',
  'unsaved.text': 'Tienes cambios sin guardar: {fields}.',
  'unsaved.stay': 'Cancelar',
  'unsaved.leave': 'Salir sin guardar',
};
