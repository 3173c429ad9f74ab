import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'ربط المستخدمين الحاليين',
  'linking.hint':
    'عندما يرسل {provider} البريد الإلكتروني لمستخدم في {tenant}، يدير وصوله من ذلك الحين: يمكنه تعطيله وإزالته. يحتفظ المستخدم باسمه وأدواره وكلمة مروره. ينطبق على النطاقات التي تم التحقق منها لتسجيل الدخول الموحّد، ولا ينطبق على المستخدمين الذين لديهم دور أعلى من دور المشرف الذي فعّل هذا الخيار.',
  'linking.on': 'يتم ربط المستخدمين الحاليين.',
  'linking.off': 'لم يعد يتم ربط المستخدمين الحاليين.',
};
