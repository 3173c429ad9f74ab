import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'OAuth-Clients',
  'provisioning.clientsText':
    'Für Identitätsanbieter, die statt eines Tokens eine Client-ID mit Geheimnis verlangen, etwa Apps aus dem Katalog von Microsoft Entra ID.',
  'provisioning.clientsFailed': 'Die OAuth-Clients konnten nicht geladen werden',
  'provisioning.addClient': 'Client erstellen',
  'provisioning.addClientTitle': 'OAuth-Client erstellen?',
  'provisioning.addClientText':
    '{provider} erhält mit ID und Geheimnis Zugriffstoken. Das Geheimnis läuft nach 365 Tagen ab.',
  'provisioning.replaceClientTitle': 'Ältesten Client ersetzen?',
  'provisioning.replaceClientText':
    'Eine Verbindung hat höchstens zwei Clients. Der älteste, {client}, wird widerrufen, und seine Zugriffstoken werden sofort abgelehnt.',
  'provisioning.newClientTitle': 'OAuth-Client von {name}',
  'provisioning.clientId': 'Client-ID',
  'provisioning.clientSecret': 'Clientgeheimnis',
  'provisioning.tokenUrl': 'Token-URL',
  'provisioning.scope': 'Bereich (Scope)',
  'provisioning.scopeHint': 'Nur, wenn {provider} einen Bereich verlangt.',
  'provisioning.clientExpires': 'Läuft ab am {date}',
  'provisioning.clientExpired': 'Abgelaufen am {date}',
  'provisioning.revokeClientTitle': 'Client {client} widerrufen?',
  'provisioning.revokeClientText':
    'Seine Zugriffstoken werden sofort abgelehnt. Das lässt sich nicht rückgängig machen.',
  'provisioning.revokeClientConfirm': 'Client widerrufen',
  'provisioning.clientRevoked': 'Client widerrufen.',
};
