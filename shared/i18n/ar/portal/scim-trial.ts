import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'جرّب الآن',
  'scimtrial.text':
    'يرسل طلبات أحد منتجات الأدلة بمستخدمين مؤقتين ثم يتراجع عنها. لا يبقى أي مستخدم أو بريد أو سجل تدقيق.',
  'scimtrial.product': 'منتج الدليل',
  'scimtrial.choose': 'اختر منتجًا',
  'scimtrial.start': 'بدء التجربة',
  'scimtrial.again': 'إعادة التجربة',
  'scimtrial.passed': 'أُجيب عن كل طلب كما يتوقع {product}.',
  'scimtrial.failed': 'بعض الإجابات ليست كما يتوقع {product}. تبيّن الطلبات أدناه أيّها.',
  'scimtrial.steps': 'طلبات التجربة',
  'scimtrial.expected': 'كما هو متوقع',
  'scimtrial.unexpected': 'غير متوقع',
  'scimtrial.request': 'الطلب',
  'scimtrial.response': 'الاستجابة',
  'scimtrial.purpose.connect': 'اختبار الاتصال',
  'scimtrial.purpose.create-user': 'إنشاء مستخدم',
  'scimtrial.purpose.find-user': 'البحث عن المستخدم',
  'scimtrial.purpose.change-user': 'تغيير المستخدم',
  'scimtrial.purpose.deactivate-user': 'تعطيل المستخدم',
  'scimtrial.purpose.reactivate-user': 'إعادة تفعيل المستخدم',
  'scimtrial.purpose.create-group': 'إنشاء مجموعة',
  'scimtrial.purpose.add-member': 'إضافة المستخدم إلى المجموعة',
  'scimtrial.purpose.remove-member': 'إزالة المستخدم من المجموعة',
  'scimtrial.purpose.delete-group': 'حذف المجموعة',
  'scimtrial.purpose.delete-user': 'حذف المستخدم',
  'scimtrial.purpose.verify': 'التحقق من النتيجة',
};
