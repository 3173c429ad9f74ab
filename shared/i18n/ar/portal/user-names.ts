import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'اسم المستخدم',
  'userName.none': 'لا شيء',
  'userName.ownHint': 'يمكنك تسجيل الدخول باسم المستخدم أو بريدك الإلكتروني.',
  'userName.ownHintAlone': 'تسجّل الدخول باسم المستخدم.',
  'userName.byAdmin': 'يمكنك تسجيل الدخول باسم المستخدم أو بريدك الإلكتروني. اطلب من مسؤول تغيير اسم المستخدم.',
  'userName.give': 'تعيين اسم مستخدم…',
  'userName.choose': 'اختيار اسم مستخدم…',
  'userName.change': 'تغيير اسم المستخدم…',
  'userName.remove': 'إزالة اسم المستخدم…',
  'userName.title': 'اسم المستخدم لحساب {name}',
  'userName.ownTitle': 'اسم المستخدم الخاص بك',
  'userName.rule': 'من 3 إلى 64 حرفًا أو رقمًا أو نقطة أو شرطة أو شرطة سفلية. ابدأ بحرف أو رقم.',
  'userName.text':
    'يمكن لـ {name} تسجيل الدخول باسم المستخدم هذا أو بالبريد الإلكتروني. لا يُفرَّق بين الأحرف الكبيرة والصغيرة في أسماء المستخدمين.',
  'userName.ownText':
    'يمكنك تسجيل الدخول باسم المستخدم هذا أو ببريدك الإلكتروني. لا يُفرَّق بين الأحرف الكبيرة والصغيرة في أسماء المستخدمين.',
  'userName.taken': 'اسم المستخدم هذا محجوز. استخدم اسمًا آخر.',
  'userName.saved': 'تم تغيير اسم المستخدم لحساب {name} إلى {username}.',
  'userName.ownSaved': 'تم تغيير اسم المستخدم إلى {username}.',
  'userName.useTheirs': 'استخدام اسم المستخدم الجديد',
  'userName.removeTitle': 'هل تريد إزالة اسم المستخدم «{username}»؟',
  'userName.removeText': 'سيسجّل {name} الدخول باستخدام {email}. ويمكن بعدها لأي شخص استخدام اسم المستخدم {username}.',
  'userName.ownRemoveText': 'ستسجّل الدخول باستخدام {email}. ويمكن بعدها لأي شخص استخدام اسم المستخدم {username}.',
  'userName.removeAction': 'إزالة اسم المستخدم',
  'userName.removeKeep': 'إلغاء',
  'userName.removing': 'جارٍ الإزالة…',
  'userName.removed': 'تمت إزالة اسم المستخدم لحساب {name}.',
  'userName.ownRemoved': 'تمت إزالة اسم المستخدم.',
};
