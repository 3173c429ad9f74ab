/** Errors of the other flows of the login box. */
export const errors = {
  // links
  'link-invalid': 'Bu bağlantı eksik. E-postadan yeniden açın ya da yenisini isteyin.',
  'link-expired': 'Bu bağlantının süresi doldu. Yenisini isteyin.',
  'link-used': 'Bu bağlantı zaten kullanıldı. Oturum açın ya da yenisini isteyin.',
  'ER-01239': 'Bu davet kilitli bir kuruluş için. Sizi davet eden kişiye başvurun.',
  'ER-01240': 'Bu davet bağlantısı kilitli bir kuruluş için. Bağlantıyı gönderen kişiye başvurun.',
  'sign-up-closed': 'Kayıt yalnızca davetle yapılabilir. Kuruluşunuzun bir yöneticisinden sizi davet etmesini isteyin.',
  'user-name-taken': 'Bu kullanıcı adı alınmış. Başka bir ad kullanın.',

  // requests
  'malformed-json': 'İstek geçerli bir JSON değil. Hiçbir şey değişmedi.',
  'unsupported-media-type': 'Bu URL bu içerik türünü kabul etmiyor; çoğu URL JSON kabul eder. Hiçbir şey değişmedi.',
  'method-not-allowed': 'Bu URL bu HTTP yöntemini kabul etmiyor. Hiçbir şey değişmedi.',
  'body-too-large': 'İstek çok büyük',
  'unknown-error': 'Bilinmeyen bir hata oluştu',
  difficulties: 'Bazı sorunlar yaşıyoruz. Yeniden deneyin',
  'invitation-unverified': 'Davetinizi doğrulayamadık',
  'session-not-found': 'Oturum bulunamadı',
  forbidden: 'Bunu yapma izniniz yok. Kuruluşunuzun bir yöneticisinden erişim isteyin.',
  'not-found': 'Sayfa bulunamadı. Bağlantı bozuk ya da eski olabilir.',
  'origin-not-allowed':
    'Bu web sitesinin kimlik sunucusunu çağırmasına izin verilmiyor. Sitenin işletmecisi, kaynağı yapılandırmaya ekleyebilir.',
  'client-unknown': 'Sizi buraya gönderen uygulama kayıtlı değil. Geri dönüp uygulamanın destek ekibine başvurun.',
  'redirect-uri-mismatch':
    'Sizi buraya gönderen uygulama, kayıtlı olmayan bir yönlendirme URL’si kullandı. Geri dönüp uygulamanın destek ekibine başvurun.',
  'captcha-unavailable':
    'İnsan olduğunuzu doğrulayan denetim yüklenemedi. Tarayıcınız ya da ağınız engelliyor olabilir.',

  // new password
  'password-too-short': 'Bu parola çok kısa. En az {minLength} karakter kullanın.',
  'password-too-long': 'Bu parola çok uzun. En fazla {maxLength} karakter kullanın.',
  'password-too-common': 'Bu parola çok yaygın ve tahmin edilmesi kolay. Başka bir parola kullanın.',
  'password-is-email': 'Parolanız e-posta adresiniz olamaz. Başka bir parola kullanın.',
  'password-reused': 'Bu parolayı daha önce kullandınız. Yeni bir parola kullanın.',
  'password-breached': 'Bu parola bir veri ihlalinde ortaya çıktı. Başka bir parola kullanın.',

  // codes
  'code-wrong': 'Kod yanlış. Kalan deneme: {triesLeft}.',
  'code-expired': 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  'code-used': 'Bu kod zaten kullanıldı. Yeni bir kod isteyin.',
  'code-exhausted': 'Çok fazla yanlış deneme yapıldı. Yeni bir kod isteyin.',
  'match-number-needed': 'Bu bağlantıyı istediğiniz sayfada görünen sayıyı girin.',
  'match-number-wrong':
    'Sayı eşleşmiyor; bu bağlantıyı siz istemediyseniz bu sayfayı kapatın. Kalan deneme: {triesLeft}.',
  'sign-in-method-off': 'Bu oturum açma yöntemi kapalı. Başka bir yöntem kullanın.',
  'sms-not-available': 'Kısa mesajlar ayarlanmamış. Başka bir yöntem kullanın ya da destek ekibine başvurun.',
  'phone-invalid': 'Ülke koduyla geçerli bir telefon numarası girin, örneğin +1 202 555 0123.',
  'phone-not-allowed': 'Bu numaraya kısa mesaj gönderemiyoruz. Bir cep telefonu numarası kullanın.',
  'phone-taken': 'Bu telefon numarasını başka bir hesap kullanıyor. Başka bir numara kullanın.',
  'phone-not-found': 'Bu telefon numarası artık yok. Listeyi yeniden yükleyin.',
  'phones-too-many': 'En fazla {limit} telefon numaranız olabilir. Önce birini kaldırın.',

  // passkeys
  'passkey-unknown':
    'Bu geçiş anahtarı artık kayıtlı değil. Başka bir yöntemle oturum açın ve anahtarı cihazınızdan kaldırın.',
  'passkey-not-given': 'Cihazınızdan geçiş anahtarı alınamadı. Yeniden deneyin ya da başka bir yöntemle oturum açın.',
  'passkey-not-made': 'Geçiş anahtarınız oluşturulmadı. Yeniden deneyin ya da anahtar olmadan devam edin.',
  'reauthentication-required': 'Güvenliğiniz için bu değişikliği yapmadan önce yeniden oturum açın.',

  // second factor
  'second-factor-expired': 'Oturum açma isteğinizin süresi doldu ya da istek zaten tamamlandı. Yeniden başlayın.',
  'second-factor-locked':
    'Çok fazla yanlış kod girildiği için doğrulama kilitlendi. Şu zamandan sonra yeniden deneyebilirsiniz: {lockedUntil}.',
  'factor-code-wrong': 'Kod yanlış; şu anda görünen kodu girin. Kalan deneme: {triesLeft}.',
  'recovery-code-wrong': 'Bu kurtarma kodu yanlış ya da zaten kullanıldı. Kalan deneme: {triesLeft}.',
  'factor-not-found': 'Bu doğrulama yöntemi artık ayarlı değil. Başka bir yöntem kullanın.',
  'factor-not-offered': 'Bu doğrulama yöntemi burada kullanılamıyor. Başka bir yöntem kullanın.',
  'factor-enforced':
    'Kuruluşunuz iki adımlı doğrulamayı zorunlu tutuyor ve bu sizin tek doğrulama yönteminiz. Önce başka bir yöntem ekleyin.',
  'factors-too-many': 'En fazla sayıda doğrulama yönteminiz var. Önce birini kaldırın.',
  'step-up-required': 'Kuruluşunuz iki adımlı doğrulamayı zorunlu tutuyor. Devam etmek için kimliğinizi doğrulayın.',
  'factor-too-new':
    'İlk doğrulama yönteminizi kısa süre önce eklediniz. Oturum açmak için hemen kullanabilirsiniz; güvenlik ayarlarını şu zamandan sonra değiştirebilirsiniz: {until}.',
  'mfa-not-enrolled': 'İki adımlı doğrulama ayarlanmamış',
  'security-key-refused':
    'Güvenlik anahtarınızı ya da cihazınızı doğrulayamadık. Hiçbir şey değişmedi; yeniden deneyin.',
  'security-key-known': 'Bu güvenlik anahtarı ya da cihaz zaten ayarlı. Başka birini kullanın.',

  // social
  'social-provider-unknown': 'Bu oturum açma yöntemi ayarlanmamış. Başka bir yöntem kullanın.',
  'social-cancelled': '{provider} ile oturum açma iptal edildi. Yeniden deneyin ya da başka bir yöntemle oturum açın.',
  'social-failed': '{provider} ile oturum açılamadı. Yeniden deneyin ya da başka bir yöntemle oturum açın.',
  'social-email-missing':
    '{provider} e-posta adresinizi paylaşmadı. Erişime izin verin ya da başka bir yöntemle oturum açın.',
  'social-proof-wanted': 'Önce {provider} hesabınızdaki e-posta adresini onaylayın. Bunu oturum açma sayfasında yapın.',
  'sso-not-found': 'Tek oturum açma bu e-posta için ayarlanmamış. Başka bir yöntemle oturum açın.',
  'sso-failed': 'Kuruluşunuzun kimlik sağlayıcısı oturumunuzu açmadı. Yeniden deneyin ya da yöneticinize başvurun.',
  'sso-address-refused':
    'Kimlik sağlayıcınızın gönderdiği e-posta adresi kuruluşunuzun doğrulanmış bir alan adında değil. Orada başka bir hesap kullanın ya da yöneticinize başvurun.',

  // impersonation
  'impersonation-invalid': 'Başka bir kullanıcı adına işlem yapma bağlantısı artık geçerli değil. Yenisini isteyin.',
  'impersonation-off': 'Başka bir kullanıcı adına işlem yapma kapalı. Bir işletmeci açabilir.',
  'impersonated-session':
    'Başka bir kullanıcı adına işlem yaparken parolaları, doğrulama yöntemlerini ya da oturumları değiştiremezsiniz. Önce bu işlemi sonlandırın.',
} as const;
