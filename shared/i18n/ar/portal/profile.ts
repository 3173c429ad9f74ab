import type { portalProfile as english } from '#shared/i18n/en/portal/profile.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfile: TranslationOf<typeof english> = {
  'page.profile': 'الملف الشخصي',
  // profile
  'profile.title': 'الملف الشخصي',
  'profile.text': 'إدارة كيفية ظهورك للآخرين في {tenant}.',
  'profile.failedTitle': 'تعذّر تحميل ملفك الشخصي',
  'profile.about': 'نبذة عنك',
  'profile.aboutText': 'اسمك ومسماك الوظيفي وصورتك هي نفسها في جميع مؤسساتك.',
  'profile.name': 'الاسم',
  'profile.jobTitle': 'المسمى الوظيفي',
  'profile.jobTitleHint': 'على سبيل المثال، «رئيس العمليات».',
  'profile.emailHint': 'تسجّل الدخول بهذا البريد الإلكتروني.',
  'profile.managed': 'يديره دليل مؤسستك.',
  'profile.picture': 'الصورة',
  'profile.uploadPicture': 'رفع صورة',
  'profile.removePicture': 'إزالة الصورة',
  'profile.saved': 'تم حفظ الملف الشخصي.',
  'profile.changedElsewhere':
    'تغيّر ملفك الشخصي في مكان آخر. الحقول المختلفة: {fields}. سيؤدي الحفظ إلى استبدال تلك التغييرات.',
  'profile.nameMissing': 'أدخل اسمك.',

  // profile: leaving
  'leave.title': 'مغادرة المؤسسة',
  'leave.text': 'إزالة نفسك من {tenant}.',
  'leave.action': 'مغادرة المؤسسة',
  'leave.leaving': 'جارٍ المغادرة…',
  'leave.ask': 'هل تريد مغادرة {tenant}؟',
  'leave.consequence': 'ستفقد الوصول إلى {tenant} فورًا. للعودة، تحتاج إلى دعوة جديدة.',
  'leave.deletesAccount': 'لست عضوًا في مؤسسة أخرى، لذلك سيُحذف حسابك أيضًا. لا يمكن التراجع عن هذا الإجراء.',
  'leave.left': 'غادرت {tenant}.',
};
