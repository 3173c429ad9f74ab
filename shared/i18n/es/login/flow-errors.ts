/** Errors of the other flows of the login box. */
export const errors = {
  // links
  'link-invalid': 'Este enlace está incompleto. Ábrelo de nuevo desde el correo o solicita uno nuevo.',
  'link-expired': 'Este enlace ha caducado. Solicita uno nuevo.',
  'link-used': 'Este enlace ya se ha usado. Inicia sesión o solicita uno nuevo.',
  'ER-01239': 'Esta invitación es para una organización bloqueada. Contacta con la persona que te invitó.',
  'ER-01240': 'Este enlace de invitación es para una organización bloqueada. Contacta con la persona que lo envió.',
  'sign-up-closed': 'Solo puedes registrarte con una invitación. Pídesela a un administrador de tu organización.',
  'user-name-taken': 'Este nombre de usuario ya está en uso. Usa otro.',

  // requests
  'malformed-json': 'La solicitud no es un JSON válido. No se cambió nada.',
  'unsupported-media-type': 'Esta URL no acepta este tipo de contenido; la mayoría acepta JSON. No se cambió nada.',
  'method-not-allowed': 'Esta URL no acepta este método HTTP. No se cambió nada.',
  'body-too-large': 'La solicitud es demasiado grande',
  'unknown-error': 'Se produjo un error desconocido',
  difficulties: 'Tenemos algunas dificultades. Inténtalo de nuevo',
  'invitation-unverified': 'No pudimos verificar tu invitación',
  'session-not-found': 'No se encontró la sesión',
  forbidden: 'No tienes permiso para hacer esto. Solicita acceso a un administrador de tu organización.',
  'not-found': 'Página no encontrada. Puede que el enlace no funcione o esté desactualizado.',
  'origin-not-allowed':
    'Este sitio web no tiene permiso para llamar al servidor de identidad. Su operador puede añadir el origen a la configuración.',
  'client-unknown': 'La aplicación que te envió aquí no está registrada. Vuelve atrás y contacta con su soporte.',
  'redirect-uri-mismatch':
    'La aplicación que te envió aquí usó una URL de redirección no registrada. Vuelve atrás y contacta con su soporte.',
  'captcha-unavailable':
    'No pudimos cargar la comprobación de que eres una persona. Puede que tu navegador o tu red la estén bloqueando.',

  // new password
  'password-too-short': 'Esta contraseña es demasiado corta. Usa al menos {minLength} caracteres.',
  'password-too-long': 'Esta contraseña es demasiado larga. Usa como máximo {maxLength} caracteres.',
  'password-too-common': 'Esta contraseña es demasiado común y fácil de adivinar. Usa otra.',
  'password-is-email': 'Tu contraseña no puede ser tu correo electrónico. Usa otra.',
  'password-reused': 'Ya has usado esta contraseña. Usa una nueva.',
  'password-breached': 'Esta contraseña apareció en una filtración de datos. Usa otra.',

  // codes
  'code-wrong': 'Código incorrecto. Intentos restantes: {triesLeft}.',
  'code-expired': 'Este código ha caducado. Solicita uno nuevo.',
  'code-used': 'Este código ya se ha usado. Solicita uno nuevo.',
  'code-exhausted': 'Demasiados intentos incorrectos. Solicita un código nuevo.',
  'match-number-needed': 'Escribe el número que aparece en la página donde solicitaste este enlace.',
  'match-number-wrong':
    'Ese número no coincide; si no solicitaste este enlace, cierra esta página. Intentos restantes: {triesLeft}.',
  'sign-in-method-off': 'Este método de inicio de sesión está desactivado. Usa otro.',
  'sms-not-available': 'Los mensajes de texto no están configurados. Usa otro método o contacta con soporte.',
  'phone-invalid': 'Escribe un número de teléfono válido con su código de país, como +1 202 555 0123.',
  'phone-not-allowed': 'No podemos enviar mensajes de texto a este número. Usa un número de móvil.',
  'phone-taken': 'Otra cuenta usa este número de teléfono. Usa otro.',
  'phone-not-found': 'Este número de teléfono ya no existe. Vuelve a cargar la lista.',
  'phones-too-many': 'Puedes tener hasta {limit} números de teléfono. Primero quita uno.',

  // passkeys
  'passkey-unknown':
    'Esta llave de acceso ya no está registrada. Inicia sesión de otra forma y elimínala de tu dispositivo.',
  'passkey-not-given':
    'No pudimos obtener una llave de acceso de tu dispositivo. Inténtalo de nuevo o inicia sesión de otra forma.',
  'passkey-not-made': 'No se creó tu llave de acceso. Inténtalo de nuevo o continúa sin ella.',
  'reauthentication-required': 'Por tu seguridad, inicia sesión de nuevo para hacer este cambio.',

  // second factor
  'second-factor-expired': 'Tu solicitud de inicio de sesión caducó o ya se completó. Empieza de nuevo.',
  'second-factor-locked':
    'La verificación está bloqueada por demasiados códigos incorrectos. Podrás volver a intentarlo a partir de: {lockedUntil}.',
  'factor-code-wrong': 'Código incorrecto; escribe el que se muestra ahora. Intentos restantes: {triesLeft}.',
  'recovery-code-wrong': 'Este código de recuperación es incorrecto o ya se usó. Intentos restantes: {triesLeft}.',
  'factor-not-found': 'Este método de verificación ya no está configurado. Usa otro.',
  'factor-not-offered': 'Este método de verificación no está disponible aquí. Usa otro.',
  'factor-enforced':
    'Tu organización exige la verificación en dos pasos y este es tu único método de verificación. Primero añade otro.',
  'factors-too-many': 'Has alcanzado el número máximo de métodos de verificación. Primero quita uno.',
  'step-up-required': 'Tu organización exige la verificación en dos pasos. Verifica tu identidad para continuar.',
  'factor-too-new':
    'Añadiste tu primer método de verificación hace poco. Ya puedes usarlo para iniciar sesión; podrás cambiar la configuración de seguridad a partir de: {until}.',
  'mfa-not-enrolled': 'La verificación en dos pasos no está configurada',
  'security-key-refused':
    'No pudimos verificar tu llave de seguridad o tu dispositivo. No se cambió nada; inténtalo de nuevo.',
  'security-key-known': 'Esta llave de seguridad o este dispositivo ya está configurado. Usa otro.',

  // social
  'social-provider-unknown': 'Este método de inicio de sesión no está configurado. Usa otro.',
  'social-cancelled':
    'Se canceló el inicio de sesión con {provider}. Inténtalo de nuevo o inicia sesión de otra forma.',
  'social-failed': 'No se pudo iniciar sesión con {provider}. Inténtalo de nuevo o inicia sesión de otra forma.',
  'social-email-missing':
    '{provider} no compartió tu correo electrónico. Permite el acceso a él o inicia sesión de otra forma.',
  'social-proof-wanted':
    'Primero confirma el correo electrónico de {provider}. Hazlo en la página de inicio de sesión.',
  'sso-not-found': 'El inicio de sesión único no está configurado para este correo. Inicia sesión de otra forma.',
  'sso-failed':
    'El proveedor de identidad de tu organización no inició tu sesión. Inténtalo de nuevo o contacta con tu administrador.',
  'sso-address-refused':
    'El correo electrónico que envió tu proveedor de identidad no pertenece a un dominio verificado de tu organización. Usa allí otra cuenta o contacta con tu administrador.',

  // impersonation
  'impersonation-invalid': 'Este enlace para actuar como otro usuario ya no es válido. Solicita uno nuevo.',
  'impersonation-off': 'Actuar como otro usuario está desactivado. Un operador puede activarlo.',
  'impersonated-session':
    'No puedes cambiar contraseñas, métodos de verificación ni sesiones mientras actúas como otro usuario. Primero deja de hacerlo.',
} as const;
