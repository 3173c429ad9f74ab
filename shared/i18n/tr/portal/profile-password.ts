import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
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
};
