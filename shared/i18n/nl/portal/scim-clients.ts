import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'OAuth-clients',
  'provisioning.clientsText':
    'Voor identiteitsproviders die een client-ID en geheim vragen in plaats van een token, zoals apps uit de galerie van Microsoft Entra ID.',
  'provisioning.clientsFailed': 'De OAuth-clients konden niet worden geladen',
  'provisioning.addClient': 'Client maken',
  'provisioning.addClientTitle': 'Een OAuth-client maken?',
  'provisioning.addClientText': '{provider} krijgt toegangstokens met ID en geheim. Het geheim verloopt na 365 dagen.',
  'provisioning.replaceClientTitle': 'De oudste client vervangen?',
  'provisioning.replaceClientText':
    'Een verbinding heeft hoogstens twee clients. De oudste, {client}, wordt ingetrokken en de toegangstokens worden meteen geweigerd.',
  'provisioning.newClientTitle': 'OAuth-client van {name}',
  'provisioning.clientId': 'Client-ID',
  'provisioning.clientSecret': 'Clientgeheim',
  'provisioning.tokenUrl': 'Token-URL',
  'provisioning.scope': 'Bereik (scope)',
  'provisioning.scopeHint': 'Alleen als {provider} een bereik vraagt.',
  'provisioning.clientExpires': 'Verloopt op {date}',
  'provisioning.clientExpired': 'Verlopen op {date}',
  'provisioning.revokeClientTitle': 'De client {client} intrekken?',
  'provisioning.revokeClientText': 'De toegangstokens worden meteen geweigerd. Je kunt dit niet ongedaan maken.',
  'provisioning.revokeClientConfirm': 'Client intrekken',
  'provisioning.clientRevoked': 'Client ingetrokken.',
};
