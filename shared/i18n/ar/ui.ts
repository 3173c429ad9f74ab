import type { ui as english } from '#shared/i18n/en/ui.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

/** Arabic words of the parts. */
export const ui: TranslationOf<typeof english> = {
  close: 'إغلاق',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyTrace: 'انسخ رقم التتبع',
  trace: 'رقم التتبع {traceId}',
  optional: 'اختياري',
  tryAgain: 'حاول مرة أخرى',
  undo: 'تراجع',
  loading: 'جارٍ التحميل…',
  notifications: 'الإشعارات',

  showPassword: 'أظهر كلمة المرور',
  hidePassword: 'أخفِ كلمة المرور',
  ruleMet: 'مستوفاة',
  ruleNotMet: 'غير مستوفاة',
  strength: 'القوة {level} من 4',

  choose: 'اختر…',
  nothingFound: 'لا نتائج',
  removeChoice: 'أزل {name}',
  showChoices: 'أظهر الخيارات',
  pasteCut: 'لا يتسع هذا الحقل إلا لأول {count} حرف.',
  clearSearch: 'امسح البحث',

  menu: 'القائمة',
  breadcrumb: 'أنت هنا',
  moreActions: 'إجراءات أخرى لـ {name}',
  switchTenant: 'غيّر المؤسسة',
  findTenant: 'ابحث عن مؤسسة',

  selectAll: 'حدد كل ما في هذه الصفحة',
  selectRow: 'حدد {name}',
  selected: { one: 'محدد واحد', two: 'محددان', few: '{count} محددة', other: '{count} محددًا' },
  clearSelection: 'ألغِ التحديد',
  actions: 'إجراءات',
  open: 'افتح {name}',

  pages: 'الصفحات',
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  pageRange: 'من {first} إلى {last} من أصل {total}',
  rowsPerPage: 'الصفوف في الصفحة',

  confirmByTyping: 'اكتب {text} للتأكيد',
};
