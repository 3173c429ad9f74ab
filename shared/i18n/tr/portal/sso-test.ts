import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Bağlantıyı test edin',
  'ssotest.text': 'Kendi hesabınızla {provider} üzerinden oturum açın. Başka kimse için bir şey değişmez.',
  'ssotest.passedOn': 'Başarılı: {date}',
  'ssotest.start': 'Testi başlat',
  'ssotest.again': 'Yeniden test et',
  'ssotest.newTab': 'Test yeni bir sekmede açılır. Sonuç bu sayfada gösterilir.',
  'ssotest.blocked': 'Tarayıcınız yeni sekmeyi engelledi.',
  'ssotest.open': 'Testi aç',
  'ssotest.waiting': 'Yanıt bekleniyor: {provider}…',
  'ssotest.passed': '{email} için test başarılı.',
  'ssotest.failed': 'Test başarısız: {group}.',
  'ssotest.expired': '10 dakika içinde yanıt gelmedi. Testi yeniden başlatın.',
  'ssotest.failedToLoad': 'Testin sonucu yüklenemedi.',
  'ssotest.notComplete': 'Önce sağlayıcının değerlerini ekleyin.',
  'ssotest.needed': 'Önce bağlantıyı test edin. Burada ancak başarılı bir testten sonra etkinleştirebilirsiniz.',
  'ssotest.seen': 'Gönderilen ({provider})',
  'ssotest.wanted': 'Beklenen',
  'ssotest.nothing': 'yok',
  'ssotest.rule': 'Kural',
  'ssotest.notReached': 'Denetlenmedi',
  'ssotest.checkPassed': 'Başarılı',
  'ssotest.checkFailed': 'Başarısız',
  'ssotest.checkWarning': 'Uyarı',
  'ssotest.allRules': { one: '{count} kuralı göster', other: '{count} kuralın tümünü göster' },

  'ssotest.group.message': 'Yanıtın alınması',
  'ssotest.group.request': 'İsteğimize yanıt',
  'ssotest.group.signature': 'İmza ve sertifika',
  'ssotest.group.addressee': 'Veren ve hedef kitle',
  'ssotest.group.time': 'Zaman',
  'ssotest.group.user': 'Kullanıcı ve e-posta alan adı',
  'ssotest.group.groups': 'Gruplar ve roller',
  'ssotest.group.account': 'Hesap',

  'ssotest.fix.message':
    'Gelen yanıt okunamıyor. Uygulamanın {provider} üzerindeki değerlerini 3. adımdakilerle karşılaştırın.',
  'ssotest.fix.request':
    'Yanıt başka bir oturum açma işlemine ait. Oturum açmayı {provider} üzerinden değil buradan başlatın ve aynı tarayıcıda tamamlayın.',
  'ssotest.fix.idpInitiated':
    'Oturum açmayı buradan başlatın veya 4. adımda {provider} üzerinden başlayan oturum açmaya izin verin.',
  'ssotest.fix.mfa':
    '{provider} birden fazla faktör bildirmedi. Orada MFA’yı zorunlu kılın veya gönderdiği değeri 4. adımda ekleyin.',
  'ssotest.fix.signature':
    'Yanıt bu bağlantının bir sertifikasıyla imzalanmamış. 4. adımda {provider} tarafından imzalamada kullanılan sertifikayı ekleyin.',
  'ssotest.fix.algorithm': 'İmza algoritması olarak {provider} üzerinde SHA-256 seçin.',
  'ssotest.fix.addressee': 'Beklenen değeri {provider} üzerinde girip kaydedin. Ardından yeniden test edin.',
  'ssotest.fix.time':
    'Bizim saatimiz ile {provider} saati farklı ya da yanıt çok geç geldi. Yanıtı gönderen sunucunun saatini ayarlayıp yeniden test edin.',
  'ssotest.fix.user':
    'Kullanıcının e-posta adresini {provider} üzerinden “email” özniteliği olarak gönderin. Adres, bu bağlantının doğrulanmış bir alan adına ait olmalıdır.',
  'ssotest.fix.domain': '2. adımda bu adresin alan adını ekleyip doğrulayın.',
  'ssotest.fix.groups':
    'Kullanıcılar yalnızca yeni kullanıcıların rollerini alır. Grupları eşlemek için bunları {provider} üzerinden “groups” özniteliği olarak gönderin.',
  'ssotest.fix.account':
    'Kuruluşunuzun bir kuralı bu kullanıcıya izin vermiyor. Kullanıcıyı ve oturum açma kısıtlamalarını kontrol edin.',
  'ssotest.fix.encryption': 'Onayların (assertion) şifrelenmesini {provider} üzerinde kapatın.',
  'ssotest.fix.status':
    'Kullanıcının oturum açması {provider} tarafından reddedildi. Kullanıcının orada uygulamaya atandığını kontrol edin.',
  'ssotest.fix.client':
    'İstemci kimliği ya da istemci gizli anahtarı yanlış veya anahtarın süresi doldu. Yeni bir anahtarı {provider} üzerinde oluşturup 4. adımda girin.',
  'ssotest.fix.issuer': 'Sağlayıcının yapılandırmasındaki veren, 4. adımdakinden farklı. Beklenen değeri orada girin.',
};
