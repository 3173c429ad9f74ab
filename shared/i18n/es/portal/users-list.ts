import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Grupos',
  'users.noGroups': 'Ninguno',
  'users.managedBy': 'Administrado por',
  'users.managedHere': 'Portal de administración',
  'users.managedDirectory': 'Directorio',
  'users.statsWeek': {
    one: '{count} se unió esta semana.',
    many: '{count} se unieron esta semana.',
    other: '{count} se unieron esta semana.',
  },
  'users.statsAdmins': {
    one: '{count} puede administrar usuarios.',
    many: '{count} pueden administrar usuarios.',
    other: '{count} pueden administrar usuarios.',
  },
  'users.showAll': 'Todos los usuarios',
  'users.showUnenrolled': 'Sin verificación en dos pasos',
  'users.showBreached': 'Con contraseña filtrada',
  'users.showInactive': 'Inactivos durante 90 días',
  'users.anyRole': 'Cualquier rol',
  'users.anyGroup': 'Cualquier grupo',
  'users.clearFilters': 'Borrar filtros',
  'users.filteredTitle': 'Ningún usuario coincide',
  'users.filteredText': 'Prueba a quitar un filtro.',
  'users.edit': 'Editar…',
  'users.editGroups': 'Cambiar grupos…',
  'users.signOut': 'Cerrar todas sus sesiones',
  'users.didSignOut': 'Se cerraron todas las sesiones de {name}.',
  'bulk.didSignOut': {
    one: 'Se cerraron todas las sesiones de {count} usuario.',
    many: 'Se cerraron todas las sesiones de {count} usuarios.',
    other: 'Se cerraron todas las sesiones de {count} usuarios.',
  },
  'reset.waiting':
    'Un segundo administrador debe aprobar el restablecimiento de la verificación en dos pasos de {name}.',
  'reset.review': 'Revisar solicitud',
  'bulk.access': 'Añadir roles o grupos…',
};
