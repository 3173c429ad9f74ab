import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** Locked accounts, single sign-on, other sign-in methods, and texts that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'account-locked':
      'Sua conta foi bloqueada após muitas senhas incorretas. Você poderá tentar novamente a partir de: {lockedUntil}.',
    'account-disabled': 'Sua conta foi desativada. Peça a um administrador da sua organização que a reative.',
    'application-not-assigned':
      'Você não tem acesso a este aplicativo. Peça acesso a um administrador da sua organização.',
    'account-expired': 'Seu acesso expirou. Peça a um administrador da sua organização que o prorrogue.',
    'email-not-verified': 'Primeiro, confirme seu endereço de e-mail. Abra o link que enviamos ou solicite um novo.',
    'no-tenant': 'Sua conta ainda não pertence a uma organização. Peça a um administrador que convide você.',
    'sso-required':
      'Sua organização exige login único. Volte e continue com seu provedor de identidade. Com acesso de emergência, verifique seu e-mail e sua senha.',
    'ip-address-refused':
      'Sua organização não permite acesso a partir do seu endereço IP ({ipAddress}). Use uma rede permitida ou peça a um administrador que adicione o endereço.',
    'country-refused':
      'Sua organização não permite acesso a partir da sua localização ({country}, endereço IP {ipAddress}). Use uma rede em um país permitido ou entre em contato com o administrador.',
    'email-domain-refused':
      'Esta organização não aceita endereços de e-mail do domínio {domain}. Use um endereço de outro domínio.',
    'password-expired': 'Sua senha expirou. Enviamos um link para você criar uma nova.',
    'sign-in-method-unavailable':
      'Sua organização usa um método de login que não está disponível aqui. Fale com seu administrador ou use outro e-mail.',
    'form-expired': 'Esta página expirou. Envie o formulário novamente.',
  },
  texts: {
    // more
    'common.newPassword': 'Nova senha',
    'common.name': 'Seu nome',
    'common.companyName': 'Nome da empresa',
    'common.signIn': 'Entrar',
    'common.continue': 'Continuar',
    'common.backToSignIn': 'Voltar ao login',
    'common.useAnotherAddress': 'Usar outro e-mail',
    'common.resend': 'Reenviar e-mail',
    'common.resending': 'Enviando…',
    'common.resendIn': 'Reenviar em {time}',
    'common.opening': 'Abrindo {place}…',
    'common.ruleLength': 'De {minLength} a {maxLength} caracteres',
    'common.ruleEmail': 'Diferente do seu e-mail',
    'common.ruleCommon': 'Não é uma senha comum',
    'common.working': 'Um momento…',
    'redirectToSSO.title': 'Entre com sua organização',
    'redirectToSSO.text': 'Você entrará como {email} em {place} e voltará direto para cá.',
    'redirectToSSO.now': 'Continuar agora',
    'redirectToSSO.emergency': 'Acesso de emergência',
    'redirectToSSO.another': 'Entrar de outra forma',
    'loginWithSSOFailed.title': 'Falha no login único',
    'loginWithSSOFailed.text': 'Você não entrou. Tente novamente ou fale com seu administrador.',
    'loginWithSSOFailed.denied':
      'Seu provedor de identidade não fez seu login: ele foi cancelado ou você não tem acesso. Se precisar, peça ao seu administrador.',
    'locked.title': 'Sua conta está bloqueada',
    'locked.until': 'Bloqueada até: {time}',
    'locked.text': 'Bloqueamos esta conta após muitas senhas incorretas. Seus dados estão seguros.',
    'locked.mail': 'Se existir uma conta para este e-mail, enviamos um link para desbloqueá-la agora.',
    'locked.wait': 'Ou espere: a conta será desbloqueada automaticamente em {time}.',
    'locked.reset': 'Não foi você? Redefina sua senha',
    'error.title': 'Você não pode entrar aqui',

    // other ways
    'otherMethods.quickSms': 'Receber um código por SMS',
    'otherMethods.or': 'Ou continue com',
    'otherMethods.passkey': 'Entrar com uma chave de acesso',
    'otherMethods.title': 'Outras formas de entrar',
    'otherMethods.insteadPassword': 'Usar a senha',
    'otherMethods.insteadPasskey': 'Usar uma chave de acesso',
    'otherMethods.insteadCode': 'Receber um código por e-mail',
    'otherMethods.insteadLink': 'Receber um link por e-mail',
    'otherMethods.insteadSms': 'Receber um código por SMS',
    'otherMethods.password': 'Usar a senha',
    'otherMethods.code': 'Receber um código por e-mail',
    'otherMethods.link': 'Receber um link por e-mail',
  },
};
