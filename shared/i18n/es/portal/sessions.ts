import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Sesiones activas',
  'privacy.sessionsText': '¿No reconoces una sesión? Ciérrala y cambia tu contraseña.',
  'privacy.sessionsFailed': 'No se pudieron cargar tus sesiones',
  'privacy.device': '{browser} en {system}',
  'privacy.deviceUnknown': 'Dispositivo desconocido',
  'privacy.signedIn': 'Sesión iniciada: {time}',
  'privacy.justNow': 'ahora mismo',
  'privacy.thisOne': 'Este dispositivo',
  'privacy.actsHere': '{name} (soporte) actúa como tú',
  'privacy.end': 'Cerrar sesión',
  'privacy.endOf': 'Cerrar sesión en {device}',
  'privacy.ended': { one: 'Sesión cerrada.', many: '{count} sesiones cerradas.', other: '{count} sesiones cerradas.' },
  'privacy.endFailed': {
    one: 'No se pudo cerrar una sesión.',
    many: 'No se pudieron cerrar {count} sesiones.',
    other: 'No se pudieron cerrar {count} sesiones.',
  },
  'privacy.noOthers': 'No hay otras sesiones activas.',
  'privacy.endOthers': 'Cerrar todas las demás sesiones…',
  'privacy.endOthersTitle': {
    one: '¿Cerrar {count} sesión más?',
    many: '¿Cerrar las otras {count} sesiones?',
    other: '¿Cerrar las otras {count} sesiones?',
  },
  'privacy.endOthersText': 'Tu sesión en este dispositivo sigue abierta.',
  'privacy.endOthersAction': {
    one: 'Cerrar {count} sesión',
    many: 'Cerrar {count} sesiones',
    other: 'Cerrar {count} sesiones',
  },
  'privacy.endOthersKeep': 'Cancelar',
};
