import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that further flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Esta página estuvo abierta demasiado tiempo. Envíe el formulario otra vez.',
    'account-locked':
      'Hubo demasiadas contraseñas incorrectas seguidas, así que el inicio de sesión está en pausa. Se abre por sí solo ({lockedUntil}).',
    'account-disabled':
      'El inicio de sesión en esta cuenta está desactivado. Un administrador de su organización puede volver a activarlo.',
    'application-not-assigned': 'No tiene acceso a esta aplicación. Un administrador de su organización puede dárselo.',
    'account-expired': 'Su tiempo en esta cuenta ha terminado. Un administrador de su organización puede ampliarlo.',
    'email-not-verified':
      'Este correo electrónico aún no está confirmado. Abra el enlace que le enviamos o pida uno nuevo.',
    'no-tenant': 'Esta cuenta aún no pertenece a ninguna organización. Pida a un administrador que le invite.',
    'password-expired': 'Esta contraseña es demasiado antigua. Le enviamos un enlace para elegir una nueva.',
    'sign-in-method-unavailable':
      'Esta organización inicia sesión con un método que esta página no ofrece. Consulte a su administrador o use otra dirección.',
  },
  texts: {
    'common.newPassword': 'Contraseña nueva',
    'common.name': 'Su nombre',
    'common.companyName': 'Empresa',
    'common.signIn': 'Iniciar sesión',
    'common.continue': 'Continuar',
    'common.backToSignIn': 'Volver al inicio de sesión',
    'common.useAnotherAddress': 'Usar otra dirección',
    'common.resend': 'Enviar de nuevo',
    'common.resending': 'Enviando…',
    'common.resendIn': 'Enviar de nuevo en {time}',
    'common.opening': 'Abriendo {place}',
    'common.ruleLength': 'De {minLength} a {maxLength} caracteres',
    'common.ruleEmail': 'Distinta de su correo electrónico',
    'common.ruleCommon': 'No es una contraseña común',
    'common.working': 'Un momento…',
    'redirectToSSO.title': 'Su organización inicia su sesión',
    'redirectToSSO.text': 'Confirme {email} en {place} y volverá aquí enseguida.',
    'redirectToSSO.now': 'Ir ahora',
    'loginWithSSOFailed.title': 'No se pudo iniciar sesión en su organización',
    'loginWithSSOFailed.text': 'No ha iniciado sesión. Le llevamos de vuelta al principio.',
    'locked.title': 'El inicio de sesión está en pausa',
    'locked.until': 'Bloqueado hasta {time}',
    'locked.text':
      'Hubo demasiadas contraseñas incorrectas seguidas, así que pausamos el inicio de sesión. Sus datos están intactos.',
    'locked.mail':
      'Si existe una cuenta con esta dirección, su titular tiene un correo con un enlace que la abre de inmediato.',
    'locked.wait': 'O espere: se abre por sí solo en {time}.',
    'locked.reset': '¿No fue usted? Restablezca la contraseña',
    'error.title': 'No puede iniciar sesión aquí',
    'otherWays.quickSms': 'Código por mensaje de texto',
    'otherWays.or': 'O continúe con',
    'otherWays.passkey': 'Iniciar sesión con llave de acceso',
    'otherWays.title': 'Otras formas de iniciar sesión',
    'otherWays.insteadPassword': 'Usar mi contraseña',
    'otherWays.insteadPasskey': 'Usar una llave de acceso',
    'otherWays.insteadCode': 'Recibir un código por correo',
    'otherWays.insteadLink': 'Recibir un enlace por correo',
    'otherWays.insteadSms': 'Recibir un código por mensaje',
    'otherWays.password': 'Escribir mi contraseña',
    'otherWays.code': 'Código por correo',
    'otherWays.link': 'Enlace por correo',
  },
};
