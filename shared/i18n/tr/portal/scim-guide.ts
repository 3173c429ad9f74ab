import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'SCIM bağlayıcınız',
  'provisioning.guideBefore': 'Ayarları açın',
  'provisioning.guideEnter': 'Değerleri girin',
  'provisioning.guideThen': 'Sağlamayı açın',
  'provisioning.guideApp': '{place} yolunu açıp bir uygulama ekleyin veya mevcut uygulamanızı açın.',
  'provisioning.guideOpen': '{place} yolunu açın.',
  'provisioning.guideSelect': '{place} seçeneğini belirleyin.',
  'provisioning.guideCustomApp':
    'Özel bir SAML veya SWA uygulamasında önce {place} altında {field} için {value} değerini ayarlayın.',
  'provisioning.guideOlder': 'Eski ekranda {field} için {value} değerini ayarlayıp {place} yolunu açın.',
  'provisioning.guideSet': '{place} altında {field} için {value} değerini ayarlayın.',
  'provisioning.guideKeep':
    '{place} altında {field} ile {value} arasındaki eşlemeyi koruyun. Değer bir e-posta adresi olmalıdır.',
  'provisioning.guideTurnOn': '{place} altında şunları açın: {options}.',
  'provisioning.guideAssign': '{place} altında sağlanacak kullanıcıları ve grupları atayın.',
  'provisioning.guideGroups': '{place} altında sağlanacak grupları seçin.',
  'provisioning.guideApproval': '{field} altında seçilen işlemler bir yöneticinin onayını bekler.',
  'provisioning.guideOauth':
    'Belirteç yerine, tercih ederseniz: bu bağlantının sayfasında bir OAuth istemcisi oluşturun.',
  'provisioning.guideDefault': 'Varsayılanı koruyun.',
  'provisioning.guideTestUser': 'Kendi alan adınızda, hiçbir kullanıcıya ait olmayan bir adres.',
  'provisioning.guideScim': '{provider} için SCIM ayarlarını açın.',
  'provisioning.guideUserName': '{field} olarak bir e-posta adresi kullanın.',
  'provisioning.guideAttributes': 'Şunları eşleyin: {options}. Diğer öznitelikler etkisizdir.',
  'provisioning.guideStart': 'Kullanıcılar ve rol vermesi gereken gruplar için sağlamayı açın.',
  'provisioning.guideWaiting': 'İlk istek bekleniyor…',
  'provisioning.openStep': 'Aç: {step}',
  'provisioning.leaveToken': 'Belirteç kopyalanmadan çıkılsın mı?',
  'provisioning.leaveSecret': 'İstemci gizli anahtarı kopyalanmadan çıkılsın mı?',
  'provisioning.leaveText': 'Bir daha göremeyeceksiniz. Kopyası yoksa başka bir tane oluşturmanız gerekir.',
  'provisioning.leaveAnyway': 'Kopyalamadan çık',
  'provisioning.waitingTitle': 'İlk istek bekleniyor: {provider}.',
  'provisioning.continueSetUp': 'Kuruluma devam et',
};
