import type { portalScimClients as english } from '#shared/i18n/en/portal/scim-clients.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimClients: TranslationOf<typeof english> = {
  'provisioning.clients': 'Clientes OAuth',
  'provisioning.clientsText':
    'Para provedores de identidade que pedem um ID de cliente e um segredo em vez de um token, como os aplicativos da galeria do Microsoft Entra ID.',
  'provisioning.clientsFailed': 'Não foi possível carregar os clientes OAuth',
  'provisioning.addClient': 'Criar cliente',
  'provisioning.addClientTitle': 'Criar um cliente OAuth?',
  'provisioning.addClientText':
    '{provider} obtém tokens de acesso com o ID e o segredo. O segredo expira após 365 dias.',
  'provisioning.replaceClientTitle': 'Substituir o cliente mais antigo?',
  'provisioning.replaceClientText':
    'Uma conexão tem no máximo dois clientes. O mais antigo, {client}, é revogado, e seus tokens de acesso são recusados imediatamente.',
  'provisioning.newClientTitle': 'Cliente OAuth de {name}',
  'provisioning.clientId': 'ID do cliente',
  'provisioning.clientSecret': 'Segredo do cliente',
  'provisioning.tokenUrl': 'URL do token',
  'provisioning.scope': 'Escopo (scope)',
  'provisioning.scopeHint': 'Somente se {provider} exigir um escopo.',
  'provisioning.clientExpires': 'Expira em {date}',
  'provisioning.clientExpired': 'Expirou em {date}',
  'provisioning.revokeClientTitle': 'Revogar o cliente {client}?',
  'provisioning.revokeClientText': 'Os tokens de acesso dele são recusados imediatamente. Não é possível desfazer.',
  'provisioning.revokeClientConfirm': 'Revogar cliente',
  'provisioning.clientRevoked': 'Cliente revogado.',
};
