import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Yeni oturum açma: {device}',
  'notification.signed-in.body':
    'Konum: {place}. IP adresi: {ip}. Bu siz değilseniz o oturumu kapatın ve parolanızı değiştirin.',
  'notification.password-changed.title': 'Parolanız değiştirildi',
  'notification.password-changed.body':
    'Diğer tüm oturumlarınız kapatıldı. Bu siz değilseniz parolanızı sıfırlamak için oturum açma sayfasında “Parolanızı mı unuttunuz?” seçeneğini kullanın.',
  'notification.email-changed.title': 'E-postanız değiştirildi: {email}',
  'notification.email-changed.body':
    'Önceki e-postanız: {former}. Bu siz değilseniz hemen kuruluşunuzun bir yöneticisine başvurun.',
  'notification.user-name-changed.title': 'Kullanıcı adınız değiştirildi',
  'notification.user-name-changed.body':
    'Yeni kullanıcı adınız: {username}. Bu siz değilseniz hemen kuruluşunuzun bir yöneticisine başvurun.',
  'notification.phones-changed.title': 'Telefon numaralarınız değiştirildi',
  'notification.phones-changed.body':
    'Bu siz değilseniz telefon numaralarınızı gözden geçirin ve parolanızı değiştirin.',
  'notification.factor-added.title': 'Doğrulama yöntemi eklendi',
  'notification.factor-added.body':
    'Kurtarma kodlarınızı güvenli bir yerde saklayın. Bu siz değilseniz yöntemi kaldırın ve parolanızı değiştirin.',
  'notification.factor-removed.title': 'Doğrulama yöntemi kaldırıldı',
  'notification.factor-removed.body': 'Bu siz değilseniz parolanızı değiştirin ve yöntemi yeniden ayarlayın.',
  'notification.passkey-added.title': 'Geçiş anahtarı eklendi',
  'notification.passkey-added.body':
    'Artık parolasız oturum açabilirsiniz. Bu siz değilseniz geçiş anahtarını kaldırın ve parolanızı değiştirin.',
  'notification.passkey-removed.title': 'Geçiş anahtarı kaldırıldı',
  'notification.passkey-removed.body':
    'Artık onunla oturum açamazsınız. Bu siz değilseniz parolanızı değiştirin ve geçiş anahtarlarınızı gözden geçirin.',
  'notification.recovery-code-used.title': 'Kurtarma kodu kullanıldı',
  'notification.recovery-code-used.body':
    'Kalan kod: {codesLeft}. Kodlar bitmeden yeni kodlar oluşturun. Bu siz değilseniz parolanızı değiştirin.',
  'notification.recovery-codes-renewed.title': 'Yeni kurtarma kodları oluşturuldu',
  'notification.recovery-codes-renewed.body':
    'Eski kodlarınız artık çalışmaz. Bu siz değilseniz parolanızı değiştirin ve yeni kodlar oluşturun.',
  'notification.second-factor-locked.title': 'Doğrulama kilitlendi',
  'notification.second-factor-locked.body':
    'Çok fazla yanlış doğrulama kodu girildi. Bu siz değilseniz birisi parolanızı biliyor olabilir; hemen değiştirin.',
  'notification.account-locked.title': 'Hesabınız kilitlendi',
  'notification.account-locked.body':
    'Çok fazla yanlış parola girildi. Bu siz değilseniz kimse oturum açmadı ama daha uzun bir parola kullanmayı düşünün.',
  'notification.identity-linked.title': '{provider} hesabınıza bağlandı',
  'notification.identity-linked.body':
    'Artık onunla oturum açabilirsiniz. Bu siz değilseniz parolanızı değiştirin ve bir yöneticiye başvurun.',
  'notification.impersonation-started.title': '{actor} sizin adınıza işlem yaptı',
  'notification.impersonation-started.body': 'Neden: {reason}. Her değişiklik {actor} adıyla kaydedildi.',
  'notification.api-token-made.title': 'Kişisel API belirteci oluşturuldu',
  'notification.api-token-made.body':
    'Belirteç adı: {token}. Bunu kullanan uygulamalar sizin adınıza işlem yapabilir. Bu siz değilseniz belirteci silin ve parolanızı değiştirin.',
  'notification.roles-changed.title': 'Rolleriniz değiştirildi',
  'notification.roles-changed.body': 'Değiştiren: {actor}. Rolleriniz artık şunlar: {roles}.',
  'notification.groups-changed.title': 'İzinleriniz değişti',
  'notification.groups-changed.body': '{actor}, üyesi olduğunuz ya da olmuş olduğunuz bir grubu değiştirdi.',
  'notification.audit-stream-fails.title': '{stream} bir saati aşkın süredir denetim olaylarını kabul etmiyor',
  'notification.audit-stream-fails.body':
    'Hiçbir olay kaybolmaz: hedef yeniden kabul ettiğinde gönderilirler. Adresini ve gizli anahtarını kontrol edin.',
  'notification.webhook-fails.title': '{webhook} webhook’u olayları kabul etmiyor',
  'notification.webhook-fails.body':
    '{host}: {error}. Üç gün boyunca denemeye devam ediyoruz. Uç noktayı kontrol edin.',
  'notification.webhook-off.title': '{webhook} webhook’u kapatıldı',
  'notification.webhook-off.body':
    '{host}: {error}. Uç noktayı düzeltin, webhook’u açın ve kaçırdıklarını yeniden gönderin.',
  'notification.audit-log-broken.title': 'Denetim günlüğü değiştirilmiş',
  'notification.audit-log-broken.body':
    'Zincir {event} numaralı olayda bozuk. Önceki dışa aktarımları saklayın ve sağlayıcınıza başvurun.',
  'notification.sso-certificate-expires.title': 'Bir SSO sertifikasının süresi yakında doluyor',
  'notification.sso-certificate-expires.body':
    '{provider} sertifikasının süresi {date} tarihinde doluyor. Yenisini bundan önce bağlantıya ekleyin.',
  'notification.sso-metadata-fails.title': 'SSO meta verileri okunamıyor',
  'notification.sso-metadata-fails.body':
    '{provider} meta verileri yeniden okunamadı. Çoklu oturum açma hâlâ çalışıyor, ancak yeni sertifikalar eklenmiyor.',
  'notification.sso-domain-drifted.title': '{domain} alan adının DNS kaydı eksik',
  'notification.sso-domain-drifted.body':
    'Çoklu oturum açma hâlâ çalışıyor. Alan adının TXT kaydını yeniden yayımlayın.',
  'notification.sso-emergency-used.title': '{person} acil durum erişimini kullandı',
  'notification.sso-emergency-used.body': '{email} çoklu oturum açma yerine parolayla giriş yaptı.',
  'notification.sso-emergency-lost.title': '{person} için artık MFA yok',
  'notification.sso-emergency-lost.body': 'MFA olmadan acil durum erişimi çalışmaz.',
  'notification.sso-setup-finished.title': 'SSO bağlantınız incelenmeye hazır',
  'notification.sso-setup-finished.body':
    'Kurulum, kurulum linkinizle tamamlandı. Bağlantıyı kontrol edip etkinleştirin.',
  'notification.directory-removals-held.title': '{connection} çok sayıda kullanıcıyı kaldırmak istiyor',
  'notification.directory-removals-held.body':
    '{minutes} dakika içinde {users} kullanıcıdan fazlası için istek geldi. Sonraki kaldırmalar siz onaylayana veya reddedene kadar bekler.',
  'notification.payment-failed.title': 'Bir ödeme başarısız oldu',
  'notification.payment-failed.body':
    '{invoice} numaralı fatura için {amount} tahsil edilemedi. {plan} planı {until} tarihine kadar sürer, yeniden deneme tarihi: {date}.',
  'notification.payment-disputed.title': 'Bir ödemeye itiraz edildi',
  'notification.payment-disputed.body':
    'Banka, {invoice} numaralı faturanın {amount} tutarını geri istiyor. Bu bir hataysa bankadan itirazı geri çekmesini isteyin.',
  'notification.plan-ended.title': '{plan} planı sona erdi',
  'notification.plan-ended.body':
    '{invoice} numaralı fatura için {amount} tahsil edilemedi. İstediğiniz zaman yeniden abone olabilirsiniz.',
  'notification.invitation-accepted.title': '{person} davetinizi kabul etti',
  'notification.invitation-accepted.body': '{email} artık üye.',
};
