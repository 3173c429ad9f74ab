import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'Clients OAuth',
  'provisioning.clientsText':
    'Pour les fournisseurs d’identité qui demandent un ID client et un secret au lieu d’un jeton, comme les applications de la galerie Microsoft Entra ID.',
  'provisioning.clientsFailed': 'Impossible de charger les clients OAuth',
  'provisioning.addClient': 'Créer un client',
  'provisioning.addClientTitle': 'Créer un client OAuth ?',
  'provisioning.addClientText':
    '{provider} obtient des jetons d’accès avec son ID et son secret. Le secret expire après 365 jours.',
  'provisioning.replaceClientTitle': 'Remplacer le client le plus ancien ?',
  'provisioning.replaceClientText':
    'Une connexion a au plus deux clients. Le plus ancien, {client}, est révoqué et ses jetons d’accès sont refusés immédiatement.',
  'provisioning.newClientTitle': 'Client OAuth de {name}',
  'provisioning.clientId': 'ID client',
  'provisioning.clientSecret': 'Secret client',
  'provisioning.tokenUrl': 'URL de jeton',
  'provisioning.scope': 'Étendue (scope)',
  'provisioning.scopeHint': 'Uniquement si {provider} exige une étendue.',
  'provisioning.clientExpires': 'Expire le {date}',
  'provisioning.clientExpired': 'A expiré le {date}',
  'provisioning.revokeClientTitle': 'Révoquer le client {client} ?',
  'provisioning.revokeClientText': 'Ses jetons d’accès sont refusés immédiatement. Cette action est irréversible.',
  'provisioning.revokeClientConfirm': 'Révoquer le client',
  'provisioning.clientRevoked': 'Client révoqué.',
};
