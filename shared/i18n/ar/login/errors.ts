/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'ينقص شيء في هذا النموذج أو شكله خاطئ. راجع الحقول وأرسله من جديد.',
  'too-many-requests': 'كان ذلك كثيرًا في وقت قصير. حاول من جديد بعد {seconds} ث.',
  'server-busy': 'لدى الخادم الآن أكثر مما يستطيع. لم يتغير شيء، حاول بعد دقيقة.',
  'database-unavailable': 'لا يصل الخادم إلى قاعدة بياناته الآن. لم يتغير شيء، حاول بعد دقيقة.',
  'internal-error': 'حدث خطأ في الخادم. حاول مرة أخرى، وإن تكرر فأرسل رقم التتبع إلى الدعم.',
  'authentication-failed': 'تعذر تسجيل الدخول',
  unauthenticated: 'انتهت جلستك. سجّل الدخول من جديد للمتابعة.',
  'invalid-credentials': 'البريد أو كلمة المرور غير صحيحة. المحاولات الباقية قبل إيقاف تسجيل الدخول: {triesLeft}.',
  'captcha-required': 'تعذر علينا معرفة أن الطالب إنسان. انتظر {seconds} ثانية ثم أرسل من جديد.',
  'email-invalid': 'هذا ليس عنوان بريد. شكله name@example.com.',
  'authorization-request-expired': 'بقي تسجيل الدخول الذي جاء بك إلى هنا مفتوحًا طويلًا. ابدأه من جديد من التطبيق.',
  'network-unreachable': 'تعذر الوصول إلى خادم تسجيل الدخول. ما كتبته ما زال هنا، راجع اتصالك وحاول من جديد.',
  'field-required': 'املأ هذا الحقل.',
} as const;
