import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Şimdi deneyin',
  'scimtrial.text':
    'Bir dizin ürününün isteklerini geçici kullanıcılarla gönderir, sonra geri alır. Hiçbir kullanıcı, e-posta veya denetim kaydı kalmaz.',
  'scimtrial.product': 'Dizin ürünü',
  'scimtrial.choose': 'Bir ürün seçin',
  'scimtrial.start': 'Denemeyi başlat',
  'scimtrial.again': 'Yeniden başlat',
  'scimtrial.passed': 'Her istek {product} ürününün beklediği gibi yanıtlandı.',
  'scimtrial.failed':
    'Bazı yanıtlar {product} ürününün beklediği gibi değil. Aşağıdaki istekler hangileri olduğunu gösterir.',
  'scimtrial.steps': 'Denemenin istekleri',
  'scimtrial.expected': 'Beklendiği gibi',
  'scimtrial.unexpected': 'Beklenmedik',
  'scimtrial.request': 'İstek',
  'scimtrial.response': 'Yanıt',
  'scimtrial.purpose.connect': 'Bağlantıyı test et',
  'scimtrial.purpose.create-user': 'Kullanıcı oluştur',
  'scimtrial.purpose.find-user': 'Kullanıcıyı bul',
  'scimtrial.purpose.change-user': 'Kullanıcıyı değiştir',
  'scimtrial.purpose.deactivate-user': 'Kullanıcıyı devre dışı bırak',
  'scimtrial.purpose.reactivate-user': 'Kullanıcıyı yeniden etkinleştir',
  'scimtrial.purpose.create-group': 'Grup oluştur',
  'scimtrial.purpose.add-member': 'Kullanıcıyı gruba ekle',
  'scimtrial.purpose.remove-member': 'Kullanıcıyı gruptan çıkar',
  'scimtrial.purpose.delete-group': 'Grubu sil',
  'scimtrial.purpose.delete-user': 'Kullanıcıyı sil',
  'scimtrial.purpose.verify': 'Sonucu kontrol et',
};
