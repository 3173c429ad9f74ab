import type { portalUserNames } from '#shared/i18n/en/portal-user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

/** Arabic texts about user names. */
export const portalUserNamesAr: TranslationOf<typeof portalUserNames> = {
  'userName.label': 'اسم المستخدم',
  'userName.none': 'لا يوجد',
  'userName.ownHint': 'يمكنك تسجيل الدخول به بدلًا من عنوان بريدك.',
  'userName.ownHintAlone': 'تسجّل الدخول به.',
  'userName.byAdmin': 'يمكنك تسجيل الدخول به بدلًا من عنوان بريدك. يستطيع مشرف تغييره.',
  'userName.give': 'امنح اسم مستخدم…',
  'userName.choose': 'اختر اسم مستخدم…',
  'userName.change': 'تغيير اسم المستخدم…',
  'userName.remove': 'إزالة اسم المستخدم…',
  'userName.title': 'اسم مستخدم {name}',
  'userName.ownTitle': 'اسم المستخدم الخاص بك',
  'userName.rule': 'من 3 إلى 64 من الحروف اللاتينية أو الأرقام أو النقاط أو الشرطات، ويبدأ بحرف أو رقم.',
  'userName.text': 'يمكن لحساب {name} تسجيل الدخول به بدلًا من العنوان. لا فرق بين الحروف الكبيرة والصغيرة.',
  'userName.ownText': 'يمكنك تسجيل الدخول به بدلًا من عنوان بريدك. لا فرق بين الحروف الكبيرة والصغيرة.',
  'userName.taken': 'اسم المستخدم هذا مأخوذ. اختر اسمًا آخر.',
  'userName.saved': 'يسجّل {name} الدخول الآن بالاسم {username}.',
  'userName.ownSaved': 'تسجّل الدخول الآن بالاسم {username}.',
  'userName.useTheirs': 'استخدم الاسم الجديد',
  'userName.removeTitle': 'إزالة اسم المستخدم {username}؟',
  'userName.removeText': 'يسجّل {name} الدخول من الآن بالعنوان {email}. يستطيع أي شخص أخذ الاسم {username} بعد ذلك.',
  'userName.ownRemoveText': 'تسجّل الدخول من الآن بالعنوان {email}. يستطيع أي شخص أخذ الاسم {username} بعد ذلك.',
  'userName.removeAction': 'أزل اسم المستخدم',
  'userName.removeKeep': 'أبقِ اسم المستخدم',
  'userName.removing': 'جارٍ الإزالة…',
  'userName.removed': 'لم يعد لحساب {name} اسم مستخدم.',
  'userName.ownRemoved': 'لم يعد لديك اسم مستخدم.',
};
