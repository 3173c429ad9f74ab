import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Uso',
  'usage.text': 'Consulta cómo usó {tenant} el producto en los últimos 30 días.',
  'usage.failedTitle': 'No se pudo cargar el uso',
  'usage.people': 'Usuarios',
  'usage.total': 'en total',
  'usage.seen': 'con inicio de sesión',
  'usage.joined': 'nuevos',
  'usage.invited': 'con invitación',
  'usage.disabled': 'desactivados',
  'usage.sessions': 'Sesiones activas',
  'usage.open': 'sesiones',
  'usage.openPeople': 'usuarios',
  'usage.signIns': 'Inicios de sesión',
  'usage.signInCount': {
    one: '{count} inicio de sesión en 30 días.',
    many: '{count} inicios de sesión en 30 días.',
    other: '{count} inicios de sesión en 30 días.',
  },
  'usage.onDay': {
    one: '{day}: {count} inicio de sesión',
    many: '{day}: {count} inicios de sesión',
    other: '{day}: {count} inicios de sesión',
  },
  'usage.day': 'Día',
};
