import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Ülke kısıtlamaları',
  'country.policyText':
    'Kullanıcıların ve API belirteçlerinin IP adreslerine göre hangi ülkelerden bağlanabileceğini belirleyin.',
  'country.policyFailed': 'Ülke kısıtlamaları yüklenemedi',
  'country.noDatabase':
    'Ülke kısıtlamaları için coğrafi konum veritabanı gerekir. Yapılandırmak için sunucuda {option} seçeneğini ayarlayın. İşletim kılavuzu bunu açıklar (docs/operate.md, “Geolocation database”).',
  'country.own': 'Bağlandığınız ülke: {country}',
  'country.ownUnknown': 'IP adresinizin ülkesi bilinmiyor.',
  'country.on': 'Erişimi ülkeye göre kısıtla',
  'country.allow': 'Yalnızca listedeki ülkelere izin ver',
  'country.allowHint': 'Diğer tüm ülkelerden gelen istekler reddedilir.',
  'country.block': 'Listedeki ülkeleri engelle',
  'country.blockHint': 'Diğer tüm ülkelerden gelen isteklere izin verilir.',
  'country.unknown': 'Ülkesi bilinmeyen IP adreslerine izin ver',
  'country.unknownHint': 'Örneğin özel ağlar ve coğrafi konum veritabanında bulunmayan adresler.',
  'country.mail': 'Erişim reddedildiğinde yöneticilere e-posta gönder',
  'country.mailHint':
    'Ülke kısıtlamalarını değiştirebilen kullanıcılar e-posta alır: her kullanıcı veya API belirteci için saatte en fazla bir tane.',
  'country.list': 'Ülkeler',
  'country.listAllowed': 'Ülke kısıtlamaları açıkken izin verilen tek ülkeler.',
  'country.listBlocked': 'Ülke kısıtlamaları açıkken engellenen ülkeler.',
  'country.listFailed': 'Ülkeler yüklenemedi',
  'country.none': 'Henüz ülke yok.',
  'country.search': 'Ülke ekle',
  'country.impactOff': 'Ülke kısıtlamaları kapalı. Önizleme, etkiyi açıkmış gibi gösterir.',
};
