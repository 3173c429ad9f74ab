import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Cancelar',
  'common.close': 'Fechar',
  'common.save': 'Salvar',
  'common.saving': 'Salvando…',
  'common.retry': 'Tentar novamente',
  'common.trace': 'ID da solicitação: {traceId}',
  'common.you': 'Você',
  'common.never': 'Nunca',
  'common.now': 'Agora',
  'common.loading': 'Carregando…',
  'common.showMore': { one: 'Mostrar mais {count}', many: 'Mostrar mais {count}', other: 'Mostrar mais {count}' },
  'common.email': 'E-mail',
  'common.foundNothing': 'Nenhum resultado para “{search}”',
  'common.clearSearch': 'Limpar pesquisa',
  'common.removeFilter': 'Remover filtro: {filter}',
  'common.fieldMissing': 'Este campo é obrigatório.',
  'common.emailWrong': 'Digite um endereço de e-mail válido, como nome@example.com.',

  'group.organisation': 'Organização',
  'group.security': 'Segurança',
  'group.developers': 'Desenvolvedores',
  'group.billing': 'Faturamento',

  'shell.skip': 'Ir para o conteúdo',
  'shell.navigation': 'Portal',
  'shell.goTo': 'Ir para…',
  'shell.notifications': 'Notificações',
  'shell.unread': {
    one: '{count} notificação não lida',
    many: '{count} notificações não lidas',
    other: '{count} notificações não lidas',
  },
  'shell.portal': 'Portal',
  'shell.closePortal': 'Fechar portal',
  'shell.account': 'Conta de {name}',
  'shell.signOut': 'Sair',
  'shell.language': 'Idioma',
  'shell.theme': 'Tema',
  'shell.themeSystem': 'Sistema',
  'shell.themeLight': 'Claro',
  'shell.themeDark': 'Escuro',
  'shell.switched': 'Você mudou para {tenant}.',
  'shell.impersonating': '{actor} está agindo como {name} até: {until}. Cada alteração é registrada com esse nome.',
  'shell.stopImpersonating': 'Deixar de agir como {name}',
  'shell.offline':
    'Você está sem conexão. O que você vê pode estar desatualizado, e será possível fazer alterações quando a conexão voltar.',
  'shell.unreachable':
    'Não conseguimos acessar o servidor. O que você digitou continua aqui; verifique sua conexão e tente novamente.',
  'shell.serverFailed':
    'Ocorreu um erro do nosso lado. Tente novamente e, se continuar acontecendo, fale com o suporte e informe o ID da solicitação.',
  'shell.failedTitle': 'Não foi possível abrir o portal',
  'shell.noServerTitle': 'O portal não está conectado a um servidor',
  'shell.noServerText': 'Defina o URL do servidor no atributo base-url desta página.',

  'boundary.title': 'Ocorreu um erro nesta página',
  'boundary.text': 'Seus dados estão seguros. Recarregue a página ou vá para outra.',
  'boundary.chunkTitle': 'Não foi possível carregar parte desta página',
  'boundary.chunkText': 'Seus dados estão seguros. Verifique sua conexão e recarregue a página.',
  'boundary.open': 'Recarregar página',

  'unavailable.title': 'Você não tem acesso a esta página',
  'unavailable.why': 'Página indisponível',
  'unavailable.text':
    'Esta página não existe ou suas funções em {tenant} não a incluem. Peça acesso a um administrador da sua organização.',
  'unavailable.go': 'Ir para {page}',

  'expiry.title': 'Sua sessão foi encerrada',
  'expiry.text': 'Seu trabalho continua aqui. Entre novamente para continuar de onde parou.',
  'expiry.signIn': 'Entrar novamente',
  'expiry.waiting': 'Aguardando você entrar na outra aba…',
  'expiry.blocked': 'Seu navegador bloqueou a aba de login. Permita pop-ups para esta página e tente novamente.',
  'expiry.leave': 'Sair do portal',

  'unsaved.title': 'Sair sem salvar?',
  'unsaved.text': 'Você tem alterações não salvas: {fields}.',
  'unsaved.stay': 'Cancelar',
  'unsaved.leave': 'Sair sem salvar',
};
