import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Más formas de añadir usuarios',
  'getIn.list': 'Invitar desde una lista…',
  'getIn.link': 'Enlace de invitación…',
  'getIn.export': 'Exportar como CSV',
  'getIn.exporting': 'Exportando usuarios…',
  'getIn.exported': 'Usuarios exportados. Revisa tus descargas.',
  'getIn.exportFailed': 'No se pudieron exportar los usuarios. {reason}',
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
