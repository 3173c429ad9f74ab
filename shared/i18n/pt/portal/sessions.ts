import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Sessões ativas',
  'privacy.sessionsText': 'Não reconhece uma sessão? Encerre-a e altere sua senha.',
  'privacy.sessionsFailed': 'Não foi possível carregar suas sessões',
  'privacy.device': '{browser} em {system}',
  'privacy.deviceUnknown': 'Dispositivo desconhecido',
  'privacy.signedIn': 'Login: {time}',
  'privacy.justNow': 'agora mesmo',
  'privacy.thisOne': 'Este dispositivo',
  'privacy.actsHere': '{name} (suporte) está agindo como você',
  'privacy.end': 'Encerrar',
  'privacy.endOf': 'Encerrar a sessão em {device}',
  'privacy.ended': {
    one: 'Sessão encerrada.',
    many: '{count} sessões encerradas.',
    other: '{count} sessões encerradas.',
  },
  'privacy.endFailed': {
    one: 'Não foi possível encerrar uma sessão.',
    many: 'Não foi possível encerrar {count} sessões.',
    other: 'Não foi possível encerrar {count} sessões.',
  },
  'privacy.noOthers': 'Nenhuma outra sessão ativa.',
  'privacy.endOthers': 'Encerrar todas as outras sessões…',
  'privacy.endOthersTitle': {
    one: 'Encerrar {count} outra sessão?',
    many: 'Encerrar {count} outras sessões?',
    other: 'Encerrar {count} outras sessões?',
  },
  'privacy.endOthersText': 'Sua sessão neste dispositivo continua aberta.',
  'privacy.endOthersAction': {
    one: 'Encerrar {count} sessão',
    many: 'Encerrar {count} sessões',
    other: 'Encerrar {count} sessões',
  },
  'privacy.endOthersKeep': 'Cancelar',
};
