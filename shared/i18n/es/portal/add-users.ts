import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Más formas de añadir usuarios',
  'addUsers.list': 'Invitar desde una lista…',
  'addUsers.link': 'Enlace de invitación…',
  'addUsers.export': 'Exportar como CSV',
  'addUsers.exporting': 'Exportando usuarios…',
  'addUsers.exported': 'Usuarios exportados. Revisa tus descargas.',
  'addUsers.exportFailed': 'No se pudieron exportar los usuarios. {reason}',
  'list.progress': 'Invitando usuarios a {tenant}',
  'list.counts': '{done} de {total}',
  'list.show': 'Ver progreso',
  'users.limit': 'Definir caducidad del acceso…',
  'users.makePermanent': 'Quitar caducidad del acceso',
  'users.expired': 'Acceso caducado',
  'users.until': 'Hasta el {day}',
  'users.didMakePermanent': 'El acceso de {name} ya no caduca.',
  'bulk.didMakePermanent': {
    one: 'El acceso de {count} usuario ya no caduca.',
    many: 'El acceso de {count} usuarios ya no caduca.',
    other: 'El acceso de {count} usuarios ya no caduca.',
  },
};
