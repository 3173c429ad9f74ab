/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Falta algo neste formulário ou algo tem a forma errada. Confira os campos e envie de novo.',
  'too-many-requests': 'Foram vezes demais em pouco tempo. Tente novamente em {seconds} s.',
  'server-busy': 'O servidor tem mais a fazer do que consegue agora. Nada foi alterado; tente novamente em um minuto.',
  'database-unavailable':
    'O servidor não alcança seu banco de dados agora. Nada foi alterado; tente novamente em um minuto.',
  'internal-error':
    'Algo deu errado no servidor. Tente novamente; se acontecer de novo, envie o número de rastreio ao suporte.',
  'authentication-failed': 'Falha na autenticação',
  unauthenticated: 'Sua sessão terminou. Entre novamente para continuar.',
  'invalid-credentials': 'O e-mail ou a senha não está certo. Tentativas restantes antes da pausa: {triesLeft}.',
  'captcha-required':
    'Não foi possível saber se o pedido vem de uma pessoa. Espere {seconds} segundos e envie de novo.',
  'email-invalid': 'Isto não é um endereço de e-mail. Deve ser como name@example.com.',
  'authorization-request-expired':
    'O login que trouxe você aqui ficou aberto tempo demais. Comece de novo pelo aplicativo.',
  'network-unreachable':
    'Não foi possível alcançar o servidor de login. O que você digitou continua aqui; confira a conexão e tente novamente.',
  'field-required': 'Preencha este campo.',
} as const;
