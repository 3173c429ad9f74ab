import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'OAuth istemcileri',
  'provisioning.clientsText':
    'Belirteç yerine istemci kimliği ve gizli anahtar isteyen kimlik sağlayıcıları içindir, örneğin Microsoft Entra ID galerisindeki uygulamalar.',
  'provisioning.clientsFailed': 'OAuth istemcileri yüklenemedi',
  'provisioning.addClient': 'İstemci oluştur',
  'provisioning.addClientTitle': 'OAuth istemcisi oluşturulsun mu?',
  'provisioning.addClientText':
    'Kimlik ve gizli anahtarla erişim belirteçleri alınır: {provider}. Gizli anahtarın süresi 365 gün sonra dolar.',
  'provisioning.replaceClientTitle': 'En eski istemci değiştirilsin mi?',
  'provisioning.replaceClientText':
    'Bir bağlantının en fazla iki istemcisi olur. En eskisi, {client}, iptal edilir ve erişim belirteçleri hemen reddedilir.',
  'provisioning.newClientTitle': 'OAuth istemcisi: {name}',
  'provisioning.clientId': 'İstemci kimliği',
  'provisioning.clientSecret': 'İstemci gizli anahtarı',
  'provisioning.tokenUrl': 'Belirteç URL’si',
  'provisioning.scope': 'Kapsam (scope)',
  'provisioning.scopeHint': 'Yalnızca kapsam gerekiyorsa: {provider}.',
  'provisioning.clientExpires': 'Son geçerlilik: {date}',
  'provisioning.clientExpired': 'Süresi doldu: {date}',
  'provisioning.revokeClientTitle': '{client} istemcisi iptal edilsin mi?',
  'provisioning.revokeClientText': 'Erişim belirteçleri hemen reddedilir. Bu işlem geri alınamaz.',
  'provisioning.revokeClientConfirm': 'İstemciyi iptal et',
  'provisioning.clientRevoked': 'İstemci iptal edildi.',
};
