import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Kullanıcı eklemenin diğer yolları',
  'addUsers.list': 'Listeden davet et…',
  'addUsers.link': 'Davet bağlantısı…',
  'addUsers.export': 'CSV olarak dışa aktar',
  'addUsers.exporting': 'Kullanıcılar dışa aktarılıyor…',
  'addUsers.exported': 'Kullanıcılar dışa aktarıldı. İndirilenlerinize bakın.',
  'addUsers.exportFailed': 'Kullanıcılar dışa aktarılamadı. {reason}',
  'list.progress': 'Kullanıcılar {tenant} kuruluşuna davet ediliyor',
  'list.counts': '{done}/{total}',
  'list.show': 'İlerlemeyi göster',
  'users.limit': 'Erişim süresi ayarla…',
  'users.makePermanent': 'Erişim süresini kaldır',
  'users.expired': 'Erişim süresi doldu',
  'users.until': 'Bitiş: {day}',
  'users.didMakePermanent': '{name} için erişim süresi kaldırıldı.',
  'bulk.didMakePermanent': {
    one: '{count} kullanıcı için erişim süresi kaldırıldı.',
    other: '{count} kullanıcı için erişim süresi kaldırıldı.',
  },
};
