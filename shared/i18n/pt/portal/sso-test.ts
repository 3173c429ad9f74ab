import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Testar a conexão',
  'ssotest.text': 'Entre com sua própria conta em {provider}. Nada muda para as outras pessoas.',
  'ssotest.passedOn': 'Aprovado em {date}',
  'ssotest.start': 'Iniciar teste',
  'ssotest.again': 'Testar novamente',
  'ssotest.newTab': 'O teste é aberto em uma nova aba. Esta página mostra o resultado.',
  'ssotest.blocked': 'Seu navegador bloqueou a nova aba.',
  'ssotest.open': 'Abrir o teste',
  'ssotest.waiting': 'Aguardando a resposta de {provider}…',
  'ssotest.passed': 'Teste aprovado para {email}.',
  'ssotest.failed': 'Falha no teste: {group}.',
  'ssotest.expired': 'Nenhuma resposta chegou em 10 minutos. Inicie o teste novamente.',
  'ssotest.failedToLoad': 'Não foi possível carregar o resultado do teste.',
  'ssotest.notComplete': 'Primeiro adicione os valores do provedor.',
  'ssotest.needed': 'Primeiro teste a conexão. Só é possível ativá-la aqui depois de um teste aprovado.',
  'ssotest.seen': 'Enviado por {provider}',
  'ssotest.wanted': 'Esperado',
  'ssotest.nothing': 'nada',
  'ssotest.rule': 'Regra',
  'ssotest.notReached': 'Não verificada',
  'ssotest.checkPassed': 'Atendida',
  'ssotest.checkFailed': 'Não atendida',
  'ssotest.checkWarning': 'Aviso',
  'ssotest.allRules': {
    one: 'Mostrar {count} regra',
    many: 'Mostrar todas as {count} regras',
    other: 'Mostrar todas as {count} regras',
  },

  'ssotest.group.message': 'Resposta recebida',
  'ssotest.group.request': 'Resposta à nossa solicitação',
  'ssotest.group.signature': 'Assinatura e certificado',
  'ssotest.group.addressee': 'Emissor e público-alvo',
  'ssotest.group.time': 'Horário',
  'ssotest.group.user': 'Usuário e domínio de e-mail',
  'ssotest.group.groups': 'Grupos e funções',
  'ssotest.group.account': 'Conta',

  'ssotest.fix.message':
    'Não é possível ler a resposta de {provider}. Compare os valores do aplicativo lá com os da etapa 3.',
  'ssotest.fix.request':
    'A resposta pertence a outro login. Inicie o login aqui, não em {provider}, e conclua no mesmo navegador.',
  'ssotest.fix.idpInitiated': 'Inicie o login aqui ou permita, na etapa 4, o login iniciado em {provider}.',
  'ssotest.fix.mfa':
    '{provider} não informou vários fatores. Exija MFA lá ou adicione na etapa 4 o valor que ele envia.',
  'ssotest.fix.signature':
    'A resposta não está assinada com um certificado desta conexão. Na etapa 4, adicione o certificado de assinatura de {provider}.',
  'ssotest.fix.algorithm': 'Escolha SHA-256 como algoritmo de assinatura em {provider}.',
  'ssotest.fix.addressee': 'Em {provider}, insira o valor esperado e salve. Depois, teste novamente.',
  'ssotest.fix.time':
    'O relógio de {provider} e o nosso estão diferentes, ou a resposta chegou tarde demais. Ajuste o relógio do servidor que a envia e teste novamente.',
  'ssotest.fix.user':
    'Em {provider}, envie o endereço de e-mail do usuário como o atributo “email”. Ele precisa pertencer a um domínio verificado desta conexão.',
  'ssotest.fix.domain': 'Na etapa 2, adicione o domínio deste endereço e verifique-o.',
  'ssotest.fix.groups':
    'Os usuários recebem somente as funções dos novos usuários. Para mapear grupos, envie-os como o atributo “groups” em {provider}.',
  'ssotest.fix.account':
    'Uma regra da sua organização não permite a entrada deste usuário. Verifique o usuário e as restrições de login.',
  'ssotest.fix.encryption': 'Desative a criptografia das asserções em {provider}.',
  'ssotest.fix.status':
    'O login do usuário foi recusado por {provider}. Verifique se o aplicativo está atribuído ao usuário lá.',
  'ssotest.fix.client':
    'O ID do cliente ou o segredo do cliente está incorreto, ou o segredo expirou. Crie um novo segredo em {provider} e insira-o na etapa 4.',
  'ssotest.fix.issuer':
    'O emissor da configuração do provedor é diferente do informado na etapa 4. Insira lá o valor esperado.',
};
