import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Merhaba {name},';
const linkLasts = 'Bağlantı yalnızca bir kez çalışır. Geçerlilik: {expiresIn}.';
const codeLasts = 'Kod yalnızca bir kez çalışır. Geçerlilik: {expiresIn}.';
const lasts = 'Geçerlilik: {expiresIn}.';
const wasYou =
  'Bu siz miydiniz? O halde yapılacak bir şey yok. Siz değil miydiniz? Hemen yeni bir parola seçin: bu, tüm oturumları da sonlandırır.';
const notYou = 'Siz değil miydiniz? Hemen yeni bir parola seçin: bu, tüm oturumları sonlandırır.';
const ifYou = 'Bu sizdiyseniz yapılacak bir şey yok.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: '{vendor} için e-posta adresinizi onaylayın',
      preview: 'Tek tıkla hesabınız hazır.',
      paragraphs: [
        hello,
        'birisi, büyük olasılıkla siz, {vendor} hizmetinde {email} ile bir hesap açtı. Adresin size ait olduğunu onaylayın.',
        linkLasts,
      ],
      button: 'Adresimi onayla',
      footer: 'Hesap açmadınız mı? O halde bir şey yapmayın: onay olmadan kimse kullanamaz.',
    },
    invitation: {
      subject: '{vendor} üzerinde {tenantName} ekibine katılın',
      preview: '{inviterName} sizi davet etti.',
      paragraphs: [
        hello,
        '{inviterName} sizi {vendor} üzerinde {tenantName} ile çalışmaya davet ediyor.',
        '{email} olarak katılacaksınız. Davet yalnızca bir kez çalışır. Geçerlilik: {expiresIn}.',
      ],
      button: 'Daveti gör',
      footer: 'Davet beklemiyor muydunuz? Bir şey yapmayın: yalnızca kabul ederseniz katılırsınız.',
    },
    'reset-password': {
      subject: '{vendor} için yeni bir parola seçin',
      preview: lasts,
      paragraphs: [
        hello,
        'birisi, büyük olasılıkla siz, {vendor} hizmetinde {email} için yeni bir parola istedi.',
        `${linkLasts} Yenisini kaydedene kadar şimdiki parolanız geçerlidir.`,
      ],
      button: 'Yeni parola seç',
      footer: 'Siz istemediniz mi? Bir şey yapmayın: parolanız olduğu gibi kalır.',
    },
    'password-changed': {
      subject: '{vendor} parolanız değiştirildi',
      preview: ifYou,
      paragraphs: [hello, '{vendor} hizmetindeki {email} hesabının parolası değiştirildi. Zaman: {changedAt}.', wasYou],
      button: 'Ben değildim: yeni parola seç',
      footer: 'Parola değişiklikleri her zaman sahibine bildirildiği için bu e-postayı aldınız.',
    },
    'password-expires': {
      subject: '{vendor} parolanızın süresi yakında doluyor',
      preview: 'Son tarih: {expiresAt}.',
      paragraphs: [
        hello,
        'kuruluşunuz parolaların düzenli olarak değiştirilmesini istiyor. {vendor} hizmetindeki {email} hesabının parolası şu andan sonra çalışmayacak: {expiresAt}.',
        'O zamana kadar profilinizden ya da bu bağlantıyla yeni bir parola seçin.',
      ],
      button: 'Yeni parola seç',
      footer: 'Sonrasında da bu adrese göndereceğimiz bir bağlantıyla yeniden girebilirsiniz.',
    },
    'account-locked': {
      subject: '{vendor} girişi duraklatıldı',
      preview: 'Art arda çok fazla yanlış parola girildi.',
      paragraphs: [
        hello,
        '{email} için art arda çok fazla yanlış parola girildi; bu yüzden {vendor} girişini duraklattık. Verilerinize dokunulmadı.',
        'Kendiliğinden açılacak: {lockedUntil}. Siz yazdıysanız şimdi açabilirsiniz.',
      ],
      button: 'Girişi yeniden aç',
      footer:
        'Siz değil miydiniz? Duraklatılmış bırakın: kimse girmedi. Yeni ve daha uzun bir parola tahmini boşa çıkarır.',
    },
    'sign-up-existing': {
      subject: '{vendor} hizmetinde zaten hesabınız var',
      preview: 'Onunla giriş yapın ya da yeni bir parola seçin.',
      paragraphs: [
        hello,
        'birisi, büyük olasılıkla siz, {vendor} hizmetinde {email} ile hesap açmak istedi. Zaten bir hesap olduğu için ikincisi açılmadı.',
        'Her zamanki gibi giriş yapın. Parola kaybolduysa yenisi için bir bağlantı göndeririz.',
      ],
      button: 'Giriş yap',
      footer: 'Siz değil miydiniz? Bir şey yapmayın: hiçbir şey değişmedi ve kimse hesabınız olduğunu öğrenmedi.',
    },
    'sign-in-code': {
      subject: '{vendor} giriş kodunuz',
      preview: lasts,
      paragraphs: [hello, `bu kodu {vendor} hizmetine giriş yaptığınız yere yazın. ${codeLasts}`],
      footer:
        'Giriş yapmıyor musunuz? Bir şey yapmayın ve kodu kimseye vermeyin: isteyen kişi {vendor} çalışanı değildir.',
    },
    'second-factor-code': {
      subject: '{vendor} kodunuz',
      preview: lasts,
      paragraphs: [hello, `siz olduğunuzu onaylamak için bu kodu {vendor} sayfasına yazın. ${codeLasts}`],
      footer:
        'Siz değil miydiniz? O halde birisi ilk adımınızı biliyor: parolanızı değiştirin ve kodu kimseye vermeyin.',
    },
    'phone-code': {
      subject: '{vendor} telefon numarası değişikliğini onaylayın',
      preview: lasts,
      paragraphs: [
        hello,
        `birisi, büyük olasılıkla siz, {vendor} hizmetindeki {email} hesabının telefon numarasını değiştirmek istiyor. Sürdürmek için bu kodu oraya yazın. ${codeLasts}`,
      ],
      footer: 'Siz istemediniz mi? Bir şey yapmayın: numara olduğu gibi kalır.',
    },
    'activation-code': {
      subject: '{vendor} için e-posta adresinizi onaylayın',
      preview: lasts,
      paragraphs: [
        hello,
        `birisi, büyük olasılıkla siz, {vendor} hizmetinde {email} ile bir hesap açtı. Adresin size ait olduğunu onaylamak için bu kodu oraya yazın. ${codeLasts}`,
      ],
      footer: 'Hesap açmadınız mı? Bir şey yapmayın: kod olmadan kimse kullanamaz.',
    },
    'invitation-code': {
      subject: '{vendor} üzerinde {tenantName} ekibine katılın',
      preview: '{inviterName} sizi davet etti.',
      paragraphs: [
        hello,
        '{inviterName} sizi {vendor} üzerinde {tenantName} ile çalışmaya davet ediyor.',
        '{email} olarak katılacaksınız. Davet yalnızca bir kez çalışır. Geçerlilik: {expiresIn}. Sayfası şu kodu ister:',
      ],
      button: 'Daveti gör',
      footer: 'Davet beklemiyor muydunuz? Bir şey yapmayın: yalnızca kabul ederseniz katılırsınız.',
    },
    'magic-link': {
      subject: '{vendor} girişi',
      preview: lasts,
      paragraphs: [
        hello,
        'birisi, büyük olasılıkla siz, {vendor} hizmetine {email} olarak girmek istiyor. Bu bağlantının sayfası tek tıkla onaylamanızı ister.',
        `${linkLasts} Başka bir cihazda açılırsa ilkinin gösterdiği sayıyı sorar.`,
      ],
      button: 'Giriş yap',
      footer: 'Giriş yapmıyor musunuz? Bir şey yapmayın: bağlantı tek başına kimseyi içeri almaz.',
    },
    'phones-changed': {
      subject: '{vendor} telefon numaralarınız değiştirildi',
      preview: ifYou,
      paragraphs: [
        hello,
        '{vendor} hizmetindeki {email} hesabının telefon numaraları değiştirildi: {change}. Zaman: {changedAt}.',
        wasYou,
      ],
      button: 'Ben değildim: yeni parola seç',
      footer: 'Numara değişiklikleri her zaman sahibine bildirildiği için bu e-postayı aldınız.',
    },
    'impersonation-started': {
      subject: 'Birisi {vendor} hesabınızda işlem yapıyor',
      preview: '{actorName}, bitiş: {until}.',
      paragraphs: [
        hello,
        '{actorName} şu anda {vendor} üzerinde {tenantName} içinde sizin adınıza işlem yapıyor. Belirtilen neden: {reason}',
        'Kendiliğinden sona erer: {until}. O zamana kadar parolanız ve ikinci adımlarınız değiştirilemez; her değişiklik {actorName} adını taşır.',
      ],
      footer: 'Yardım istemediniz mi? Kuruluşunuzun yönetimine bildirin: her adım kaydedilir.',
    },
    'set-up': {
      subject: '{vendor} kurulumu',
      preview: 'İlk yöneticisi sizsiniz.',
      paragraphs: [
        hello,
        '{vendor} çalışıyor ve {email} onu yönetiyor. {tenantName} alanını açmak için bir parola seçin.',
        `${linkLasts} Bağlantıya sahip olan her şeyi yapabilir: kimseye iletmeyin.`,
      ],
      button: 'Parola seç',
      footer: '{vendor} işletmiyor musunuz? Birisi adresi yanlış yazmış; bu e-postayı silebilirsiniz.',
    },
    'factor-added': {
      subject: '{vendor} hesabınıza ikinci bir adım eklendi',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'hesabınız girişte artık şunu da kullanıyor: {factor}. Eklenme: {changedAt}.',
        'Kurtarma kodlarınızı güvenli bir yerde saklayın: gerisi kaybolduğunda sizi içeri alırlar.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: '{vendor} hesabınızdan ikinci bir adım kaldırıldı',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'hesabınız girişte artık şunu kullanmıyor: {factor}. Kaldırılma: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: '{vendor} hesabınıza bir geçiş anahtarı eklendi',
      preview: '{changedAt}.',
      paragraphs: [hello, 'hesabınız artık bir geçiş anahtarıyla da açılıyor. Eklenme: {changedAt}.'],
      footer: `${notYou} Ardından geçiş anahtarını profilinizden kaldırın.`,
    },
    'passkey-removed': {
      subject: '{vendor} hesabınızdan bir geçiş anahtarı kaldırıldı',
      preview: '{changedAt}.',
      paragraphs: [hello, 'hesabınızın geçiş anahtarlarından biri artık onu açmıyor. Kaldırılma: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: '{vendor} hesabınız için bir kurtarma kodu kullanıldı',
      preview: 'Kalan kod: {codesLeft}.',
      paragraphs: [
        hello,
        'kurtarma kodlarınızdan biri ikinci adımın yerine geçti. Zaman: {changedAt}.',
        'Kalan kod: {codesLeft}. Bitmeden profilinizden yenilerini oluşturun.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: '{vendor} hesabınız için yeni kurtarma kodları',
      preview: '{changedAt}.',
      paragraphs: [hello, 'yeni kurtarma kodları oluşturuldu. Zaman: {changedAt}. Eskileri artık çalışmaz.'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Birisi {vendor} hesabınızın ikinci adımını tahmin ediyor',
      preview: 'Duraklatma bitişi: {lockedUntil}.',
      paragraphs: [
        hello,
        'ilk adımı geçmiş birisi art arda çok fazla yanlış kod girdi. İkinci adım şu ana kadar duraklatıldı: {lockedUntil}.',
        'Yanlış mı yazdınız? O zaman sonra yeniden deneyin.',
      ],
      footer: 'Siz değil miydiniz? O halde birisi parolanızı biliyor: hemen yenisini seçin.',
    },
    'link-identity-code': {
      subject: '{vendor} kodunuz: {code}',
      preview: 'Onu isteyen sayfaya yazın.',
      paragraphs: [
        hello,
        `birisi {vendor} hizmetine, bu e-posta adresine sahip başka bir hesapla giriyor. Bu sizseniz kodu onu isteyen sayfaya yazın. ${codeLasts}`,
      ],
      footer: 'Siz değil miydiniz? Kodu kimseye iletmeyin; onsuz hiçbir şey olmaz.',
    },
    'new-device': {
      subject: '{vendor} hesabınızda yeni oturum açıldı',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        '{vendor} hizmetindeki {email} hesabınızda yeni bir cihazdan oturum açıldı: {device}, {changedAt}. Konum: {place}.',
        ifYou,
      ],
      footer: 'Siz değil miydiniz? Portalda o oturumu kapatın ve parolanızı hemen değiştirin.',
    },
    'identity-linked': {
      subject: 'Artık {vendor} hizmetine {provider} ile girebilirsiniz',
      preview: 'Hesabınıza bir giriş yolu eklendi.',
      paragraphs: [hello, '{provider} hesabınız {vendor} hesabınıza bağlandı. Bundan böyle sizi içeri alır.'],
      footer: `${notYou} Kuruluşunuzun yönetimine de bildirin.`,
    },
    'api-token-made': {
      subject: '{vendor} üzerinde sizin için kişisel bir API belirteci oluşturuldu',
      preview: '{tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'kişisel bir API belirteciyle programlar artık {vendor} üzerinde {tenantName} içinde sizin adınıza işlem yapabilir. Adı: {tokenName}. Oluşturulma: {changedAt}.',
      ],
      footer: `${notYou} Ardından belirteci kişisel belirteçlerinizin sayfasından silin: o zamana kadar çalışır.`,
    },
    'api-tokens-stay': {
      subject: '{personName} tarafından oluşturulan API belirteçleri {tenantName} içinde hâlâ çalışıyor',
      preview: '{personName} artık {tenantName} üyesi değil. Oluşturduğu API belirteçlerini gözden geçirin.',
      paragraphs: [
        hello,
        '{personName} artık {vendor} üzerindeki {tenantName} üyesi değil. Kuruluş için oluşturduğu API belirteçleri hâlâ çalışıyor: {tokenNames}.',
        'Kimsenin ihtiyaç duymadığı belirteçleri silin ve {personName} tarafından saklanmış olabilecek gizli anahtarları olanları yenileyin.',
      ],
      footer: 'Bu e-postayı {tenantName} kullanıcılarını yönettiğiniz için aldınız.',
    },
    'groups-changed': {
      subject: '{tenantName} içindeki yetkileriniz değişti',
      preview: '{tenantName} içinde bir grup değiştirildi.',
      paragraphs: [
        hello,
        '{vendor} üzerinde {tenantName} içindeki yetkileriniz değişti: {change}. Şu andan itibaren geçerlidir.',
      ],
      footer: 'Sizi şaşırttı mı? {tenantName} yönetimine sorun.',
    },
    'email-change-code': {
      subject: '{vendor} için bu adresi onaylayın',
      preview: lasts,
      paragraphs: [
        'Merhaba,',
        `{name} bundan böyle {vendor} hizmetine bu e-posta adresiyle girmek istiyor. Bu siz misiniz? O halde bu kodu istediğiniz yere yazın. ${codeLasts}`,
      ],
      footer: 'Siz değil misiniz? Bir şey yapmayın ve kodu kimseye vermeyin: onsuz hiçbir şey değişmez.',
    },
    'email-changed': {
      subject: '{vendor} hizmetine artık başka bir adresle giriyorsunuz',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        '{vendor} hesabınız {email} adresinden {newEmail} adresine taşındı. Zaman: {changedAt}. E-postalar artık oraya gidiyor.',
        ifYou,
      ],
      footer: 'Siz değil miydiniz? Hemen kuruluşunuzun yönetimine bildirin: bu adres hesabı artık açmıyor.',
    },
    'signed-up-by-link': {
      subject: '{personName} bağlantınızla {tenantName} ekibine kaydoldu',
      preview: '{personEmail} adres onaylanınca katılır.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}), oluşturduğunuz davet bağlantısıyla {tenantName} ekibine kaydoldu ve adres onaylanınca katılır.',
      ],
      footer:
        'Bu kişiyi tanımıyor musunuz? Onu yönetim portalından çıkarın ve bağlantıyı iptal edin: ona sahip olan herkes için çalışır.',
    },
    'factor-reset-asked': {
      subject: '{vendor} ikinci adımınız sıfırlanmak isteniyor',
      preview: '{tenantName} ekibinden {actor} istedi. Koruyabilirsiniz.',
      paragraphs: [
        hello,
        '{tenantName} ekibinden {actor}, ikinci adımınızın kurtarma kodlarınızla birlikte kaldırılmasını istedi; bu, onu kaybedenler için yapılır. Henüz bir şey olmadı: başka bir yöneticinin şu zamana kadar onaylaması gerekir: {dueAt}. Ardından şu süre geçer: {delay}.',
        'İkinci adımınız hâlâ sizde mi, ya da bunu siz istemediniz mi? O halde onu koruyun.',
      ],
      button: 'İkinci adımımı koru',
      footer: 'Siz mi istediniz? O halde bir şey yapmayın.',
    },
    'factor-reset-confirmed': {
      subject: '{vendor} ikinci adımınız kaldırılacak',
      preview: 'Korumazsanız: {dueAt}.',
      paragraphs: [
        hello,
        '{tenantName} ekibinden {actor}, ikinci adımınızın kaldırılmasını onayladı. Zaman: {dueAt}. Bu, tüm oturumlarınızı sonlandırır; sonrasında giriş için parolanız yeterlidir.',
        'İkinci adımınız hâlâ sizde mi, ya da bunu siz istemediniz mi? O halde onu koruyun.',
      ],
      button: 'İkinci adımımı koru',
      footer: 'Siz mi istediniz? Bir şey yapmayın ve sonrasında giriş yapın.',
    },
    'factor-reset-cancelled': {
      subject: '{vendor} ikinci adımınız kalıyor',
      preview: '{actor} sıfırlamadan vazgeçti.',
      paragraphs: [
        hello,
        '{tenantName} ekibinden {actor}, ikinci adımınızın sıfırlanmasını iptal etti. Önceki gibi giriş yaparsınız.',
      ],
      footer: 'Hâlâ giremiyor musunuz? Kuruluşunuzun yönetimine yazın.',
    },
    'factor-reset-kept': {
      subject: '{vendor} ikinci adımınız olduğu gibi kalıyor',
      preview: 'Sıfırlama sona erdi.',
      paragraphs: [
        hello,
        'size gönderdiğimiz e-postadaki bağlantıyla ikinci adımınızın sıfırlanması sona erdi. Önceki gibi giriş yaparsınız.',
      ],
      footer:
        'Bağlantıyı siz kullanmadınız mı? O halde birisi e-postanızı okuyor: onun için hemen yeni bir parola seçin.',
    },
    'factor-reset-done': {
      subject: '{vendor} ikinci adımınız kaldırıldı',
      preview: '{changedAt}. Giriş yapıp yenisini kurun.',
      paragraphs: [
        hello,
        'kuruluşunuzun iki yöneticisinin kararıyla ikinci adımınız kaldırıldı ve tüm oturumlar sona erdi. Zaman: {changedAt}. Parolanızla giriş yapın ve gizlilik sayfanızda yeni bir ikinci adım kurun.',
      ],
      footer: 'Siz istemediniz mi? Hemen yeni bir parola seçin ve kuruluşunuza bildirin.',
    },
    'factor-reset-approve': {
      subject: '{vendor} üzerinde bir ikinci adım: evet mi, hayır mı?',
      preview: '{actor}, {personName} için sıfırlanmasını istiyor.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor}, {personName} ({personEmail}) adlı kişinin ikinci adımının sıfırlanmasını istedi; adımını kaybedenler için böyle yapılır. Bunun için sizin gibi ikinci bir yönetici gerekir. Son tarih: {dueAt}.',
        'Bu bağlantının sayfası isteği gösterir. Evet ya da hayır demek için orada oturum açın.',
      ],
      button: 'İsteğe bak',
      footer:
        'Hiçbir şey yapmazsanız başka bir yönetici karar verir ya da istek kendiliğinden biter. Bağlantı tek başına hiçbir şeye karar vermez.',
    },
    'factor-reset-declined': {
      subject: '{vendor} üzerindeki bir ikinci adım olduğu gibi kalıyor',
      preview: '{actor}, {personName} için hayır dedi.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor} isteğinize hayır dedi: {personName} ({personEmail}) adlı kişinin ikinci adımı kalıyor.',
      ],
      footer: 'Hâlâ kaybolduğunu mu düşünüyorsunuz? {actor} ile konuşun ve yeniden isteyin.',
    },
  },
  phrases: {
    'authenticator-app': 'kimlik doğrulama uygulaması',
    'text-messages': 'sonu {end} olan numaraya SMS',
    'device-lock': 'bu cihazın kilidi (parmak izi, yüz veya PIN)',
    'security-key': 'güvenlik anahtarı',
    'phone-added': 'bir numara eklendi',
    'phone-removed': 'bir numara kaldırıldı',
    'phone-replaced': 'eskisinin yerini başka bir numara aldı',
    'phone-named': 'yeni bir numara belirtildi; onunla giriş yapılınca ötekilerin yerini alır',
    'group-gone': '{group} grubu artık yok',
    'group-joined': 'artık {group} grubundasınız',
    'group-left': 'artık {group} grubunda değilsiniz',
  },
  sms: { code: '{vendor} kodunuz: {code}. Geçerlilik: {expiresIn}. {vendor} çalışanları bu kodu asla sormaz.' },
};
