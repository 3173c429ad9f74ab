import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Aplicaciones',
  'users.applications': 'Aplicaciones…',
  'apps.title': 'Aplicaciones de {name}',
  'apps.text': 'Elige en qué aplicaciones de {tenant} puede iniciar sesión {name}.',
  'apps.choose': 'Aplicaciones',
  'apps.free': 'Todos los usuarios de {tenant} tienen acceso.',
  'apps.none': 'Ninguna',
  'apps.nothing': '{tenant} no tiene aplicaciones que se asignen a usuarios concretos.',
  'apps.failed': 'No se pudieron cargar las aplicaciones.',
  'apps.assignFailed': 'No se pudieron asignar las aplicaciones. Inténtalo de nuevo o contacta con soporte.',
  'apps.save': 'Guardar aplicaciones',
  'apps.saved': 'Aplicaciones de {name} actualizadas.',
};
