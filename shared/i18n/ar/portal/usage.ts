import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'usage.text': 'كيف استخدمت {tenant} المنتج في آخر 30 يومًا.',
  'usage.failedTitle': 'تعذّر تحميل الاستخدام',
  'usage.people': 'الأشخاص',
  'usage.total': 'في الفريق',
  'usage.seen': 'سجّلوا الدخول',
  'usage.joined': 'انضموا',
  'usage.invited': 'مدعوون',
  'usage.disabled': 'معطّلون',
  'usage.sessions': 'مفتوح الآن',
  'usage.open': 'جلسات',
  'usage.openPeople': 'أشخاص فيها',
  'usage.signIns': 'عمليات تسجيل الدخول',
  'usage.signInCount': {
    zero: 'لا تسجيل دخول في 30 يومًا.',
    one: 'تسجيل دخول واحد في 30 يومًا.',
    two: 'عمليتا تسجيل دخول في 30 يومًا.',
    few: '{count} عمليات تسجيل دخول في 30 يومًا.',
    many: '{count} عملية تسجيل دخول في 30 يومًا.',
    other: '{count} عملية تسجيل دخول في 30 يومًا.',
  },
  'usage.onDay': {
    zero: '{day}: لا تسجيل دخول',
    one: '{day}: تسجيل دخول واحد',
    two: '{day}: عمليتا تسجيل دخول',
    few: '{day}: {count} عمليات',
    many: '{day}: {count} عملية',
    other: '{day}: {count} عملية',
  },
  'usage.day': 'اليوم',
};
