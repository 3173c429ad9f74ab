import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'BT yöneticinizi davet edin',
  'ssolink.title': 'Kurulum linkleri',
  'ssolink.dialogText':
    '{tenant} kullanıcısı olmayan biri için link oluşturun. Link yalnızca tek bir bağlantının kurulumunu açar.',
  'ssolink.newConnection': 'Yeni bağlantı',
  'ssolink.email': 'E-posta (isteğe bağlı)',
  'ssolink.emailHint': 'Linki bu adrese göndeririz.',
  'ssolink.expiresIn': 'Geçerlilik süresi',
  'ssolink.mapRoles': 'Grupları rollerle eşlemeye izin ver',
  'ssolink.mapRolesHint': 'Sizin rollerinizden üst roller hariç.',
  'ssolink.activate': 'Bağlantıyı etkinleştirmeye izin ver',
  'ssolink.activateHint': 'Etkin bir bağlantıyı değiştirmek için de gereklidir.',
  'ssolink.create': 'Link oluştur',
  'ssolink.createdTitle': 'Kurulum linki oluşturuldu',
  'ssolink.copyNow': 'Şimdi kopyalayın: bir daha göremezsiniz. Linke sahip olan herkes bağlantıyı kurabilir.',
  'ssolink.sent': '{email} adresine gönderiyoruz.',
  'ssolink.link': 'Kurulum linki',
  'ssolink.revoke': 'İptal et',
  'ssolink.revokeOf': 'Kurulum linkini iptal et: {name}',
  'ssolink.revokedNow': 'Kurulum linki iptal edildi.',
  'ssolink.revokeFailed': 'Link iptal edilemedi. {reason}',
  'ssolink.failed': 'Kurulum linkleri yüklenemedi.',
  'ssolink.suspended': 'Askıda: {name} artık izne sahip değil',
  'ssolink.revoked': 'İptal edildi',
  'ssolink.until': 'Son geçerlilik: {date}',
  'ssolink.unused': 'Henüz açılmadı',
  'ssolink.used': 'Son kullanım: {date}, {ip}',
  'ssolink.finished': 'Kurulum tamamlandı: {date}',
};
