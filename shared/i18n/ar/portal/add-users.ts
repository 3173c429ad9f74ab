import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'طرق أخرى لإضافة مستخدمين',
  'addUsers.list': 'دعوة من قائمة…',
  'addUsers.link': 'رابط الدعوة…',
  'addUsers.export': 'تصدير بتنسيق CSV',
  'addUsers.exporting': 'جارٍ تصدير المستخدمين…',
  'addUsers.exported': 'تم تصدير المستخدمين. تحقق من التنزيلات.',
  'addUsers.exportFailed': 'تعذّر تصدير المستخدمين. {reason}',
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
