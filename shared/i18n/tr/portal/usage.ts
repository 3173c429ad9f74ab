import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Kullanım',
  'usage.text': '{tenant} kuruluşunun son 30 günde ürünü nasıl kullandığını görün.',
  'usage.failedTitle': 'Kullanım yüklenemedi',
  'usage.people': 'Kullanıcılar',
  'usage.total': 'toplam',
  'usage.seen': 'oturum açtı',
  'usage.joined': 'katıldı',
  'usage.invited': 'davet edildi',
  'usage.disabled': 'devre dışı',
  'usage.sessions': 'Etkin oturumlar',
  'usage.open': 'oturum',
  'usage.openPeople': 'kullanıcı',
  'usage.signIns': 'Oturum açmalar',
  'usage.signInCount': { one: '30 günde {count} oturum açma.', other: '30 günde {count} oturum açma.' },
  'usage.onDay': { one: '{day}: {count} oturum açma', other: '{day}: {count} oturum açma' },
  'usage.day': 'Gün',
};
