/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Alguns campos estão ausentes ou são inválidos. Confira-os e tente novamente.',
  'too-many-requests': 'Muitas solicitações. Tente novamente em {seconds} segundos.',
  'server-busy': 'O servidor está ocupado no momento. Nada foi alterado; tente novamente em um minuto.',
  'database-unavailable':
    'O servidor não consegue acessar o banco de dados. Nada foi alterado; tente novamente em um minuto.',
  'internal-error':
    'Ocorreu um erro do nosso lado. Tente novamente e, se continuar acontecendo, fale com o suporte e informe o ID da solicitação.',
  'authentication-failed': 'Falha na autenticação',
  unauthenticated: 'Sua sessão terminou. Entre novamente para continuar.',
  'invalid-credentials':
    'E-mail ou senha incorretos. Tentativas restantes antes de a conta ser bloqueada: {triesLeft}.',
  'captcha-required': 'Não conseguimos verificar que você é uma pessoa. Espere {seconds} segundos e tente novamente.',
  'email-invalid': 'Digite um endereço de e-mail válido, como nome@example.com.',
  'authorization-request-expired': 'Sua solicitação de login expirou. Comece de novo pelo aplicativo.',
  'network-unreachable':
    'Não conseguimos acessar o servidor. O que você digitou continua aqui; verifique sua conexão e tente novamente.',
  'field-required': 'Este campo é obrigatório.',
} as const;
