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
  'profile.picture': 'Resim',
  'profile.pictureUrl': 'Resim URL’si',
  'profile.pictureUrlHint': 'Bir https URL’si girin ya da dosya seçin.',
  'profile.chooseFile': 'Dosya seç',
  'profile.removePicture': 'Resmi kaldır',
  'profile.saved': 'Profil kaydedildi.',
  'profile.changedElsewhere':
    'Profiliniz başka bir yerde değiştirildi. Farklı alanlar: {fields}. Kaydederseniz bu değişikliklerin üzerine yazılır.',
  'profile.nameMissing': 'Adınızı girin.',
  'profile.addressWrong': 'Bir görselin geçerli https URL’sini girin.',
  'profile.fileWrong': 'Bu dosya okuyabildiğimiz bir görsel değil. JPEG, PNG, WebP, GIF ya da AVIF dosyası kullanın.',

  // profile: password
  'password.title': 'Parola',
  'password.text': 'Parolanızı değiştirdiğinizde diğer tüm cihazlardaki oturumlarınız kapatılır.',
  'password.change': 'Parolayı değiştir',
  'password.changing': 'Değiştiriliyor…',
  'password.current': 'Mevcut parola',
  'password.new': 'Yeni parola',
  'password.ruleLength': '{minLength}–{maxLength} karakter',
  'password.ruleEmail': 'E-posta adresinizden farklı',
  'password.ruleDifferent': 'Mevcut parolanızdan farklı',
  'password.changed': 'Parola değiştirildi. Diğer tüm cihazlardaki oturumlarınız kapatıldı.',

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
