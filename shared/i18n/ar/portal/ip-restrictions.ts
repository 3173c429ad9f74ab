import type { portalIpRestrictions as english } from '#shared/i18n/en/portal/ip-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalIpRestrictions: TranslationOf<typeof english> = {
  'iplist.file': 'اختيار ملف CSV',
  'iplist.fileTooLarge': 'اختر ملفًا لا يتجاوز حجمه {size}.',
  'iplist.fileNotText': 'اختر ملفًا نصيًا، مثل ملف CSV.',
  'iplist.ready': {
    zero: 'لا يمكن إضافة أي سطر.',
    one: 'يمكن إضافة سطر واحد.',
    two: 'يمكن إضافة سطرين.',
    few: 'يمكن إضافة {count} أسطر.',
    many: 'يمكن إضافة {count} سطرًا.',
    other: 'يمكن إضافة {count} سطر.',
  },
  'iplist.wrong': {
    zero: 'لا توجد أسطر تتعذر إضافتها.',
    one: 'لا يمكن إضافة سطر واحد.',
    two: 'لا يمكن إضافة سطرين.',
    few: 'لا يمكن إضافة {count} أسطر.',
    many: 'لا يمكن إضافة {count} سطرًا.',
    other: 'لا يمكن إضافة {count} سطر.',
  },
  'iplist.line': 'السطر {line}:',
  'iplist.reason.invalid': 'ليس عنوان IP ولا نطاق عناوين',
  'iplist.reason.every': 'يشمل جميع العناوين',
  'iplist.reason.twice': 'مدرج أعلاه بالفعل',
  'iplist.more': {
    zero: 'و{count} سطر آخر',
    one: 'وسطر آخر',
    two: 'وسطران آخران',
    few: 'و{count} أسطر أخرى',
    many: 'و{count} سطرًا آخر',
    other: 'و{count} سطر آخر',
  },
  'iplist.dropWrong': {
    zero: 'استبعاد {count} سطر',
    one: 'استبعاد سطر واحد',
    two: 'استبعاد سطرين',
    few: 'استبعاد {count} أسطر',
    many: 'استبعاد {count} سطرًا',
    other: 'استبعاد {count} سطر',
  },
  'iplist.impactAdd': 'الإضافة إلى القائمة: {list}',
  'iplist.impactRemove': 'إزالة ‎{ip}',
  'iplist.impactOff': 'قيود IP متوقفة. تعرض المعاينة التأثير كما لو كانت مفعّلة.',
};
