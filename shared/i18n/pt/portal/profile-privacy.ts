import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Segurança e privacidade',
  'privacy.lead': 'Gerencie como você entra e onde tem sessões abertas.',
  'privacy.since': 'Adicionado: {date}',
  'privacy.lastUsed': 'Último uso: {time}',
  'privacy.remove': 'Remover',
  'privacy.removeOf': 'Remover {name}',
  'privacy.removed': '{name}: removido.',
  'privacy.removeTitle': 'Remover {name}?',
  'privacy.removeAction': 'Remover',
  'privacy.removeKeep': 'Cancelar',
  'privacy.working': 'Um momento…',
  'privacy.copy': 'Copiar',
  'privacy.copied': 'Copiado',
  'privacy.download': 'Baixar',
  'privacy.code': 'Digite o código de 6 dígitos',
  'privacy.confirm': 'Verificar',
  'privacy.confirming': 'Verificando…',
  'privacy.triesLeft': {
    one: 'Resta {count} tentativa.',
    many: 'Restam {count} tentativas.',
    other: 'Restam {count} tentativas.',
  },

  // the second step
  'privacy.secondStep': 'Verificação em duas etapas',
  'privacy.secondStepText': 'Adicione uma segunda camada de segurança à sua conta.',
  'privacy.secondStepFailed': 'Não foi possível carregar seus métodos de verificação',
  'privacy.noFactors': 'Nenhum método de verificação ainda. Recomendamos um app autenticador.',
  'privacy.addFactor': 'Adicionar método de verificação',
  'privacy.kind.app': 'App autenticador',
  'privacy.kind.phone': 'Mensagem de texto',
  'privacy.kind.key': 'Chave de segurança',
  'privacy.kind.device': 'Este dispositivo',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Método de verificação adicionado.',
  'privacy.removeText':
    'Você não poderá mais confirmar sua identidade com ele. Seus outros métodos de verificação continuam funcionando.',
  'privacy.removeLastText': 'Este é seu único método de verificação. Sem ele, só sua senha protege sua conta.',
  'privacy.appTitle': 'Configure um app autenticador',
  'privacy.appText':
    'Leia o código QR com seu app ou digite a chave de configuração. Depois, digite o código de 6 dígitos do app.',
  'privacy.appPicture': 'Código QR com a chave de configuração',
  'privacy.appKey': 'Chave de configuração',
  'privacy.phoneTitle': 'Adicionar número de telefone',
  'privacy.phoneText': 'Enviaremos um código de verificação por SMS para este número quando você entrar.',
  'privacy.phoneNumber': 'Número de telefone',
  'privacy.phoneHint': 'Inclua o código do país, como +1 202 555 0123.',
  'privacy.phoneSent': 'Enviamos um código para {phone}.',
  'privacy.sendCode': 'Enviar código',

  // recovery codes
  'privacy.codesLeft': {
    one: 'Resta {count} código de recuperação.',
    many: 'Restam {count} códigos de recuperação.',
    other: 'Restam {count} códigos de recuperação.',
  },
  'privacy.codesFew': {
    one: 'Resta só {count} código de recuperação. Gere novos códigos antes que acabem.',
    many: 'Restam só {count} códigos de recuperação. Gere novos códigos antes que acabem.',
    other: 'Restam só {count} códigos de recuperação. Gere novos códigos antes que acabem.',
  },
  'privacy.newCodes': 'Gerar novos códigos',
  'privacy.newCodesTitle': 'Gerar novos códigos de recuperação?',
  'privacy.newCodesText': 'Seus códigos atuais param de funcionar imediatamente.',
  'privacy.newCodesKeep': 'Cancelar',
  'privacy.codesTitle': 'Salve seus códigos de recuperação',
  'privacy.codesText':
    'Use um código de recuperação para entrar se perder o acesso ao seu método de verificação. Cada código funciona uma única vez. Você não verá estes códigos novamente.',
  'privacy.codesSaved': 'Salvei meus códigos',
  'privacy.codesFile': 'Códigos de recuperação de {email}. Cada código funciona uma única vez.',

  // passkeys
  'privacy.passkeys': 'Chaves de acesso',
  'privacy.passkeysText': 'Entre com sua digital, seu rosto ou seu PIN em vez de uma senha.',
  'privacy.passkeysFailed': 'Não foi possível carregar suas chaves de acesso',
  'privacy.noPasskeys': 'Nenhuma chave de acesso ainda.',
  'privacy.addPasskey': 'Adicionar chave de acesso',
  'privacy.passkeyAdded': 'Chave de acesso adicionada.',
  'privacy.passkeyDevice': 'Chave de acesso em um dispositivo',
  'privacy.passkeyKey': 'Chave de acesso em uma chave de segurança',
  'privacy.passkeyOf': '{device}, adicionada: {date}',
  'privacy.removePasskeyText':
    'Você não poderá mais entrar com ela. Exclua-a também do seu dispositivo para que não seja mais oferecida.',

  // proving who one is
  'privacy.proveTitle': 'Confirme sua identidade',
  'privacy.proveText': 'Para sua segurança, digite sua senha para alterar como você entra.',
  'privacy.proveCode': 'Digite o código de 6 dígitos do seu app autenticador.',
  'privacy.proveElsewhere': 'Continue na página de login. Depois, você voltará para cá.',
  'privacy.password': 'Sua senha',
  'privacy.prove': 'Continuar',
  'privacy.proving': 'Verificando…',
  'privacy.signInAnew': 'Usar outro método de login',

  'privacy.error.invalid-credentials': 'Senha incorreta.',
  'privacy.error.second-factor-expired': 'Esta solicitação expirou. Comece de novo.',
  'privacy.error.factor-code-wrong': 'Código incorreto; digite o que aparece agora.',
  'privacy.error.factor-enforced':
    'Sua organização exige a verificação em duas etapas, e este é seu único método de verificação. Primeiro, adicione outro.',
  'privacy.error.factors-too-many': 'Você atingiu o número máximo de métodos de verificação. Primeiro, remova um.',
  'privacy.error.security-key-refused':
    'Não conseguimos verificar sua chave de segurança ou seu dispositivo. Nada foi alterado; tente novamente.',
  'privacy.error.security-key-known': 'Esta chave de segurança ou este dispositivo já está configurado. Use outro.',
  'privacy.error.code-expired': 'Este código expirou. Solicite um novo.',
  'privacy.error.code-exhausted': 'Muitas tentativas incorretas. Solicite um novo código.',
  'privacy.error.phone-invalid': 'Digite um número de telefone válido com o código do país, como +1 202 555 0123.',
  'privacy.error.phone-not-allowed':
    'Não podemos enviar mensagens de texto para este número. Use um número de celular.',
  'privacy.error.sms-not-available': 'As mensagens de texto não estão configuradas. Use outro método.',
};
