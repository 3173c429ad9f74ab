import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Merhaba {name},';
const linkOnce = 'Bağlantının geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.';
const codeExpires = 'Kodun geçerlilik süresi: {expiresIn}.';
const ifYou = 'Bu sizdiyseniz bir şey yapmanız gerekmez.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: '{vendor} için e-postanızı onaylayın',
      preview: 'Hesabınızı oluşturmayı tamamlamak için e-postanızı onaylayın.',
      paragraphs: [
        hello,
        '{vendor} hesabınızı oluşturmayı tamamlamak için {email} adresinin size ait olduğunu onaylayın.',
        linkOnce,
      ],
      button: 'E-postayı onayla',
      footer: 'Hesap oluşturmadıysanız bu e-postayı yok sayabilirsiniz.',
    },
    invitation: {
      subject: '{vendor} üzerinde {tenantName} kuruluşuna katılın',
      preview: '{inviterName} sizi davet etti. Davetin geçerlilik süresi: {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} sizi {vendor} üzerinde {tenantName} kuruluşuna katılmaya davet etti.',
        '{email} olarak katılmak için daveti kabul edin. Bağlantının geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      button: 'Daveti kabul et',
      footer: 'Davet beklemiyorsanız bu e-postayı yok sayabilirsiniz. Yalnızca kabul ederseniz katılırsınız.',
    },
    'signed-up-by-link': {
      subject: '{personName}, bağlantınızla {tenantName} kuruluşuna kaydoldu',
      preview: '{personEmail}, e-postasını onayladıktan sonra katılacak.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}), davet bağlantınızla {tenantName} kuruluşuna kaydoldu. E-postasını onayladıktan sonra katılacak.',
      ],
      footer:
        'Bu kişiyi tanımıyorsanız yönetim portalından kaldırın ve bağlantıyı iptal edin: bağlantıya sahip olan herkes kullanabilir.',
    },
    'reset-password': {
      subject: '{vendor} parolanızı sıfırlayın',
      preview: 'Bağlantının geçerlilik süresi: {expiresIn}.',
      paragraphs: [
        hello,
        '{email} için {vendor} parolasını sıfırlama isteği aldık.',
        'Bağlantının geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir. Yeni bir parola oluşturana kadar mevcut parolanız geçerlidir.',
      ],
      button: 'Parolayı sıfırla',
      footer: 'Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz. Parolanız değişmeyecek.',
    },
    'password-changed': {
      subject: '{vendor} parolanız değiştirildi',
      preview: ifYou,
      paragraphs: [
        hello,
        '{email} için {vendor} parolası değiştirildi. Tarih: {changedAt}.',
        'Bu sizdiyseniz bir şey yapmanız gerekmez. Siz değilseniz parolanızı hemen sıfırlayın. Bu işlem tüm oturumları da kapatır.',
      ],
      button: 'Parolayı sıfırla',
      footer: 'Parolanız her değiştiğinde bu e-postayı göndeririz.',
    },
    'password-expires': {
      subject: '{vendor} parolanızın süresi yakında doluyor',
      preview: 'Şu tarihten önce değiştirin: {expiresAt}.',
      paragraphs: [
        hello,
        'Kuruluşunuz parolaların düzenli olarak değiştirilmesini istiyor. {email} için {vendor} parolasının süresi şu tarihte doluyor: {expiresAt}.',
        'Kesintisiz oturum açmak için parolanızı o tarihten önce değiştirin.',
      ],
      button: 'Parolayı değiştir',
      footer:
        'Parolanızın süresi dolarsa bu e-posta adresine gönderilen bir sıfırlama bağlantısını yine de kullanabilirsiniz.',
    },
    'account-locked': {
      subject: '{vendor} hesabınız kilitlendi',
      preview: 'Çok fazla yanlış parola girildi.',
      paragraphs: [
        hello,
        'Çok fazla yanlış parola girildiği için {vendor} hesabınızı ({email}) kilitledik. Verileriniz güvende.',
        'Kilit şu tarihte otomatik olarak açılır: {lockedUntil}. Denemeleri siz yaptıysanız kilidi şimdi açabilirsiniz.',
      ],
      button: 'Hesabın kilidini aç',
      footer: 'Bu siz değilseniz hesabı kilitli bırakın. Kimse oturum açmadı. Daha uzun bir parola kullanmayı düşünün.',
    },
    'sign-up-existing': {
      subject: 'Zaten bir {vendor} hesabınız var',
      preview: 'Oturum açın ya da parolanızı sıfırlayın.',
      paragraphs: [
        hello,
        '{email} ile bir {vendor} hesabı oluşturma isteği aldık. Zaten bir hesabınız olduğu için yenisini oluşturmadık.',
        'Her zamanki gibi oturum açın. Parolanızı unuttuysanız parola alanının altındaki “Parolanızı mı unuttunuz?” seçeneğini kullanın.',
      ],
      button: 'Oturum aç',
      footer:
        'Bu siz değilseniz bu e-postayı yok sayabilirsiniz. Hiçbir şey değişmedi ve hesabınız olduğunu kimseye açıklamadık.',
    },
    'sign-in-code': {
      subject: '{vendor} oturum açma kodunuz',
      preview: codeExpires,
      paragraphs: [
        hello,
        '{vendor} oturumu açmak için bu kodu girin. Geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      footer:
        'Bu kodu siz istemediyseniz bu e-postayı yok sayabilirsiniz. Kodu kimseyle paylaşmayın. {vendor} sizden bu kodu asla istemez.',
    },
    'second-factor-code': {
      subject: '{vendor} doğrulama kodunuz',
      preview: codeExpires,
      paragraphs: [
        hello,
        '{vendor} üzerinde kimliğinizi doğrulamak için bu kodu girin. Geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      footer:
        'Oturum açmaya çalışmadıysanız birisi parolanızı biliyor olabilir. Parolanızı hemen değiştirin ve bu kodu kimseyle paylaşmayın.',
    },
    'phone-code': {
      subject: '{vendor} üzerindeki telefon numarası değişikliğinizi onaylayın',
      preview: codeExpires,
      paragraphs: [
        hello,
        '{vendor} üzerinde {email} hesabının telefon numarasını değiştirme isteği aldık. Devam etmek için bu kodu girin. Geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      footer: 'Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz. Telefon numaranız değişmeyecek.',
    },
    'activation-code': {
      subject: '{vendor} için e-postanızı onaylayın',
      preview: codeExpires,
      paragraphs: [
        hello,
        '{email} adresini onaylamak ve {vendor} hesabınızı oluşturmayı tamamlamak için bu kodu girin. Geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      footer: 'Hesap oluşturmadıysanız bu e-postayı yok sayabilirsiniz.',
    },
    'invitation-code': {
      subject: '{vendor} üzerinde {tenantName} kuruluşuna katılın',
      preview: '{inviterName} sizi davet etti. Davetin geçerlilik süresi: {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} sizi {vendor} üzerinde {tenantName} kuruluşuna katılmaya davet etti.',
        '{email} olarak katılmak için daveti kabul edin. Bağlantının geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir. Şu koda ihtiyacınız olacak:',
      ],
      button: 'Daveti kabul et',
      footer: 'Davet beklemiyorsanız bu e-postayı yok sayabilirsiniz. Yalnızca kabul ederseniz katılırsınız.',
    },
    'magic-link': {
      subject: '{vendor} oturumu açın',
      preview: 'Bağlantının geçerlilik süresi: {expiresIn}.',
      paragraphs: [
        hello,
        '{email} olarak {vendor} oturumu açmak için bu bağlantıyı kullanın.',
        'Bağlantının geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir. Başka bir cihazda açarsanız bağlantıyı istediğiniz yerde görünen sayıyı girin.',
      ],
      button: 'Oturum aç',
      footer: 'Bu bağlantıyı siz istemediyseniz bu e-postayı yok sayabilirsiniz. Bağlantı olmadan kimse oturum açamaz.',
    },
    'phones-changed': {
      subject: '{vendor} üzerindeki telefon numaralarınız değiştirildi',
      preview: ifYou,
      paragraphs: [
        hello,
        '{vendor} üzerinde {email} hesabının telefon numaraları değiştirildi: {change}. Tarih: {changedAt}.',
        'Bu sizdiyseniz bir şey yapmanız gerekmez. Siz değilseniz parolanızı hemen sıfırlayın. Bu işlem tüm oturumları da kapatır.',
      ],
      button: 'Parolayı sıfırla',
      footer: 'Telefon numaralarınız her değiştiğinde bu e-postayı göndeririz.',
    },
    'impersonation-started': {
      subject: '{actorName}, {vendor} üzerinde sizin adınıza işlem yapıyor',
      preview: 'Erişim şu tarihte otomatik olarak sona erer: {until}.',
      paragraphs: [
        hello,
        '{actorName}, {vendor} üzerindeki {tenantName} kuruluşunda sizin adınıza işlem yapmaya başladı. Neden: {reason}',
        'Erişim şu tarihte otomatik olarak sona erer: {until}. Parolanız ve doğrulama yöntemleriniz değiştirilemez; her değişiklik {actorName} adıyla kaydedilir.',
      ],
      footer: 'Yardım istemediyseniz kuruluşunuzun bir yöneticisine başvurun. Tüm etkinlik kaydedilir.',
    },
    'set-up': {
      subject: '{vendor} kurulumunu yapın',
      preview: 'İlk yönetici sizsiniz.',
      paragraphs: [
        hello,
        '{vendor} çalışıyor ve ilk yöneticisi {email}. {tenantName} kuruluşunu açmak için parola oluşturun.',
        'Bağlantının geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir. Bağlantıya sahip olan herkes yönetici olabilir; kimseyle paylaşmayın.',
      ],
      button: 'Parola oluştur',
      footer: '{vendor} hizmetini siz yönetmiyorsanız bu e-postayı yok sayabilirsiniz.',
    },
    'factor-added': {
      subject: '{vendor} hesabınıza doğrulama yöntemi eklendi',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Hesabınıza bir doğrulama yöntemi eklendi: {factor}. Tarih: {changedAt}.',
        'Kurtarma kodlarınızı güvenli bir yerde saklayın. Doğrulama yöntemlerinize erişiminizi kaybederseniz bu kodlara ihtiyacınız olur.',
      ],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve doğrulama yöntemlerinizi gözden geçirin.',
    },
    'factor-removed': {
      subject: '{vendor} hesabınızdan doğrulama yöntemi kaldırıldı',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Hesabınızdan bir doğrulama yöntemi kaldırıldı: {factor}. Tarih: {changedAt}.'],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve doğrulama yöntemini yeniden ayarlayın.',
    },
    'factor-reset-asked': {
      subject: '{vendor} hesabınız için iki adımlı doğrulamayı sıfırlama isteği',
      preview: '{tenantName} kuruluşundan {actor} istedi. İptal edebilirsiniz.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor}, iki adımlı doğrulamanızın sıfırlanmasını istedi. Bu işlem doğrulama yöntemlerinizi ve kurtarma kodlarınızı kaldırır. Henüz hiçbir şey değişmedi: başka bir yöneticinin sıfırlamayı şu tarihe kadar onaylaması gerekir: {dueAt}. Sıfırlama, onaydan sonra şu süre geçince uygulanır: {delay}.',
        'Doğrulama yöntemleriniz hâlâ sizdeyse ya da bunu istemediyseniz onları koruyun.',
      ],
      button: 'Doğrulama yöntemlerimi koru',
      footer: 'Bu sıfırlamayı siz istediyseniz bir şey yapmanız gerekmez.',
    },
    'factor-reset-confirmed': {
      subject: '{vendor} hesabınızın iki adımlı doğrulaması sıfırlanacak',
      preview: 'Tarih: {dueAt}. İptal edebilirsiniz.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor}, iki adımlı doğrulamanızın sıfırlanmasını onayladı. Şu tarihte doğrulama yöntemleriniz ve kurtarma kodlarınız kaldırılacak ve tüm oturumlarınız sonlandırılacak: {dueAt}. Sonrasında yalnızca parolanızla oturum açacaksınız.',
        'Doğrulama yöntemleriniz hâlâ sizdeyse ya da bunu istemediyseniz onları koruyun.',
      ],
      button: 'Doğrulama yöntemlerimi koru',
      footer: 'Bu sıfırlamayı siz istediyseniz o zamana kadar bir şey yapmanız gerekmez.',
    },
    'factor-reset-cancelled': {
      subject: '{vendor} hesabınızın iki adımlı doğrulama sıfırlaması iptal edildi',
      preview: 'Sıfırlamayı {actor} iptal etti.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor}, iki adımlı doğrulamanızın sıfırlanmasını iptal etti. Doğrulama yöntemleriniz değişmedi; her zamanki gibi oturum açın.',
      ],
      footer: 'Hâlâ oturum açamıyorsanız kuruluşunuzun bir yöneticisine başvurun.',
    },
    'factor-reset-kept': {
      subject: '{vendor} hesabınızın iki adımlı doğrulama sıfırlaması iptal edildi',
      preview: 'Doğrulama yöntemlerinizi korudunuz.',
      paragraphs: [
        hello,
        'İki adımlı doğrulamanızın sıfırlanmasını e-postamızdaki bağlantıyla iptal ettiniz. Doğrulama yöntemleriniz değişmedi; her zamanki gibi oturum açın.',
      ],
      footer:
        'Bu siz değilseniz birisi e-posta kutunuza erişebiliyor olabilir. E-posta kutunuzun parolasını hemen değiştirin.',
    },
    'factor-reset-done': {
      subject: '{vendor} hesabınızın iki adımlı doğrulaması sıfırlandı',
      preview: '{changedAt}. Oturum açıp yeniden ayarlayın.',
      paragraphs: [
        hello,
        'Kuruluşunuzun iki yöneticisi iki adımlı doğrulamanızın sıfırlanmasını onayladı. Doğrulama yöntemleriniz kaldırıldı ve tüm oturumlarınız sonlandırıldı. Tarih: {changedAt}. Parolanızla oturum açın ve Güvenlik ve gizlilik sayfasında yeniden ayarlayın.',
      ],
      footer: 'Bunu siz istemediyseniz parolanızı hemen sıfırlayın ve kuruluşunuza başvurun.',
    },
    'factor-reset-approve': {
      subject: '{personName} için iki adımlı doğrulama sıfırlansın mı?',
      preview: '{tenantName} kuruluşundan {actor} istedi.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor}, doğrulama yöntemlerine erişimini kaybeden {personName} ({personEmail}) için iki adımlı doğrulamanın sıfırlanmasını istedi. Sizin gibi ikinci bir yöneticinin şu tarihe kadar onaylaması gerekir: {dueAt}.',
        'İsteği inceleyin, ardından onaylamak ya da reddetmek için oturum açın.',
      ],
      button: 'İsteği incele',
      footer:
        'Hiçbir şey yapmazsanız başka bir yönetici karar verebilir ya da isteğin süresi dolar. Bağlantı tek başına hiçbir şeyi onaylamaz.',
    },
    'factor-reset-declined': {
      subject: '{personName} için iki adımlı doğrulama sıfırlaması reddedildi',
      preview: '{actor} isteğinizi reddetti.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşundan {actor}, {personName} ({personEmail}) için iki adımlı doğrulamayı sıfırlama isteğinizi reddetti. Hiçbir şey değişmedi.',
      ],
      footer: 'Sıfırlama hâlâ gerekliyse {actor} ile konuşun ve yeniden isteyin.',
    },
    'passkey-added': {
      subject: '{vendor} hesabınıza geçiş anahtarı eklendi',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Hesabınıza bir geçiş anahtarı eklendi; artık onunla oturum açabilirsiniz. Tarih: {changedAt}.',
      ],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve geçiş anahtarını profilinizden kaldırın.',
    },
    'passkey-removed': {
      subject: '{vendor} hesabınızdan geçiş anahtarı kaldırıldı',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Hesabınızdan bir geçiş anahtarı kaldırıldı; artık onunla oturum açamazsınız. Tarih: {changedAt}.',
      ],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve geçiş anahtarlarınızı gözden geçirin.',
    },
    'recovery-code-used': {
      subject: '{vendor} hesabınızda kurtarma kodu kullanıldı',
      preview: '{changedAt}. Kalan kod: {codesLeft}.',
      paragraphs: [
        hello,
        'Hesabınızda oturum açmak için bir kurtarma kodu kullanıldı. Tarih: {changedAt}.',
        'Kalan kod: {codesLeft}. Kodlar bitmeden profilinizde yeni kodlar oluşturun.',
      ],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve yeni kurtarma kodları oluşturun.',
    },
    'recovery-codes-renewed': {
      subject: '{vendor} hesabınız için yeni kurtarma kodları',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Yeni kurtarma kodları oluşturuldu. Tarih: {changedAt}. Eski kodlarınız artık çalışmaz.'],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve yeni kurtarma kodları oluşturun.',
    },
    'second-factor-locked': {
      subject: '{vendor} hesabınızda doğrulama kilitlendi',
      preview: 'Kilit bitişi: {lockedUntil}.',
      paragraphs: [
        hello,
        'Birisi oturum açmanın ilk adımını doğru tamamladı, ardından çok fazla yanlış doğrulama kodu girdi. Doğrulama şu zamana kadar kilitli: {lockedUntil}.',
        'Bu sizdiyseniz o zamandan sonra yeniden deneyin.',
      ],
      footer: 'Bu siz değilseniz birisi parolanızı biliyor olabilir. Parolanızı hemen sıfırlayın.',
    },
    'link-identity-code': {
      subject: '{vendor} doğrulama kodunuz: {code}',
      preview: 'Kodu isteyen sayfaya girin.',
      paragraphs: [
        hello,
        'Birisi, bu e-posta adresini kullanan harici bir hesapla {vendor} oturumu açıyor. Bu sizseniz devam etmek için bu kodu girin. Geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      footer: 'Bu siz değilseniz bu e-postayı yok sayabilirsiniz. Kodu kimseyle paylaşmayın.',
    },
    'identity-linked': {
      subject: '{provider}, {vendor} hesabınıza bağlandı',
      preview: 'Artık {provider} ile oturum açabilirsiniz.',
      paragraphs: [hello, '{provider} hesabınız {vendor} hesabınıza bağlandı. Artık onunla oturum açabilirsiniz.'],
      footer: 'Bu siz değilseniz parolanızı hemen sıfırlayın ve kuruluşunuzun bir yöneticisine başvurun.',
    },
    'api-token-made': {
      subject: '{vendor} üzerinde kişisel bir API belirteci oluşturuldu',
      preview: '{tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        '{vendor} üzerindeki {tenantName} kuruluşunda sizin için kişisel bir API belirteci oluşturuldu. Bunu kullanan uygulamalar sizin adınıza işlem yapabilir. Belirteç adı: {tokenName}. Oluşturulma tarihi: {changedAt}.',
      ],
      footer:
        'Bu siz değilseniz parolanızı hemen sıfırlayın (bu, tüm oturumları kapatır) ve belirteci Kişisel API belirteçleri sayfasında silin. Belirteç, silene kadar çalışır.',
    },
    'api-tokens-stay': {
      subject: '{personName} tarafından oluşturulan API belirteçleri {tenantName} kuruluşunda hâlâ çalışıyor',
      preview: '{personName} artık {tenantName} üyesi değil. Oluşturduğu API belirteçlerini gözden geçirin.',
      paragraphs: [
        hello,
        '{personName} artık {vendor} üzerindeki {tenantName} kuruluşunun üyesi değil. Kuruluş için oluşturduğu API belirteçleri hâlâ çalışıyor: {tokenNames}.',
        'Artık gerekmeyen belirteçleri silin ve gizli anahtarı {personName} tarafından saklanmış olabilecekleri yenileyin.',
      ],
      footer: 'Bu e-postayı {tenantName} kullanıcılarını yönettiğiniz için alıyorsunuz.',
    },
    'groups-changed': {
      subject: '{tenantName} kuruluşundaki izinleriniz değişti',
      preview: 'Bir {tenantName} yöneticisi bir grubu değiştirdi.',
      paragraphs: [hello, 'Bir {tenantName} yöneticisi {vendor} üzerindeki izinlerinizi değiştirdi: {change}.'],
      footer: 'Bu değişiklikle ilgili sorularınız varsa bir {tenantName} yöneticisine başvurun.',
    },
    'policy-undone': {
      subject: '{tenantName} kuruluşundaki ilke değişikliğiniz geri alındı',
      preview: '{policy}: değişiklik {expiresIn} içinde onaylanmadı.',
      paragraphs: [
        hello,
        '{vendor} üzerinde {tenantName} kuruluşunun bir güvenlik ilkesini değiştirdiniz: {policy}. Değişikliğin zamanı: {changedAt}. Değişiklik {expiresIn} içinde onaylanmadığı için önceki ayarlar yeniden geçerli.',
        'Değişikliği yeniden yapmak için ilkeyi tekrar kaydedin ve {expiresIn} içinde, örneğin gizli bir pencerede yeniden oturum açarak onaylayın.',
      ],
      button: 'Güvenlik ayarlarını aç',
      footer: 'Bu e-postayı bu değişikliği yaptığınız için alıyorsunuz.',
    },
    'mfa-required': {
      subject: '{tenantName} yakında iki adımlı doğrulamayı zorunlu kılacak',
      preview: 'Başlangıç: {startsAt}.',
      paragraphs: [
        hello,
        '{vendor} üzerindeki {tenantName}, {startsAt} itibarıyla iki adımlı doğrulamayı (MFA) zorunlu kılıyor: oturum açarken kimlik doğrulayıcı uygulama gibi ikinci bir yöntemle doğrulama yapacaksınız.',
        'Bu tarihten önce bir yöntem ayarlayın. Yaklaşık bir dakika sürer ve o gün hiçbir şey sizi kesintiye uğratmaz.',
      ],
      button: 'İki adımlı doğrulamayı ayarla',
      footer:
        'Bu e-postayı, henüz iki adımlı doğrulama kullanmadığınız ve bir {tenantName} yöneticisi sizi bilgilendirmek istediği için alıyorsunuz.',
    },
    'country-refused': {
      subject: '{tenantName} erişimi reddedildi',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        '{vendor} üzerindeki {tenantName} ülke kısıtlamaları {changedAt} tarihinde bir erişimi reddetti. Kullanıcı: {personName} ({personEmail}). API belirteci: {tokenName}.',
        'Bu erişimi bekliyorsanız ülkeyi listeye ekleyebilirsiniz. Beklemiyorsanız birisi bir parolayı biliyor veya bir belirteci ele geçirmiş olabilir: denetim günlüğünde inceleyin.',
      ],
      button: 'Ülke kısıtlamalarını incele',
      footer:
        'Bu e-postayı, ülke kısıtlamalarını değiştirebildiğiniz ve reddedilen erişim e-postaları açık olduğu için alıyorsunuz. Her kullanıcı veya API belirteci için saatte en fazla bir e-posta göndeririz.',
    },
    'audit-log-broken': {
      subject: '{tenantName} kuruluşunun denetim günlüğü değiştirilmiş',
      preview: 'Zincir {event} numaralı olayda bozuk.',
      paragraphs: [
        hello,
        '{vendor} üzerinde {tenantName} kuruluşunun denetim günlüğünü doğruladık. Zincir {event} numaralı olayda bozuk: günlük, oradan itibaren yazıldığı gibi değil. Doğrulamanın zamanı: {changedAt}.',
        'Önceki dışa aktarımları ve akış hedeflerine gönderilen olayları saklayın; bunlar günlüğün ne içerdiğini gösterir. Ardından sağlayıcınıza başvurun.',
      ],
      footer:
        'Bu e-postayı denetim günlüğünü görüntüleyebildiğiniz için alıyorsunuz. Zincir yeniden doğrulanana kadar yalnızca bir kez göndeririz.',
    },
    'sso-certificate-expires': {
      subject: '{tenantName} SSO sertifikasının süresi yakında doluyor',
      preview: 'Süresi {expiresAt} tarihinde doluyor. Yenisini bundan önce ekleyin.',
      paragraphs: [
        hello,
        '{provider} sağlayıcısının {vendor} üzerindeki {tenantName} çoklu oturum açması için imzaladığı sertifikanın süresi {expiresAt} tarihinde doluyor. Parmak izi şununla başlıyor: {fingerprint}.',
        'Kimlik sağlayıcınızda yeni bir sertifika oluşturun ve eskisinin süresi dolmadan bağlantıya ekleyin. İkisi yan yana çalışır. Yenisi zaten ekliyse bir şey yapmanız gerekmez.',
      ],
      button: 'SSO ayarlarını aç',
      footer: 'Bu e-postayı, {tenantName} SSO ayarlarını değiştirebildiğiniz için alıyorsunuz.',
    },
    'sso-setup-link': {
      subject: '{tenantName} için çoklu oturum açmayı kurun',
      preview: '{inviterName} size bir kurulum linki gönderdi. Son geçerlilik: {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName}, {tenantName} kuruluşunun kimlik sağlayıcısını {vendor} ile bağlamanızı istiyor. Bunun için hesaba ihtiyacınız yok.',
        'Bu linkin son geçerlilik tarihi: {expiresAt}. Linke sahip olan herkes bağlantıyı kurabilir, bu yüzden linki iletmeyin.',
      ],
      button: 'Çoklu oturum açmayı kur',
      footer: 'Bu e-postayı beklemiyorsanız yok sayabilirsiniz.',
    },
    'directory-removals-held': {
      subject: '{connection}, {tenantName} kuruluşunun çok sayıda kullanıcısını kaldırmak istiyor',
      preview: 'Sonraki kaldırmalar kararınızı bekliyor. O zamana kadar bu kullanıcıların erişimi sürer.',
      paragraphs: [
        hello,
        '{connection}, {vendor} üzerinde {tenantName} kuruluşunun {users} kullanıcısından fazlasını {minutes} dakika içinde devre dışı bırakmak veya silmek istedi. O andan itibaren istekleri bekletiyoruz: bu kullanıcılar hâlâ oturum açabilir.',
        'Listeyi inceleyin. Değişiklik isteniyorsa onaylayın; değilse reddedin ve dizininizdeki atamaları düzeltin.',
      ],
      button: 'Kullanıcıları incele',
      footer: 'Bu e-postayı, {tenantName} kuruluşunun sağlama ayarlarını değiştirebildiğiniz için alıyorsunuz.',
    },
    'payment-failed': {
      subject: '{tenantName} kuruluşunun ödemesi başarısız oldu',
      preview: '{amount}, {invoice} numaralı fatura.',
      paragraphs: [
        hello,
        '{vendor} üzerindeki {tenantName} kuruluşunun {invoice} numaralı faturası için {amount} tahsil edilemedi.',
        '{planName} planının sürdüğü tarih: {graceEnds}. Yeniden deneme tarihi: {retryAt}. Şimdi ödemek için başka bir ödeme yöntemi ekleyin.',
      ],
      button: 'Ödeme yöntemini güncelle',
      footer:
        'Bu e-postayı, {tenantName} kuruluşunun aboneliğini değiştirebildiğiniz veya faturalar size gönderildiği için alıyorsunuz.',
    },
    'webhook-fails': {
      subject: '{tenantName} kuruluşunun {webhook} webhook’u olayları kabul etmiyor',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşunun {vendor} üzerindeki {webhook} webhook’u {since} tarihinden beri hiçbir olayı kabul etmedi. {host} sunucusunun son yanıtı: {error}.',
        'Üç gün boyunca denemeye devam ediyor, sonra webhook’u kapatıyoruz. Uç noktayı kontrol edin.',
      ],
      footer: 'Bu e-postayı, {tenantName} kuruluşunun webhook’larını değiştirebildiğiniz için alıyorsunuz.',
    },
    'webhook-off': {
      subject: '{tenantName} kuruluşunun {webhook} webhook’u kapatıldı',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşunun {vendor} üzerindeki {webhook} webhook’u {since} tarihinde kapatıldı, çünkü {host} olayları kabul etmiyor: {error}.',
        'Uç noktayı düzeltin ve webhook’u açın. Önce bir test olayı gönderiyoruz. Ardından kaçırdıklarını yeniden gönderin.',
      ],
      footer: 'Bu e-postayı, {tenantName} kuruluşunun webhook’larını değiştirebildiğiniz için alıyorsunuz.',
    },
    'payment-disputed': {
      subject: '{tenantName} kuruluşunun bir ödemesine itiraz edildi',
      preview: '{amount}, fatura {invoice}.',
      paragraphs: [
        hello,
        '{tenantName} kuruluşunun {vendor} üzerindeki {invoice} numaralı faturasına ait {amount} tutarındaki ödemeye itiraz edildi: banka ödemeyi geri istiyor.',
        '{planName} planı şimdilik olduğu gibi kalıyor. İtiraz bir hataysa bankadan geri çekmesini isteyin. Faturada bir sorun varsa önce bizimle iletişime geçin.',
      ],
      button: 'Faturaları görüntüle',
      footer:
        'Bu e-postayı, {tenantName} kuruluşunun aboneliğini değiştirebildiğiniz veya faturalar size gönderildiği için alıyorsunuz.',
    },
    'plan-ended': {
      subject: '{tenantName} kuruluşunun {planName} planı sona erdi',
      preview: '{invoice} numaralı fatura ödenmedi.',
      paragraphs: [
        hello,
        '{vendor} üzerindeki {tenantName} kuruluşunun {planName} planı sona erdi ({endedAt}), çünkü {invoice} numaralı fatura için {amount} tahsil edilemedi.',
        'Verileriniz güvende, ancak planın özellikleri artık kullanılamıyor. İstediğiniz zaman yeniden abone olabilirsiniz.',
      ],
      button: 'Plan seç',
      footer:
        'Bu e-postayı, {tenantName} kuruluşunun aboneliğini değiştirebildiğiniz veya faturalar size gönderildiği için alıyorsunuz.',
    },
    'sso-domain-drifted': {
      subject: '{domain} alan adının DNS kaydı eksik',
      preview: 'Çoklu oturum açma hâlâ çalışıyor. Kaydı yeniden yayımlayın.',
      paragraphs: [
        hello,
        '{domain} alan adının {vendor} üzerindeki {tenantName} kuruluşuna ait olduğunu kanıtlayan TXT kaydını artık bulamıyoruz. Kullanıcılar hâlâ giriş yapabilir.',
        '{domain} alan adında TXT kaydını yeniden yayımlayın. Değeri SSO ayarlarındadır.',
      ],
      button: 'SSO ayarlarını aç',
      footer: 'Bu e-postayı, {tenantName} SSO ayarlarını değiştirebildiğiniz için alıyorsunuz.',
    },
    'sso-emergency-used': {
      subject: '{tenantName} için acil durum erişimi kullanıldı',
      preview: '{personName} çoklu oturum açma yerine parolayla giriş yaptı.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}), çoklu oturum açma zorunlu olduğu hâlde {vendor} üzerindeki {tenantName} kuruluşuna parola ve MFA ile giriş yaptı.',
        'Kimlik sağlayıcınız çalışıyorsa ve bunu kimse beklemiyorduysa bu kullanıcının parolasını sıfırlayın ve denetim günlüğünü inceleyin.',
      ],
      button: 'SSO ayarlarını aç',
      footer: 'Bu e-postayı, {tenantName} SSO ayarlarını değiştirebildiğiniz için alıyorsunuz.',
    },
    'sso-emergency-lost': {
      subject: '{tenantName} için acil durum erişimi ilgi bekliyor',
      preview: '{personName} için artık MFA yok.',
      paragraphs: [
        hello,
        '{personName} kullanıcısının {vendor} üzerinde artık doğrulama yöntemi yok. MFA olmadan {tenantName} için acil durum erişimi çalışmaz.',
        'Kullanıcıdan MFA’yı yeniden kurmasını isteyin ya da başka bir yöneticiye acil durum erişimi verin.',
      ],
      button: 'SSO ayarlarını aç',
      footer: 'Bu e-postayı, {tenantName} SSO ayarlarını değiştirebildiğiniz için alıyorsunuz.',
    },
    'audit-chain-head': {
      subject: '{tenantName} denetim günlüğünün kanıtı: olay {sequence}',
      preview: 'Zaman: {changedAt}. Bu e-postayı saklayın.',
      paragraphs: [
        hello,
        '{vendor} üzerinde {tenantName} kuruluşunun denetim günlüğü şu anda bu olayla bitiyordu: {changedAt}.',
        'Bu e-postayı saklayın. Biri günlüğü sonradan yeniden yazarsa, doğrulanmış bir dışa aktarım bu olay numarasında artık bu karmayı içermez.',
      ],
      footer:
        'Bu e-postayı her gün alıyorsunuz, çünkü bir {tenantName} yöneticisi adresinizi seçti. Yöneticiler bunu denetim günlüğü sayfasında değiştirebilir.',
    },
    'email-change-code': {
      subject: '{vendor} için yeni e-postanızı onaylayın',
      preview: codeExpires,
      paragraphs: [
        'Merhaba,',
        '{name}, {vendor} oturumu açmak için bu e-posta adresini kullanmak istiyor. Bu sizseniz değişikliği onaylamak için bu kodu girin. Geçerlilik süresi: {expiresIn}. Yalnızca bir kez kullanılabilir.',
      ],
      footer: 'Bunu siz istemediyseniz bu e-postayı yok sayabilirsiniz. Kodu kimseyle paylaşmayın.',
    },
    'email-changed': {
      subject: '{vendor} e-postanız değiştirildi',
      preview: 'Tarih: {changedAt}.',
      paragraphs: [
        hello,
        '{vendor} hesabınızın e-postası değiştirildi. Eski: {email}. Yeni: {newEmail}. Tarih: {changedAt}. Artık yeni adresle oturum açar ve e-postaları orada alırsınız.',
        ifYou,
      ],
      footer:
        'Bu siz değilseniz hemen kuruluşunuzun bir yöneticisine başvurun. Artık bu e-posta adresiyle oturum açamazsınız.',
    },
    'new-device': {
      subject: '{vendor} hesabınızda yeni oturum açıldı',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        '{vendor} hesabınızda ({email}) yeni bir cihazdan oturum açıldı: {device}, {changedAt}. Konum: {place}.',
        ifYou,
      ],
      footer: 'Bu siz değilseniz o oturumu portalda kapatın ve parolanızı hemen değiştirin.',
    },
  },
  phrases: {
    'authenticator-app': 'kimlik doğrulama uygulaması',
    'text-messages': 'sonu {end} olan numaraya kısa mesaj',
    'device-lock': 'bir cihazda parmak izi, yüz ya da PIN',
    'security-key': 'güvenlik anahtarı',
    'phone-added': 'bir telefon numarası eklendi',
    'phone-removed': 'bir telefon numarası kaldırıldı',
    'phone-replaced': 'telefon numaranız değiştirildi',
    'phone-named':
      'yeni bir telefon numarası girildi; bu numarayla ilk kez oturum açtığınızda diğerlerinin yerini alır',
    'group-gone': '{group} grubu silindi',
    'group-joined': '{group} grubuna eklendiniz',
    'group-left': '{group} grubundan çıkarıldınız',
    'policy-mfa': 'iki adımlı doğrulama',
    'policy-sessions': 'oturum sınırları',
    'policy-ip-restrictions': 'IP kısıtlamaları',
    'policy-country-restrictions': 'ülke kısıtlamaları',
    'policy-domain-restrictions': 'e-posta alan adı kısıtlamaları',
    'policy-sso-enforcement': 'zorunlu çoklu oturum açma',
  },
  notices,
  sms: {
    code: '{vendor} doğrulama kodunuz: {code}. Geçerlilik süresi: {expiresIn}. Kodu kimseyle paylaşmayın.',
  },
};
