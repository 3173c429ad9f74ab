import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'كلمة المرور',
  'password.text': 'يؤدي تغيير كلمة المرور إلى تسجيل خروجك من جميع الأجهزة الأخرى.',
  'password.change': 'تغيير كلمة المرور',
  'password.changing': 'جارٍ التغيير…',
  'password.current': 'كلمة المرور الحالية',
  'password.new': 'كلمة المرور الجديدة',
  'password.ruleLength': 'من {minLength} إلى {maxLength} حرفًا',
  'password.ruleEmail': 'ليست عنوان بريدك الإلكتروني',
  'password.ruleDifferent': 'ليست كلمة مرورك الحالية',
  'password.changed': 'تم تغيير كلمة المرور. تم تسجيل خروجك من جميع الأجهزة الأخرى.',
};
