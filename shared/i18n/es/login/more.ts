import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** Locked accounts, single sign-on, other sign-in methods, and texts that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'account-locked':
      'Tu cuenta está bloqueada por demasiadas contraseñas incorrectas. Podrás volver a intentarlo a partir de: {lockedUntil}.',
    'account-disabled': 'Tu cuenta se ha desactivado. Pide a un administrador de tu organización que la reactive.',
    'application-not-assigned': 'No tienes acceso a esta aplicación. Solicítalo a un administrador de tu organización.',
    'account-expired': 'Tu acceso ha caducado. Pide a un administrador de tu organización que lo amplíe.',
    'email-not-verified':
      'Primero confirma tu correo electrónico. Abre el enlace que te enviamos o solicita uno nuevo.',
    'no-tenant': 'Tu cuenta aún no pertenece a ninguna organización. Pide a un administrador que te invite.',
    'sso-required':
      'Tu organización exige el inicio de sesión único. Vuelve atrás y continúa con tu proveedor de identidad. Si tienes acceso de emergencia, revisa tu correo y tu contraseña.',
    'ip-address-refused':
      'Tu organización no permite el acceso desde tu dirección IP ({ipAddress}). Usa una red permitida o pide a un administrador que añada la dirección.',
    'country-refused':
      'Tu organización no permite el acceso desde tu ubicación ({country}, dirección IP {ipAddress}). Usa una red de un país permitido o ponte en contacto con tu administrador.',
    'email-domain-refused':
      'Esta organización no acepta direcciones de correo del dominio {domain}. Usa una dirección de otro dominio.',
    'password-expired': 'Tu contraseña ha caducado. Te enviamos un enlace para crear una nueva.',
    'sign-in-method-unavailable':
      'Tu organización usa un método de inicio de sesión que no está disponible aquí. Contacta con tu administrador o usa otro correo.',
    'form-expired': 'Esta página caducó. Envía el formulario de nuevo.',
  },
  texts: {
    // more
    'common.newPassword': 'Contraseña nueva',
    'common.name': 'Tu nombre',
    'common.companyName': 'Nombre de la empresa',
    'common.signIn': 'Iniciar sesión',
    'common.continue': 'Continuar',
    'common.backToSignIn': 'Volver al inicio de sesión',
    'common.useAnotherAddress': 'Usar otro correo',
    'common.resend': 'Reenviar correo',
    'common.resending': 'Enviando…',
    'common.resendIn': 'Reenviar en {time}',
    'common.opening': 'Abriendo {place}…',
    'common.ruleLength': 'De {minLength} a {maxLength} caracteres',
    'common.ruleEmail': 'Distinta de tu correo electrónico',
    'common.ruleCommon': 'No es una contraseña común',
    'common.working': 'Un momento…',
    'redirectToSSO.title': 'Inicia sesión con tu organización',
    'redirectToSSO.text': 'Iniciarás sesión como {email} en {place} y volverás aquí enseguida.',
    'redirectToSSO.now': 'Continuar ahora',
    'redirectToSSO.emergency': 'Acceso de emergencia',
    'redirectToSSO.another': 'Iniciar sesión de otra forma',
    'loginWithSSOFailed.title': 'No se pudo usar el inicio de sesión único',
    'loginWithSSOFailed.text': 'No has iniciado sesión. Inténtalo de nuevo o contacta con tu administrador.',
    'loginWithSSOFailed.denied':
      'Tu proveedor de identidad no ha iniciado tu sesión: se canceló o no tienes acceso. Si lo necesitas, pídeselo a tu administrador.',
    'locked.title': 'Tu cuenta está bloqueada',
    'locked.until': 'Bloqueada hasta: {time}',
    'locked.text': 'Bloqueamos esta cuenta por demasiadas contraseñas incorrectas. Tus datos están a salvo.',
    'locked.mail': 'Si existe una cuenta para este correo, enviamos un enlace para desbloquearla ahora.',
    'locked.wait': 'O espera: la cuenta se desbloquea automáticamente en {time}.',
    'locked.reset': '¿No fuiste tú? Restablece tu contraseña',
    'error.title': 'No puedes iniciar sesión aquí',

    // other ways
    'otherMethods.quickSms': 'Recibir un código por SMS',
    'otherMethods.or': 'O continúa con',
    'otherMethods.passkey': 'Iniciar sesión con una llave de acceso',
    'otherMethods.title': 'Otras formas de iniciar sesión',
    'otherMethods.insteadPassword': 'Usar la contraseña',
    'otherMethods.insteadPasskey': 'Usar una llave de acceso',
    'otherMethods.insteadCode': 'Recibir un código por correo',
    'otherMethods.insteadLink': 'Recibir un enlace por correo',
    'otherMethods.insteadSms': 'Recibir un código por SMS',
    'otherMethods.password': 'Usar la contraseña',
    'otherMethods.code': 'Recibir un código por correo',
    'otherMethods.link': 'Recibir un enlace por correo',
  },
};
