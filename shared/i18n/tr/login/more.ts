import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** Locked accounts, single sign-on, other sign-in methods, and texts that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'account-locked':
      'Çok fazla yanlış parola girildiği için hesabınız kilitlendi. Şu zamandan sonra yeniden deneyebilirsiniz: {lockedUntil}.',
    'account-disabled':
      'Hesabınız devre dışı bırakıldı. Yeniden etkinleştirmesini kuruluşunuzun bir yöneticisinden isteyin.',
    'application-not-assigned': 'Bu uygulamaya erişiminiz yok. Kuruluşunuzun bir yöneticisinden erişim isteyin.',
    'account-expired': 'Erişiminizin süresi doldu. Uzatmasını kuruluşunuzun bir yöneticisinden isteyin.',
    'email-not-verified': 'Önce e-posta adresinizi onaylayın. Gönderdiğimiz bağlantıyı açın ya da yenisini isteyin.',
    'no-tenant': 'Hesabınız henüz bir kuruluşa ait değil. Bir yöneticiden sizi davet etmesini isteyin.',
    'sso-required':
      'Kuruluşunuz tek oturum açmayı zorunlu kılıyor. Geri dönüp kimlik sağlayıcınızla devam edin. Acil durum erişiminiz varsa e-postanızı ve parolanızı kontrol edin.',
    'ip-address-refused':
      'Kuruluşunuz IP adresinizden ({ipAddress}) erişime izin vermiyor. İzin verilen bir ağ kullanın veya bir yöneticiden adresi eklemesini isteyin.',
    'country-refused':
      'Kuruluşunuz bulunduğunuz konumdan erişime izin vermiyor ({country}, IP adresi {ipAddress}). İzin verilen bir ülkedeki ağı kullanın veya yöneticinize başvurun.',
    'email-domain-refused':
      'Bu kuruluş {domain} alan adındaki e-posta adreslerini kabul etmiyor. Başka bir alan adındaki bir adres kullanın.',
    'password-expired': 'Parolanızın süresi doldu. Yeni bir parola oluşturmanız için bir bağlantı gönderdik.',
    'sign-in-method-unavailable':
      'Kuruluşunuz burada kullanılamayan bir oturum açma yöntemi kullanıyor. Yöneticinize başvurun ya da başka bir e-posta kullanın.',
    'form-expired': 'Bu sayfanın süresi doldu. Formu yeniden gönderin.',
  },
  texts: {
    // more
    'common.newPassword': 'Yeni parola',
    'common.name': 'Adınız',
    'common.companyName': 'Şirket adı',
    'common.signIn': 'Oturum aç',
    'common.continue': 'Devam et',
    'common.backToSignIn': 'Oturum açmaya dön',
    'common.useAnotherAddress': 'Başka bir e-posta kullan',
    'common.resend': 'E-postayı yeniden gönder',
    'common.resending': 'Gönderiliyor…',
    'common.resendIn': 'Yeniden gönder: {time}',
    'common.opening': '{place} açılıyor…',
    'common.ruleLength': '{minLength}–{maxLength} karakter',
    'common.ruleEmail': 'E-posta adresinizden farklı',
    'common.ruleCommon': 'Yaygın bir parola değil',
    'common.working': 'Bir dakika…',
    'redirectToSSO.title': 'Kuruluşunuzla oturum açın',
    'redirectToSSO.text': '{place} üzerinde {email} olarak oturum açacak ve hemen buraya döneceksiniz.',
    'redirectToSSO.now': 'Şimdi devam et',
    'redirectToSSO.emergency': 'Acil durum erişimi',
    'redirectToSSO.another': 'Başka bir yöntemle oturum aç',
    'loginWithSSOFailed.title': 'Tek oturum açma başarısız oldu',
    'loginWithSSOFailed.text': 'Oturumunuz açılmadı. Yeniden deneyin ya da yöneticinize başvurun.',
    'loginWithSSOFailed.denied':
      'Kimlik sağlayıcınız oturumunuzu açmadı: Oturum açma iptal edildi ya da erişiminiz yok. Gerekiyorsa yöneticinizden erişim isteyin.',
    'locked.title': 'Hesabınız kilitli',
    'locked.until': 'Kilit bitişi: {time}',
    'locked.text': 'Çok fazla yanlış parola girildiği için bu hesabı kilitledik. Verileriniz güvende.',
    'locked.mail': 'Bu e-posta için bir hesap varsa kilidini şimdi açan bir bağlantı gönderdik.',
    'locked.wait': 'Ya da bekleyin: hesabın kilidi otomatik olarak açılır. Kalan süre: {time}.',
    'locked.reset': 'Siz değil miydiniz? Parolanızı sıfırlayın',
    'error.title': 'Burada oturum açamazsınız',

    // other ways
    'otherMethods.quickSms': 'SMS ile kod al',
    'otherMethods.or': 'Ya da şununla devam edin',
    'otherMethods.passkey': 'Geçiş anahtarıyla oturum aç',
    'otherMethods.title': 'Diğer oturum açma yöntemleri',
    'otherMethods.insteadPassword': 'Parola kullan',
    'otherMethods.insteadPasskey': 'Geçiş anahtarı kullan',
    'otherMethods.insteadCode': 'E-postayla kod al',
    'otherMethods.insteadLink': 'E-postayla bağlantı al',
    'otherMethods.insteadSms': 'SMS ile kod al',
    'otherMethods.password': 'Parola kullan',
    'otherMethods.code': 'E-postayla kod al',
    'otherMethods.link': 'E-postayla bağlantı al',
  },
};
