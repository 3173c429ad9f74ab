import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const ui: TranslationOf<typeof english> = {
  close: 'إغلاق',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyTrace: 'نسخ معرّف الطلب',
  trace: 'معرّف الطلب: {traceId}',
  optional: 'اختياري',
  tryAgain: 'إعادة المحاولة',
  undo: 'تراجع',
  loading: 'جارٍ التحميل…',
  notifications: 'الإشعارات',

  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',
  ruleMet: 'مستوفى',
  ruleNotMet: 'غير مستوفى',
  strength: 'القوة {level} من 4',

  choose: 'اختر…',
  nothingFound: 'لا توجد نتائج',
  removeChoice: 'إزالة {name}',
  showChoices: 'إظهار الخيارات',
  clearSearch: 'مسح البحث',
  pasteCut: 'لُصقت أول {count} من الأحرف فقط.',

  menu: 'القائمة',
  breadcrumb: 'مسار التنقل',
  moreActions: 'إجراءات أخرى لـ {name}',
  switchTenant: 'تبديل المؤسسة',
  findTenant: 'البحث عن مؤسسة',

  selectAll: 'تحديد الكل في هذه الصفحة',
  selectRow: 'تحديد {name}',
  selected: {
    zero: 'تم تحديد {count} عنصر',
    one: 'تم تحديد عنصر واحد',
    two: 'تم تحديد عنصرين',
    few: 'تم تحديد {count} عناصر',
    many: 'تم تحديد {count} عنصرًا',
    other: 'تم تحديد {count} عنصر',
  },
  clearSelection: 'إلغاء التحديد',
  actions: 'الإجراءات',
  open: 'فتح {name}',

  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pageRange: '{first}–{last} من {total}',
  rowsPerPage: 'عدد الصفوف في الصفحة',

  confirmByTyping: 'اكتب {text} للتأكيد',
};
