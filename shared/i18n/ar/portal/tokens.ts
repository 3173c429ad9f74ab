import type { portalTokens as english } from '#shared/i18n/en/portal/tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalTokens: TranslationOf<typeof english> = {
  'token.textTenant': 'استخدم رموز API للسماح للتطبيقات بالتصرف نيابةً عن {tenant} بالأذونات التي تختارها.',
  'token.textPerson':
    'استخدم رموز API الشخصية للسماح للتطبيقات بالتصرف باسمك في {tenant}. لا تتجاوز أذوناتها أذوناتك أبدًا.',
  'token.kinds': 'أنواع رموز API',
  'token.kind.clientCredentials': 'بيانات اعتماد العميل',
  'token.kind.accessToken': 'رموز الوصول',
  'token.about.clientCredentials':
    'معرّف عميل ومفتاح سري يستبدلهما التطبيق برمز وصول. تنتهي صلاحية رموز الوصول بعد ساعة واحدة.',
  'token.about.accessToken': 'مفتاح سري طويل الأمد يرسله التطبيق مع كل طلب.',
  'token.new.clientCredentials': 'إنشاء بيانات اعتماد عميل',
  'token.new.accessToken': 'إنشاء رمز وصول',
  'token.search': 'الوصف أو المعرّف',
  'token.searchLabel': 'البحث عن رموز API بالوصف أو المعرّف',
  'token.table.clientCredentials': 'بيانات اعتماد العميل',
  'token.table.accessToken': 'رموز الوصول',
  'token.description': 'الوصف',
  'token.roles': 'الأدوار',
  'token.noRoles': 'لا شيء',
  'token.createdBy': 'أنشأه',
  'token.gone': 'عضو سابق',
  'token.created': 'تاريخ الإنشاء',
  'token.lastUsed': 'آخر استخدام',
  'token.expires': 'تاريخ الانتهاء',
  'token.neverUsed': 'لم يُستخدم',
  'token.endless': 'لا ينتهي',
  'token.daysLeft': {
    zero: 'اليوم',
    one: 'بعد يوم واحد',
    two: 'بعد يومين',
    few: 'بعد {count} أيام',
    many: 'بعد {count} يومًا',
    other: 'بعد {count} يوم',
  },
  'token.endsToday': 'اليوم',
  'token.ended': 'انتهى في {date}',
  'token.failedTitle': 'تعذّر تحميل رموز API',
  'token.emptyTitle.clientCredentials': 'لا توجد بيانات اعتماد عميل بعد',
  'token.emptyTitle.accessToken': 'لا توجد رموز وصول بعد',
  'token.searched': 'بحثنا في الأوصاف والمعرّفات.',
  'token.actions': 'إجراءات {name}',
  'token.delete': 'حذف…',

  // one of them
  'token.clientId': 'معرّف العميل',
  'token.id': 'المعرّف',
  'token.rightsPerson': 'أذوناتك نفسها في {tenant}.',
  'token.rights': 'الأذونات',
  'token.nothing': 'لا شيء. ليس لهذا الرمز أدوار أو أذونات.',
  'token.how': 'كيفية الاستخدام',
  'token.how.clientCredentials':
    'أرسل معرّف العميل والمفتاح السري إلى عنوان URL هذا. تتضمن الاستجابة access_token لعنوان Authorization في كل طلب وrefresh_token للحصول على الرمز التالي.',
  'token.how.accessToken': 'أرسل المفتاح السري في هذا العنوان مع كل طلب.',

  // a new one
  'token.newTitle.clientCredentials': 'إنشاء بيانات اعتماد عميل',
  'token.newTitle.accessToken': 'إنشاء رمز وصول',
  'token.descriptionHint': 'اذكر الغرض من الرمز، مثل «التصدير الليلي».',
  'token.descriptionMissing': 'أدخل وصفًا.',
  'token.days': 'عدد الأيام حتى انتهاء الصلاحية',
  'token.daysWrong': 'أدخل عددًا صحيحًا من 1 إلى 3,650 أو اتركه فارغًا.',
  'token.endsOn': 'تنتهي صلاحيته في {date}. اتركه فارغًا لرمز لا تنتهي صلاحيته.',
  'token.endsNever': 'لا تنتهي صلاحيته.',
  'token.rolesLabel': 'الأذونات',
  'token.rolesHint': 'امنح الأذونات اللازمة فقط.',
  'token.findRole': 'البحث عن دور',
  'token.rolesFailed': 'تعذّر تحميل الأدوار.',
  'token.morePermissions': 'أذونات فردية',
  'token.choosePermission': 'البحث عن إذن',
  'token.rightsMissing': 'حدد دورًا أو إذنًا واحدًا على الأقل.',
  'token.create': 'إنشاء رمز',
  'token.creating': 'جارٍ الإنشاء…',
  'token.fields': 'الرمز الجديد',

  // its secret
  'token.secretTitle': 'حفظ المفتاح السري لـ «{name}»',
  'token.secretText': 'انسخه الآن: لن يظهر مرة أخرى. احفظه ككلمة المرور.',
  'token.secret': 'المفتاح السري',
  'token.copySecret': 'نسخ المفتاح السري',
  'token.copyClientId': 'نسخ معرّف العميل',
  'token.copied': 'تم النسخ',
  'token.secretSaved': 'حفظتُ المفتاح السري',

  // its end
  'token.deleteTitle': 'هل تريد حذف الرمز «{name}»؟',
  'token.deleteUsed':
    'ستفقد التطبيقات التي تستخدم هذا الرمز الوصول فورًا. آخر استخدام: {when}. لا يمكن التراجع عن هذا الإجراء.',
  'token.deleteUnused':
    'لم يُستخدم هذا الرمز قط. ستفقد التطبيقات التي لديها هذا الرمز الوصول فورًا. لا يمكن التراجع عن هذا الإجراء.',
  'token.deleteAction': 'حذف الرمز',
  'token.deleteKeep': 'إلغاء',
  'token.deleting': 'جارٍ الحذف…',
  'token.deleted': 'تم حذف الرمز «{name}».',
  'token.reverted': 'تعذّر حذف «{name}». لم يتغير شيء.',
};
