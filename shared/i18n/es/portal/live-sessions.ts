import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Todas las sesiones activas',
  'live.text': 'Dónde tienen los usuarios sesiones abiertas en {tenant} en este momento.',
  'live.failed': 'No se pudieron cargar las sesiones activas',
  'live.search': 'Buscar sesiones',
  'live.searchHint': 'Nombre, correo o dirección IP',
  'live.user': 'Usuario',
  'live.device': 'Dispositivo',
  'live.ip': 'Dirección IP',
  'live.started': 'Inicio de sesión',
  'live.active': 'Última actividad',
  'live.impersonated': '{name} actúa como este usuario',
  'live.of': 'Sesión de {name}',
  'live.none': 'No se encontraron sesiones',
  'live.noneText': 'Ninguna sesión coincide con tu búsqueda.',
  'live.end': 'Cerrar sesión',
  'live.endUser': 'Cerrar todas las sesiones de este usuario…',
  'live.endUserTitle': '¿Cerrar todas las sesiones de {name}?',
  'live.endUserText':
    'Se cierran todas las sesiones de este usuario, también en otras organizaciones. Podrá volver a iniciar sesión con su contraseña.',
  'live.endUserAction': 'Cerrar sesiones',
  'live.userEnded': 'Se cerraron las sesiones de {name}.',
  'live.endTitle': {
    one: '¿Cerrar {count} sesión?',
    many: '¿Cerrar {count} sesiones?',
    other: '¿Cerrar {count} sesiones?',
  },
  'live.endText':
    'Estos usuarios tendrán que volver a iniciar sesión. Se pueden perder los cambios sin guardar en tus aplicaciones.',
  'live.endAction': { one: 'Cerrar {count} sesión', many: 'Cerrar {count} sesiones', other: 'Cerrar {count} sesiones' },
  'live.ended': {
    one: '{count} sesión cerrada.',
    many: '{count} sesiones cerradas.',
    other: '{count} sesiones cerradas.',
  },
  'live.cancel': 'Cancelar',
};
