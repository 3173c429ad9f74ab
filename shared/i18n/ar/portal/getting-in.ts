import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'طرق أخرى لإضافة الأشخاص',
  'getIn.list': 'دعوة قائمة…',
  'getIn.link': 'رابط الدعوة…',
  'getIn.export': 'تصدير كملف CSV',
  'getIn.exporting': 'جارٍ كتابة الملف…',
  'getIn.exported': 'الملف في التنزيلات.',
  'getIn.exportFailed': 'تعذّرت كتابة الملف. {reason}',
  'list.progress': 'جارٍ دعوة الأشخاص إلى {tenant}',
  'list.counts': '{done} من {total}',
  'list.show': 'عرض',
  'users.limit': 'تحديد المدة…',
  'users.makePermanent': 'اجعله دائمًا',
  'users.expired': 'انتهت المدة',
  'users.until': 'حتى {day}',
  'users.didMakePermanent': '{name} يبقى دائمًا.',
  'bulk.didMakePermanent': {
    zero: 'لم يتغير أحد.',
    one: 'شخص واحد يبقى دائمًا.',
    two: 'شخصان يبقيان دائمًا.',
    few: '{count} أشخاص يبقون دائمًا.',
    many: '{count} شخصًا يبقون دائمًا.',
    other: '{count} شخص يبقون دائمًا.',
  },
};
