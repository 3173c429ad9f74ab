import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'مرحبًا {name}،';
const linkLasts = 'يعمل الرابط مرة واحدة فقط. مدة الصلاحية: {expiresIn}.';
const codeLasts = 'يعمل الرمز مرة واحدة فقط. مدة الصلاحية: {expiresIn}.';
const lasts = 'مدة الصلاحية: {expiresIn}.';
const wasYou = 'هل كنت أنت؟ إذن لا داعي لفعل شيء. لم تكن أنت؟ اختر كلمة مرور جديدة الآن: ينهي ذلك جميع الجلسات أيضًا.';
const notYou = 'لم تكن أنت؟ اختر كلمة مرور جديدة فورًا: ينهي ذلك جميع الجلسات.';
const ifYou = 'إذا كنت أنت، فلا داعي لفعل شيء.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'أكّد عنوان بريدك الإلكتروني في {vendor}',
      preview: 'ضغطة واحدة ويصبح حسابك جاهزًا.',
      paragraphs: [
        hello,
        'أنشأ شخص ما، وهو أنت على الأرجح، حسابًا في {vendor} بالعنوان {email}. أكّد أن العنوان لك.',
        linkLasts,
      ],
      button: 'تأكيد عنواني',
      footer: 'لم تنشئ حسابًا؟ لا تفعل شيئًا: لا يستطيع أحد استخدامه دون التأكيد.',
    },
    invitation: {
      subject: 'انضم إلى {tenantName} على {vendor}',
      preview: 'دعاك {inviterName}.',
      paragraphs: [
        hello,
        'يدعوك {inviterName} إلى العمل مع {tenantName} على {vendor}.',
        'ستنضم بالعنوان {email}. تعمل الدعوة مرة واحدة فقط. مدة الصلاحية: {expiresIn}.',
      ],
      button: 'عرض الدعوة',
      footer: 'لم تكن تتوقع دعوة؟ لا تفعل شيئًا: لن تنضم إلا إذا قبلت.',
    },
    'reset-password': {
      subject: 'اختر كلمة مرور جديدة في {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'طلب شخص ما، وهو أنت على الأرجح، كلمة مرور جديدة للعنوان {email} في {vendor}.',
        `${linkLasts} تبقى كلمة مرورك الحالية صالحة حتى تحفظ كلمة جديدة.`,
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'لم تطلب ذلك؟ لا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
    },
    'password-changed': {
      subject: 'تغيّرت كلمة مرورك في {vendor}',
      preview: ifYou,
      paragraphs: [hello, 'تغيّرت كلمة مرور الحساب {email} في {vendor}. الوقت: {changedAt}.', wasYou],
      button: 'لم أكن أنا: كلمة مرور جديدة',
      footer: 'تصلك هذه الرسالة لأن كل تغيير لكلمة المرور يُبلَّغ به صاحبها.',
    },
    'password-expires': {
      subject: 'تنتهي صلاحية كلمة مرورك في {vendor} قريبًا',
      preview: 'غيّرها قبل: {expiresAt}.',
      paragraphs: [
        hello,
        'تطلب مؤسستك تغيير كلمات المرور بين حين وآخر. ستتوقف كلمة مرور الحساب {email} في {vendor} عن العمل في: {expiresAt}.',
        'اختر كلمة جديدة قبل ذلك، من ملفك الشخصي أو عبر هذا الرابط.',
      ],
      button: 'اختيار كلمة مرور جديدة',
      footer: 'يمكنك الدخول بعد ذلك أيضًا برابط نرسله إلى هذا العنوان.',
    },
    'account-locked': {
      subject: 'تسجيل الدخول إلى {vendor} متوقف مؤقتًا',
      preview: 'أُدخلت كلمات مرور خاطئة كثيرة على التوالي.',
      paragraphs: [
        hello,
        'أُدخلت كلمات مرور خاطئة كثيرة على التوالي للعنوان {email}، فأوقفنا تسجيل الدخول إلى {vendor} مؤقتًا. بياناتك لم تُمس.',
        'يُفتح من تلقاء نفسه في: {lockedUntil}. إذا كنت أنت من كتبها، فيمكنك فتحه الآن.',
      ],
      button: 'فتح تسجيل الدخول من جديد',
      footer: 'لم تكن أنت؟ اتركه متوقفًا: لم يدخل أحد. كلمة مرور جديدة أطول تجعل التخمين بلا جدوى.',
    },
    'sign-up-existing': {
      subject: 'لديك حساب بالفعل في {vendor}',
      preview: 'سجّل الدخول به أو اختر كلمة مرور جديدة.',
      paragraphs: [
        hello,
        'أراد شخص ما، وهو أنت على الأرجح، إنشاء حساب في {vendor} بالعنوان {email}. يوجد حساب بالفعل، فلم يُنشأ حساب ثانٍ.',
        'سجّل الدخول كالمعتاد. إذا ضاعت كلمة المرور فسنرسل إليك رابطًا لاختيار كلمة جديدة.',
      ],
      button: 'تسجيل الدخول',
      footer: 'لم تكن أنت؟ لا تفعل شيئًا: لم يتغير شيء، ولم يعلم أحد أن لديك حسابًا.',
    },
    'sign-in-code': {
      subject: 'رمزك لتسجيل الدخول إلى {vendor}',
      preview: lasts,
      paragraphs: [hello, `اكتب هذا الرمز حيث تسجّل الدخول إلى {vendor}. ${codeLasts}`],
      footer: 'لا تسجّل الدخول الآن؟ لا تفعل شيئًا ولا تعطِ الرمز لأحد: من يطلبه ليس من {vendor}.',
    },
    'second-factor-code': {
      subject: 'رمزك في {vendor}',
      preview: lasts,
      paragraphs: [hello, `اكتب هذا الرمز في {vendor} لتأكيد أنك أنت. ${codeLasts}`],
      footer: 'لم تكن أنت؟ إذن يعرف أحدهم خطوتك الأولى: غيّر كلمة مرورك ولا تعطِ الرمز لأحد.',
    },
    'phone-code': {
      subject: 'أكّد تغيير رقم هاتفك في {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `يريد شخص ما، وهو أنت على الأرجح، تغيير رقم هاتف الحساب {email} في {vendor}. اكتب هذا الرمز هناك للمتابعة. ${codeLasts}`,
      ],
      footer: 'لم تطلب ذلك؟ لا تفعل شيئًا: يبقى الرقم كما هو.',
    },
    'activation-code': {
      subject: 'أكّد عنوان بريدك الإلكتروني في {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `أنشأ شخص ما، وهو أنت على الأرجح، حسابًا في {vendor} بالعنوان {email}. اكتب هذا الرمز هناك لتأكيد أن العنوان لك. ${codeLasts}`,
      ],
      footer: 'لم تنشئ حسابًا؟ لا تفعل شيئًا: لا يستطيع أحد استخدامه دون الرمز.',
    },
    'invitation-code': {
      subject: 'انضم إلى {tenantName} على {vendor}',
      preview: 'دعاك {inviterName}.',
      paragraphs: [
        hello,
        'يدعوك {inviterName} إلى العمل مع {tenantName} على {vendor}.',
        'ستنضم بالعنوان {email}. تعمل الدعوة مرة واحدة فقط. مدة الصلاحية: {expiresIn}. تطلب صفحتها هذا الرمز:',
      ],
      button: 'عرض الدعوة',
      footer: 'لم تكن تتوقع دعوة؟ لا تفعل شيئًا: لن تنضم إلا إذا قبلت.',
    },
    'magic-link': {
      subject: 'تسجيل الدخول إلى {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'يريد شخص ما، وهو أنت على الأرجح، تسجيل الدخول إلى {vendor} بالعنوان {email}. تطلب صفحة هذا الرابط التأكيد بضغطة واحدة.',
        `${linkLasts} وعلى جهاز آخر يسأل عن الرقم الذي يعرضه الجهاز الأول.`,
      ],
      button: 'تسجيل الدخول',
      footer: 'لا تسجّل الدخول الآن؟ لا تفعل شيئًا: الرابط وحده لا يُدخل أحدًا.',
    },
    'phones-changed': {
      subject: 'تغيّرت أرقام هاتفك في {vendor}',
      preview: ifYou,
      paragraphs: [hello, 'تغيّرت أرقام هاتف الحساب {email} في {vendor}: {change}. الوقت: {changedAt}.', wasYou],
      button: 'لم أكن أنا: كلمة مرور جديدة',
      footer: 'تصلك هذه الرسالة لأن كل تغيير لأرقام الهاتف يُبلَّغ به صاحبها.',
    },
    'impersonation-started': {
      subject: 'يتصرف شخص في حسابك في {vendor}',
      preview: '{actorName}، حتى {until}.',
      paragraphs: [
        hello,
        'بدأ {actorName} يتصرف باسمك في {tenantName} على {vendor}. السبب المذكور: {reason}',
        'ينتهي ذلك من تلقاء نفسه في: {until}. لا يمكن تغيير كلمة مرورك أو خطواتك الثانية حتى ذلك الحين، ويحمل كل تغيير اسم {actorName}.',
      ],
      footer: 'لم تطلب مساعدة؟ أبلغ إدارة مؤسستك: كل خطوة مسجّلة.',
    },
    'set-up': {
      subject: 'إعداد {vendor}',
      preview: 'أنت أول من يديره.',
      paragraphs: [
        hello,
        'يعمل {vendor} الآن ويديره {email}. اختر كلمة مرور لفتح {tenantName}.',
        `${linkLasts} من يملكه يستطيع كل شيء: لا تمرره إلى أحد.`,
      ],
      button: 'اختيار كلمة مرور',
      footer: 'لا تدير {vendor}؟ أخطأ أحدهم في العنوان، ويمكنك حذف هذه الرسالة.',
    },
    'factor-added': {
      subject: 'أضيفت خطوة ثانية إلى حسابك في {vendor}',
      preview: '{factor}، {changedAt}.',
      paragraphs: [
        hello,
        'يستخدم حسابك الآن عند تسجيل الدخول أيضًا: {factor}. وقت الإضافة: {changedAt}.',
        'احفظ رموز الاسترداد في مكان آمن: تُدخلك عندما تفقد ما سواها.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'أزيلت خطوة ثانية من حسابك في {vendor}',
      preview: '{factor}، {changedAt}.',
      paragraphs: [hello, 'لم يعد حسابك يستخدم عند تسجيل الدخول: {factor}. وقت الإزالة: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'أضيف مفتاح مرور إلى حسابك في {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'يُفتح حسابك الآن بمفتاح مرور أيضًا. وقت الإضافة: {changedAt}.'],
      footer: `${notYou} ثم أزل مفتاح المرور من ملفك الشخصي.`,
    },
    'passkey-removed': {
      subject: 'أزيل مفتاح مرور من حسابك في {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'لم يعد أحد مفاتيح المرور يفتح حسابك. وقت الإزالة: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'استُخدم رمز استرداد لحسابك في {vendor}',
      preview: 'الرموز المتبقية: {codesLeft}.',
      paragraphs: [
        hello,
        'حلّ أحد رموز الاسترداد محل الخطوة الثانية. الوقت: {changedAt}.',
        'الرموز المتبقية: {codesLeft}. أنشئ رموزًا جديدة من ملفك الشخصي قبل أن تنفد.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'رموز استرداد جديدة لحسابك في {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'أُنشئت رموز استرداد جديدة. الوقت: {changedAt}. لم تعد الرموز القديمة صالحة.'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'يخمّن أحدهم الخطوة الثانية لحسابك في {vendor}',
      preview: 'متوقفة حتى {lockedUntil}.',
      paragraphs: [
        hello,
        'أُدخلت رموز خاطئة كثيرة على التوالي ممن اجتاز الخطوة الأولى. الخطوة الثانية متوقفة حتى {lockedUntil}.',
        'خطأ في الكتابة؟ حاول بعد ذلك.',
      ],
      footer: 'لم تكن أنت؟ إذن يعرف أحدهم كلمة مرورك: اختر كلمة جديدة فورًا.',
    },
    'link-identity-code': {
      subject: '{code} هو رمزك في {vendor}',
      preview: 'اكتبه في الصفحة التي تطلبه.',
      paragraphs: [
        hello,
        `يسجّل شخص الدخول إلى {vendor} بحساب من خدمة أخرى يحمل عنوان البريد هذا. إذا كنت أنت، فاكتب هذا الرمز في الصفحة التي تطلبه. ${codeLasts}`,
      ],
      footer: 'لم تكن أنت؟ لا تمرر الرمز إلى أحد؛ فبدونه لا يحدث شيء.',
    },
    'new-device': {
      subject: 'تسجيل دخول جديد إلى حسابك في {vendor}',
      preview: '{device}، {changedAt}.',
      paragraphs: [
        hello,
        'سُجّل الدخول إلى حسابك {email} في {vendor} من جهاز جديد: {device}، {changedAt}. الموقع: {place}.',
        ifYou,
      ],
      footer: 'لم تكن أنت؟ أنهِ تلك الجلسة في البوابة وغيّر كلمة مرورك فورًا.',
    },
    'identity-linked': {
      subject: 'يمكنك الآن تسجيل الدخول إلى {vendor} عبر {provider}',
      preview: 'أضيفت طريقة دخول إلى حسابك.',
      paragraphs: [hello, 'رُبط حسابك لدى {provider} بحسابك في {vendor}. من الآن يمكنك الدخول به.'],
      footer: `${notYou} وأبلغ أيضًا إدارة مؤسستك.`,
    },
    'api-token-made': {
      subject: 'أُنشئ رمز وصول شخصي لك في {vendor}',
      preview: 'في {tenantName}. {changedAt}.',
      paragraphs: [
        hello,
        'تستطيع البرامج الآن العمل باسمك في {tenantName} على {vendor} برمز وصول شخصي. اسمه: {tokenName}. وقت الإنشاء: {changedAt}.',
      ],
      footer: `${notYou} ثم احذف الرمز من صفحة رموزك الشخصية: فهو يعمل إلى أن يُحذف.`,
    },
    'api-tokens-stay': {
      subject: 'لا تزال رموز API التي أنشأها {personName} تعمل في {tenantName}',
      preview: 'لم يعد {personName} عضوًا في {tenantName}. راجع رموز API التي أنشأها.',
      paragraphs: [
        hello,
        'لم يعد {personName} عضوًا في {tenantName} على {vendor}. لا تزال رموز API التي أنشأها للمؤسسة تعمل: {tokenNames}.',
        'احذف الرموز التي لا يحتاج إليها أحد، واستبدل الرموز التي قد يكون {personName} احتفظ بأسرارها.',
      ],
      footer: 'تلقيت هذه الرسالة لأنك تدير مستخدمي {tenantName}.',
    },
    'groups-changed': {
      subject: 'تغيّرت صلاحياتك في {tenantName}',
      preview: 'تغيّرت مجموعة في {tenantName}.',
      paragraphs: [hello, 'تغيّرت صلاحياتك في {tenantName} على {vendor}: {change}. يسري ذلك من الآن.'],
      footer: 'هل فاجأك هذا؟ اسأل إدارة {tenantName}.',
    },
    'email-change-code': {
      subject: 'أكّد هذا العنوان في {vendor}',
      preview: lasts,
      paragraphs: [
        'مرحبًا،',
        `يريد {name} تسجيل الدخول إلى {vendor} بعنوان البريد هذا من الآن. هل هذا أنت؟ اكتب الرمز حيث طلبته. ${codeLasts}`,
      ],
      footer: 'ليس أنت؟ لا تفعل شيئًا ولا تعطِ الرمز لأحد: بدونه لا يتغير شيء.',
    },
    'email-changed': {
      subject: 'تسجّل الدخول إلى {vendor} الآن بعنوان آخر',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'انتقل حسابك في {vendor} من {email} إلى {newEmail}. الوقت: {changedAt}. تصل الرسائل من الآن إلى هناك.',
        ifYou,
      ],
      footer: 'لم تكن أنت؟ أبلغ إدارة مؤسستك فورًا: لم يعد هذا العنوان يفتح الحساب.',
    },
    'signed-up-by-link': {
      subject: 'سجّل {personName} في {tenantName} عبر رابطك',
      preview: 'ينضم {personEmail} متى أُكّد العنوان.',
      paragraphs: [
        hello,
        'سجّل {personName} ({personEmail}) في {tenantName} عبر رابط الدعوة الذي أنشأته، وينضم متى أُكّد العنوان.',
      ],
      footer: 'لا تعرف هذا الشخص؟ أزله من بوابة الإدارة وألغِ الرابط: يعمل لكل من يملكه.',
    },
    'factor-reset-asked': {
      subject: 'يُراد إعادة ضبط خطوتك الثانية في {vendor}',
      preview: 'طلب ذلك {actor} من {tenantName}. يمكنك الاحتفاظ بها.',
      paragraphs: [
        hello,
        'طلب {actor} من {tenantName} إزالة خطوتك الثانية مع رموز الاسترداد، كما يُفعل لمن فقدها. لم يحدث شيء بعد: يجب أن يؤكد ذلك مدير آخر قبل {dueAt}، ثم تمر هذه المدة: {delay}.',
        'ما زالت خطوتك الثانية معك، أو لم تطلب ذلك؟ إذن احتفظ بها.',
      ],
      button: 'الاحتفاظ بخطوتي الثانية',
      footer: 'أنت من طلب ذلك؟ إذن لا تفعل شيئًا.',
    },
    'factor-reset-confirmed': {
      subject: 'ستُزال خطوتك الثانية في {vendor}',
      preview: 'في {dueAt}، ما لم تحتفظ بها.',
      paragraphs: [
        hello,
        'أكّد {actor} من {tenantName} إزالة خطوتك الثانية. الوقت: {dueAt}. ينهي ذلك جميع جلساتك، وبعدها تكفي كلمة مرورك لتسجيل الدخول.',
        'ما زالت خطوتك الثانية معك، أو لم تطلب ذلك؟ إذن احتفظ بها.',
      ],
      button: 'الاحتفاظ بخطوتي الثانية',
      footer: 'أنت من طلب ذلك؟ لا تفعل شيئًا، وسجّل الدخول بعد ذلك.',
    },
    'factor-reset-cancelled': {
      subject: 'تبقى خطوتك الثانية في {vendor}',
      preview: 'ألغى {actor} إعادة الضبط.',
      paragraphs: [hello, 'ألغى {actor} من {tenantName} إعادة ضبط خطوتك الثانية. تسجّل الدخول كما كنت.'],
      footer: 'ما زلت لا تستطيع الدخول؟ راسل إدارة مؤسستك.',
    },
    'factor-reset-kept': {
      subject: 'تبقى خطوتك الثانية في {vendor} كما هي',
      preview: 'انتهت إعادة الضبط.',
      paragraphs: [hello, 'انتهت إعادة ضبط خطوتك الثانية عبر الرابط في رسالتنا إليك. تسجّل الدخول كما كنت.'],
      footer: 'لست أنت من استخدمه؟ إذن يقرأ أحدهم بريدك: اختر له كلمة مرور جديدة فورًا.',
    },
    'factor-reset-done': {
      subject: 'أزيلت خطوتك الثانية في {vendor}',
      preview: '{changedAt}. سجّل الدخول واضبط خطوة جديدة.',
      paragraphs: [
        hello,
        'أزيلت خطوتك الثانية كما اتفق مديران في مؤسستك، وانتهت جميع الجلسات. الوقت: {changedAt}. سجّل الدخول بكلمة مرورك واضبط خطوة ثانية جديدة في صفحة الخصوصية.',
      ],
      footer: 'لم تطلب ذلك؟ اختر كلمة مرور جديدة فورًا وأبلغ مؤسستك.',
    },
    'factor-reset-approve': {
      subject: 'خطوة ثانية في {vendor}: نعم أم لا؟',
      preview: 'يطلب {actor} إعادة ضبطها لدى {personName}.',
      paragraphs: [
        hello,
        'طلب {actor} من {tenantName} إعادة ضبط الخطوة الثانية لدى {personName} ({personEmail})، كما يُفعل لمن فقدها. يحتاج ذلك إلى مدير ثانٍ مثلك. المهلة: {dueAt}.',
        'تعرض الصفحة خلف هذا الرابط ما طُلب. لتقول نعم أو لا، سجّل الدخول فيها.',
      ],
      button: 'عرض الطلب',
      footer: 'لا تفعل شيئًا؟ إذن يقرر مدير آخر، أو ينتهي الطلب من تلقاء نفسه. الرابط وحده لا يقرر شيئًا.',
    },
    'factor-reset-declined': {
      subject: 'تبقى خطوة ثانية في {vendor} كما هي',
      preview: 'رفض {actor} ذلك لدى {personName}.',
      paragraphs: [hello, 'رفض {actor} من {tenantName} طلبك: تبقى الخطوة الثانية لدى {personName} ({personEmail}).'],
      footer: 'ما زلت ترى أنها فُقدت؟ تحدّث مع {actor} ثم اطلب من جديد.',
    },
  },
  phrases: {
    'authenticator-app': 'تطبيق المصادقة',
    'text-messages': 'رسائل نصية إلى الرقم المنتهي بـ {end}',
    'device-lock': 'قفل هذا الجهاز (البصمة أو الوجه أو الرقم السري)',
    'security-key': 'مفتاح أمان',
    'phone-added': 'أضيف رقم',
    'phone-removed': 'أزيل رقم',
    'phone-replaced': 'حل رقم آخر محل القديم',
    'phone-named': 'ذُكر رقم جديد، ويحل محل الأرقام الأخرى متى استُخدم لتسجيل الدخول',
    'group-gone': 'لم تعد المجموعة {group} موجودة',
    'group-joined': 'أنت الآن في المجموعة {group}',
    'group-left': 'لم تعد في المجموعة {group}',
  },
  sms: { code: '{code} هو رمزك في {vendor}. مدة الصلاحية: {expiresIn}. لن يطلبه منك أحد من {vendor} أبدًا.' },
};
