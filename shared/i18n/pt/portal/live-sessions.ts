import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Todas as sessões ativas',
  'live.text': 'Onde os usuários têm sessões abertas em {tenant} agora.',
  'live.failed': 'Não foi possível carregar as sessões ativas',
  'live.search': 'Pesquisar sessões',
  'live.searchHint': 'Nome, e-mail ou endereço IP',
  'live.user': 'Usuário',
  'live.device': 'Dispositivo',
  'live.ip': 'Endereço IP',
  'live.started': 'Login',
  'live.active': 'Última atividade',
  'live.impersonated': '{name} está agindo como este usuário',
  'live.of': 'Sessão de {name}',
  'live.none': 'Nenhuma sessão encontrada',
  'live.noneText': 'Nenhuma sessão corresponde à sua pesquisa.',
  'live.end': 'Encerrar',
  'live.endUser': 'Encerrar todas as sessões deste usuário…',
  'live.endUserTitle': 'Encerrar todas as sessões de {name}?',
  'live.endUserText':
    'Todas as sessões deste usuário são encerradas, também em outras organizações. Ele pode entrar novamente com a senha.',
  'live.endUserAction': 'Encerrar sessões',
  'live.userEnded': 'As sessões de {name} foram encerradas.',
  'live.endTitle': {
    one: 'Encerrar {count} sessão?',
    many: 'Encerrar {count} sessões?',
    other: 'Encerrar {count} sessões?',
  },
  'live.endText':
    'Esses usuários precisarão entrar novamente. Alterações não salvas nos seus aplicativos podem ser perdidas.',
  'live.endAction': {
    one: 'Encerrar {count} sessão',
    many: 'Encerrar {count} sessões',
    other: 'Encerrar {count} sessões',
  },
  'live.ended': {
    one: '{count} sessão encerrada.',
    many: '{count} sessões encerradas.',
    other: '{count} sessões encerradas.',
  },
  'live.cancel': 'Cancelar',
};
