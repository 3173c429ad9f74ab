import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'الهاتف',
  'user.id': 'معرّف المستخدم',
  'user.managedText': 'يدير الدليل اسم هذا المستخدم ورقم هاتفه واسم المستخدم. يمكنك تغيير أدواره ومجموعاته هنا.',
  'user.editTitle': 'تعديل {name}',
  'user.name': 'الاسم',
  'user.nameMissing': 'أدخل اسمًا.',
  'user.saved': 'تم تحديث {name}.',
  'user.useTheirs': 'استخدام القيم الجديدة',
  'user.groupsTitle': 'مجموعات {name}',
  'user.groupsText': 'يحصل أعضاء المجموعة على جميع أدوارها.',
  'user.groupsSaved': 'تم تحديث مجموعات {name}.',
  'user.groupsPartly': 'لم تُحفظ بعض التغييرات. {done} لا تزال التغييرات المتبقية محددة أدناه. {reason}',
  'user.groupsDone': 'تم الحفظ: {groups}.',
  'user.sessions': 'الجلسات النشطة',
  'user.since': 'منذ {time}',
  'user.thisMoment': 'الآن',
  'user.factors': 'طرق التحقق',
  'user.noFactors': 'لا شيء.',
  'user.app': 'تطبيق المصادقة',
  'user.sms': 'رسائل نصية إلى ‎{number}',
  'user.key': 'مفتاح الأمان',
  'user.platform': 'بصمة الإصبع أو الوجه أو رمز PIN لجهاز',
  'user.codes': {
    zero: 'لا رموز استرداد متبقية.',
    one: 'رمز استرداد واحد متبقٍّ.',
    two: 'رمزا استرداد متبقيان.',
    few: '{count} رموز استرداد متبقية.',
    many: '{count} رمز استرداد متبقيًا.',
    other: '{count} رمز استرداد متبقٍّ.',
  },
  'user.accessFailed': 'تعذّر تحميل الجلسات وطرق التحقق.',
  'user.events': 'النشاط',
  'user.eventsFailed': 'تعذّر تحميل النشاط.',

  // impersonation
  'impersonate.title': 'هل تريد التصرف باسم {name}؟',
  'impersonate.text':
    'ستستخدم {tenant} باسم {name} حتى تتوقف. سنرسل إلى {name} رسالة بريد إلكتروني تتضمن اسمك والسبب، ويُسجَّل كل تغيير باسمك.',
  'impersonate.reason': 'السبب',
  'impersonate.reasonHint': 'مثلًا: «تذكرة الدعم 4711».',
  'impersonate.reasonWrong': 'أدخل سببًا من 3 إلى 500 حرف.',
  'impersonate.action': 'التصرف باسم المستخدم',
  'impersonate.starting': 'جارٍ البدء…',

  // a reset of the second step
  'reset.ask': 'إعادة ضبط المصادقة متعددة العوامل…',
  'reset.askTitle': 'هل تريد إعادة ضبط المصادقة متعددة العوامل لحساب {name}؟',
  'reset.askText':
    'استخدم هذا إذا فقد {name} الوصول إلى طرق التحقق. سنرسل رسالة إلى {name} الذي يمكنه إلغاء إعادة الضبط. يجب أن يوافق مسؤول آخر. تُزال طرق التحقق ورموز الاسترداد والجلسات بعد {delay} من الموافقة.',
  'reset.askAction': 'طلب إعادة الضبط',
  'reset.askKeep': 'إلغاء',
  'reset.asking': 'جارٍ الطلب…',
  'reset.asked': 'تم طلب إعادة الضبط. أرسلنا رسالة إلى {name}، ويجب أن يوافق مسؤول آخر.',
  'reset.askedText':
    'طلب {actor} إعادة ضبط المصادقة متعددة العوامل. يجب أن يوافق مسؤول آخر، وإلا فستنتهي صلاحية الطلب في {time}.',
  'reset.askedByYou':
    'طلبتَ إعادة ضبط المصادقة متعددة العوامل. يجب أن يوافق مسؤول آخر، وإلا فستنتهي صلاحية الطلب في {time}.',
  'reset.confirm': 'الموافقة على إعادة الضبط',
  'reset.confirmed': 'تمت الموافقة على إعادة الضبط. أرسلنا رسالة إلى {name} الذي لا يزال بإمكانه إلغاؤها.',
  'reset.confirmedText': 'ستُعاد ضبط المصادقة متعددة العوامل في {time}. وافق عليها {actor} و{other}.',
  'reset.cancel': 'إلغاء إعادة الضبط',
  'reset.canceled': 'أُلغيت إعادة الضبط. أرسلنا رسالة إلى {name}.',
  'reset.hours': {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  'reset.failed': 'تعذّر تحديث إعادة الضبط. لم يتغير شيء.',

  // several
  'bulk.accessTitle': {
    zero: 'أدوار {count} مستخدم ومجموعاتهم',
    one: 'أدوار مستخدم واحد ومجموعاته',
    two: 'أدوار مستخدمَين ومجموعاتهما',
    few: 'أدوار {count} مستخدمين ومجموعاتهم',
    many: 'أدوار {count} مستخدمًا ومجموعاتهم',
    other: 'أدوار {count} مستخدم ومجموعاتهم',
  },
  'bulk.accessText': 'تُضاف الأدوار والمجموعات المحددة. يحتفظ المستخدمون بما لديهم بالفعل.',
  'bulk.accessSave': 'إضافة الأدوار والمجموعات',
  'bulk.accessProgress': 'تم تحديث {done} من {count}',
  'bulk.didAccess': {
    zero: 'تم تحديث {count} مستخدم.',
    one: 'تم تحديث مستخدم واحد.',
    two: 'تم تحديث مستخدمَين.',
    few: 'تم تحديث {count} مستخدمين.',
    many: 'تم تحديث {count} مستخدمًا.',
    other: 'تم تحديث {count} مستخدم.',
  },
  'bulk.accessFailed': {
    zero: 'تعذّرت إضافة كل شيء لـ {count} مستخدم:',
    one: 'تعذّرت إضافة كل شيء لمستخدم واحد:',
    two: 'تعذّرت إضافة كل شيء لمستخدمَين:',
    few: 'تعذّرت إضافة كل شيء لـ {count} مستخدمين:',
    many: 'تعذّرت إضافة كل شيء لـ {count} مستخدمًا:',
    other: 'تعذّرت إضافة كل شيء لـ {count} مستخدم:',
  },
  'bulk.groupFailed': 'تعذّرت إضافة مستخدمين إلى {group}:',
};
