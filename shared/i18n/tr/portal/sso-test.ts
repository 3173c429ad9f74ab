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
  'ssotest.failed': 'Test başarısız: {fault}.',
  'ssotest.expired': '10 dakika içinde yanıt gelmedi. Testi yeniden başlatın.',
  'ssotest.failedToLoad': 'Testin sonucu yüklenemedi.',
  'ssotest.notComplete': 'Önce sağlayıcının değerlerini ekleyin.',
  'ssotest.needed': 'Önce bağlantıyı test edin. Burada ancak başarılı bir testten sonra etkinleştirebilirsiniz.',
  'ssotest.seen': 'Gönderilen ({provider})',
  'ssotest.wanted': 'Beklenen',
  'ssotest.nothing': 'yok',
  'ssotest.error': 'Hata',
  'ssotest.rule': 'Kural',
  'ssotest.notReached': 'Denetlenmedi',
  'ssotest.checkPassed': 'Başarılı',
  'ssotest.checkFailed': 'Başarısız',
  'ssotest.checkWarning': 'Uyarı',
  'ssotest.allRules': { one: '{count} kuralı göster', other: '{count} kuralın tümünü göster' },
  'ssotest.fewer': 'Özeti göster',

  'ssotest.group.message': 'Yanıtın alınması',
  'ssotest.group.request': 'İsteğimize yanıt',
  'ssotest.group.signature': 'İmza ve sertifika',
  'ssotest.group.addressee': 'Veren ve hedef kitle',
  'ssotest.group.time': 'Zaman',
  'ssotest.group.user': 'Kullanıcı ve e-posta alan adı',
  'ssotest.group.groups': 'Gruplar ve roller',
  'ssotest.group.account': 'Hesap',
  'ssotest.fault.request': 'Başka bir oturum açmaya ait',
  'ssotest.fault.once': 'Yanıt daha önce kullanılmış',
  'ssotest.fault.late': 'Oturum açma çok uzun sürdü',
  'ssotest.fault.enabled': 'Bağlantı kapalı',
  'ssotest.fault.size': 'Yanıt çok büyük',
  'ssotest.fault.malformed': 'SAML yanıtı geçersiz',
  'ssotest.fault.status': 'Sağlayıcı oturum açmayı reddetti',
  'ssotest.fault.acsUrl': 'ACS URL’si eşleşmiyor',
  'ssotest.fault.audience': 'Hedef kitle eşleşmiyor',
  'ssotest.fault.encryption': 'Şifresi çözülemiyor',
  'ssotest.fault.unsigned': 'Yanıt imzalanmamış',
  'ssotest.fault.signatureForm': 'İmza yanıtı kapsamıyor',
  'ssotest.fault.algorithm': 'İmza algoritması kabul edilmiyor',
  'ssotest.fault.changed': 'İmzalandıktan sonra değiştirilmiş',
  'ssotest.fault.signature': 'Başka bir sertifikayla imzalanmış',
  'ssotest.fault.certificate': 'Sertifika yenilenmeli',
  'ssotest.fault.issuer': 'Veren eşleşmiyor',
  'ssotest.fault.idpInitiated': 'Oturum açma sağlayıcıda başladı',
  'ssotest.fault.time': 'Saat farklı',
  'ssotest.fault.expired': 'Yanıtın süresi dolmuş',
  'ssotest.fault.sessionOver': 'Sağlayıcıdaki oturum sona erdi',
  'ssotest.fault.authnContext': 'Oturum açma yöntemi bildirilmedi',
  'ssotest.fault.mfa': 'MFA bildirilmedi',
  'ssotest.fault.nameId': 'Kalıcı NameID yok',
  'ssotest.fault.name': 'Görünen ad yok',
  'ssotest.fault.email': 'E-posta adresi yok',
  'ssotest.fault.emailUnique': 'Birden fazla e-posta adresi',
  'ssotest.fault.emailVerified': 'E-posta adresi doğrulanmamış',
  'ssotest.fault.domain': 'E-posta alan adı doğrulanmamış',
  'ssotest.fault.groups': 'Grup gönderilmedi',
  'ssotest.fault.groupsOverage': 'Çok fazla grup',
  'ssotest.fault.groupsNamed': 'Ad yerine grup kimlikleri',
  'ssotest.fault.groupRole': 'Rolü olmayan grup',
  'ssotest.fault.membership': 'Kullanıcı devre dışı',
  'ssotest.fault.domainAllowed': 'E-posta alan adına izin verilmiyor',
  'ssotest.fault.firstRoles': 'Yeni kullanıcılar rol almıyor',
  'ssotest.fault.account': 'Kullanıcı burada oturum açamıyor',
  'ssotest.fault.reach': 'Sağlayıcıya ulaşılamıyor',
  'ssotest.fault.redirectUri': 'Kod reddedildi',
  'ssotest.fault.client': 'İstemci gizli anahtarı reddedildi',
  'ssotest.fault.keys': 'İmza anahtarı bulunamadı',
  'ssotest.fault.token': 'Jetonlar geçersiz',
  'ssotest.fault.scopes': '“email” kapsamı verilmedi',

  'ssotest.fix.request':
    'Yanıt başka bir oturum açma işlemine ait. Oturum açmayı {provider} üzerinden değil buradan başlatın ve aynı tarayıcıda tamamlayın.',
  'ssotest.fix.once': 'Her yanıt yalnızca bir kez kullanılabilir. Oturum açmayı yeniden başlatın.',
  'ssotest.fix.late': 'Oturum açma zamanında tamamlanmadı. Yeniden başlatın.',
  'ssotest.fix.enabled': 'Bağlantı etkin değil. Etkinleştirip yeniden oturum açın.',
  'ssotest.fix.size': 'Bu uygulamaya {provider} üzerinden daha az grup ve öznitelik gönderin.',
  'ssotest.fix.malformed':
    'Buradaki hiçbir ayar bunu değiştirmez. Bir proxy veya tarayıcı uzantısının yanıtı değiştirmediğini kontrol edin, sonra bu sonuçla {provider} desteğine başvurun.',
  'ssotest.fix.field':
    'Beklenen değeri {provider} üzerinde “{field}” alanına girip kaydedin. Ardından yeniden test edin.',
  'ssotest.fix.fieldAt':
    '{provider} üzerinde {place} bölümünü açın, beklenen değeri “{field}” alanına girip kaydedin. Ardından yeniden test edin.',
  'ssotest.fix.idpInitiated':
    'Oturum açmayı buradan başlatın veya 4. adımda {provider} üzerinden başlayan oturum açmaya izin verin.',
  'ssotest.fix.mfa':
    '{provider} birden fazla faktör bildirmedi. Orada MFA’yı zorunlu kılın veya gönderdiği değeri 4. adımda ekleyin.',
  'ssotest.fix.signature':
    'Yanıt bu bağlantının bir sertifikasıyla imzalanmamış. 4. adımda {provider} tarafından imzalamada kullanılan sertifikayı ekleyin.',
  'ssotest.fix.algorithm': 'İmza algoritması olarak {provider} üzerinde SHA-256 seçin.',
  'ssotest.fix.time':
    'Bizim saatimiz ile {provider} saati farklı ya da yanıt çok geç geldi. Yanıtı gönderen sunucunun saatini ayarlayıp yeniden test edin.',
  'ssotest.fix.domain':
    'Bu adres doğrulanmış bir alan adında değil. Kullanıcı sizinse alan adını 2. adımda ekleyip doğrulayın. Değilse {provider} üzerinde başka bir hesapla oturum açın.',
  'ssotest.fix.groups':
    'Kullanıcılar yalnızca yeni kullanıcıların rollerini alır. Grupları eşlemek için bunları {provider} üzerinden “groups” özniteliği olarak gönderin.',
  'ssotest.fix.groupsOverage':
    'Kullanıcının grupları {provider} tarafından listelenenden fazla. Orada yalnızca uygulamaya atanmış grupları gönderin.',
  'ssotest.fix.groupsNamed':
    '{provider} eşlenmemiş grup kimlikleri gönderdi. Bu kimlikleri 5. adımda eşleyin veya adları gönderin.',
  'ssotest.fix.groupRole': 'Bu grup rol vermiyor. Vermesi gerekiyorsa rollerini 5. adımda seçin.',
  'ssotest.fix.firstRoles': 'Yeni kullanıcılar oturum açabilir ama izinleri yok. Rollerini 5. adımda seçin.',
  'ssotest.fix.membership':
    'Kullanıcı kuruluşunuzda devre dışı. Bir yönetici onu Kullanıcılar sayfasında yeniden etkinleştirebilir.',
  'ssotest.fix.domainAllowed':
    'Kuruluşunuzun alan adı kısıtlamaları bu e-posta adresine izin vermiyor. Kısıtlamaları veya kullanıcının adresini değiştirin.',
  'ssotest.fix.account':
    'Kuruluşunuzun bir kuralı bu kullanıcıya izin vermiyor. Kullanıcıyı ve oturum açma kısıtlamalarını kontrol edin.',
  'ssotest.fix.encryption':
    '{provider} üzerinde, meta verilerimizdeki (3. adım) sertifika için RSA-OAEP ve AES-GCM ile şifreleyin. Ya da şifrelemeyi orada kapatın.',
  'ssotest.fix.unsigned': 'Yanıtın veya onayın (assertion) imzalanmasını {provider} üzerinde açın.',
  'ssotest.fix.signatureForm':
    '{provider} üzerinde yanıtın veya onayın (assertion) tamamını imzalayın. Zaten öyleyse bir proxy veya tarayıcı uzantısının yanıtı değiştirmediğini kontrol edin.',
  'ssotest.fix.changed':
    'Yanıt, {provider} tarafından imzalandıktan sonra yolda değiştirilmiş. Onu değiştiren bir proxy veya tarayıcı uzantısı olup olmadığına bakıp yeniden test edin.',
  'ssotest.fix.certificate':
    '{provider} üzerinde, en az 2048 bit RSA anahtarı olan geçerli bir imza sertifikası oluşturun. 4. adımda ekleyin.',
  'ssotest.fix.status':
    'Kullanıcının oturum açması {provider} tarafından reddedildi. Kullanıcının orada uygulamaya atandığını kontrol edin.',
  'ssotest.fix.client':
    'İstemci kimliği ya da istemci gizli anahtarı yanlış veya anahtarın süresi doldu. Yeni bir anahtarı {provider} üzerinde oluşturup 4. adımda girin.',
  'ssotest.fix.clientId':
    'Jetonlar başka bir istemci için. Bu uygulamanın {provider} üzerindeki istemci kimliğini 4. adımda girin.',
  'ssotest.fix.redirectUri':
    'Yönlendirme URI’mizi {provider} üzerinde tam olarak 3. adımdaki gibi kaydedin. Ardından yeniden test edin.',
  'ssotest.fix.tokenAlgorithm':
    '{provider} üzerinde kimlik jetonlarını keşif belgesinde listelenen bir algoritmayla, örneğin RS256 ile imzalayın.',
  'ssotest.fix.keys':
    'Kimlik jetonu, {provider} tarafından yayımlanan bir anahtarla imzalanmamış. Birkaç dakika sonra yeniden test edin. Yine başarısız olursa oradaki imza anahtarlarını kontrol edin.',
  'ssotest.fix.token':
    'Buradaki hiçbir ayar bunu değiştirmez. {provider} üzerindeki uygulamanın bir OpenID Connect web uygulaması olduğunu kontrol edin veya bu sonuçla desteğe başvurun.',
  'ssotest.fix.reach':
    '{provider} üzerinden kullanılabilir bir yanıt alamadık. 4. adımdaki vereni ve internetten erişilebildiğini kontrol edin.',
  'ssotest.fix.issuer':
    '4. adımda kaydedilen veren, {provider} tarafından gönderilenden farklı. Meta verileri orada yeniden okuyun.',
  'ssotest.fix.issuerOidc':
    '4. adımdaki veren, {provider} tarafından bildirilenden farklı. Onu orada tam olarak {provider} bildirdiği gibi girin.',
  'ssotest.fix.sessionOver': '{provider} oturumunu kapatıp yeniden açın.',
  'ssotest.fix.authnContext':
    'Oturum açma bu olmadan da çalışır. Sağlayıcıdaki MFA’nın burada geçerli olması için {provider}, kullanıcının nasıl oturum açtığını bildirmelidir.',
  'ssotest.fix.nameId':
    '{provider} üzerinden her kullanıcı için aynı kalan bir NameID gönderin. Aksi hâlde değişen bir e-posta adresi yeni bir kullanıcı oluşturur.',
  'ssotest.fix.name':
    'Kullanıcının görünen adını {provider} üzerinden “name” olarak gönderin. O zamana kadar e-posta adresi gösterilir.',
  'ssotest.fix.email': 'Kullanıcının e-posta adresini {provider} üzerinden “email” olarak gönderin.',
  'ssotest.fix.emailUnique':
    '{provider} üzerinden tek bir e-posta adresi gönderin: NameID ve “email” için aynısını veya yalnızca birini.',
  'ssotest.fix.emailVerified':
    'Kullanıcının e-posta adresini {provider} üzerinde doğrulayın. “email_verified” true olarak gönderilmelidir.',
  'ssotest.fix.scopes': 'Bu uygulamanın “email” kapsamını istemesine {provider} üzerinde izin verin.',
};
