import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Kullanıcı eklemenin diğer yolları',
  'getIn.list': 'Listeden davet et…',
  'getIn.link': 'Davet bağlantısı…',
  'getIn.export': 'CSV olarak dışa aktar',
  'getIn.exporting': 'Kullanıcılar dışa aktarılıyor…',
  'getIn.exported': 'Kullanıcılar dışa aktarıldı. İndirilenlerinize bakın.',
  'getIn.exportFailed': 'Kullanıcılar dışa aktarılamadı. {reason}',
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
