import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Seguridad y privacidad',
  'privacy.lead': 'Administra cómo inicias sesión y dónde tienes sesiones abiertas.',
  'privacy.since': 'Añadido: {date}',
  'privacy.lastUsed': 'Último uso: {time}',
  'privacy.remove': 'Quitar',
  'privacy.removeOf': 'Quitar {name}',
  'privacy.removed': '{name}: quitado.',
  'privacy.removeTitle': '¿Quitar {name}?',
  'privacy.removeAction': 'Quitar',
  'privacy.removeKeep': 'Cancelar',
  'privacy.working': 'Un momento…',
  'privacy.copy': 'Copiar',
  'privacy.copied': 'Copiado',
  'privacy.download': 'Descargar',
  'privacy.code': 'Escribe el código de 6 dígitos',
  'privacy.confirm': 'Verificar',
  'privacy.confirming': 'Verificando…',
  'privacy.triesLeft': {
    one: 'Queda {count} intento.',
    many: 'Quedan {count} intentos.',
    other: 'Quedan {count} intentos.',
  },

  // the second step
  'privacy.secondStep': 'Verificación en dos pasos',
  'privacy.secondStepText': 'Añade una segunda capa de seguridad a tu cuenta.',
  'privacy.secondStepFailed': 'No se pudieron cargar tus métodos de verificación',
  'privacy.noFactors': 'Aún no hay métodos de verificación. Recomendamos una aplicación de autenticación.',
  'privacy.addFactor': 'Añadir método de verificación',
  'privacy.kind.app': 'Aplicación de autenticación',
  'privacy.kind.phone': 'Mensaje de texto',
  'privacy.kind.key': 'Llave de seguridad',
  'privacy.kind.device': 'Este dispositivo',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Método de verificación añadido.',
  'privacy.removeText':
    'Ya no podrás verificar tu identidad con él. Tus demás métodos de verificación siguen funcionando.',
  'privacy.removeLastText': 'Es tu único método de verificación. Sin él, solo tu contraseña protege tu cuenta.',
  'privacy.appTitle': 'Configura una aplicación de autenticación',
  'privacy.appText':
    'Escanea el código QR con tu aplicación o escribe la clave de configuración. Después escribe el código de 6 dígitos de la aplicación.',
  'privacy.appPicture': 'Código QR con la clave de configuración',
  'privacy.appKey': 'Clave de configuración',
  'privacy.phoneTitle': 'Añadir número de teléfono',
  'privacy.phoneText': 'Enviaremos un código de verificación por mensaje de texto a este número cuando inicies sesión.',
  'privacy.phoneNumber': 'Número de teléfono',
  'privacy.phoneHint': 'Incluye el código de país, como +1 202 555 0123.',
  'privacy.phoneSent': 'Enviamos un código al {phone}.',
  'privacy.sendCode': 'Enviar código',

  // recovery codes
  'privacy.codesLeft': {
    one: 'Queda {count} código de recuperación.',
    many: 'Quedan {count} códigos de recuperación.',
    other: 'Quedan {count} códigos de recuperación.',
  },
  'privacy.codesFew': {
    one: 'Solo queda {count} código de recuperación. Genera códigos nuevos antes de que se agoten.',
    many: 'Solo quedan {count} códigos de recuperación. Genera códigos nuevos antes de que se agoten.',
    other: 'Solo quedan {count} códigos de recuperación. Genera códigos nuevos antes de que se agoten.',
  },
  'privacy.newCodes': 'Generar códigos nuevos',
  'privacy.newCodesTitle': '¿Generar códigos de recuperación nuevos?',
  'privacy.newCodesText': 'Tus códigos actuales dejarán de funcionar de inmediato.',
  'privacy.newCodesKeep': 'Cancelar',
  'privacy.codesTitle': 'Guarda tus códigos de recuperación',
  'privacy.codesText':
    'Usa un código de recuperación para iniciar sesión si pierdes el acceso a tu método de verificación. Cada código funciona una sola vez. No volverás a ver estos códigos.',
  'privacy.codesSaved': 'He guardado mis códigos',
  'privacy.codesFile': 'Códigos de recuperación de {email}. Cada código funciona una sola vez.',

  // passkeys
  'privacy.passkeys': 'Llaves de acceso',
  'privacy.passkeysText': 'Inicia sesión con tu huella, tu rostro o tu PIN en lugar de una contraseña.',
  'privacy.passkeysFailed': 'No se pudieron cargar tus llaves de acceso',
  'privacy.noPasskeys': 'Aún no hay llaves de acceso.',
  'privacy.addPasskey': 'Añadir llave de acceso',
  'privacy.passkeyAdded': 'Llave de acceso añadida.',
  'privacy.passkeyDevice': 'Llave de acceso en un dispositivo',
  'privacy.passkeyKey': 'Llave de acceso en una llave de seguridad',
  'privacy.passkeyOf': '{device}, añadida: {date}',
  'privacy.removePasskeyText':
    'Ya no podrás iniciar sesión con ella. Elimínala también de tu dispositivo para que no se te vuelva a ofrecer.',

  // proving who one is
  'privacy.proveTitle': 'Verifica tu identidad',
  'privacy.proveText': 'Por tu seguridad, escribe tu contraseña para cambiar cómo inicias sesión.',
  'privacy.proveCode': 'Escribe el código de 6 dígitos de tu aplicación de autenticación.',
  'privacy.proveElsewhere': 'Continúa en la página de inicio de sesión. Después volverás aquí.',
  'privacy.password': 'Tu contraseña',
  'privacy.prove': 'Continuar',
  'privacy.proving': 'Comprobando…',
  'privacy.signInAnew': 'Usar otro método de inicio de sesión',

  'privacy.error.invalid-credentials': 'Contraseña incorrecta.',
  'privacy.error.second-factor-expired': 'Esta solicitud caducó. Empieza de nuevo.',
  'privacy.error.factor-code-wrong': 'Código incorrecto; escribe el que se muestra ahora.',
  'privacy.error.factor-enforced':
    'Tu organización exige la verificación en dos pasos y este es tu único método de verificación. Primero añade otro.',
  'privacy.error.factors-too-many': 'Has alcanzado el número máximo de métodos de verificación. Primero quita uno.',
  'privacy.error.security-key-refused':
    'No pudimos verificar tu llave de seguridad o tu dispositivo. No se cambió nada; inténtalo de nuevo.',
  'privacy.error.security-key-known': 'Esta llave de seguridad o este dispositivo ya está configurado. Usa otro.',
  'privacy.error.code-expired': 'Este código ha caducado. Solicita uno nuevo.',
  'privacy.error.code-exhausted': 'Demasiados intentos incorrectos. Solicita un código nuevo.',
  'privacy.error.phone-invalid': 'Escribe un número de teléfono válido con su código de país, como +1 202 555 0123.',
  'privacy.error.phone-not-allowed': 'No podemos enviar mensajes de texto a este número. Usa un número de móvil.',
  'privacy.error.sms-not-available': 'Los mensajes de texto no están configurados. Usa otro método.',
};
