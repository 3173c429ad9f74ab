import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'إعداد تسجيل الدخول الموحّد لـ {tenant}',
  'ssoguest.lead': 'طلب {name} منك ذلك. يعمل رابطك حتى {date}.',
  'ssoguest.finishStep': 'إنهاء',
  'ssoguest.finishText': 'أبلغ {name} بأن الاتصال جاهز للمراجعة والتفعيل.',
  'ssoguest.finish': 'إبلاغ {name}',
  'ssoguest.notReady': 'أضف أولًا نطاقًا وقيم الموفّر.',
  'ssoguest.unverified': 'لم يتم التحقق من النطاق بعد. حتى ذلك الحين، لا يستطيع {name} تفعيل الاتصال.',
  'ssoguest.doneTitle': 'انتهيت',
  'ssoguest.doneText': 'أبلغنا {name}. يمكنك إغلاق هذه الصفحة. إذا لزم تغيير شيء، فسيعمل رابطك حتى {date}.',
  'ssoguest.return': 'العودة إلى الإعداد',
  'ssoguest.endedTitle': 'لم يعد هذا الرابط يعمل',
  'ssoguest.endedText':
    'استخدم الرابط من بريدك أو رسالتك. إذا لم يعمل، فقد انتهت صلاحيته أو أُلغي: اطلب رابطًا جديدًا من المسؤول الذي أرسله.',
};
