import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Restrições por país',
  'country.policyText':
    'Controle de quais países os usuários e tokens de API podem se conectar, com base no endereço IP.',
  'country.policyFailed': 'Não foi possível carregar as restrições por país',
  'country.noDatabase':
    'As restrições por país precisam de um banco de dados de geolocalização. Para configurar um, defina {option} no servidor. O guia de operação explica como (docs/operate.md, “Geolocation database”).',
  'country.own': 'Você está se conectando de: {country}',
  'country.ownUnknown': 'O país do seu endereço IP não é conhecido.',
  'country.on': 'Restringir o acesso por país',
  'country.allow': 'Permitir apenas os países da lista',
  'country.allowHint': 'As solicitações de todos os outros países são recusadas.',
  'country.block': 'Bloquear os países da lista',
  'country.blockHint': 'As solicitações de todos os outros países são permitidas.',
  'country.unknown': 'Permitir endereços IP sem país conhecido',
  'country.unknownHint': 'Por exemplo, redes privadas e endereços que não estão no banco de dados de geolocalização.',
  'country.mail': 'Enviar e-mail aos administradores quando um acesso for recusado',
  'country.mailHint':
    'Os usuários que podem alterar as restrições por país recebem um e-mail, no máximo um por hora para cada usuário ou token de API.',
  'country.list': 'Países',
  'country.listAllowed': 'Os únicos países permitidos enquanto as restrições por país estão ativadas.',
  'country.listBlocked': 'Países bloqueados enquanto as restrições por país estão ativadas.',
  'country.listFailed': 'Não foi possível carregar os países',
  'country.none': 'Nenhum país ainda.',
  'country.search': 'Adicionar um país',
  'country.impactOff':
    'As restrições por país estão desativadas. A prévia mostra o impacto como se estivessem ativadas.',
};
