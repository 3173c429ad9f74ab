import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'موصل SCIM لديك',
  'provisioning.guideBefore': 'افتح الإعدادات',
  'provisioning.guideEnter': 'أدخل القيم',
  'provisioning.guideThen': 'شغّل توفير المستخدمين',
  'provisioning.guideApp': 'افتح {place} وأضف تطبيقًا، أو افتح تطبيقك الموجود.',
  'provisioning.guideOpen': 'افتح {place}.',
  'provisioning.guideSelect': 'حدّد {place}.',
  'provisioning.guideCustomApp': 'في تطبيق SAML أو SWA مخصص، اضبط أولًا {field} على {value} ضمن {place}.',
  'provisioning.guideOlder': 'في الشاشة القديمة، اضبط {field} على {value} وافتح {place}.',
  'provisioning.guideSet': 'ضمن {place}، اضبط {field} على {value}.',
  'provisioning.guideKeep': 'ضمن {place}، أبقِ ربط {field} بـ {value}. يجب أن تكون القيمة عنوان بريد إلكتروني.',
  'provisioning.guideTurnOn': 'ضمن {place}، شغّل {options}.',
  'provisioning.guideAssign': 'ضمن {place}، عيّن المستخدمين والمجموعات المطلوب توفيرها.',
  'provisioning.guideGroups': 'ضمن {place}، حدّد المجموعات المطلوب توفيرها.',
  'provisioning.guideApproval': 'تنتظر الإجراءات المحددة ضمن {field} موافقة أحد المسؤولين.',
  'provisioning.guideOauth': 'بدلًا من الرمز إن أردت: أنشئ عميل OAuth في صفحة هذا الاتصال.',
  'provisioning.guideDefault': 'احتفظ بالقيمة الافتراضية.',
  'provisioning.guideTestUser': 'عنوان في نطاقك لا يملكه أي مستخدم.',
  'provisioning.guideScim': 'افتح إعدادات SCIM في {provider}.',
  'provisioning.guideUserName': 'استخدم عنوان بريد إلكتروني كقيمة {field}.',
  'provisioning.guideAttributes': 'اربط {options}. لا تأثير للسمات الأخرى.',
  'provisioning.guideStart': 'شغّل توفير المستخدمين، وتوفير المجموعات التي يجب أن تمنح الأدوار.',
  'provisioning.guideWaiting': 'في انتظار أول طلب…',
  'provisioning.openStep': 'فتح: {step}',
};
