/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request':
    'A este formulario le falta algo o tiene un formato incorrecto. Revise los campos y envíelo de nuevo.',
  'too-many-requests': 'Han sido demasiadas veces en poco tiempo. Inténtelo de nuevo en {seconds} s.',
  'server-busy':
    'El servidor tiene ahora más trabajo del que puede atender. No se cambió nada; inténtelo de nuevo en un minuto.',
  'database-unavailable':
    'El servidor no puede acceder ahora a su base de datos. No se cambió nada; inténtelo de nuevo en un minuto.',
  'internal-error':
    'Algo falló en el servidor. Inténtelo de nuevo; si vuelve a ocurrir, envíe el número de seguimiento a soporte.',
  'authentication-failed': 'No se pudo iniciar la sesión',
  unauthenticated: 'Su sesión ha terminado. Inicie sesión de nuevo para continuar.',
  'invalid-credentials':
    'El correo o la contraseña no son correctos. Intentos restantes antes de la pausa: {triesLeft}.',
  'captcha-required': 'No pudimos saber si quien lo pide es una persona. Espere {seconds} segundos y envíelo de nuevo.',
  'email-invalid': 'Esto no es un correo electrónico. Debe ser como name@example.com.',
  'authorization-request-expired':
    'El inicio de sesión que le trajo aquí estuvo abierto demasiado tiempo. Empiécelo de nuevo desde la aplicación.',
  'network-unreachable':
    'No pudimos conectar con el servidor de inicio de sesión. Lo que escribió sigue aquí; revise su conexión e inténtelo de nuevo.',
  'field-required': 'Rellene este campo.',
} as const;
