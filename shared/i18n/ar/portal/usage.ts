import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'الاستخدام',
  'usage.text': 'تعرّف على استخدام {tenant} للمنتج في آخر 30 يومًا.',
  'usage.failedTitle': 'تعذّر تحميل بيانات الاستخدام',
  'usage.people': 'المستخدمون',
  'usage.total': 'الإجمالي',
  'usage.seen': 'سجّلوا الدخول',
  'usage.joined': 'انضموا',
  'usage.invited': 'مدعوون',
  'usage.disabled': 'معطّلون',
  'usage.sessions': 'الجلسات النشطة',
  'usage.open': 'جلسات',
  'usage.openPeople': 'مستخدمون',
  'usage.signIns': 'عمليات تسجيل الدخول',
  'usage.signInCount': {
    zero: 'لا عمليات تسجيل دخول خلال 30 يومًا.',
    one: 'عملية تسجيل دخول واحدة خلال 30 يومًا.',
    two: 'عمليتا تسجيل دخول خلال 30 يومًا.',
    few: '{count} عمليات تسجيل دخول خلال 30 يومًا.',
    many: '{count} عملية تسجيل دخول خلال 30 يومًا.',
    other: '{count} عملية تسجيل دخول خلال 30 يومًا.',
  },
  'usage.onDay': {
    zero: '{day}: لا عمليات تسجيل دخول',
    one: '{day}: عملية تسجيل دخول واحدة',
    two: '{day}: عمليتا تسجيل دخول',
    few: '{day}: {count} عمليات تسجيل دخول',
    many: '{day}: {count} عملية تسجيل دخول',
    other: '{day}: {count} عملية تسجيل دخول',
  },
  'usage.day': 'اليوم',
};
