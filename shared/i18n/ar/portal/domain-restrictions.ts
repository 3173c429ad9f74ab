import type { portalDomainRestrictions as english } from '#shared/i18n/en/portal/domain-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalDomainRestrictions: TranslationOf<typeof english> = {
  'domlist.allowTitle': 'السماح بعدة نطاقات بريد إلكتروني',
  'domlist.blockTitle': 'حظر عدة نطاقات بريد إلكتروني',
  'domlist.hint': 'نطاق واحد في كل سطر. لا يشمل النطاقات الفرعية. يُتجاهل النص بعد الفاصلة.',
  'domlist.add': {
    zero: 'إضافة {count} نطاق',
    one: 'إضافة نطاق واحد',
    two: 'إضافة نطاقين',
    few: 'إضافة {count} نطاقات',
    many: 'إضافة {count} نطاقًا',
    other: 'إضافة {count} نطاق',
  },
  'domlist.added': {
    zero: 'تمت إضافة {count} نطاق.',
    one: 'تمت إضافة نطاق واحد.',
    two: 'تمت إضافة نطاقين.',
    few: 'تمت إضافة {count} نطاقات.',
    many: 'تمت إضافة {count} نطاقًا.',
    other: 'تمت إضافة {count} نطاق.',
  },
  'domlist.tooMany': 'يمكنك إضافة ما يصل إلى {limit} نطاق في المرة الواحدة.',
  'domlist.reason.invalid': 'ليس نطاقًا مثل example.com',
  'domlist.reason.wildcard': 'أحرف البدل غير مدعومة',
  'domlist.reason.punycode': 'ترميز Punycode غير صالح',
  'domlist.reason.several': 'أكثر من نطاق واحد',
  'domlist.wildcardWrong': 'أحرف البدل غير مدعومة. أضف كل نطاق على حدة، مثل example.com.',
  'domlist.impactRemove': 'إزالة ‎{domain}',
  'domlist.impactOff': 'قيود نطاقات البريد الإلكتروني متوقفة. تعرض المعاينة التأثير كما لو كانت مفعّلة.',
};
