/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Faltan campos o algunos no son válidos. Revísalos e inténtalo de nuevo.',
  'too-many-requests': 'Demasiadas solicitudes. Inténtalo de nuevo en {seconds} segundos.',
  'server-busy': 'El servidor está ocupado en este momento. No se cambió nada; inténtalo de nuevo en un minuto.',
  'database-unavailable':
    'El servidor no puede acceder a su base de datos. No se cambió nada; inténtalo de nuevo en un minuto.',
  'internal-error':
    'Se produjo un error en nuestro sistema. Inténtalo de nuevo y, si se repite, contacta con soporte e indica el ID de solicitud.',
  'authentication-failed': 'No se pudo autenticar',
  unauthenticated: 'Tu sesión ha terminado. Inicia sesión de nuevo para continuar.',
  'invalid-credentials':
    'Correo o contraseña incorrectos. Intentos restantes antes de bloquear la cuenta: {triesLeft}.',
  'captcha-required': 'No pudimos verificar que eres una persona. Espera {seconds} segundos e inténtalo de nuevo.',
  'email-invalid': 'Escribe un correo electrónico válido, como nombre@example.com.',
  'authorization-request-expired': 'Tu solicitud de inicio de sesión caducó. Empieza de nuevo desde la aplicación.',
  'network-unreachable':
    'No pudimos conectar con el servidor. Lo que escribiste sigue aquí; revisa tu conexión e inténtalo de nuevo.',
  'field-required': 'Este campo es obligatorio.',
} as const;
