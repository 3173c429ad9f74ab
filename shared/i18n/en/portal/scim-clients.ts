import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the OAuth clients of a provisioning connection. */
export const portalScimClients = {
  'provisioning.clients': 'OAuth clients',
  'provisioning.clientsText':
    'For identity providers that ask for a client ID and secret instead of a token, such as apps from the Microsoft Entra ID gallery.',
  'provisioning.clientsFailed': 'Couldn’t load the OAuth clients',
  'provisioning.addClient': 'Create client',
  'provisioning.addClientTitle': 'Create an OAuth client?',
  'provisioning.addClientText':
    '{provider} gets access tokens with its ID and secret. The secret expires after 365 days.',
  'provisioning.replaceClientTitle': 'Replace the oldest client?',
  'provisioning.replaceClientText':
    'A connection has at most two clients. The oldest, {client}, is revoked, and its access tokens are refused immediately.',
  'provisioning.newClientTitle': 'OAuth client of {name}',
  'provisioning.clientId': 'Client ID',
  'provisioning.clientSecret': 'Client secret',
  'provisioning.tokenUrl': 'Token URL',
  'provisioning.scope': 'Scope',
  'provisioning.scopeHint': 'Only if {provider} requires a scope.',
  'provisioning.clientExpires': 'Expires {date}',
  'provisioning.clientExpired': 'Expired {date}',
  'provisioning.revokeClientTitle': 'Revoke the client {client}?',
  'provisioning.revokeClientText': 'Its access tokens are refused immediately. You can’t undo this.',
  'provisioning.revokeClientConfirm': 'Revoke client',
  'provisioning.clientRevoked': 'Client revoked.',
} as const satisfies Catalogue;
