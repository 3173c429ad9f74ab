import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Uygulamalar',
  'users.applications': 'Uygulamalar…',
  'apps.title': '{name} uygulamaları',
  'apps.text': '{tenant} kuruluşunda {name} adlı kullanıcının oturum açabileceği uygulamaları seçin.',
  'apps.choose': 'Uygulamalar',
  'apps.free': '{tenant} kuruluşundaki herkesin erişimi var.',
  'apps.none': 'Yok',
  'apps.nothing': '{tenant} kuruluşunda tek tek kullanıcılara atanan uygulama yok.',
  'apps.failed': 'Uygulamalar yüklenemedi.',
  'apps.assignFailed': 'Uygulamalar atanamadı. Yeniden deneyin ya da destek ekibine başvurun.',
  'apps.save': 'Uygulamaları kaydet',
  'apps.saved': '{name} uygulamaları güncellendi.',
};
