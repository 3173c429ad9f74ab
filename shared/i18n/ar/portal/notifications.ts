import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'تسجيل دخول جديد من {device}',
  'notification.signed-in.body':
    'الموقع: {place}. عنوان IP: {ip}. إذا لم تكن أنت، فسجّل خروج تلك الجلسة وغيّر كلمة مرورك.',
  'notification.password-changed.title': 'تم تغيير كلمة مرورك',
  'notification.password-changed.body':
    'تم تسجيل خروجك من جميع الجلسات الأخرى. إذا لم تكن أنت، فحدد «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول لإعادة تعيين كلمة مرورك.',
  'notification.email-changed.title': 'تم تغيير بريدك الإلكتروني إلى {email}',
  'notification.email-changed.body':
    'كان بريدك الإلكتروني السابق {former}. إذا لم تكن أنت، فتواصل فورًا مع مسؤول في مؤسستك.',
  'notification.user-name-changed.title': 'تم تغيير اسم المستخدم الخاص بك',
  'notification.user-name-changed.body':
    'اسم المستخدم الجديد هو {username}. إذا لم تكن أنت، فتواصل فورًا مع مسؤول في مؤسستك.',
  'notification.phones-changed.title': 'تم تغيير أرقام هاتفك',
  'notification.phones-changed.body': 'إذا لم تكن أنت، فراجع أرقام هاتفك وغيّر كلمة مرورك.',
  'notification.factor-added.title': 'تمت إضافة طريقة تحقق',
  'notification.factor-added.body': 'احتفظ برموز الاسترداد في مكان آمن. إذا لم تكن أنت، فأزل الطريقة وغيّر كلمة مرورك.',
  'notification.factor-removed.title': 'تمت إزالة طريقة تحقق',
  'notification.factor-removed.body': 'إذا لم تكن أنت، فغيّر كلمة مرورك وأعدّ الطريقة من جديد.',
  'notification.passkey-added.title': 'تمت إضافة مفتاح مرور',
  'notification.passkey-added.body':
    'يمكنك الآن تسجيل الدخول بلا كلمة مرور. إذا لم تكن أنت، فأزل مفتاح المرور وغيّر كلمة مرورك.',
  'notification.passkey-removed.title': 'تمت إزالة مفتاح مرور',
  'notification.passkey-removed.body':
    'لم يعد بإمكانك تسجيل الدخول به. إذا لم تكن أنت، فغيّر كلمة مرورك وراجع مفاتيح المرور.',
  'notification.recovery-code-used.title': 'تم استخدام رمز استرداد',
  'notification.recovery-code-used.body':
    'الرموز المتبقية: {codesLeft}. أنشئ رموزًا جديدة قبل نفادها. إذا لم تكن أنت، فغيّر كلمة مرورك.',
  'notification.recovery-codes-renewed.title': 'تم إنشاء رموز استرداد جديدة',
  'notification.recovery-codes-renewed.body':
    'لم تعد رموزك القديمة صالحة. إذا لم تكن أنت، فغيّر كلمة مرورك وأنشئ رموزًا جديدة.',
  'notification.second-factor-locked.title': 'تم قفل التحقق',
  'notification.second-factor-locked.body':
    'أُدخلت رموز تحقق غير صحيحة عدة مرات. إذا لم تكن أنت، فربما يعرف شخص ما كلمة مرورك، لذا غيّرها الآن.',
  'notification.account-locked.title': 'تم قفل حسابك',
  'notification.account-locked.body':
    'أُدخلت كلمات مرور غير صحيحة عدة مرات. إذا لم تكن أنت، فلم يسجّل أحد الدخول، لكن ننصح بتغييرها إلى كلمة مرور أطول.',
  'notification.identity-linked.title': 'تم ربط {provider} بحسابك',
  'notification.identity-linked.body': 'يمكنك الآن تسجيل الدخول به. إذا لم تكن أنت، فغيّر كلمة مرورك وتواصل مع مسؤول.',
  'notification.impersonation-started.title': 'تصرّف {actor} باسمك',
  'notification.impersonation-started.body': 'السبب: {reason}. سُجّل كل تغيير مع الاسم {actor}.',
  'notification.api-token-made.title': 'تم إنشاء رمز API شخصي',
  'notification.api-token-made.body':
    'اسم الرمز: {token}. يمكن للتطبيقات التي تستخدمه التصرف باسمك. إذا لم تكن أنت، فاحذف الرمز وغيّر كلمة مرورك.',
  'notification.roles-changed.title': 'تم تغيير أدوارك',
  'notification.roles-changed.body': 'أجرى التغيير {actor}. أدوارك الآن: {roles}.',
  'notification.groups-changed.title': 'تغيّرت أذوناتك',
  'notification.groups-changed.body': 'غيّر {actor} مجموعة تنتمي إليها أو كنت تنتمي إليها.',
  'notification.invitation-accepted.title': 'قبل {person} دعوتك',
  'notification.invitation-accepted.body': 'أصبح {email} عضوًا الآن.',
};
