import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that further flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Bu sayfa çok uzun süre açık kaldı. Formu bir kez daha gönderin.',
    'account-locked':
      'Art arda çok fazla yanlış parola girildi, bu yüzden oturum açma durduruldu. Kendiliğinden yeniden açılır ({lockedUntil}).',
    'account-disabled': 'Bu hesapta oturum açma kapalı. Kuruluşunuzun bir yöneticisi yeniden açabilir.',
    'application-not-assigned': 'Bu uygulamaya erişiminiz yok. Kuruluşunuzun bir yöneticisi verebilir.',
    'account-expired': 'Bu hesaptaki süreniz doldu. Kuruluşunuzun bir yöneticisi uzatabilir.',
    'email-not-verified':
      'Bu e-posta adresi henüz onaylanmadı. Size gönderdiğimiz bağlantıyı açın ya da yenisini isteyin.',
    'no-tenant': 'Bu hesap henüz hiçbir kuruluşa ait değil. Bir yöneticiden sizi davet etmesini isteyin.',
    'password-expired': 'Bu parola çok eski. Yenisini seçmeniz için size bir bağlantı gönderdik.',
    'sign-in-method-unavailable':
      'Bu kuruluş, bu sayfanın sunmadığı bir yöntemle oturum açıyor. Yöneticisine sorun ya da başka bir adres kullanın.',
  },
  texts: {
    'common.newPassword': 'Yeni parola',
    'common.name': 'Adınız',
    'common.companyName': 'Şirket',
    'common.signIn': 'Oturum aç',
    'common.continue': 'Devam et',
    'common.backToSignIn': 'Oturum açmaya dön',
    'common.useAnotherAddress': 'Başka bir adres kullan',
    'common.resend': 'Yeniden gönder',
    'common.resending': 'Gönderiliyor…',
    'common.resendIn': '{time} sonra yeniden gönder',
    'common.opening': '{place} açılıyor',
    'common.ruleLength': '{minLength} ile {maxLength} karakter arası',
    'common.ruleEmail': 'E-posta adresinizden farklı',
    'common.ruleCommon': 'Yaygın bir parola değil',
    'common.working': 'Bir saniye…',
    'redirectToSSO.title': 'Oturumunuzu kuruluşunuz açar',
    'redirectToSSO.text': '{place} üzerinde {email} adresini onaylayıp hemen buraya dönersiniz.',
    'redirectToSSO.now': 'Şimdi git',
    'loginWithSSOFailed.title': 'Kuruluşunuzda oturum açılamadı',
    'loginWithSSOFailed.text': 'Oturumunuz açılmadı. Sizi başa götürüyoruz.',
    'locked.title': 'Oturum açma durduruldu',
    'locked.until': '{time} saatine kadar kilitli',
    'locked.text':
      'Art arda çok fazla yanlış parola girildi, bu yüzden oturum açmayı durdurduk. Verileriniz olduğu gibi duruyor.',
    'locked.mail':
      'Bu adrese ait bir hesap varsa sahibinde, kilidi hemen açan bağlantının bulunduğu bir e-posta vardır.',
    'locked.wait': 'Ya da bekleyin: {time} sonra kendiliğinden açılır.',
    'locked.reset': 'Siz değil miydiniz? Parolayı sıfırlayın',
    'error.title': 'Burada oturum açamazsınız',
    'otherWays.quickSms': 'Kısa mesajla kod',
    'otherWays.or': 'Ya da şununla devam edin',
    'otherWays.passkey': 'Geçiş anahtarıyla oturum aç',
    'otherWays.title': 'Diğer oturum açma yolları',
    'otherWays.insteadPassword': 'Bunun yerine parolayı kullan',
    'otherWays.insteadPasskey': 'Bunun yerine geçiş anahtarını kullan',
    'otherWays.insteadCode': 'Bunun yerine e-postayla kod',
    'otherWays.insteadLink': 'Bunun yerine e-postayla bağlantı',
    'otherWays.insteadSms': 'Bunun yerine kısa mesajla kod',
    'otherWays.password': 'Parolamı gir',
    'otherWays.code': 'E-postayla kod',
    'otherWays.link': 'E-postayla bağlantı',
  },
};
