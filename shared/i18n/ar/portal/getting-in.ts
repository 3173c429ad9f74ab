import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'طرق أخرى لإضافة مستخدمين',
  'getIn.list': 'دعوة من قائمة…',
  'getIn.link': 'رابط الدعوة…',
  'getIn.export': 'تصدير بتنسيق CSV',
  'getIn.exporting': 'جارٍ تصدير المستخدمين…',
  'getIn.exported': 'تم تصدير المستخدمين. تحقق من التنزيلات.',
  'getIn.exportFailed': 'تعذّر تصدير المستخدمين. {reason}',
  'list.progress': 'جارٍ دعوة المستخدمين إلى {tenant}',
  'list.counts': '{done} من {total}',
  'list.show': 'عرض التقدّم',
  'users.limit': 'تعيين انتهاء الوصول…',
  'users.makePermanent': 'إزالة انتهاء الوصول',
  'users.expired': 'انتهى الوصول',
  'users.until': 'حتى {day}',
  'users.didMakePermanent': 'لم يعد وصول {name} محدد المدة.',
  'bulk.didMakePermanent': {
    zero: 'لم يعد وصول {count} مستخدم محدد المدة.',
    one: 'لم يعد وصول مستخدم واحد محدد المدة.',
    two: 'لم يعد وصول مستخدمَين محدد المدة.',
    few: 'لم يعد وصول {count} مستخدمين محدد المدة.',
    many: 'لم يعد وصول {count} مستخدمًا محدد المدة.',
    other: 'لم يعد وصول {count} مستخدم محدد المدة.',
  },
};
