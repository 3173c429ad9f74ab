import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'عملاء OAuth',
  'provisioning.clientsText':
    'لموفّري الهوية الذين يطلبون معرّف عميل وسرًا بدلًا من رمز، مثل تطبيقات معرض Microsoft Entra ID.',
  'provisioning.clientsFailed': 'تعذّر تحميل عملاء OAuth',
  'provisioning.addClient': 'إنشاء عميل',
  'provisioning.addClientTitle': 'هل تريد إنشاء عميل OAuth؟',
  'provisioning.addClientText': 'يحصل {provider} على رموز الوصول بالمعرّف والسر. تنتهي صلاحية السر بعد 365 يومًا.',
  'provisioning.replaceClientTitle': 'هل تريد استبدال أقدم عميل؟',
  'provisioning.replaceClientText': 'للاتصال عميلان على الأكثر. يُلغى الأقدم، {client}، وتُرفض رموز وصوله على الفور.',
  'provisioning.newClientTitle': 'عميل OAuth الخاص بـ {name}',
  'provisioning.clientId': 'معرّف العميل',
  'provisioning.clientSecret': 'سر العميل',
  'provisioning.tokenUrl': 'عنوان URL للرمز',
  'provisioning.scope': 'النطاق (scope)',
  'provisioning.scopeHint': 'فقط إذا كان {provider} يطلب نطاقًا.',
  'provisioning.clientExpires': 'تنتهي الصلاحية في {date}',
  'provisioning.clientExpired': 'انتهت الصلاحية في {date}',
  'provisioning.revokeClientTitle': 'هل تريد إلغاء العميل {client}؟',
  'provisioning.revokeClientText': 'تُرفض رموز وصوله على الفور. لا يمكن التراجع عن هذا.',
  'provisioning.revokeClientConfirm': 'إلغاء العميل',
  'provisioning.clientRevoked': 'تم إلغاء العميل.',
};
