import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'اختبار الاتصال',
  'ssotest.text': 'سجّل الدخول بحسابك لدى {provider}. لن يتغير شيء لأي شخص آخر.',
  'ssotest.passedOn': 'نجح في {date}',
  'ssotest.start': 'بدء الاختبار',
  'ssotest.again': 'إعادة الاختبار',
  'ssotest.newTab': 'يُفتح الاختبار في علامة تبويب جديدة. تعرض هذه الصفحة النتيجة.',
  'ssotest.blocked': 'حظر متصفحك علامة التبويب الجديدة.',
  'ssotest.open': 'فتح الاختبار',
  'ssotest.waiting': 'في انتظار رد {provider}…',
  'ssotest.passed': 'نجح الاختبار للعنوان ‎{email}.',
  'ssotest.failed': 'فشل الاختبار: {group}.',
  'ssotest.expired': 'لم يصل رد خلال 10 دقائق. ابدأ الاختبار من جديد.',
  'ssotest.failedToLoad': 'تعذّر تحميل نتيجة الاختبار.',
  'ssotest.notComplete': 'أضف قيم الموفّر أولًا.',
  'ssotest.needed': 'اختبر الاتصال أولًا. لا يمكنك تفعيله هنا إلا بعد نجاح الاختبار.',
  'ssotest.seen': 'أرسل {provider}',
  'ssotest.wanted': 'المتوقع',
  'ssotest.nothing': 'لا شيء',
  'ssotest.rule': 'القاعدة',
  'ssotest.notReached': 'لم تُفحص',
  'ssotest.checkPassed': 'نجح',
  'ssotest.checkFailed': 'فشل',
  'ssotest.checkWarning': 'تحذير',
  'ssotest.allRules': {
    zero: 'عرض جميع القواعد ({count})',
    one: 'عرض قاعدة واحدة',
    two: 'عرض القاعدتين',
    few: 'عرض جميع القواعد ({count})',
    many: 'عرض جميع القواعد ({count})',
    other: 'عرض جميع القواعد ({count})',
  },

  'ssotest.group.message': 'استلام الرد',
  'ssotest.group.request': 'الرد على طلبنا',
  'ssotest.group.signature': 'التوقيع والشهادة',
  'ssotest.group.addressee': 'جهة الإصدار والجمهور المستهدف',
  'ssotest.group.time': 'الوقت',
  'ssotest.group.user': 'المستخدم ونطاق البريد الإلكتروني',
  'ssotest.group.groups': 'المجموعات والأدوار',
  'ssotest.group.account': 'الحساب',

  'ssotest.fix.message': 'أرسل {provider} ردًا لا يمكن قراءته. قارن قيم التطبيق هناك بالخطوة 3.',
  'ssotest.fix.request':
    'ينتمي الرد إلى عملية تسجيل دخول أخرى. ابدأ تسجيل الدخول من هنا، وليس من {provider}، وأكمله في المتصفح نفسه.',
  'ssotest.fix.idpInitiated': 'ابدأ تسجيل الدخول من هنا، أو اسمح في الخطوة 4 بتسجيل الدخول الذي يبدأ من {provider}.',
  'ssotest.fix.mfa':
    'لم يُبلغ {provider} عن عدة عوامل. اشترط المصادقة متعددة العوامل هناك، أو أضف القيمة التي يرسلها في الخطوة 4.',
  'ssotest.fix.signature':
    'الرد غير موقَّع بشهادة من شهادات هذا الاتصال. أضف الشهادة التي يوقّع بها {provider} في الخطوة 4.',
  'ssotest.fix.algorithm': 'اختر SHA-256 خوارزميةً للتوقيع في {provider}.',
  'ssotest.fix.addressee': 'في {provider}، أدخل القيمة المتوقعة واحفظ. ثم أعد الاختبار.',
  'ssotest.fix.time':
    'تختلف ساعة {provider} عن ساعتنا، أو وصل الرد متأخرًا. اضبط ساعة الخادم الذي يرسله، ثم أعد الاختبار.',
  'ssotest.fix.user':
    'في {provider}، أرسل عنوان البريد الإلكتروني للمستخدم في السمة «email». يجب أن ينتمي إلى نطاق تم التحقق منه في هذا الاتصال.',
  'ssotest.fix.domain': 'أضف نطاق هذا العنوان وتحقق منه في الخطوة 2.',
  'ssotest.fix.groups':
    'يحصل المستخدمون على أدوار المستخدمين الجدد فقط. لربط المجموعات، أرسلها في السمة «groups» من {provider}.',
  'ssotest.fix.account': 'تمنع إحدى قواعد مؤسستك دخول هذا المستخدم. تحقق من المستخدم ومن قيود تسجيل الدخول.',
  'ssotest.fix.encryption': 'أوقف تشفير تأكيدات SAML في {provider}.',
  'ssotest.fix.status': 'رفض {provider} تسجيل دخول المستخدم. تحقق من إسناد التطبيق إليه هناك.',
  'ssotest.fix.client':
    'معرّف العميل أو سر العميل غير صحيح، أو انتهت صلاحية السر. أنشئ سرًا جديدًا في {provider}، وأدخله في الخطوة 4.',
  'ssotest.fix.issuer': 'تختلف جهة الإصدار في إعدادات الموفّر عن تلك المدخلة في الخطوة 4. أدخل القيمة المتوقعة هناك.',
};
