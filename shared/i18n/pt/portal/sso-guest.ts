import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Configurar o login único de {tenant}',
  'ssoguest.lead': '{name} pediu isso a você. Seu link funciona até {date}.',
  'ssoguest.finishStep': 'Concluir',
  'ssoguest.finishText': 'Avise {name} que a conexão está pronta para ser revisada e ativada.',
  'ssoguest.finish': 'Avisar {name}',
  'ssoguest.notReady': 'Adicione antes um domínio e os valores do provedor.',
  'ssoguest.unverified': 'O domínio ainda não foi verificado. Até lá, {name} não pode ativar a conexão.',
  'ssoguest.doneTitle': 'Você terminou',
  'ssoguest.doneText':
    'Avisamos {name}. Você pode fechar esta página. Se algo precisar ser alterado, seu link funciona até {date}.',
  'ssoguest.return': 'Voltar à configuração',
  'ssoguest.endedTitle': 'Este link não funciona mais',
  'ssoguest.endedText':
    'Use o link do seu e-mail ou mensagem. Se ele não funcionar, expirou ou foi revogado: peça um novo ao administrador que o enviou.',
};
