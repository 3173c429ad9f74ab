import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'Tokens de API',
  'page.personalApiTokens': 'Tokens de API pessoais',
  'token.textTenant': 'Use tokens de API para que apps ajam em nome de {tenant} com as permissões que você escolher.',
  'token.textUser':
    'Use tokens de API pessoais para que apps ajam como você em {tenant}. Eles nunca têm mais permissões que você.',
  'token.kinds': 'Tipos de tokens de API',
  'token.kind.clientCredentials': 'Credenciais do cliente',
  'token.kind.accessToken': 'Tokens de acesso',
  'token.about.clientCredentials':
    'Um ID do cliente e um segredo que um app troca por um token de acesso. Os tokens de acesso expiram após 1 hora.',
  'token.about.accessToken': 'Um segredo de longa duração que um app envia em cada solicitação.',
  'token.new.clientCredentials': 'Criar credenciais do cliente',
  'token.new.accessToken': 'Criar token de acesso',
  'token.search': 'Descrição ou ID',
  'token.searchLabel': 'Pesquisar tokens de API por descrição ou ID',
  'token.table.clientCredentials': 'Credenciais do cliente',
  'token.table.accessToken': 'Tokens de acesso',
  'token.description': 'Descrição',
  'token.roles': 'Funções',
  'token.noRoles': 'Nenhuma',
  'token.createdBy': 'Criado por',
  'token.gone': 'Ex-membro',
  'token.created': 'Criação',
  'token.lastUsed': 'Último uso',
  'token.expires': 'Expiração',
  'token.neverUsed': 'Nunca',
  'token.endless': 'Nunca',
  'token.daysLeft': { one: 'Em {count} dia', many: 'Em {count} dias', other: 'Em {count} dias' },
  'token.endsToday': 'Hoje',
  'token.ended': 'Expirou: {date}',
  'token.failedTitle': 'Não foi possível carregar os tokens de API',
  'token.emptyTitle.clientCredentials': 'Nenhuma credencial do cliente ainda',
  'token.emptyTitle.accessToken': 'Nenhum token de acesso ainda',
  'token.searched': 'Pesquisamos em descrições e IDs.',
  'token.actions': 'Ações de {name}',
  'token.delete': 'Excluir…',

  // one of them
  'token.clientId': 'ID do cliente',
  'token.id': 'ID',
  'token.rightsUser': 'As mesmas permissões que você tem em {tenant}.',
  'token.rights': 'Permissões',
  'token.nothing': 'Nenhuma. Este token não tem funções nem permissões.',
  'token.how': 'Como usar',
  'token.how.clientCredentials':
    'Envie o ID do cliente e o segredo para este URL. A resposta contém um access_token para o cabeçalho Authorization de cada solicitação e um refresh_token para obter o próximo.',
  'token.how.accessToken': 'Envie o segredo neste cabeçalho em cada solicitação.',

  // a new one
  'token.newTitle.clientCredentials': 'Criar credenciais do cliente',
  'token.newTitle.accessToken': 'Criar token de acesso',
  'token.descriptionHint': 'Descreva para que serve o token, como “Exportação noturna”.',
  'token.descriptionMissing': 'Digite uma descrição.',
  'token.days': 'Dias até expirar',
  'token.daysWrong': 'Digite um número inteiro de 1 a 3.650 ou deixe em branco.',
  'token.endsOn': 'Expira em {date}. Deixe em branco para um token que nunca expira.',
  'token.endsNever': 'Nunca expira.',
  'token.rolesLabel': 'Permissões',
  'token.rolesHint': 'Conceda apenas as permissões necessárias.',
  'token.findRole': 'Buscar uma função',
  'token.rolesFailed': 'Não foi possível carregar as funções.',
  'token.morePermissions': 'Permissões individuais',
  'token.choosePermission': 'Buscar uma permissão',
  'token.rightsMissing': 'Selecione pelo menos uma função ou permissão.',
  'token.create': 'Criar token',
  'token.creating': 'Criando…',
  'token.fields': 'o novo token',

  // its secret
  'token.secretTitle': 'Salve o segredo de “{name}”',
  'token.secretText': 'Copie-o agora: você não o verá novamente. Guarde-o como uma senha.',
  'token.secret': 'Segredo',
  'token.copySecret': 'Copiar segredo',
  'token.copyClientId': 'Copiar ID do cliente',
  'token.copied': 'Copiado',
  'token.secretSaved': 'Salvei o segredo',

  // its end
  'token.deleteTitle': 'Excluir o token “{name}”?',
  'token.deleteUsed':
    'Os apps que usam este token perdem o acesso imediatamente. Último uso: {when}. Não é possível desfazer esta ação.',
  'token.deleteUnused':
    'Este token nunca foi usado. Os apps que o têm perdem o acesso imediatamente. Não é possível desfazer esta ação.',
  'token.deleteAction': 'Excluir token',
  'token.deleteKeep': 'Cancelar',
  'token.deleting': 'Excluindo…',
  'token.deleted': 'Token “{name}” excluído.',
  'token.reverted': 'Não foi possível excluir “{name}”. Nada foi alterado.',
};
