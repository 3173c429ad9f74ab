import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Tüm etkin oturumlar',
  'live.text': 'Kullanıcıların {tenant} kuruluşunda şu anda nerede oturum açtığı.',
  'live.failed': 'Etkin oturumlar yüklenemedi',
  'live.search': 'Oturum ara',
  'live.searchHint': 'Ad, e-posta ya da IP adresi',
  'live.user': 'Kullanıcı',
  'live.device': 'Cihaz',
  'live.ip': 'IP adresi',
  'live.started': 'Oturum açıldı',
  'live.active': 'Son etkinlik',
  'live.impersonated': '{name} bu kullanıcı adına işlem yapıyor',
  'live.of': 'Oturum: {name}',
  'live.none': 'Oturum bulunamadı',
  'live.noneText': 'Aramanızla eşleşen oturum yok.',
  'live.end': 'Oturumu kapat',
  'live.endUser': 'Bu kullanıcının tüm oturumlarını kapat…',
  'live.endUserTitle': '{name} için tüm oturumlar kapatılsın mı?',
  'live.endUserText':
    'Bu kullanıcının diğer kuruluşlardakiler dahil tüm oturumları sona erer. Parolasıyla yeniden oturum açabilir.',
  'live.endUserAction': 'Oturumları kapat',
  'live.userEnded': '{name} için oturumlar kapatıldı.',
  'live.endTitle': { one: '{count} oturum kapatılsın mı?', other: '{count} oturum kapatılsın mı?' },
  'live.endText':
    'Bu kullanıcıların yeniden oturum açması gerekir. Uygulamalarınızda kaydedilmemiş değişiklikler kaybolabilir.',
  'live.endAction': { one: '{count} oturumu kapat', other: '{count} oturumu kapat' },
  'live.ended': { one: '{count} oturum kapatıldı.', other: '{count} oturum kapatıldı.' },
  'live.cancel': 'İptal',
};
