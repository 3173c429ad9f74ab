import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'Clientes OAuth',
  'provisioning.clientsText':
    'Para proveedores de identidad que piden un ID de cliente y un secreto en lugar de un token, como las aplicaciones de la galería de Microsoft Entra ID.',
  'provisioning.clientsFailed': 'No se pudieron cargar los clientes OAuth',
  'provisioning.addClient': 'Crear cliente',
  'provisioning.addClientTitle': '¿Crear un cliente OAuth?',
  'provisioning.addClientText':
    '{provider} obtiene tokens de acceso con su ID y su secreto. El secreto caduca a los 365 días.',
  'provisioning.replaceClientTitle': '¿Reemplazar el cliente más antiguo?',
  'provisioning.replaceClientText':
    'Una conexión tiene como máximo dos clientes. El más antiguo, {client}, se revoca y sus tokens de acceso se rechazan de inmediato.',
  'provisioning.newClientTitle': 'Cliente OAuth de {name}',
  'provisioning.clientId': 'ID de cliente',
  'provisioning.clientSecret': 'Secreto de cliente',
  'provisioning.tokenUrl': 'URL de token',
  'provisioning.scope': 'Ámbito (scope)',
  'provisioning.scopeHint': 'Solo si {provider} exige un ámbito.',
  'provisioning.clientExpires': 'Caduca el {date}',
  'provisioning.clientExpired': 'Caducó el {date}',
  'provisioning.revokeClientTitle': '¿Revocar el cliente {client}?',
  'provisioning.revokeClientText': 'Sus tokens de acceso se rechazan de inmediato. No se puede deshacer.',
  'provisioning.revokeClientConfirm': 'Revocar cliente',
  'provisioning.clientRevoked': 'Cliente revocado.',
};
