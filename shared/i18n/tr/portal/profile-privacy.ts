import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Güvenlik ve gizlilik',
  'privacy.lead': 'Nasıl oturum açtığınızı ve oturumlarınızın nerede açık olduğunu yönetin.',
  'privacy.since': 'Eklendi: {date}',
  'privacy.lastUsed': 'Son kullanım: {time}',
  'privacy.remove': 'Kaldır',
  'privacy.removeOf': 'Kaldır: {name}',
  'privacy.removed': '{name} kaldırıldı.',
  'privacy.removeTitle': '{name} kaldırılsın mı?',
  'privacy.removeAction': 'Kaldır',
  'privacy.removeKeep': 'İptal',
  'privacy.working': 'Bir dakika…',
  'privacy.copy': 'Kopyala',
  'privacy.copied': 'Kopyalandı',
  'privacy.download': 'İndir',
  'privacy.code': '6 haneli kodu girin',
  'privacy.confirm': 'Doğrula',
  'privacy.confirming': 'Doğrulanıyor…',
  'privacy.triesLeft': { one: '{count} deneme kaldı.', other: '{count} deneme kaldı.' },

  // the second step
  'privacy.secondStep': 'İki adımlı doğrulama',
  'privacy.secondStepText': 'Hesabınıza ikinci bir güvenlik katmanı ekleyin.',
  'privacy.secondStepFailed': 'Doğrulama yöntemleriniz yüklenemedi',
  'privacy.noFactors': 'Henüz doğrulama yöntemi yok. Kimlik doğrulama uygulaması öneririz.',
  'privacy.addFactor': 'Doğrulama yöntemi ekle',
  'privacy.kind.app': 'Kimlik doğrulama uygulaması',
  'privacy.kind.phone': 'Kısa mesaj',
  'privacy.kind.key': 'Güvenlik anahtarı',
  'privacy.kind.device': 'Bu cihaz',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Doğrulama yöntemi eklendi.',
  'privacy.removeText':
    'Artık kimliğinizi bununla doğrulayamazsınız. Diğer doğrulama yöntemleriniz çalışmaya devam eder.',
  'privacy.removeLastText': 'Bu sizin tek doğrulama yönteminiz. O olmadan hesabınızı yalnızca parolanız korur.',
  'privacy.appTitle': 'Kimlik doğrulama uygulaması ayarlayın',
  'privacy.appText':
    'QR kodunu uygulamanızla tarayın ya da kurulum anahtarını girin. Ardından uygulamadaki 6 haneli kodu girin.',
  'privacy.appPicture': 'Kurulum anahtarını içeren QR kodu',
  'privacy.appKey': 'Kurulum anahtarı',
  'privacy.phoneTitle': 'Telefon numarası ekle',
  'privacy.phoneText': 'Oturum açtığınızda bu numaraya kısa mesajla bir doğrulama kodu göndereceğiz.',
  'privacy.phoneNumber': 'Telefon numarası',
  'privacy.phoneHint': 'Ülke kodunu da yazın, örneğin +1 202 555 0123.',
  'privacy.phoneSent': '{phone} numarasına bir kod gönderdik.',
  'privacy.sendCode': 'Kod gönder',

  // recovery codes
  'privacy.codesLeft': { one: '{count} kurtarma kodu kaldı.', other: '{count} kurtarma kodu kaldı.' },
  'privacy.codesFew': {
    one: 'Yalnızca {count} kurtarma kodu kaldı. Kodlar bitmeden yeni kodlar oluşturun.',
    other: 'Yalnızca {count} kurtarma kodu kaldı. Kodlar bitmeden yeni kodlar oluşturun.',
  },
  'privacy.newCodes': 'Yeni kodlar oluştur',
  'privacy.newCodesTitle': 'Yeni kurtarma kodları oluşturulsun mu?',
  'privacy.newCodesText': 'Mevcut kodlarınız hemen geçersiz olur.',
  'privacy.newCodesKeep': 'İptal',
  'privacy.codesTitle': 'Kurtarma kodlarınızı kaydedin',
  'privacy.codesText':
    'Doğrulama yönteminize erişiminizi kaybederseniz oturum açmak için bir kurtarma kodu kullanın. Her kod bir kez çalışır. Bu kodları bir daha görmeyeceksiniz.',
  'privacy.codesSaved': 'Kodlarımı kaydettim',
  'privacy.codesFile': '{email} için kurtarma kodları. Her kod bir kez çalışır.',

  // passkeys
  'privacy.passkeys': 'Geçiş anahtarları',
  'privacy.passkeysText': 'Parola yerine parmak iziniz, yüzünüz ya da PIN’inizle oturum açın.',
  'privacy.passkeysFailed': 'Geçiş anahtarlarınız yüklenemedi',
  'privacy.noPasskeys': 'Henüz geçiş anahtarı yok.',
  'privacy.addPasskey': 'Geçiş anahtarı ekle',
  'privacy.passkeyAdded': 'Geçiş anahtarı eklendi.',
  'privacy.passkeyDevice': 'Bir cihazdaki geçiş anahtarı',
  'privacy.passkeyKey': 'Bir güvenlik anahtarındaki geçiş anahtarı',
  'privacy.passkeyOf': '{device}, eklendi: {date}',
  'privacy.removePasskeyText': 'Artık onunla oturum açamazsınız. Bir daha önerilmemesi için cihazınızdan da silin.',

  // proving who one is
  'privacy.proveTitle': 'Kimliğinizi doğrulayın',
  'privacy.proveText': 'Güvenliğiniz için oturum açma biçiminizi değiştirmeden önce parolanızı girin.',
  'privacy.proveCode': 'Kimlik doğrulama uygulamanızdaki 6 haneli kodu girin.',
  'privacy.proveElsewhere': 'Oturum açma sayfasında devam edin. Ardından buraya döneceksiniz.',
  'privacy.password': 'Parolanız',
  'privacy.prove': 'Devam et',
  'privacy.proving': 'Kontrol ediliyor…',
  'privacy.signInAnew': 'Başka bir oturum açma yöntemi kullan',

  'privacy.error.invalid-credentials': 'Parola yanlış.',
  'privacy.error.second-factor-expired': 'Bu isteğin süresi doldu. Yeniden başlayın.',
  'privacy.error.factor-code-wrong': 'Kod yanlış; şu anda görünen kodu girin.',
  'privacy.error.factor-enforced':
    'Kuruluşunuz iki adımlı doğrulamayı zorunlu tutuyor ve bu sizin tek doğrulama yönteminiz. Önce başka bir yöntem ekleyin.',
  'privacy.error.factors-too-many': 'En fazla sayıda doğrulama yönteminiz var. Önce birini kaldırın.',
  'privacy.error.security-key-refused':
    'Güvenlik anahtarınızı ya da cihazınızı doğrulayamadık. Hiçbir şey değişmedi; yeniden deneyin.',
  'privacy.error.security-key-known': 'Bu güvenlik anahtarı ya da cihaz zaten ayarlı. Başka birini kullanın.',
  'privacy.error.code-expired': 'Bu kodun süresi doldu. Yeni bir kod isteyin.',
  'privacy.error.code-exhausted': 'Çok fazla yanlış deneme yapıldı. Yeni bir kod isteyin.',
  'privacy.error.phone-invalid': 'Ülke koduyla geçerli bir telefon numarası girin, örneğin +1 202 555 0123.',
  'privacy.error.phone-not-allowed': 'Bu numaraya kısa mesaj gönderemiyoruz. Bir cep telefonu numarası kullanın.',
  'privacy.error.sms-not-available': 'Kısa mesajlar ayarlanmamış. Başka bir yöntem kullanın.',
};
