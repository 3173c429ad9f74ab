import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'التطبيقات',
  'users.applications': 'التطبيقات…',
  'apps.title': 'تطبيقات {name}',
  'apps.text': 'اختر التطبيقات التي يمكن لـ {name} تسجيل الدخول إليها في {tenant}.',
  'apps.choose': 'التطبيقات',
  'apps.free': 'لدى جميع مستخدمي {tenant} حق الوصول.',
  'apps.none': 'لا شيء',
  'apps.nothing': 'ليس لدى {tenant} تطبيقات تُسند إلى مستخدمين بعينهم.',
  'apps.failed': 'تعذّر تحميل التطبيقات.',
  'apps.assignFailed': 'تعذّر الإسناد. حاول مرة أخرى أو تواصل مع فريق الدعم.',
  'apps.save': 'حفظ التطبيقات',
  'apps.saved': 'تم تحديث تطبيقات {name}.',
};
