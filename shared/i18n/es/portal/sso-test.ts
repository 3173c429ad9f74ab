import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Probar la conexión',
  'ssotest.text': 'Inicia sesión con tu propia cuenta en {provider}. Nada cambia para los demás.',
  'ssotest.passedOn': 'Superada: {date}',
  'ssotest.start': 'Iniciar prueba',
  'ssotest.again': 'Probar de nuevo',
  'ssotest.newTab': 'La prueba se abre en una pestaña nueva. Esta página muestra el resultado.',
  'ssotest.blocked': 'Tu navegador bloqueó la pestaña nueva.',
  'ssotest.open': 'Abrir la prueba',
  'ssotest.waiting': 'Esperando la respuesta de {provider}…',
  'ssotest.passed': 'Prueba superada para {email}.',
  'ssotest.failed': 'Prueba no superada: {group}.',
  'ssotest.expired': 'No llegó ninguna respuesta en 10 minutos. Inicia la prueba de nuevo.',
  'ssotest.failedToLoad': 'No se pudo cargar el resultado de la prueba.',
  'ssotest.notComplete': 'Añade primero los valores del proveedor.',
  'ssotest.needed': 'Prueba primero la conexión. Solo puedes activarla aquí tras superar una prueba.',
  'ssotest.seen': 'Enviado por {provider}',
  'ssotest.wanted': 'Esperado',
  'ssotest.nothing': 'nada',
  'ssotest.rule': 'Regla',
  'ssotest.notReached': 'Sin comprobar',
  'ssotest.checkPassed': 'Superada',
  'ssotest.checkFailed': 'No superada',
  'ssotest.checkWarning': 'Advertencia',
  'ssotest.allRules': {
    one: 'Mostrar {count} regla',
    many: 'Mostrar las {count} reglas',
    other: 'Mostrar las {count} reglas',
  },

  'ssotest.group.message': 'Respuesta recibida',
  'ssotest.group.request': 'Respuesta a nuestra solicitud',
  'ssotest.group.signature': 'Firma y certificado',
  'ssotest.group.addressee': 'Emisor y audiencia',
  'ssotest.group.time': 'Hora',
  'ssotest.group.user': 'Usuario y dominio de correo',
  'ssotest.group.groups': 'Grupos y roles',
  'ssotest.group.account': 'Cuenta',

  'ssotest.fix.message':
    'La respuesta de {provider} no se puede leer. Compara allí los valores de la aplicación con los del paso 3.',
  'ssotest.fix.request':
    'La respuesta corresponde a otro inicio de sesión. Inicia sesión desde aquí, no desde {provider}, y termina en el mismo navegador.',
  'ssotest.fix.idpInitiated': 'Inicia la sesión aquí o permite en el paso 4 el inicio de sesión desde {provider}.',
  'ssotest.fix.mfa':
    '{provider} no ha informado de varios factores. Exige MFA allí o añade en el paso 4 el valor que envía.',
  'ssotest.fix.signature':
    'La respuesta no está firmada con un certificado de esta conexión. En el paso 4, añade el certificado de firma de {provider}.',
  'ssotest.fix.algorithm': 'Elige SHA-256 como algoritmo de firma en {provider}.',
  'ssotest.fix.addressee': 'En {provider}, introduce el valor esperado y guarda. Después, prueba de nuevo.',
  'ssotest.fix.time':
    'El reloj de {provider} y el nuestro difieren, o la respuesta llegó demasiado tarde. Ajusta el reloj del servidor que la envía y prueba de nuevo.',
  'ssotest.fix.user':
    'En {provider}, envía el correo electrónico del usuario en el atributo «email». Debe pertenecer a un dominio verificado de esta conexión.',
  'ssotest.fix.domain': 'En el paso 2, añade el dominio de esta dirección y verifícalo.',
  'ssotest.fix.groups':
    'Los usuarios solo reciben los roles de los usuarios nuevos. Para asignar grupos, envíalos en el atributo «groups» desde {provider}.',
  'ssotest.fix.account':
    'Una regla de tu organización no permite el acceso a este usuario. Revisa el usuario y las restricciones de inicio de sesión.',
  'ssotest.fix.encryption': 'Desactiva el cifrado de las aserciones en {provider}.',
  'ssotest.fix.status':
    'El inicio de sesión del usuario fue rechazado por {provider}. Comprueba allí que el usuario tenga asignada la aplicación.',
  'ssotest.fix.client':
    'El ID de cliente o el secreto de cliente es incorrecto, o el secreto ha caducado. Crea un secreto nuevo en {provider} e introdúcelo en el paso 4.',
  'ssotest.fix.issuer':
    'El emisor de la configuración del proveedor es distinto del indicado en el paso 4. Introduce allí el valor esperado.',
};
