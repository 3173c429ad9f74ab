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
  'ssotest.failed': 'Falha no teste: {fault}.',
  'ssotest.expired': 'Nenhuma resposta chegou em 10 minutos. Inicie o teste novamente.',
  'ssotest.failedToLoad': 'Não foi possível carregar o resultado do teste.',
  'ssotest.notComplete': 'Primeiro adicione os valores do provedor.',
  'ssotest.needed': 'Primeiro teste a conexão. Só é possível ativá-la aqui depois de um teste aprovado.',
  'ssotest.seen': 'Enviado por {provider}',
  'ssotest.wanted': 'Esperado',
  'ssotest.nothing': 'nada',
  'ssotest.error': 'Erro',
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
  'ssotest.fewer': 'Mostrar o resumo',

  'ssotest.group.message': 'Resposta recebida',
  'ssotest.group.request': 'Resposta à nossa solicitação',
  'ssotest.group.signature': 'Assinatura e certificado',
  'ssotest.group.addressee': 'Emissor e público-alvo',
  'ssotest.group.time': 'Horário',
  'ssotest.group.user': 'Usuário e domínio de e-mail',
  'ssotest.group.groups': 'Grupos e funções',
  'ssotest.group.account': 'Conta',
  'ssotest.fault.request': 'Pertence a outro login',
  'ssotest.fault.once': 'Resposta já usada',
  'ssotest.fault.late': 'O login demorou demais',
  'ssotest.fault.enabled': 'Conexão desativada',
  'ssotest.fault.size': 'Resposta grande demais',
  'ssotest.fault.malformed': 'Resposta SAML inválida',
  'ssotest.fault.status': 'Login recusado pelo provedor',
  'ssotest.fault.acsUrl': 'A URL do ACS não corresponde',
  'ssotest.fault.audience': 'A audiência não corresponde',
  'ssotest.fault.encryption': 'Não pode ser descriptografada',
  'ssotest.fault.unsigned': 'Resposta não assinada',
  'ssotest.fault.signatureForm': 'A assinatura não cobre a resposta',
  'ssotest.fault.algorithm': 'Algoritmo de assinatura não aceito',
  'ssotest.fault.changed': 'Alterada depois de assinada',
  'ssotest.fault.signature': 'Assinada com outro certificado',
  'ssotest.fault.certificate': 'Certificado precisa ser trocado',
  'ssotest.fault.issuer': 'O emissor não corresponde',
  'ssotest.fault.idpInitiated': 'O login começou no provedor',
  'ssotest.fault.time': 'Relógio diferente',
  'ssotest.fault.expired': 'Resposta expirada',
  'ssotest.fault.sessionOver': 'Sessão no provedor encerrada',
  'ssotest.fault.authnContext': 'Método de login não informado',
  'ssotest.fault.mfa': 'MFA não informada',
  'ssotest.fault.nameId': 'Sem NameID persistente',
  'ssotest.fault.name': 'Sem nome de exibição',
  'ssotest.fault.email': 'Sem endereço de e-mail',
  'ssotest.fault.emailUnique': 'Vários endereços de e-mail',
  'ssotest.fault.emailVerified': 'E-mail não verificado',
  'ssotest.fault.domain': 'Domínio de e-mail não verificado',
  'ssotest.fault.groups': 'Nenhum grupo enviado',
  'ssotest.fault.groupsOverage': 'Grupos demais',
  'ssotest.fault.groupsNamed': 'IDs de grupo em vez de nomes',
  'ssotest.fault.groupRole': 'Grupo sem função',
  'ssotest.fault.membership': 'Usuário desativado',
  'ssotest.fault.domainAllowed': 'Domínio de e-mail não permitido',
  'ssotest.fault.firstRoles': 'Novos usuários ficam sem função',
  'ssotest.fault.account': 'O usuário não pode entrar aqui',
  'ssotest.fault.reach': 'Provedor inacessível',
  'ssotest.fault.redirectUri': 'Código recusado',
  'ssotest.fault.client': 'Segredo do cliente recusado',
  'ssotest.fault.keys': 'Chave de assinatura não encontrada',
  'ssotest.fault.token': 'Tokens inválidos',
  'ssotest.fault.scopes': 'Escopo “email” não concedido',

  'ssotest.fix.request':
    'A resposta pertence a outro login. Inicie o login aqui, não em {provider}, e conclua no mesmo navegador.',
  'ssotest.fix.once': 'Cada resposta vale para um único login. Inicie o login novamente.',
  'ssotest.fix.late': 'O login não foi concluído a tempo. Comece de novo.',
  'ssotest.fix.enabled': 'A conexão não está ativa. Ative-a e entre novamente.',
  'ssotest.fix.size': 'Em {provider}, envie menos grupos e atributos para este aplicativo.',
  'ssotest.fix.malformed':
    'Nenhuma configuração daqui muda isso. Verifique se nenhum proxy ou extensão do navegador altera a resposta e envie este resultado ao suporte de {provider}.',
  'ssotest.fix.field': 'Em {provider}, insira o valor esperado em “{field}” e salve. Depois teste novamente.',
  'ssotest.fix.fieldAt':
    'Em {provider}, abra {place}, insira o valor esperado em “{field}” e salve. Depois teste novamente.',
  'ssotest.fix.idpInitiated': 'Inicie o login aqui ou permita, na etapa 4, o login iniciado em {provider}.',
  'ssotest.fix.mfa':
    '{provider} não informou vários fatores. Exija MFA lá ou adicione na etapa 4 o valor que ele envia.',
  'ssotest.fix.signature':
    'A resposta não está assinada com um certificado desta conexão. Na etapa 4, adicione o certificado de assinatura de {provider}.',
  'ssotest.fix.algorithm': 'Escolha SHA-256 como algoritmo de assinatura em {provider}.',
  'ssotest.fix.time':
    'O relógio de {provider} e o nosso estão diferentes, ou a resposta chegou tarde demais. Ajuste o relógio do servidor que a envia e teste novamente.',
  'ssotest.fix.domain':
    'Este endereço não está em um domínio verificado. Se o usuário for seu, adicione o domínio na etapa 2 e verifique-o. Se não, entre em {provider} com outra conta.',
  'ssotest.fix.groups':
    'Os usuários recebem somente as funções dos novos usuários. Para mapear grupos, envie-os como o atributo “groups” em {provider}.',
  'ssotest.fix.groupsOverage':
    'O usuário tem mais grupos do que {provider} lista. Envie lá somente os grupos atribuídos ao aplicativo.',
  'ssotest.fix.groupsNamed':
    '{provider} enviou IDs de grupo que não estão mapeados. Mapeie-os na etapa 5 ou envie nomes.',
  'ssotest.fix.groupRole': 'Este grupo não dá nenhuma função. Se deveria, escolha as funções dele na etapa 5.',
  'ssotest.fix.firstRoles': 'Novos usuários podem entrar, mas não têm permissões. Escolha as funções deles na etapa 5.',
  'ssotest.fix.membership':
    'O usuário está desativado na sua organização. Um administrador pode reativá-lo na página Usuários.',
  'ssotest.fix.domainAllowed':
    'As restrições de domínio da sua organização não permitem este e-mail. Altere-as ou altere o e-mail do usuário.',
  'ssotest.fix.account':
    'Uma regra da sua organização não permite a entrada deste usuário. Verifique o usuário e as restrições de login.',
  'ssotest.fix.encryption':
    'Em {provider}, criptografe para o certificado dos nossos metadados (etapa 3), com RSA-OAEP e AES-GCM. Ou desative a criptografia lá.',
  'ssotest.fix.unsigned': 'Em {provider}, ative a assinatura da resposta ou da asserção.',
  'ssotest.fix.signatureForm':
    'Em {provider}, assine a resposta inteira ou a asserção inteira. Se já for assim, verifique se nenhum proxy ou extensão do navegador altera a resposta.',
  'ssotest.fix.changed':
    'A resposta foi alterada no caminho, depois de assinada por {provider}. Procure um proxy ou uma extensão do navegador que a altere e teste novamente.',
  'ssotest.fix.certificate':
    'Em {provider}, crie um certificado de assinatura válido, com uma chave RSA de 2048 bits ou mais. Adicione-o na etapa 4.',
  'ssotest.fix.status':
    'O login do usuário foi recusado por {provider}. Verifique se o aplicativo está atribuído ao usuário lá.',
  'ssotest.fix.client':
    'O ID do cliente ou o segredo do cliente está incorreto, ou o segredo expirou. Crie um novo segredo em {provider} e insira-o na etapa 4.',
  'ssotest.fix.clientId':
    'Os tokens são para outro cliente. Insira na etapa 4 o ID do cliente deste aplicativo em {provider}.',
  'ssotest.fix.redirectUri':
    'Em {provider}, registre nosso URI de redirecionamento exatamente como na etapa 3. Depois teste novamente.',
  'ssotest.fix.tokenAlgorithm':
    'Em {provider}, assine os tokens de ID com um algoritmo listado no documento de descoberta, como RS256.',
  'ssotest.fix.keys':
    'O token de ID não está assinado com uma chave publicada por {provider}. Teste de novo em alguns minutos. Se ainda falhar, verifique as chaves de assinatura lá.',
  'ssotest.fix.token':
    'Nenhuma configuração daqui muda isso. Verifique se o aplicativo em {provider} é um aplicativo web de OpenID Connect ou envie este resultado ao suporte.',
  'ssotest.fix.reach':
    'Não recebemos uma resposta utilizável de {provider}. Verifique o emissor na etapa 4 e se ele pode ser acessado pela internet.',
  'ssotest.fix.issuer':
    'O emissor salvo na etapa 4 é diferente do enviado por {provider}. Leia os metadados novamente lá.',
  'ssotest.fix.issuerOidc':
    'O emissor da etapa 4 é diferente do informado por {provider}. Insira-o lá exatamente como {provider} informa.',
  'ssotest.fix.sessionOver': 'Saia de {provider} e entre novamente.',
  'ssotest.fix.authnContext':
    'O login funciona mesmo assim. Para que a MFA do provedor conte aqui, {provider} precisa informar como o usuário entrou.',
  'ssotest.fix.nameId':
    'Em {provider}, envie um NameID que não mude para cada usuário. Caso contrário, um e-mail alterado cria um novo usuário.',
  'ssotest.fix.name': 'Em {provider}, envie o nome de exibição do usuário como “name”. Até lá, o e-mail é exibido.',
  'ssotest.fix.email': 'Em {provider}, envie o e-mail do usuário como “email”.',
  'ssotest.fix.emailUnique':
    'Em {provider}, envie um único e-mail: o mesmo como NameID e como “email”, ou só um deles.',
  'ssotest.fix.emailVerified':
    'Verifique o e-mail do usuário em {provider}. Ele precisa enviar “email_verified” como true.',
  'ssotest.fix.scopes': 'Em {provider}, permita que este aplicativo solicite o escopo “email”.',
};
