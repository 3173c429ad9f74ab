/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Bu web sitesinin kimlik sunucusunu çağırma izni yok. Sitenin işletmecisi kaynağı yapılandırmaya ekleyebilir.',
  'client-unknown': 'Sizi buraya gönderen uygulama kayıtlı değil. Uygulamaya dönüp işletmecisine bildirin.',
  'redirect-uri-mismatch':
    'Sizi buraya gönderen uygulama kayıtlı olmayan bir dönüş adresi verdi. Uygulamaya dönüp işletmecisine bildirin.',
  // sign in
  'malformed-json': 'İstek geçerli bir JSON değil. Hiçbir şey değişmedi.',
  'unsupported-media-type': 'Bu adres bu türde içerik almaz; çoğu JSON alır. Hiçbir şey değişmedi.',
  'body-too-large': 'İstek çok büyük',
  'not-found': 'Bu adreste bir şey yok. Taşınmış ya da bağlantı eksik olabilir.',
  'method-not-allowed': 'Bu adres o türde istek almaz. Hiçbir şey değişmedi.',
  'unknown-error': 'Bilinmeyen bir hata oluştu',
  difficulties: 'Bazı güçlükler yaşıyoruz, yeniden deneyin',
  'invitation-unverified': 'Davetinizi doğrulayamadık',
  'session-not-found': 'Oturum bulunamadı',
  forbidden: 'Rolleriniz buna izin vermiyor. Kuruluşunuzun bir yöneticisi bunu değiştirebilir.',
  'captcha-unavailable':
    'Bir insanın istediğini doğrulayan denetim yüklenemedi. Tarayıcı ya da ağ engelliyor olabilir.',
  'sign-up-closed':
    'Yeni hesaplar yalnızca davetle açılır. Kuruluşunuzun bir yöneticisinden sizi davet etmesini isteyin.',
  'user-name-taken': 'Bu kullanıcı adı alınmış. Başka bir ad seçin.',
  'password-too-short': 'Bu parola çok kısa. En az {minLength} karakter kullanın.',
  'password-too-long': 'Bu parola çok uzun. En fazla {maxLength} karakter kullanın.',
  'password-too-common': 'Bu parola yaygın parolalar listesinde, başkaları tahmin edebilir. Başka bir parola seçin.',
  'password-is-email': 'Parola, e-posta adresinizden farklı olmalı. Başka bir parola seçin.',
  'password-reused': 'Bu parolayı daha önce kullandınız. Yeni bir parola seçin.',
  'link-invalid': 'Bu bağlantı eksik. E-postadan yeniden açın ya da yenisini isteyin.',
  'link-expired': 'Bu bağlantının süresi doldu. Yenisini isteyin.',
  'link-used': 'Bu bağlantı zaten kullanıldı. Oturum açın ya da yenisini isteyin.',
  'ER-01239': 'Bu davet kilitli bir kuruluşa ait. Sizi davet eden kişiye sorun.',
  'ER-01240': 'Bu davet bağlantısı kilitli bir kuruluşa ait. Bağlantıyı gönderen kişiye sorun.',

  // new password
  'password-breached': 'Bu parola sızdırılmış parolalar listesinde, başkaları tahmin edebilir. Başka bir parola seçin.',

  // codes
  'code-wrong': 'Bu kod doğru değil. Kalan deneme: {triesLeft}.',
  'code-expired': 'Bu kodun süresi doldu. Yenisini isteyin.',
  'code-used': 'Bu kod zaten kullanıldı. Yenisini isteyin.',
  'code-exhausted': 'Çok fazla yanlış kod girildi, bu yüzden bu kod artık geçersiz. Yenisini isteyin.',
  'match-number-needed': 'Bu bağlantıyı istediğiniz sayfanın gösterdiği sayıyı yazın.',
  'match-number-wrong':
    'Diğer sayfadaki sayı bu değil; bu bağlantıyı siz istemediyseniz bu sayfayı kapatın. Kalan deneme: {triesLeft}.',
  'sign-in-method-off': 'Bu oturum açma yolu burada kapalı. Başka bir yol kullanın.',
  'sms-not-available':
    'Buradan kısa mesaj gönderilemiyor. Başka bir yol kullanın ya da işletmeciden kurmasını isteyin.',
  'phone-invalid': 'Bu bir telefon numarası değil. Ülke koduyla yazın, örneğin +1 202 555 0123.',
  'phone-not-allowed': 'Bu türdeki numaralara kısa mesaj gönderemiyoruz. Bir cep telefonu numarası kullanın.',
  'phone-taken': 'Bu telefon numarası başka bir hesaba ait. Başka bir numara kullanın.',
  'phone-not-found': 'Bu telefon numarası artık burada değil. Listeyi yeniden yükleyin.',
  'phones-too-many': 'Zaten {limit} telefon numarası var. Önce birini kaldırın.',

  // passkeys
  'passkey-unknown':
    'Bu geçiş anahtarı burada artık hiçbir şey açmıyor. Başka bir yolla oturum açın ve anahtarı cihazınızdan kaldırın.',
  'passkey-not-given': 'Geçiş anahtarı verilmedi. Yeniden deneyin ya da başka bir yolla oturum açın.',
  'passkey-not-made': 'Geçiş anahtarı oluşturulmadı. Yeniden deneyin ya da onsuz devam edin.',
  'reauthentication-required': 'Bunun için yeni oturum açmış olmanız gerekir. Yeniden oturum açın.',

  // second factor
  'second-factor-expired':
    'Bu oturum açma çok uzun süre açık kaldı ya da başka bir yerde tamamlandı. Yeniden başlatın.',
  'second-factor-locked':
    'Art arda çok fazla yanlış kod girildi, bu yüzden ikinci adım durduruldu. Kendiliğinden yeniden açılır ({lockedUntil}).',
  'factor-code-wrong': 'Bu kod doğru değil. Şu anda gösterileni kullanın. Kalan deneme: {triesLeft}.',
  'recovery-code-wrong': 'Bu kurtarma kodu doğru değil ya da daha önce kullanıldı. Kalan deneme: {triesLeft}.',
  'factor-not-found': 'Bu onaylama yolu artık kurulu değil. Başka bir yol kullanın.',
  'factor-not-offered': 'Bu onaylama yolu burada kullanılamaz. Başka bir yol kullanın.',
  'factor-enforced': 'Kuruluşunuz ikinci bir adım istiyor ve bu sonuncusu. Önce başka bir tane kurun.',
  'factors-too-many': 'Bir kişinin sahip olabileceği kadar var. Önce birini kaldırın.',
  'step-up-required': 'Kuruluşunuz iki adımlı doğrulama istiyor. Devam etmek için kimliğinizi doğrulayın.',
  'factor-too-new':
    'İlk doğrulama yönteminizi kısa süre önce eklediniz. Onunla şimdi oturum açabilir, güvenlik ayarlarını {until} tarihinden itibaren değiştirebilirsiniz.',
  'mfa-not-enrolled': 'İkinci adım kurulu değil',
  'security-key-refused':
    'Güvenlik anahtarı ya da cihaz geçerli bir yanıt vermedi. Hiçbir şey değişmedi; yeniden deneyin.',
  'security-key-known': 'Bu güvenlik anahtarı ya da cihaz zaten kurulu. Başka bir tane kullanın.',

  // social
  'social-provider-unknown': 'Bu oturum açma yolu burada kurulu değil. Başka bir yol seçin.',
  'social-cancelled': '{provider} adımında vazgeçtiniz. Yeniden deneyin ya da başka bir yolla oturum açın.',
  'social-failed': '{provider} ile oturum açılamadı. Yeniden deneyin ya da başka bir yolla oturum açın.',
  'social-email-missing':
    '{provider} bize e-posta adresinizi vermedi. Orada izin verin ya da başka bir yolla oturum açın.',
  'social-proof-wanted':
    '{provider} tarafından verilen e-posta adresi önce onaylanmalı. Bunun için oturum açma sayfasından oturum açın.',
  'sso-not-found': 'Bu e-posta adresi için tek oturum açma kurulu değil. Başka bir yolla oturum açın.',
  'sso-failed': 'Kuruluşunuzun oturum açma sayfası oturumunuzu açmadı. Yeniden deneyin ya da yöneticinize sorun.',
  'sso-address-refused':
    'Kuruluşunuz kendisine ait olmayan bir e-posta adresi bildirdi. Yöneticinizden bunu orada düzeltmesini isteyin.',

  // impersonation
  'impersonation-invalid': 'Başkası adına işlem yapma bağlantısı artık geçerli değil. Yenisini isteyin.',
  'impersonation-off': 'Başkası adına işlem yapma burada kapalı. İşletmeci açabilir.',
  'impersonated-session':
    'Başkası adına işlem yapan kişi parolaları, ikinci adımları ya da oturumları değiştiremez. Önce çıkın.',
} as const;
