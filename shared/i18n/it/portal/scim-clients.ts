import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'Client OAuth',
  'provisioning.clientsText':
    'Per i provider di identità che chiedono un ID client e un segreto al posto di un token, come le app della galleria di Microsoft Entra ID.',
  'provisioning.clientsFailed': 'Impossibile caricare i client OAuth',
  'provisioning.addClient': 'Crea client',
  'provisioning.addClientTitle': 'Creare un client OAuth?',
  'provisioning.addClientText':
    '{provider} ottiene token di accesso con ID e segreto. Il segreto scade dopo 365 giorni.',
  'provisioning.replaceClientTitle': 'Sostituire il client più vecchio?',
  'provisioning.replaceClientText':
    'Una connessione ha al massimo due client. Il più vecchio, {client}, viene revocato e i suoi token di accesso vengono rifiutati subito.',
  'provisioning.newClientTitle': 'Client OAuth di {name}',
  'provisioning.clientId': 'ID client',
  'provisioning.clientSecret': 'Segreto client',
  'provisioning.tokenUrl': 'URL del token',
  'provisioning.scope': 'Ambito (scope)',
  'provisioning.scopeHint': 'Solo se {provider} richiede un ambito.',
  'provisioning.clientExpires': 'Scade il {date}',
  'provisioning.clientExpired': 'Scaduto il {date}',
  'provisioning.revokeClientTitle': 'Revocare il client {client}?',
  'provisioning.revokeClientText':
    'I suoi token di accesso vengono rifiutati subito. L’operazione non può essere annullata.',
  'provisioning.revokeClientConfirm': 'Revoca client',
  'provisioning.clientRevoked': 'Client revocato.',
};
