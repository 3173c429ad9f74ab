import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'قيود البلدان',
  'country.policyText': 'تحكّم في البلدان التي يمكن للمستخدمين ورموز API الاتصال منها بحسب عنوان IP.',
  'country.policyFailed': 'تعذّر تحميل قيود البلدان',
  'country.noDatabase':
    'تتطلب قيود البلدان قاعدة بيانات لتحديد الموقع الجغرافي. لإعداد واحدة، اضبط {option} على الخادم. يشرح دليل التشغيل ذلك (docs/operate.md، ‏«Geolocation database»).',
  'country.own': 'أنت متصل من: {country}',
  'country.ownUnknown': 'بلد عنوان IP الخاص بك غير معروف.',
  'country.on': 'تقييد الوصول بحسب البلد',
  'country.allow': 'السماح بالبلدان المدرجة فقط',
  'country.allowHint': 'تُرفض الطلبات الواردة من جميع البلدان الأخرى.',
  'country.block': 'حظر البلدان المدرجة',
  'country.blockHint': 'يُسمح بالطلبات الواردة من جميع البلدان الأخرى.',
  'country.unknown': 'السماح بعناوين IP التي لا يُعرف بلدها',
  'country.unknownHint': 'مثل الشبكات الخاصة والعناوين غير الموجودة في قاعدة بيانات الموقع الجغرافي.',
  'country.mail': 'إرسال رسالة إلى المسؤولين عند رفض الوصول',
  'country.mailHint':
    'يتلقى المستخدمون الذين يمكنهم تغيير قيود البلدان رسالة واحدة كحد أقصى في الساعة لكل مستخدم أو رمز API.',
  'country.list': 'البلدان',
  'country.listAllowed': 'البلدان الوحيدة المسموح بها عند تفعيل قيود البلدان.',
  'country.listBlocked': 'البلدان المحظورة عند تفعيل قيود البلدان.',
  'country.listFailed': 'تعذّر تحميل البلدان',
  'country.none': 'لا توجد بلدان بعد.',
  'country.search': 'إضافة بلد',
  'country.impactOff': 'قيود البلدان متوقفة. تعرض المعاينة الأثر كما لو كانت مفعّلة.',
};
