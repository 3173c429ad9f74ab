import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Etkin oturumlar',
  'privacy.sessionsText': 'Tanımadığınız bir oturum mu var? Kapatın ve parolanızı değiştirin.',
  'privacy.sessionsFailed': 'Oturumlarınız yüklenemedi',
  'privacy.device': '{system} üzerinde {browser}',
  'privacy.deviceUnknown': 'Bilinmeyen cihaz',
  'privacy.signedIn': 'Oturum açıldı: {time}',
  'privacy.justNow': 'az önce',
  'privacy.thisOne': 'Bu cihaz',
  'privacy.actsHere': '{name} (destek) sizin adınıza işlem yapıyor',
  'privacy.end': 'Oturumu kapat',
  'privacy.endOf': 'Oturumu kapat: {device}',
  'privacy.ended': { one: 'Oturum kapatıldı.', other: '{count} oturum kapatıldı.' },
  'privacy.endFailed': { one: 'Oturum kapatılamadı.', other: '{count} oturum kapatılamadı.' },
  'privacy.noOthers': 'Başka etkin oturum yok.',
  'privacy.endOthers': 'Diğer tüm oturumları kapat…',
  'privacy.endOthersTitle': {
    one: 'Diğer {count} oturum kapatılsın mı?',
    other: 'Diğer {count} oturum kapatılsın mı?',
  },
  'privacy.endOthersText': 'Bu cihazdaki oturumunuz açık kalır.',
  'privacy.endOthersAction': { one: '{count} oturumu kapat', other: '{count} oturumu kapat' },
  'privacy.endOthersKeep': 'İptal',
};
