import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** A sentence for every error code, for the portal; those of the login box are in `login/` too, which loads fewer. */
export const errors: Readonly<Record<ErrorMessageKey, string>> = {
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
  'account-locked':
    'Tu cuenta está bloqueada por demasiadas contraseñas incorrectas. Podrás volver a intentarlo a partir de: {lockedUntil}.',
  'account-disabled': 'Tu cuenta se ha desactivado. Pide a un administrador de tu organización que la reactive.',
  'application-not-assigned': 'No tienes acceso a esta aplicación. Solicítalo a un administrador de tu organización.',
  'account-expired': 'Tu acceso ha caducado. Pide a un administrador de tu organización que lo amplíe.',
  'email-not-verified': 'Primero confirma tu correo electrónico. Abre el enlace que te enviamos o solicita uno nuevo.',
  'no-tenant': 'Tu cuenta aún no pertenece a ninguna organización. Pide a un administrador que te invite.',
  'password-expired': 'Tu contraseña ha caducado. Te enviamos un enlace para crear una nueva.',
  'sign-in-method-unavailable':
    'Tu organización usa un método de inicio de sesión que no está disponible aquí. Contacta con tu administrador o usa otro correo.',
  'form-expired': 'Esta página caducó. Envía el formulario de nuevo.',
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
  'link-invalid': 'Este enlace está incompleto. Ábrelo de nuevo desde el correo o solicita uno nuevo.',
  'link-expired': 'Este enlace ha caducado. Solicita uno nuevo.',
  'link-used': 'Este enlace ya se ha usado. Inicia sesión o solicita uno nuevo.',
  'ER-01239': 'Esta invitación es para una organización bloqueada. Contacta con la persona que te invitó.',
  'ER-01240': 'Este enlace de invitación es para una organización bloqueada. Contacta con la persona que lo envió.',
  'sign-up-closed': 'Solo puedes registrarte con una invitación. Pídesela a un administrador de tu organización.',
  'user-name-taken': 'Este nombre de usuario ya está en uso. Usa otro.',
  'impersonation-invalid': 'Este enlace para actuar como otro usuario ya no es válido. Solicita uno nuevo.',
  'impersonation-off': 'Actuar como otro usuario está desactivado. Un operador puede activarlo.',
  'impersonated-session':
    'No puedes cambiar contraseñas, métodos de verificación ni sesiones mientras actúas como otro usuario. Primero deja de hacerlo.',
  'password-too-short': 'Esta contraseña es demasiado corta. Usa al menos {minLength} caracteres.',
  'password-too-long': 'Esta contraseña es demasiado larga. Usa como máximo {maxLength} caracteres.',
  'password-too-common': 'Esta contraseña es demasiado común y fácil de adivinar. Usa otra.',
  'password-is-email': 'Tu contraseña no puede ser tu correo electrónico. Usa otra.',
  'password-reused': 'Ya has usado esta contraseña. Usa una nueva.',
  'password-breached': 'Esta contraseña apareció en una filtración de datos. Usa otra.',
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
  'passkey-unknown':
    'Esta llave de acceso ya no está registrada. Inicia sesión de otra forma y elimínala de tu dispositivo.',
  'passkey-not-given':
    'No pudimos obtener una llave de acceso de tu dispositivo. Inténtalo de nuevo o inicia sesión de otra forma.',
  'passkey-not-made': 'No se creó tu llave de acceso. Inténtalo de nuevo o continúa sin ella.',
  'reauthentication-required': 'Por tu seguridad, inicia sesión de nuevo para hacer este cambio.',
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
    'El proveedor de identidad de tu organización envió un correo electrónico ajeno a sus dominios. Pide a tu administrador que lo corrija.',
  'role-built-in': 'Los roles del sistema no se pueden editar. Crea tu propio rol.',
  'role-key-taken': 'Ya existe un rol con esta clave. Usa otra clave.',
  'permission-not-found': 'Este permiso ya no existe. Vuelve a cargar la página.',
  'permission-not-held':
    'Solo puedes asignar permisos que tengas y no tienes {permission}. Pídeselo a un administrador que lo tenga.',
  'permission-not-assignable':
    'Los roles de una organización no pueden incluir {permission}. Quítalo e inténtalo de nuevo.',
  'group-not-found': 'Este grupo ya no existe. Vuelve a cargar la lista.',
  'group-name-taken': 'Ya existe un grupo con este nombre. Usa otro nombre.',
  'group-managed-elsewhere': 'Tu directorio administra el nombre y los miembros de este grupo. Haz el cambio allí.',
  'person-managed-elsewhere':
    'Un directorio administra el nombre, el teléfono y el nombre de usuario de este usuario. Haz el cambio allí.',
  'factor-reset-open':
    'Este usuario ya tiene pendiente un restablecimiento de la verificación en dos pasos. Consulta sus detalles.',
  'person-elsewhere':
    'Este usuario pertenece a otras organizaciones o aún no se ha unido. Solo él puede cambiar su nombre y su teléfono.',
  'membership-inherited':
    'Tienes acceso a esta organización a través de su cuenta principal, por lo que no puedes abandonarla. Pide a un administrador de la cuenta principal que te quite el acceso.',
  'factor-reset-elsewhere':
    'Este usuario también pertenece a otras organizaciones que dependen de su verificación en dos pasos, por lo que no puedes restablecerla. Puede iniciar sesión con un código de recuperación o contactar con soporte.',
  'factor-reset-same-admin': 'Tú solicitaste este restablecimiento. Debe aprobarlo otro administrador.',
  'approval-not-yours':
    'Esta solicitud se envió a otro administrador. Inicia sesión como ese administrador en la organización correspondiente.',
  'factor-reset-not-found': 'Este restablecimiento ya no está pendiente. Vuelve a cargar la página.',
  'changed-meanwhile':
    'Otro administrador cambió esto mientras lo editabas, por lo que tus cambios no se guardaron. Revisa los valores nuevos y vuelve a guardar.',
  'sub-accounts-off':
    'Esta cuenta no puede tener subcuentas. Un administrador de su cuenta principal puede activarlas.',
  'account-not-found': 'Esta cuenta ya no existe o no tienes acceso a ella. Vuelve a cargar la lista.',
  'account-id-taken': 'Ya existe una cuenta con este ID. Usa otro ID.',
  'account-alias-taken': 'Otra cuenta usa este alias. Usa otro alias.',
  'account-holds-none': 'La cuenta principal no puede tener subcuentas. Primero permite que las administre.',
  'account-too-deep': 'No se pueden anidar más niveles de cuentas. Elige una cuenta principal de un nivel superior.',
  'account-access-always':
    'Todos los usuarios de esta cuenta pueden acceder a sus subcuentas. Cambia primero esa configuración de la cuenta.',
  'application-not-found': 'Tu organización no tiene esta aplicación. Vuelve a cargar la lista.',
  'already-invited': 'Este usuario ya tiene una invitación pendiente. No se cambió nada.',
  'email-repeated': 'Este correo está más de una vez en la lista. Recibirá una sola invitación.',
  'temporary-users-off': 'La caducidad del acceso está desactivada. Un operador puede activarla.',
  'invite-links-off': 'Los enlaces de invitación están desactivados. Invita a los usuarios por correo.',
  'invite-link-not-found': 'No tienes ningún enlace de invitación. Primero crea uno.',
  'bulk-invitation-not-found': 'Esta lista de invitaciones ya no existe. Vuelve a cargar la página.',
  'too-many-invitations':
    'Esta cuenta alcanzó su límite de {points} invitaciones por correo al día. Invita a los demás mañana o contacta con soporte.',
  'new-tenant-invitations':
    'Para evitar el spam, las organizaciones nuevas pueden enviar {points} invitaciones al día hasta: {until}. Invita a los demás mañana o contacta con soporte.',
  'bulk-invitation-running':
    'Todavía se está enviando otra lista de invitaciones. Espera a que termine e inténtalo de nuevo.',
  'bulk-invitation-settled':
    'Las invitaciones se pueden deshacer durante 10 minutos, y ese tiempo ya pasó. Quita a los usuarios uno por uno.',
  'api-token-wrong':
    'El ID de cliente o el secreto es incorrecto, o el token de API se eliminó. Revisa ambos o crea un token nuevo.',
  'api-token-ended':
    'Este token de API ya no es válido: se eliminó, caducó o su propietario perdió el acceso. Crea uno nuevo.',
  'api-token-refresh-ended':
    'Este token de actualización ya se usó o caducó, o su token de API se eliminó. Intercambia de nuevo el ID de cliente y el secreto.',
  'api-token-not-found': 'Este token de API ya no existe. Vuelve a cargar la lista.',
  'api-tokens-too-many': 'Alcanzaste el límite de {limit} tokens. Elimina uno que ya no necesites.',
  'machine-refused': 'Solo puede hacerlo un usuario que haya iniciado sesión. No se aceptan tokens de API.',
  'vendor-credentials-wrong':
    'El ID de cliente o el secreto es incorrecto. Revisa ambos en la configuración de tu entorno.',
  'password-wrong': 'La contraseña actual es incorrecta. Tu contraseña no ha cambiado.',
  'picture-missing': 'Envía una imagen en el campo de formulario llamado image.',
  'picture-unreadable': 'No podemos leer esta imagen. Usa un archivo JPEG, PNG, WebP, GIF o AVIF.',
  'picture-unreachable':
    'No pudimos cargar ninguna imagen desde esta URL. Comprueba que sea pública o sube el archivo.',
  'picture-dimensions': 'Esta imagen supera los {limit} megapíxeles. Usa una más pequeña.',
  'picture-too-large': 'Esta imagen supera el límite de {limit}. Usa una más pequeña.',
  'email-unchanged': 'Este ya es tu correo electrónico. Escribe uno nuevo.',
  'email-taken': 'Este correo electrónico ya está en uso. Usa otro.',
  'user-not-found': 'Este usuario ya no existe. Vuelve a cargar la lista.',
  'user-name-not-found': 'Ningún usuario tiene aquí este nombre de usuario. Vuelve a cargar la lista.',
  'user-name-needed':
    'Este usuario no tiene correo electrónico y necesita este nombre de usuario para iniciar sesión. Cambia el nombre de usuario.',
  'user-name-elsewhere':
    'Este usuario inicia sesión en otras organizaciones con el mismo nombre de usuario. Solo él puede cambiarlo.',
  'tenant-not-found': 'Esta organización no existe o no eres miembro de ella. Elige otra.',
  'role-not-found': 'Uno de estos roles ya no existe. Vuelve a cargar la lista y elige de nuevo.',
  'role-above-own': 'No puedes asignar roles superiores al tuyo. Elige otro rol.',
  'last-admin': 'Es el último usuario que puede administrar usuarios aquí. Primero haz administrador a otro usuario.',
  'not-yourself': 'No puedes hacer esto con tu propia cuenta. Pídeselo a otro administrador.',
  'person-above-own':
    'Este usuario tiene un rol superior al tuyo. Pídeselo a un administrador que tenga al menos ese rol.',
  'policy-not-found': 'Esta política no existe. Vuelve a cargar la página.',
  'session-unknown': 'Esta sesión ya terminó o no es tuya. Vuelve a cargar la lista.',
  'already-member': 'Este usuario ya es miembro de la organización. No se cambió nada.',
  'not-entitled': 'Tu plan no incluye esto. Pide a la persona que administra tu suscripción que mejore el plan.',
  'plan-not-found': 'Ningún plan tiene esta clave. Los planes se definen en la configuración.',
  'feature-not-found': 'Ninguna función tiene esta clave. Las funciones se definen en la configuración.',
  'grant-not-found': 'Esta concesión no existe o se revocó. Vuelve a cargar la lista.',
  'metadata-not-found': 'no se encontraron metadatos: {entity}',
  'ip-metadata-not-found': 'no se encontraron metadatos de la IP',
  'notification-not-found': 'Esta notificación ya no existe. Vuelve a cargar la lista.',
  'metadata-key-unsafe': 'Esta clave de metadatos está reservada. Usa otra clave.',
  'invalid-grant':
    'Este código o token no es válido: ya se usó, caducó o pertenece a otro cliente. Inicia sesión de nuevo.',
  'invalid-client': 'El ID de cliente o el secreto es incorrecto.',
  'unsupported-grant-type': 'Tipo de concesión no admitido. Usa authorization_code o refresh_token.',
};
