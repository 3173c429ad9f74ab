import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Convidar uma lista de usuários para {tenant}',
  'list.people': 'Usuários',
  'list.peopleHint':
    'Um endereço de e-mail por linha, ou linhas CSV com email, name, days e roles. Use uma linha de cabeçalho para mudar a ordem. Separe várias funções com ; ou |.',
  'list.file': 'Escolher um arquivo CSV…',
  'list.template': 'Baixar modelo',
  'list.fileWrong': 'Este não é um arquivo de texto. Exporte-o como CSV e tente novamente.',
  'list.missing': 'Cole pelo menos um endereço de e-mail ou escolha um arquivo.',
  'list.tooMany': 'Uma lista pode ter até {most} linhas, e esta tem {count}. Divida-a em listas menores.',
  'list.time': 'Expiração do acesso',
  'list.forGood': 'Nunca expira',
  'list.timeHint': 'O número de dias da própria linha prevalece.',
  'list.check': 'Verificar lista',
  'list.checking': 'Verificando…',

  // a list: tried
  'list.checkedTitle': 'Revise antes de enviar',
  'list.checkedText': 'Nenhum convite foi enviado ainda. Selecione quais linhas mostrar.',
  'list.new': { one: '{count} será convidado', many: '{count} serão convidados', other: '{count} serão convidados' },
  'list.here': { one: '{count} já é membro', many: '{count} já são membros', other: '{count} já são membros' },
  'list.invalid': {
    one: '{count} não pode ser convidado',
    many: '{count} não podem ser convidados',
    other: '{count} não podem ser convidados',
  },
  'list.lines': 'Linhas',
  'list.line': 'Linha {line}',
  'list.moreLines': { one: 'e mais {count} linha', many: 'e mais {count} linhas', other: 'e mais {count} linhas' },
  'list.noLines': 'Nenhuma.',
  'list.daysWrong': 'Os dias devem ser um número inteiro de 1 a 3.650.',
  'list.broken': 'Há aspas não fechadas nesta linha.',
  'list.long': 'Endereços de e-mail podem ter até 254 caracteres, e nomes, até 200.',
  'list.unread': 'Ignoramos estas colunas: {columns}. Use os nomes de coluna email, name, days e roles.',
  'list.roleUnknown': 'Nenhuma função corresponde a “{role}”, ou mais de uma corresponde. Use a chave de uma função.',
  'list.roleRefused': 'Você não pode atribuir a função “{role}”.',
  'list.noRoles': 'Sem funções',
  'list.days': { one: '{count} dia', many: '{count} dias', other: '{count} dias' },
  'list.back': 'Editar lista',
  'list.send': {
    one: 'Convidar {count} usuário',
    many: 'Convidar {count} usuários',
    other: 'Convidar {count} usuários',
  },
  'list.sending': 'Enviando…',

  // a list: sent
  'list.doneTitle': 'Todos os convites foram processados',
  'list.invited': {
    one: '{count} usuário convidado.',
    many: '{count} usuários convidados.',
    other: '{count} usuários convidados.',
  },
  'list.mails': {
    one: '{count} e-mail ainda está sendo enviado.',
    many: '{count} e-mails ainda estão sendo enviados.',
    other: '{count} e-mails ainda estão sendo enviados.',
  },
  'list.someFailed': {
    one: 'Não foi possível convidar {count} linha:',
    many: 'Não foi possível convidar {count} linhas:',
    other: 'Não foi possível convidar {count} linhas:',
  },
  'list.dayFull': 'Limite diário atingido. Convide este usuário amanhã.',
  'list.mailFailed': 'Não conseguimos entregar o e-mail. Confira o endereço e reenvie o convite.',
  'list.goesOn':
    'Você pode fechar isto. Continuamos enviando em segundo plano, e a página de usuários mostra o progresso.',
  'list.undo': 'Desfazer todos os convites',
  'list.undoText': 'Você pode desfazer estes convites até {time}. Os usuários que já aceitaram mantêm o acesso.',
  'list.undoing': 'Desfazendo…',
  'list.undone': {
    one: '{count} convite cancelado. O link dele não funciona mais.',
    many: '{count} convites cancelados. Os links deles não funcionam mais.',
    other: '{count} convites cancelados. Os links deles não funcionam mais.',
  },
  'list.undoneTitle': 'Convites cancelados',
  'list.statusFailed': 'Não foi possível carregar o progresso.',

  // the link
  'link.title': 'Link de convite para {tenant}',
  'link.text':
    'Qualquer pessoa com seu link pode se cadastrar, confirmar o e-mail e participar de {tenant}. O link para de funcionar se você sair de {tenant}.',
  'link.none': 'Você ainda não tem um link de convite.',
  'link.failed': 'Não foi possível carregar seu link.',
  'link.address': 'Seu link',
  'link.copy': 'Copiar link',
  'link.until': 'Expira em {time}.',
  'link.over': 'Este link expirou.',
  'link.expires': 'Expira em',
  'link.month': '30 dias',
  'link.roles': 'Funções dos usuários que entrarem por este link',
  'link.rolesHint': 'Se você não selecionar nenhuma, os usuários recebem as funções padrão.',
  'link.tell': 'Avisar-me por e-mail quando alguém se cadastrar com este link',
  'link.make': 'Criar link',
  'link.making': 'Criando…',
  'link.made': 'Link de convite criado.',
  'link.renew': 'Renovar por 30 dias',
  'link.renewed': 'Link de convite renovado. Ele expira em {time}.',
  'link.revoke': 'Revogar link',
  'link.revokeTitle': 'Revogar seu link de convite?',
  'link.revokeText':
    'Ninguém mais poderá participar de {tenant} com este link. Os usuários que já entraram mantêm o acesso. Um novo link terá outro URL.',
  'link.revokeKeep': 'Cancelar',
  'link.revoking': 'Revogando…',
  'link.revoked': 'Link de convite revogado.',

  // limited time
  'limit.title': 'Expiração do acesso de {name}',
  'limit.text':
    'Quando o acesso expira, a sessão de {name} em {tenant} é encerrada e só é possível entrar de novo quando um administrador prorrogar o acesso. Nada é excluído.',
  'limit.time': 'O acesso expira em',
  'limit.custom': 'Número de dias personalizado',
  'limit.days': 'Dias',
  'limit.daysWrong': 'Digite um número inteiro de 1 a 3.650.',
  'limit.until': 'Expira em {time}.',
  'limit.save': 'Definir expiração do acesso',
  'limit.saved': 'O acesso de {name} expira em {time}.',
  'limit.ends': 'Expiração do acesso',
  'limit.endedText': 'O acesso de {name} a {tenant} expirou. Prorrogue-o ou remova a expiração.',
};
