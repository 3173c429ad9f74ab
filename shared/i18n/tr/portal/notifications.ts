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
  'notification.invitation-accepted.title': '{person} davetinizi kabul etti',
  'notification.invitation-accepted.body': '{email} artık üye.',
};
