import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'تسجيل دخول جديد من {device}',
  'notification.signed-in.body': 'جاء من {place}. عنوانه {ip}. لم تكن أنت؟ أنهِ تلك الجلسة واختر كلمة مرور جديدة.',
  'notification.password-changed.title': 'غُيّرت كلمة مرورك',
  'notification.password-changed.body': 'انتهت الجلسات الأخرى. لم تكن أنت؟ اختر كلمة مرور جديدة من صفحة تسجيل الدخول.',
  'notification.email-changed.title': 'تسجّل الدخول الآن بالعنوان {email}',
  'notification.email-changed.body': 'كان العنوان السابق {former}. لم تكن أنت؟ أخبر مسؤول مؤسستك فورًا.',
  'notification.user-name-changed.title': 'تغيّر اسم المستخدم لديك',
  'notification.user-name-changed.body': 'تسجّل الدخول الآن بالاسم {username}. لم تكن أنت؟ أخبر مسؤول مؤسستك فورًا.',
  'notification.phones-changed.title': 'غُيّرت أرقام هاتفك',
  'notification.phones-changed.body': 'لم تكن أنت؟ راجع أرقامك واختر كلمة مرور جديدة.',
  'notification.factor-added.title': 'أُضيفت خطوة ثانية إلى حسابك',
  'notification.factor-added.body': 'احفظ رموز الاسترداد في مكان آمن. لم تكن أنت؟ أزلها واختر كلمة مرور جديدة.',
  'notification.factor-removed.title': 'أُزيلت خطوة ثانية من حسابك',
  'notification.factor-removed.body': 'لم تكن أنت؟ اختر كلمة مرور جديدة وأعدّ الخطوة الثانية من جديد.',
  'notification.passkey-added.title': 'أُضيف مفتاح مرور إلى حسابك',
  'notification.passkey-added.body': 'يسجّل دخولك دون كلمة مرور. لم تكن أنت؟ أزله واختر كلمة مرور جديدة.',
  'notification.passkey-removed.title': 'أُزيل مفتاح مرور من حسابك',
  'notification.passkey-removed.body': 'لم يعد يسجّل دخولك. لم تكن أنت؟ اختر كلمة مرور جديدة وراجع مفاتيحك.',
  'notification.recovery-code-used.title': 'استُخدم رمز استرداد لحسابك',
  'notification.recovery-code-used.body':
    'الرموز المتبقية: {codesLeft}. أنشئ رموزًا جديدة قبل أن تنفد. لم تكن أنت؟ اختر كلمة مرور جديدة.',
  'notification.recovery-codes-renewed.title': 'أُنشئت رموز استرداد جديدة',
  'notification.recovery-codes-renewed.body':
    'لم تعد الرموز القديمة تعمل. لم تكن أنت؟ اختر كلمة مرور جديدة وأنشئ رموزًا جديدة.',
  'notification.second-factor-locked.title': 'حاول أحدهم تخمين خطوتك الثانية',
  'notification.second-factor-locked.body':
    'أُوقفت مؤقتًا بعد رموز خاطئة كثيرة. لم تكن أنت؟ إذن يعرف أحدهم كلمة مرورك: اختر غيرها.',
  'notification.account-locked.title': 'أُوقف تسجيل الدخول إلى حسابك مؤقتًا',
  'notification.account-locked.body':
    'كانت هناك كلمات مرور خاطئة كثيرة متتالية. لم تكن أنت؟ لم يدخل أحد؛ كلمة مرور أطول تجعل التخمين بلا جدوى.',
  'notification.identity-linked.title': 'يمكنك الآن تسجيل الدخول عبر {provider}',
  'notification.identity-linked.body': 'رُبط حساب آخر بحسابك. لم تكن أنت؟ اختر كلمة مرور جديدة وأخبر مسؤولًا.',
  'notification.impersonation-started.title': 'عمل {actor} في حسابك',
  'notification.impersonation-started.body': 'السبب المذكور: {reason}. كل تغيير في ذلك الوقت يحمل اسم {actor}.',
  'notification.api-token-made.title': 'أُنشئ رمز وصول شخصي لك',
  'notification.api-token-made.body': 'اسمه: {token}. تعمل به البرامج باسمك. لم تكن أنت؟ احذفه واختر كلمة مرور جديدة.',
  'notification.roles-changed.title': 'غُيّرت أدوارك',
  'notification.roles-changed.body': 'غيّرها {actor}. لديك الآن: {roles}.',
  'notification.groups-changed.title': 'تغيّرت صلاحياتك مع إحدى المجموعات',
  'notification.groups-changed.body': 'غيّر {actor} مجموعة أنت فيها أو كنت فيها.',
  'notification.invitation-accepted.title': 'قبل {person} دعوتك',
  'notification.invitation-accepted.body': 'وبذلك انضم {email} إلى الفريق.',
};
