import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Turkish texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'Sistem rolleri düzenlenemez. Kendi rolünüzü oluşturun.',
  'role-key-taken': 'Bu anahtara sahip bir rol zaten var. Başka bir anahtar kullanın.',
  'permission-not-found': 'Bu izin artık yok. Sayfayı yeniden yükleyin.',
  'permission-not-held':
    'Yalnızca sahip olduğunuz izinleri atayabilirsiniz ve şu izne sahip değilsiniz: {permission}. Bu izne sahip bir yöneticiden isteyin.',
  'permission-not-assignable': 'Kuruluş rolleri şu izni içeremez: {permission}. Kaldırıp yeniden deneyin.',
  'group-not-found': 'Bu grup artık yok. Listeyi yeniden yükleyin.',
  'group-name-taken': 'Bu ada sahip bir grup zaten var. Başka bir ad kullanın.',
  'group-managed-elsewhere': 'Bu grubun adını ve üyelerini dizininiz yönetiyor. Değişikliği orada yapın.',
  'person-managed-elsewhere':
    'Bu hesabın adını, telefon numarasını ve kullanıcı adını bir dizin yönetiyor. Değişikliği orada yapın.',
  'factor-reset-open':
    'Bu kullanıcı için bekleyen bir iki adımlı doğrulama sıfırlaması zaten var. Kullanıcının ayrıntılarına bakın.',
  'person-elsewhere':
    'Bu kullanıcı başka kuruluşların da üyesi ya da henüz katılmadı. Adını ve telefon numarasını yalnızca kendisi değiştirebilir.',
  'membership-inherited':
    'Bu kuruluşa üst hesabı üzerinden eriştiğiniz için ayrılamazsınız. Erişiminizi kaldırmasını üst hesabın bir yöneticisinden isteyin.',
  'factor-reset-elsewhere':
    'Bu kullanıcı, iki adımlı doğrulamasına güvenen başka kuruluşların da üyesi olduğundan sıfırlayamazsınız. Kurtarma koduyla oturum açabilir ya da destek ekibine başvurabilir.',
  'factor-reset-same-admin': 'Bu sıfırlamayı siz istediniz. Başka bir yöneticinin onaylaması gerekir.',
  'approval-not-yours': 'Bu istek başka bir yöneticiye gönderildi. İlgili kuruluşta o yönetici olarak oturum açın.',
  'factor-reset-not-found': 'Bu sıfırlama artık beklemede değil. Sayfayı yeniden yükleyin.',
  'restriction-exists': 'Bu kayıt zaten listede.',
  'restriction-not-found': 'Bu kayıt artık yok. Listeyi yeniden yükleyin.',
  'country-database-missing':
    'Hiçbir şey kaydedilmedi. Ülke kısıtlamaları için coğrafi konum veritabanı gerekir ve bu sunucuda yok.',
  'restriction-locks-out':
    'Bu değişiklik erişiminizi engelleyeceği için hiçbir şey kaydedilmedi. Önce {value} için izin verin.',
  'restrictions-too-many': 'Liste dolu: en fazla {limit} kayıt içerebilir. Önce bazılarını kaldırın.',
  'webhook-not-found': 'Bu webhook artık yok. Listeyi yeniden yükleyin.',
  'webhook-log-not-found': 'Bu teslimat artık günlükte yok. Listeyi yeniden yükleyin.',
  'webhook-off': 'Bu webhook kapalı. Önce açın.',
  'webhook-still-failing': 'Test olayı kabul edilmedi: {reason}. Uç noktayı düzeltin, ardından webhook’u açın.',
  'webhooks-too-many': 'En fazla {limit} webhook ekleyebilirsiniz. Önce birini silin.',
  'stream-not-found': 'Bu hedef artık yok. Listeyi yenileyin.',
  'stream-resending': 'Olaylar bu hedefe zaten yeniden gönderiliyor. Teslim edildiklerinde yeniden deneyin.',
  'streams-too-many': 'En fazla {limit} hedef ekleyebilirsiniz. Önce birini silin.',
  'sso-connection-not-found': 'Bu SSO bağlantısı artık yok. Listeyi yenileyin.',
  'sso-connections-too-many': 'En fazla {limit} SSO bağlantısı ekleyebilirsiniz. Önce birini silin.',
  'sso-connection-active':
    'Bu bağlantı etkin ve bu link onu değiştirmeye izin vermiyor. Linki gönderen yöneticiye başvurun.',
  'sso-setup-link-invalid': 'Bu link artık çalışmıyor. Linki gönderen yöneticiden yenisini isteyin.',
  'sso-setup-link-not-found': 'Bu kurulum linki artık geçerli değil. Sayfayı yenileyin.',
  'sso-setup-links-too-many': 'En fazla {limit} etkin kurulum linkiniz olabilir. Önce birini iptal edin.',
  'sso-exchange-not-found': 'Bu test veya oturum açma artık yok. Sayfayı yenileyin.',
  'scim-client-not-found': 'Bu istemci gizli anahtarı artık yok. Listeyi yeniden yükleyin.',
  'sso-exchange-not-replayable':
    'Bu oturum açmanın yanıtı saklanmadığı için yeniden değerlendirilemez. Bunun yerine bir test çalıştırın.',
  'scim-connection-not-found': 'Bu dizin bağlantısı artık yok. Listeyi yeniden yükleyin.',
  'scim-connections-too-many': 'En fazla {limit} dizin bağlantısı ekleyebilirsiniz. Önce birini silin.',
  'scim-groups-above-own':
    'Bu bağlantının bazı gruplarında sizinkinden üst roller var. En az bu rollere sahip bir yöneticiden isteyin.',
  'scim-request-not-found': 'Bu istek artık günlükte yok. Listeyi yeniden yükleyin.',
  'scim-token-not-found': 'Bu belirteç artık yok. Listeyi yeniden yükleyin.',
  'sso-metadata-unreachable':
    'Meta veriler bu URL’de okunamadı. Herkese açık olduğunu denetleyin veya meta veri dosyasını yükleyin.',
  'sso-incomplete': 'Bu bağlantı henüz açılamaz. Önce kimlik sağlayıcınızın eksik değerlerini girin.',
  'sso-domain-required': 'Önce kuruluşunuzun alan adını girin.',
  'sso-illegal-state': 'Önce SAML bağlantısının alan adını kaydedin, ardından doğrulayın.',
  'sso-domain-not-found': 'Bu alan adı artık bağlantının parçası değil. Sayfayı yenileyin.',
  'sso-domain-public':
    '{domain} alan adında herkesin adresi olabilir, bu yüzden çoklu oturum açma için kullanılamaz. Kuruluşunuza ait bir alan adı ekleyin.',
  'sso-domain-taken':
    '{domain} zaten çoklu oturum açma için kullanılıyor. Önce oradan kaldırın veya kuruluşunuza aitse destekle iletişime geçin.',
  'sso-domain-repeated': 'Bu bağlantıda {domain} zaten var. Alan adları listesinde doğrulayın.',
  'sso-domains-too-many': 'Bir bağlantının en fazla {limit} alan adı olabilir. Önce birini kaldırın.',
  'sso-domain-unproved':
    '_portico.{domain} ve {domain} için TXT kaydı bulunamadı. Kaydı denetleyip yeniden deneyin: DNS değişiklikleri 48 saat sürebilir.',
  'sso-domain-unreachable': '{domain} alan adının DNS sunucuları yanıt vermedi. Birkaç dakika sonra yeniden deneyin.',
  'sso-group-not-found': 'Bu grup eşlemesi artık yok. Sayfayı yenileyin.',
  'sso-group-taken': '“{value}” grubu zaten eşlenmiş. Bunun yerine rollerini değiştirin.',
  'sso-groups-too-many': 'Bir bağlantı en fazla {limit} grubu eşleyebilir. Önce birini kaldırın.',
  'sso-enforcement-own-sign-in':
    'Zorunlu kılmadan önce bu bağlantıyla bir kez giriş yapın ya da kendinize acil durum erişimi verin.',
  'sso-emergency-required': 'Önce acil durum erişimi için parolası ve MFA’sı olan en az bir yönetici seçin.',
  'sso-emergency-last':
    'Bu, acil durum erişimi olan son yönetici. Önce başka bir yöneticiye verin ya da çoklu oturum açmayı zorunlu kılmayı bırakın.',
  'sso-domain-not-ready':
    '{domain} için çoklu oturum açma zorunlu kılınamaz. Önce alan adını doğrulayın ve bağlantısını etkinleştirin.',
  'recommendation-not-applicable': 'Bu öneri artık geçerli değil veya burada uygulanamıyor. Sayfayı yeniden yükleyin.',
  'recommendation-undo-expired': 'Bu işlem artık geri alınamaz. Bunun yerine ayarı kendi sekmesinde değiştirin.',
  'changed-meanwhile':
    'Siz düzenlerken başka bir yönetici bunu değiştirdi; değişiklikleriniz kaydedilmedi. Yeni değerleri gözden geçirip yeniden kaydedin.',
  'billing-busy': 'Bu abonelikte başka bir değişiklik sürüyor. Birazdan yeniden deneyin.',
  'billing-vendor-only':
    'Faturalandırmanın nerede yönetileceğine yalnızca sağlayıcı karar verebilir. Destekle iletişime geçin.',
  'billing-customer-not-found': 'Ödeme sağlayıcısı bu kuruluşu henüz tanımıyor. Önce bir ödeme yöntemi ekleyin.',
  'subscription-not-active': 'Bu abonelik etkin değil. Sayfayı yeniden yükleyin.',
  'cancellation-pending': 'Bu abonelik zaten iptal edildi ve dönemin sonunda sona erecek.',
  'cancellation-not-pending': 'Bu abonelik iptal edilmediğinden geri alınacak bir iptal yok.',
  'plan-not-for-sale': 'Bu plan buradan satın alınamaz. Satış ekibiyle iletişime geçin.',
  'plan-currency-differs': 'Bu plan sizinkinden farklı bir para birimiyle satılıyor. Destekle iletişime geçin.',
  'plan-downgrade-refused': 'Daha düşük fiyatlı bir plana kendiniz geçemezsiniz. Destekle iletişime geçin.',
  'plan-cancellation-refused': 'Aboneliği kendiniz iptal edemezsiniz. Destekle iletişime geçin.',
  'price-expired':
    'Onayladığınız fiyat on dakikadan uzun süre önce gösterildi. Hiçbir ücret alınmadı. Fiyatı yeniden kontrol edin.',
  'price-changed': 'Fiyat, gösterildiğinden bu yana değişti. Hiçbir ücret alınmadı. Fiyatı yeniden kontrol edin.',
  'payment-overdue': 'Vadesi geçmiş bir ödeme var. Önce ödeme yöntemini güncelleyin, ardından planı değiştirin.',
  'payment-method-not-found': 'Bu ödeme yöntemi artık yok. Sayfayı yeniden yükleyin.',
  'payment-method-missing': 'Önce bir ödeme yöntemi ekleyin. Hiçbir ücret alınmadı.',
  'payment-declined': 'Kart reddedildi. Hiçbir ücret alınmadı. Başka bir kart deneyin ya da bankanıza danışın.',
  'payment-insufficient-funds': 'Kartın bakiyesi yetersiz. Hiçbir ücret alınmadı. Başka bir kart deneyin.',
  'payment-card-expired': 'Kartın son kullanma tarihi geçmiş. Hiçbir ücret alınmadı. Başka bir kart kullanın.',
  'payment-authentication-failed': 'Bankanız kimliğinizi doğrulayamadı. Hiçbir ücret alınmadı. Yeniden deneyin.',
  'setup-intent-not-found': 'Bu kartı ekleme işlemi çok uzun sürdü ya da başka bir yerde tamamlandı. Baştan başlayın.',
  'test-card-unknown': 'Bu bir test kartı değil. 4242 4242 4242 4242 kullanın; buraya asla gerçek bir kart girmeyin.',
  'vat-id-invalid': 'Bu KDV numarası kendi ülkesinde geçerli değil. Harflerini ve rakamlarını kontrol edin.',
  'invoice-not-found': 'Bu fatura artık yok. Sayfayı yeniden yükleyin.',
  'payment-provider-failed':
    'Ödeme sağlayıcısı bunu tamamlayamadı. Daha sonra yeniden deneyin ya da destek ekibine başvurun.',
  'payment-provider-busy': 'Ödeme sağlayıcısı meşgul. Birazdan yeniden deneyin.',
  'payment-provider-unreachable':
    'Ödeme sağlayıcısı zamanında yanıt vermedi. Ne yapıldığını görmek için sayfayı yeniden yükleyin, ardından yeniden deneyin.',
  'sub-accounts-off': 'Bu hesabın alt hesapları olamaz. Üst hesabın bir yöneticisi alt hesapları açabilir.',
  'account-not-found': 'Bu hesap artık yok ya da erişiminiz yok. Listeyi yeniden yükleyin.',
  'account-id-taken': 'Bu kimliğe sahip bir hesap zaten var. Başka bir kimlik kullanın.',
  'account-alias-taken': 'Bu takma adı başka bir hesap kullanıyor. Başka bir takma ad kullanın.',
  'account-holds-none': 'Üst hesabın alt hesapları olamaz. Önce alt hesap yönetmesine izin verin.',
  'account-too-deep': 'Hesaplar daha derin iç içe yerleştirilemez. Daha yukarıda bir üst hesap seçin.',
  'account-access-always': 'Bu hesaptaki herkes alt hesaplara erişebilir. Önce hesabın bu ayarını değiştirin.',
  'application-not-found': 'Kuruluşunuzda bu uygulama yok. Listeyi yeniden yükleyin.',
  'already-invited': 'Bu kullanıcının bekleyen bir daveti zaten var. Hiçbir şey değişmedi.',
  'invitation-ended':
    'Bu davetin sunduğu erişimin süresi doldu. Kullanıcıyı yeni bir bitiş tarihiyle yeniden davet edin.',
  'email-repeated': 'Bu e-posta listede birden fazla kez var. Tek bir davet alacak.',
  'temporary-users-off': 'Erişim süresi kapalı. Bir işletmeci açabilir.',
  'invite-links-off': 'Davet bağlantıları kapalı. Kullanıcıları e-postayla davet edin.',
  'invite-link-not-found': 'Davet bağlantınız yok. Önce bir tane oluşturun.',
  'bulk-invitation-not-found': 'Bu davet listesi artık yok. Sayfayı yeniden yükleyin.',
  'too-many-invitations':
    'Bu hesap günlük {points} e-posta daveti sınırına ulaştı. Diğerlerini yarın davet edin ya da destek ekibine başvurun.',
  'new-tenant-invitations':
    'Spam’i önlemek için yeni kuruluşlar günde {points} davet gönderebilir; bu sınır şu zamana kadar geçerlidir: {until}. Diğerlerini yarın davet edin ya da destek ekibine başvurun.',
  'bulk-invitation-running': 'Başka bir davet listesi hâlâ gönderiliyor. Bitmesini bekleyip yeniden deneyin.',
  'bulk-invitation-settled':
    'Davetler 10 dakika içinde geri alınabilir ve bu süre geçti. Kullanıcıları tek tek kaldırın.',
  'api-token-wrong':
    'İstemci kimliği ya da gizli anahtar yanlış veya API belirteci silinmiş. İkisini de kontrol edin ya da yeni bir belirteç oluşturun.',
  'api-token-ended':
    'Bu API belirteci artık geçerli değil: silinmiş, süresi dolmuş ya da sahibi erişimini kaybetmiş. Yeni bir belirteç oluşturun.',
  'api-token-refresh-ended':
    'Bu yenileme belirteci zaten kullanılmış, süresi dolmuş ya da API belirteci silinmiş. İstemci kimliğini ve gizli anahtarı yeniden takas edin.',
  'api-token-not-found': 'Bu API belirteci artık yok. Listeyi yeniden yükleyin.',
  'api-tokens-too-many': '{limit} belirteç sınırına ulaştınız. Artık gerekmeyen birini silin.',
  'machine-refused': 'Bunu yalnızca oturum açmış bir kullanıcı yapabilir. API belirteçleri kabul edilmez.',
  'vendor-credentials-wrong':
    'İstemci kimliği ya da gizli anahtar yanlış. İkisini de ortam ayarlarınızda kontrol edin.',
  'password-wrong': 'Mevcut parola yanlış. Parolanız değişmedi.',
  'picture-missing': 'image adlı form alanında bir görsel gönderin.',
  'picture-unreadable': 'Bu görseli okuyamıyoruz. JPEG, PNG, WebP, GIF ya da AVIF dosyası kullanın.',
  'picture-unreachable': 'Bu URL’den görsel yüklenemedi. Herkese açık olduğunu kontrol edin ya da dosyayı yükleyin.',
  'picture-dimensions': 'Bu görsel {limit} megapikselden büyük. Daha küçük bir görsel kullanın.',
  'picture-too-large': 'Bu görsel şu sınırdan büyük: {limit}. Daha küçük bir görsel kullanın.',
  'email-unchanged': 'Bu zaten sizin e-posta adresiniz. Yeni bir adres girin.',
  'email-taken': 'Bu e-posta adresi zaten kullanılıyor. Başka bir adres kullanın.',
  'user-not-found': 'Bu kullanıcı artık yok. Listeyi yeniden yükleyin.',
  'user-without-email': 'Bu kullanıcının e-posta adresi yok, bu nedenle parola sıfırlama gönderemiyoruz.',
  'user-name-not-found': 'Burada bu kullanıcı adına sahip kimse yok. Listeyi yeniden yükleyin.',
  'user-name-needed':
    'Bu kullanıcının e-posta adresi yok ve oturum açmak için bu kullanıcı adına ihtiyacı var. Bunun yerine kullanıcı adını değiştirin.',
  'user-name-elsewhere':
    'Bu kullanıcı aynı kullanıcı adıyla başka kuruluşlarda da oturum açıyor. Adı yalnızca kendisi değiştirebilir.',
  'tenant-not-found': 'Bu kuruluş yok ya da üyesi değilsiniz. Başka bir kuruluş seçin.',
  'role-not-found': 'Bu rollerden biri artık yok. Listeyi yeniden yükleyip yeniden seçin.',
  'role-above-own': 'Kendi rolünüzden üst roller atayamazsınız. Başka bir rol seçin.',
  'last-admin': 'Bu, burada kullanıcıları yönetebilen son kullanıcı. Önce başka bir kullanıcıyı yönetici yapın.',
  'not-yourself': 'Bunu kendi hesabınıza uygulayamazsınız. Başka bir yöneticiden isteyin.',
  'person-above-own': 'Bu kullanıcının rolü sizinkinden yüksek. En az aynı role sahip bir yöneticiden isteyin.',
  'policy-not-found': 'Bu ilke yok. Sayfayı yeniden yükleyin.',
  'policy-not-provisional': 'Bu değişiklik artık onay beklemiyor. Sayfayı yeniden yükleyin.',
  'policy-confirm-needs-sign-in': 'Bu değişikliği onaylamak için yeniden oturum açın: oturumunuz ondan önce başladı.',
  'session-unknown': 'Bu oturum zaten sona ermiş ya da size ait değil. Listeyi yeniden yükleyin.',
  'already-member': 'Bu kullanıcı zaten kuruluşun üyesi. Hiçbir şey değişmedi.',
  'not-entitled': 'Planınız bunu içermiyor. Aboneliğinizi yöneten kişiden yükseltmesini isteyin.',
  'plan-not-found': 'Bu anahtara sahip bir plan yok. Planlar yapılandırmada tanımlanır.',
  'feature-not-found': 'Bu anahtara sahip bir özellik yok. Özellikler yapılandırmada tanımlanır.',
  'grant-not-found': 'Bu hak yok ya da iptal edilmiş. Listeyi yeniden yükleyin.',
  'meter-not-found': '{meter} anahtarına sahip bir sayaç yok. Sayaçlar yapılandırmada tanımlanır.',
  'usage-event-conflict': '{field}: {id} olayı daha önce farklı bir içerikle kaydedildi. Hiçbir şey kaydedilmedi.',
  'usage-event-outside-window': '{field}: {from} ile {until} arasındaki olaylar kabul edilir. Hiçbir şey kaydedilmedi.',
  'metadata-not-found': 'meta veri bulunamadı: {entity}',
  'ip-metadata-not-found': 'IP meta verisi bulunamadı',
  'notification-not-found': 'Bu bildirim artık yok. Listeyi yeniden yükleyin.',
  'metadata-key-unsafe': 'Bu meta veri anahtarı ayrılmış. Başka bir anahtar kullanın.',
  'invalid-grant':
    'Bu kod ya da belirteç geçersiz: zaten kullanılmış, süresi dolmuş ya da başka bir istemciye ait. Yeniden oturum açın.',
  'invalid-client': 'İstemci kimliği ya da gizli anahtar yanlış.',
  'unsupported-grant-type': 'Desteklenmeyen izin türü. authorization_code ya da refresh_token kullanın.',
};
