import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'التطبيقات',
  'users.applications': 'التطبيقات…',
  'apps.title': 'تطبيقات {name}',
  'apps.text': 'ما يستطيع {name} الدخول إليه في {tenant}.',
  'apps.choose': 'التطبيقات',
  'apps.free': 'متاح لكل من في {tenant}.',
  'apps.none': 'لا شيء',
  'apps.nothing': 'لا يُسند أي تطبيق في {tenant} إلى الأشخاص واحدًا واحدًا.',
  'apps.failed': 'تعذّر تحميل التطبيقات.',
  'apps.assignFailed': 'تعذّر الإسناد. حاول مرة أخرى أو راسل الدعم.',
  'apps.save': 'احفظ التطبيقات',
  'apps.saved': 'تم حفظ تطبيقات {name}.',
};
