import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'İptal',
  'common.close': 'Kapat',
  'common.save': 'Kaydet',
  'common.saving': 'Kaydediliyor…',
  'common.retry': 'Yeniden dene',
  'common.trace': 'İstek kimliği: {traceId}',
  'common.you': 'Siz',
  'common.never': 'Hiçbir zaman',
  'common.now': 'Şimdi',
  'common.loading': 'Yükleniyor…',
  'common.showMore': { one: '{count} tane daha göster', other: '{count} tane daha göster' },
  'common.email': 'E-posta',
  'common.foundNothing': '“{search}” için sonuç yok',
  'common.clearSearch': 'Aramayı temizle',
  'common.removeFilter': 'Filtreyi kaldır: {filter}',
  'common.fieldMissing': 'Bu alan zorunludur.',
  'common.emailWrong': 'Geçerli bir e-posta adresi girin, örneğin ad@example.com.',

  'group.organisation': 'Kuruluş',
  'group.security': 'Güvenlik',
  'group.developers': 'Geliştiriciler',
  'group.billing': 'Faturalandırma',

  'shell.skip': 'İçeriğe geç',
  'shell.navigation': 'Portal',
  'shell.goTo': 'Git…',
  'shell.notifications': 'Bildirimler',
  'shell.unread': { one: '{count} okunmamış bildirim', other: '{count} okunmamış bildirim' },
  'shell.portal': 'Portal',
  'shell.closePortal': 'Portalı kapat',
  'shell.account': '{name} hesabı',
  'shell.signOut': 'Oturumu kapat',
  'shell.language': 'Dil',
  'shell.theme': 'Tema',
  'shell.themeSystem': 'Sistem',
  'shell.themeLight': 'Açık',
  'shell.themeDark': 'Koyu',
  'shell.switched': '{tenant} kuruluşuna geçildi.',
  'shell.impersonating': '{actor}, {name} adına işlem yapıyor (bitiş: {until}). Her değişiklik bu adla kaydedilir.',
  'shell.stopImpersonating': '{name} adına işlemi bitir',
  'shell.offline':
    'Çevrimdışısınız. Gördükleriniz güncel olmayabilir; yeniden çevrimiçi olduğunuzda değişiklik yapabilirsiniz.',
  'shell.unreachable': 'Sunucuya ulaşamadık. Girdikleriniz hâlâ burada; bağlantınızı kontrol edip yeniden deneyin.',
  'shell.serverFailed':
    'Bizim tarafımızda bir sorun oluştu. Yeniden deneyin; sorun sürerse istek kimliğiyle destek ekibine başvurun.',
  'shell.failedTitle': 'Portal açılamadı',
  'shell.noServerTitle': 'Portal bir sunucuya bağlı değil',
  'shell.noServerText': 'Bu sayfadaki base-url özniteliğinde sunucu URL’sini belirtin.',

  'boundary.title': 'Bu sayfada bir sorun oluştu',
  'boundary.text': 'Verileriniz güvende. Sayfayı yeniden yükleyin ya da başka bir sayfaya gidin.',
  'boundary.chunkTitle': 'Bu sayfanın bir bölümü yüklenemedi',
  'boundary.chunkText': 'Verileriniz güvende. Bağlantınızı kontrol edip sayfayı yeniden yükleyin.',
  'boundary.open': 'Sayfayı yeniden yükle',

  'unavailable.title': 'Bu sayfaya erişiminiz yok',
  'unavailable.why': 'Sayfa kullanılamıyor',
  'unavailable.text':
    'Bu sayfa yok ya da {tenant} kuruluşundaki rolleriniz bu sayfayı içermiyor. Kuruluşunuzun bir yöneticisinden erişim isteyin.',
  'unavailable.go': '{page} sayfasına git',

  'expiry.title': 'Oturumunuz kapatıldı',
  'expiry.text': 'Çalışmanız hâlâ burada. Kaldığınız yerden devam etmek için yeniden oturum açın.',
  'expiry.signIn': 'Yeniden oturum aç',
  'expiry.waiting': 'Diğer sekmede oturum açmanız bekleniyor…',
  'expiry.blocked':
    'Tarayıcınız oturum açma sekmesini engelledi. Bu sayfa için açılır pencerelere izin verip yeniden deneyin.',
  'expiry.leave': 'Portaldan çık',

  'unsaved.title': 'Kaydetmeden çıkılsın mı?',
  'unsaved.text': 'Kaydedilmemiş değişiklikleriniz var: {fields}.',
  'unsaved.stay': 'İptal',
  'unsaved.leave': 'Kaydetmeden çık',
};
