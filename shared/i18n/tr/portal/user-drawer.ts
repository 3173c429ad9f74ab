import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Telefon',
  'user.id': 'Kullanıcı kimliği',
  'user.managedText':
    'Bu kullanıcının adını, telefon numarasını ve kullanıcı adını bir dizin yönetiyor. Rollerini ve gruplarını burada değiştirebilirsiniz.',
  'user.editTitle': 'Düzenle: {name}',
  'user.name': 'Ad',
  'user.nameMissing': 'Bir ad girin.',
  'user.saved': '{name} güncellendi.',
  'user.useTheirs': 'Yeni değerleri kullan',
  'user.groupsTitle': '{name} grupları',
  'user.groupsText': 'Bir grubun üyeleri grubun tüm rollerini alır.',
  'user.groupsSaved': '{name} grupları güncellendi.',
  'user.groupsPartly': 'Bazı değişiklikler kaydedilmedi. {done} Kalan değişiklikler aşağıda hâlâ seçili. {reason}',
  'user.groupsDone': 'Kaydedildi: {groups}.',
  'user.sessions': 'Etkin oturumlar',
  'user.since': 'başlangıç: {time}',
  'user.thisMoment': 'az önce',
  'user.factors': 'Doğrulama yöntemleri',
  'user.noFactors': 'Yok.',
  'user.app': 'Kimlik doğrulama uygulaması',
  'user.sms': '{number} numarasına kısa mesaj',
  'user.key': 'Güvenlik anahtarı',
  'user.platform': 'Bir cihazda parmak izi, yüz ya da PIN',
  'user.codes': { one: '{count} kurtarma kodu kaldı.', other: '{count} kurtarma kodu kaldı.' },
  'user.accessFailed': 'Oturumlar ve doğrulama yöntemleri yüklenemedi.',
  'user.events': 'Etkinlik',
  'user.eventsFailed': 'Etkinlik yüklenemedi.',

  // impersonation
  'impersonate.title': '{name} adına işlem yapılsın mı?',
  'impersonate.text':
    'Durdurana kadar {tenant} hizmetini {name} olarak kullanırsınız. {name} kişisine adınızı ve nedeni e-postayla bildiririz; her değişiklik adınızla kaydedilir.',
  'impersonate.reason': 'Neden',
  'impersonate.reasonHint': 'Örneğin “Destek kaydı 4711”.',
  'impersonate.reasonWrong': '3 ile 500 karakter arasında bir neden girin.',
  'impersonate.action': 'Kullanıcı adına işlem yap',
  'impersonate.starting': 'Başlatılıyor…',

  // a reset of the second step
  'reset.ask': 'İki adımlı doğrulamayı sıfırla…',
  'reset.askTitle': '{name} için iki adımlı doğrulama sıfırlansın mı?',
  'reset.askText':
    '{name} doğrulama yöntemlerine erişimini kaybettiyse bunu kullanın. {name} bir e-posta alır ve sıfırlamayı iptal edebilir. Başka bir yöneticinin onaylaması gerekir. Onaydan {delay} sonra doğrulama yöntemleri, kurtarma kodları ve oturumlar kaldırılır.',
  'reset.askAction': 'Sıfırlama iste',
  'reset.askKeep': 'İptal',
  'reset.asking': 'İsteniyor…',
  'reset.asked': 'Sıfırlama istendi. {name} bir e-posta alacak ve başka bir yöneticinin onaylaması gerekiyor.',
  'reset.askedText':
    '{actor}, iki adımlı doğrulamanın sıfırlanmasını istedi. Başka bir yönetici onaylamazsa isteğin süresi dolar: {time}.',
  'reset.askedByYou':
    'İki adımlı doğrulamanın sıfırlanmasını istediniz. Başka bir yönetici onaylamazsa isteğin süresi dolar: {time}.',
  'reset.confirm': 'Sıfırlamayı onayla',
  'reset.confirmed': 'Sıfırlama onaylandı. {name} bir e-posta alacak ve sıfırlamayı hâlâ iptal edebilir.',
  'reset.confirmedText': 'İki adımlı doğrulama sıfırlanacak: {time}. Onaylayanlar: {actor} ve {other}.',
  'reset.cancel': 'Sıfırlamayı iptal et',
  'reset.canceled': 'Sıfırlama iptal edildi. {name} bir e-posta alacak.',
  'reset.hours': { one: '{count} saat', other: '{count} saat' },
  'reset.failed': 'Sıfırlama güncellenemedi. Hiçbir şey değişmedi.',

  // several
  'bulk.accessTitle': {
    one: '{count} kullanıcı için roller ve gruplar',
    other: '{count} kullanıcı için roller ve gruplar',
  },
  'bulk.accessText': 'Seçilen roller ve gruplar eklenir. Kullanıcılar mevcut olanları korur.',
  'bulk.accessSave': 'Rolleri ve grupları ekle',
  'bulk.accessProgress': '{done}/{count} güncellendi',
  'bulk.didAccess': { one: '{count} kullanıcı güncellendi.', other: '{count} kullanıcı güncellendi.' },
  'bulk.accessFailed': {
    one: '{count} kullanıcı için her şey eklenemedi:',
    other: '{count} kullanıcı için her şey eklenemedi:',
  },
  'bulk.groupFailed': '{group} grubuna kullanıcı eklenemedi:',
};
