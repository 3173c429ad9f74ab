import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': '{tenant} için çoklu oturum açma kurulumu',
  'ssoguest.lead': 'Bunu sizden {name} istedi. Linkiniz şu tarihe kadar çalışır: {date}.',
  'ssoguest.finishStep': 'Bitir',
  'ssoguest.finishText': '{name} adlı kişiye bağlantının kontrol edilip etkinleştirilmeye hazır olduğunu bildirin.',
  'ssoguest.finish': 'Bildir: {name}',
  'ssoguest.notReady': 'Önce bir alan adı ve sağlayıcının değerlerini ekleyin.',
  'ssoguest.unverified': 'Alan adı henüz doğrulanmadı. Doğrulanana kadar {name} bağlantıyı etkinleştiremez.',
  'ssoguest.doneTitle': 'Tamamlandı',
  'ssoguest.doneText':
    '{name} adlı kişiye bildirdik. Bu sayfayı kapatabilirsiniz. Değiştirilmesi gereken bir şey olursa linkiniz şu tarihe kadar çalışır: {date}.',
  'ssoguest.return': 'Kuruluma dön',
  'ssoguest.endedTitle': 'Bu link artık çalışmıyor',
  'ssoguest.endedText':
    'E-postanızdaki veya mesajınızdaki linki kullanın. Çalışmıyorsa süresi dolmuş ya da iptal edilmiştir: gönderen yöneticiden yenisini isteyin.',
};
