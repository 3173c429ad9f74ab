import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'Profil',
  // profile
  'profile.title': 'Profil',
  'profile.text': '{tenant} kuruluşunda başkalarının sizi nasıl gördüğünü yönetin.',
  'profile.failedTitle': 'Profiliniz yüklenemedi',
  'profile.about': 'Hakkınızda',
  'profile.aboutText': 'Adınız, unvanınız ve resminiz tüm kuruluşlarınızda aynıdır.',
  'profile.name': 'Ad',
  'profile.jobTitle': 'Unvan',
  'profile.jobTitleHint': 'Örneğin “Operasyon müdürü”.',
  'profile.emailHint': 'Bu e-postayla oturum açarsınız.',
  'profile.managed': 'Kuruluşunuzun dizini tarafından yönetilir.',
  'profile.picture': 'Resim',
  'profile.uploadPicture': 'Resim yükle',
  'profile.removePicture': 'Resmi kaldır',
  'profile.saved': 'Profil kaydedildi.',
  'profile.changedElsewhere':
    'Profiliniz başka bir yerde değiştirildi. Farklı alanlar: {fields}. Kaydederseniz bu değişikliklerin üzerine yazılır.',
  'profile.nameMissing': 'Adınızı girin.',

  // profile: leaving
  'leave.title': 'Kuruluştan ayrıl',
  'leave.text': '{tenant} üyeliğinizi sonlandırın.',
  'leave.action': 'Kuruluştan ayrıl',
  'leave.leaving': 'Ayrılınıyor…',
  'leave.ask': '{tenant} kuruluşundan ayrılmak istiyor musunuz?',
  'leave.consequence': '{tenant} erişiminizi hemen kaybedersiniz. Geri dönmek için yeni bir davet gerekir.',
  'leave.deletesAccount': 'Başka bir kuruluşun üyesi olmadığınız için hesabınız da silinir. Bu işlem geri alınamaz.',
  'leave.left': '{tenant} kuruluşundan ayrıldınız.',
};
