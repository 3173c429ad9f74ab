/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Este sitio web no puede llamar al servidor de identidad. Su operador puede añadir el origen a la configuración.',
  'client-unknown': 'La aplicación que le trajo aquí no está registrada. Vuelva a ella y avise a su operador.',
  'redirect-uri-mismatch':
    'La aplicación que le trajo aquí dio una dirección de retorno no registrada. Vuelva a ella y avise a su operador.',
  // sign in
  'malformed-json': 'La solicitud no es un JSON válido. No se cambió nada.',
  'unsupported-media-type':
    'Esta dirección no acepta contenido de este tipo; la mayoría acepta JSON. No se cambió nada.',
  'body-too-large': 'La solicitud es demasiado grande',
  'not-found': 'No hay nada en esta dirección. Puede que se haya movido o que el enlace esté incompleto.',
  'method-not-allowed': 'Esta dirección no acepta ese tipo de solicitud. No se cambió nada.',
  'unknown-error': 'Se produjo un error desconocido',
  difficulties: 'Tenemos algunas dificultades; inténtelo de nuevo',
  'invitation-unverified': 'No pudimos verificar su invitación',
  'session-not-found': 'No se encontró la sesión',
  forbidden: 'Sus roles no incluyen esto. Un administrador de su organización puede cambiarlo.',
  'captcha-unavailable':
    'No se pudo cargar la comprobación de que pide una persona. Quizá la bloquee algo en el navegador o la red.',
  'sign-up-closed': 'Las cuentas nuevas se crean solo por invitación. Pídala a un administrador de su organización.',
  'user-name-taken': 'Alguien ya tiene este nombre de usuario. Elija otro.',
  'password-too-short': 'Esta contraseña es demasiado corta. Use al menos {minLength} caracteres.',
  'password-too-long': 'Esta contraseña es demasiado larga. Use como máximo {maxLength} caracteres.',
  'password-too-common':
    'Esta contraseña está en una lista de contraseñas comunes, así que otros la adivinarían. Elija otra.',
  'password-is-email': 'La contraseña debe ser distinta de su correo electrónico. Elija otra.',
  'password-reused': 'Ya usó esta contraseña antes. Elija una nueva.',
  'link-invalid': 'Este enlace no está completo. Ábralo otra vez desde el correo o pida uno nuevo.',
  'link-expired': 'Este enlace ha caducado. Pida uno nuevo.',
  'link-used': 'Este enlace ya se usó. Inicie sesión o pida uno nuevo.',
  'ER-01239': 'Esta invitación lleva a una organización bloqueada. Consulte a la persona que le invitó.',
  'ER-01240': 'Este enlace de invitación lleva a una organización bloqueada. Consulte a la persona que lo envió.',

  // new password
  'password-breached':
    'Esta contraseña está en una lista de contraseñas filtradas, así que otros la adivinarían. Elija otra.',

  // codes
  'code-wrong': 'Ese código no es correcto. Intentos restantes: {triesLeft}.',
  'code-expired': 'Este código ha caducado. Pida uno nuevo.',
  'code-used': 'Este código ya se usó. Pida uno nuevo.',
  'code-exhausted': 'Hubo demasiados códigos incorrectos, así que este ya no sirve. Pida uno nuevo.',
  'match-number-needed': 'Escriba el número que muestra la página donde pidió este enlace.',
  'match-number-wrong':
    'Ese no es el número de la otra página; si no pidió este enlace, cierre esta página. Intentos restantes: {triesLeft}.',
  'sign-in-method-off': 'Esta forma de iniciar sesión está desactivada aquí. Use otra.',
  'sms-not-available':
    'Desde aquí no se pueden enviar mensajes de texto. Use otra forma o pida al operador que los configure.',
  'phone-invalid': 'Esto no es un número de teléfono. Escríbalo con el prefijo del país, como +1 202 555 0123.',
  'phone-not-allowed': 'No podemos enviar mensajes de texto a este tipo de número. Use un número de móvil.',
  'phone-taken': 'Este número de teléfono pertenece a otra cuenta. Use otro.',
  'phone-not-found': 'Este número de teléfono ya no está aquí. Vuelva a cargar la lista.',
  'phones-too-many': 'Ya hay {limit} números de teléfono. Quite uno primero.',

  // passkeys
  'passkey-unknown':
    'Esta llave de acceso ya no abre nada aquí. Inicie sesión de otra forma y quítela de su dispositivo.',
  'passkey-not-given': 'No se presentó ninguna llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
  'passkey-not-made': 'No se creó ninguna llave de acceso. Inténtelo de nuevo o continúe sin ella.',
  'reauthentication-required': 'Esto requiere un inicio de sesión reciente. Vuelva a iniciar sesión.',

  // second factor
  'second-factor-expired':
    'Este inicio de sesión estuvo abierto demasiado tiempo o terminó en otro lugar. Empiece de nuevo.',
  'second-factor-locked':
    'Hubo demasiados códigos incorrectos seguidos, así que el segundo paso está en pausa. Se abre por sí solo ({lockedUntil}).',
  'factor-code-wrong': 'Ese código no es correcto. Use el que se muestra ahora. Intentos restantes: {triesLeft}.',
  'recovery-code-wrong': 'Ese código de recuperación no es correcto o ya se usó. Intentos restantes: {triesLeft}.',
  'factor-not-found': 'Esta forma de confirmar ya no está configurada. Use otra.',
  'factor-not-offered': 'Esta forma de confirmar no se puede usar aquí. Use otra.',
  'factor-enforced': 'Su organización pide un segundo paso y este es el último que tiene. Configure otro primero.',
  'factors-too-many': 'Ya hay tantos como puede tener una persona. Quite uno primero.',
  'step-up-required': 'Su organización exige la verificación en dos pasos. Confirme su identidad para continuar.',
  'factor-too-new':
    'Añadió hace poco su primer método de verificación. Ya puede iniciar sesión con él y podrá cambiar la configuración de seguridad a partir del {until}.',
  'mfa-not-enrolled': 'No hay ningún segundo paso configurado',
  'security-key-refused':
    'La llave de seguridad o el dispositivo no dio una respuesta válida. No se cambió nada; inténtelo de nuevo.',
  'security-key-known': 'Esta llave de seguridad o dispositivo ya está configurado. Use otro.',

  // social
  'social-provider-unknown': 'Esta forma de iniciar sesión no está configurada aquí. Elija otra.',
  'social-cancelled': 'Usted canceló en {provider}. Inténtelo de nuevo o inicie sesión de otra forma.',
  'social-failed': 'No se pudo iniciar sesión con {provider}. Inténtelo de nuevo o inicie sesión de otra forma.',
  'social-email-missing': '{provider} no nos dio su correo electrónico. Permítalo allí o inicie sesión de otra forma.',
  'social-proof-wanted':
    'El correo electrónico que nos dio {provider} debe confirmarse antes. Inicie sesión en la página de inicio de sesión para hacerlo.',
  'sso-not-found':
    'No hay inicio de sesión único configurado para este correo electrónico. Inicie sesión de otra forma.',
  'sso-failed':
    'La página de inicio de sesión de su organización no inició su sesión. Inténtelo de nuevo o consulte a su administrador.',
  'sso-address-refused':
    'Su organización dio un correo electrónico que no es suyo. Pida a su administrador que lo corrija allí.',

  // impersonation
  'impersonation-invalid': 'Este enlace para actuar como otra persona ya no sirve. Pida uno nuevo.',
  'impersonation-off': 'Actuar como otra persona está desactivado aquí. El operador puede activarlo.',
  'impersonated-session':
    'Quien actúa como otra persona no puede cambiar contraseñas, segundos pasos ni sesiones. Salga primero.',
} as const;
