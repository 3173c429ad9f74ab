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
  'ssotest.failed': 'Prueba no superada: {fault}.',
  'ssotest.expired': 'No llegó ninguna respuesta en 10 minutos. Inicia la prueba de nuevo.',
  'ssotest.failedToLoad': 'No se pudo cargar el resultado de la prueba.',
  'ssotest.notComplete': 'Añade primero los valores del proveedor.',
  'ssotest.needed': 'Prueba primero la conexión. Solo puedes activarla aquí tras superar una prueba.',
  'ssotest.seen': 'Enviado por {provider}',
  'ssotest.wanted': 'Esperado',
  'ssotest.nothing': 'nada',
  'ssotest.error': 'Error',
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
  'ssotest.fewer': 'Mostrar el resumen',

  'ssotest.group.message': 'Respuesta recibida',
  'ssotest.group.request': 'Respuesta a nuestra solicitud',
  'ssotest.group.signature': 'Firma y certificado',
  'ssotest.group.addressee': 'Emisor y audiencia',
  'ssotest.group.time': 'Hora',
  'ssotest.group.user': 'Usuario y dominio de correo',
  'ssotest.group.groups': 'Grupos y roles',
  'ssotest.group.account': 'Cuenta',
  'ssotest.fault.request': 'Pertenece a otro inicio de sesión',
  'ssotest.fault.once': 'Respuesta ya usada',
  'ssotest.fault.late': 'El inicio de sesión tardó demasiado',
  'ssotest.fault.enabled': 'Conexión desactivada',
  'ssotest.fault.size': 'Respuesta demasiado grande',
  'ssotest.fault.malformed': 'Respuesta SAML no válida',
  'ssotest.fault.status': 'El proveedor rechazó el inicio de sesión',
  'ssotest.fault.acsUrl': 'La URL de ACS no coincide',
  'ssotest.fault.audience': 'La audiencia no coincide',
  'ssotest.fault.encryption': 'No se puede descifrar',
  'ssotest.fault.unsigned': 'Respuesta sin firmar',
  'ssotest.fault.signatureForm': 'La firma no cubre la respuesta',
  'ssotest.fault.algorithm': 'Algoritmo de firma no aceptado',
  'ssotest.fault.changed': 'Modificada después de firmarse',
  'ssotest.fault.signature': 'Firmada con otro certificado',
  'ssotest.fault.certificate': 'Hay que sustituir el certificado',
  'ssotest.fault.issuer': 'El emisor no coincide',
  'ssotest.fault.idpInitiated': 'El inicio de sesión empezó en el proveedor',
  'ssotest.fault.time': 'El reloj difiere',
  'ssotest.fault.expired': 'Respuesta caducada',
  'ssotest.fault.sessionOver': 'La sesión del proveedor terminó',
  'ssotest.fault.authnContext': 'Método de inicio de sesión no indicado',
  'ssotest.fault.mfa': 'MFA no indicada',
  'ssotest.fault.nameId': 'Sin NameID persistente',
  'ssotest.fault.name': 'Sin nombre visible',
  'ssotest.fault.email': 'Sin correo electrónico',
  'ssotest.fault.emailUnique': 'Varios correos electrónicos',
  'ssotest.fault.emailVerified': 'Correo electrónico no verificado',
  'ssotest.fault.domain': 'Dominio de correo no verificado',
  'ssotest.fault.groups': 'No se enviaron grupos',
  'ssotest.fault.groupsOverage': 'Demasiados grupos',
  'ssotest.fault.groupsNamed': 'ID de grupo en vez de nombres',
  'ssotest.fault.groupRole': 'Grupo sin rol',
  'ssotest.fault.membership': 'Usuario desactivado',
  'ssotest.fault.domainAllowed': 'Dominio de correo no permitido',
  'ssotest.fault.firstRoles': 'Los usuarios nuevos no reciben ningún rol',
  'ssotest.fault.account': 'El usuario no puede iniciar sesión aquí',
  'ssotest.fault.reach': 'No se puede contactar con el proveedor',
  'ssotest.fault.redirectUri': 'Código rechazado',
  'ssotest.fault.client': 'Secreto de cliente rechazado',
  'ssotest.fault.keys': 'Clave de firma no encontrada',
  'ssotest.fault.token': 'Tokens no válidos',
  'ssotest.fault.scopes': 'Ámbito «email» no concedido',

  'ssotest.fix.request':
    'La respuesta corresponde a otro inicio de sesión. Inicia sesión desde aquí, no desde {provider}, y termina en el mismo navegador.',
  'ssotest.fix.once': 'Cada respuesta sirve para un solo inicio de sesión. Inicia sesión de nuevo.',
  'ssotest.fix.late': 'El inicio de sesión no terminó a tiempo. Empieza de nuevo.',
  'ssotest.fix.enabled': 'La conexión no está activa. Actívala e inicia sesión de nuevo.',
  'ssotest.fix.size': 'En {provider}, envía menos grupos y atributos a esta aplicación.',
  'ssotest.fix.malformed':
    'Ningún ajuste de aquí lo cambia. Comprueba que ningún proxy ni extensión del navegador modifique la respuesta y envía este resultado al soporte de {provider}.',
  'ssotest.fix.field': 'En {provider}, introduce el valor esperado en «{field}» y guarda. Después, prueba de nuevo.',
  'ssotest.fix.fieldAt':
    'En {provider}, abre {place}, introduce el valor esperado en «{field}» y guarda. Después, prueba de nuevo.',
  'ssotest.fix.idpInitiated': 'Inicia la sesión aquí o permite en el paso 4 el inicio de sesión desde {provider}.',
  'ssotest.fix.mfa':
    '{provider} no ha informado de varios factores. Exige MFA allí o añade en el paso 4 el valor que envía.',
  'ssotest.fix.signature':
    'La respuesta no está firmada con un certificado de esta conexión. En el paso 4, añade el certificado de firma de {provider}.',
  'ssotest.fix.algorithm': 'Elige SHA-256 como algoritmo de firma en {provider}.',
  'ssotest.fix.time':
    'El reloj de {provider} y el nuestro difieren, o la respuesta llegó demasiado tarde. Ajusta el reloj del servidor que la envía y prueba de nuevo.',
  'ssotest.fix.domain':
    'Esta dirección no pertenece a un dominio verificado. Si el usuario es tuyo, añade el dominio en el paso 2 y verifícalo. Si no, inicia sesión en {provider} con otra cuenta.',
  'ssotest.fix.groups':
    'Los usuarios solo reciben los roles de los usuarios nuevos. Para asignar grupos, envíalos en el atributo «groups» desde {provider}.',
  'ssotest.fix.groupsOverage':
    'El usuario tiene más grupos de los que {provider} enumera. Envía allí solo los grupos asignados a la aplicación.',
  'ssotest.fix.groupsNamed':
    '{provider} envió ID de grupo que no están asignados. Asígnalos en el paso 5 o envía nombres.',
  'ssotest.fix.groupRole': 'Este grupo no da ningún rol. Si debe darlo, elige sus roles en el paso 5.',
  'ssotest.fix.firstRoles':
    'Los usuarios nuevos pueden iniciar sesión, pero no tienen permisos. Elige sus roles en el paso 5.',
  'ssotest.fix.membership':
    'El usuario está desactivado en tu organización. Un administrador puede reactivarlo en la página Usuarios.',
  'ssotest.fix.domainAllowed':
    'Las restricciones de dominio de tu organización no permiten este correo electrónico. Cámbialas o cambia la dirección del usuario.',
  'ssotest.fix.account':
    'Una regla de tu organización no permite el acceso a este usuario. Revisa el usuario y las restricciones de inicio de sesión.',
  'ssotest.fix.encryption':
    'En {provider}, cifra para el certificado de nuestros metadatos (paso 3), con RSA-OAEP y AES-GCM. O desactiva allí el cifrado.',
  'ssotest.fix.unsigned': 'En {provider}, activa la firma de la respuesta o de la aserción.',
  'ssotest.fix.signatureForm':
    'En {provider}, firma toda la respuesta o toda la aserción. Si ya es así, comprueba que ningún proxy ni extensión del navegador modifique la respuesta.',
  'ssotest.fix.changed':
    'La respuesta se modificó por el camino, después de que {provider} la firmara. Busca un proxy o una extensión del navegador que la cambie y prueba de nuevo.',
  'ssotest.fix.certificate':
    'En {provider}, crea un certificado de firma vigente con una clave RSA de 2048 bits o más. Añádelo en el paso 4.',
  'ssotest.fix.status':
    'El inicio de sesión del usuario fue rechazado por {provider}. Comprueba allí que el usuario tenga asignada la aplicación.',
  'ssotest.fix.client':
    'El ID de cliente o el secreto de cliente es incorrecto, o el secreto ha caducado. Crea un secreto nuevo en {provider} e introdúcelo en el paso 4.',
  'ssotest.fix.clientId':
    'Los tokens son para otro cliente. Introduce en el paso 4 el ID de cliente de esta aplicación en {provider}.',
  'ssotest.fix.redirectUri':
    'En {provider}, registra nuestro URI de redirección exactamente como en el paso 3. Después, prueba de nuevo.',
  'ssotest.fix.tokenAlgorithm':
    'En {provider}, firma los tokens de ID con un algoritmo que figure en su documento de descubrimiento, como RS256.',
  'ssotest.fix.keys':
    'El token de ID no está firmado con una clave que publique {provider}. Prueba de nuevo en unos minutos. Si sigue fallando, revisa allí las claves de firma.',
  'ssotest.fix.token':
    'Ningún ajuste de aquí lo cambia. Comprueba que la aplicación en {provider} sea una aplicación web de OpenID Connect o envía este resultado a su soporte.',
  'ssotest.fix.reach':
    'No recibimos ninguna respuesta útil de {provider}. Revisa el emisor del paso 4 y que sea accesible desde internet.',
  'ssotest.fix.issuer':
    'El emisor guardado en el paso 4 es distinto del que envía {provider}. Vuelve a leer allí sus metadatos.',
  'ssotest.fix.issuerOidc':
    'El emisor del paso 4 es distinto del que indica {provider}. Introdúcelo allí exactamente como lo indica {provider}.',
  'ssotest.fix.sessionOver': 'Cierra la sesión de {provider} e iníciala de nuevo.',
  'ssotest.fix.authnContext':
    'El inicio de sesión funciona sin esto. Para que la MFA del proveedor cuente aquí, {provider} debe indicar cómo inició sesión el usuario.',
  'ssotest.fix.nameId':
    'En {provider}, envía un NameID que no cambie para cada usuario. Si no, un correo electrónico nuevo crea otro usuario.',
  'ssotest.fix.name':
    'En {provider}, envía el nombre visible del usuario como «name». Mientras tanto, se muestra el correo electrónico.',
  'ssotest.fix.email': 'En {provider}, envía el correo electrónico del usuario como «email».',
  'ssotest.fix.emailUnique':
    'En {provider}, envía un solo correo electrónico: el mismo como NameID y como «email», o solo uno de los dos.',
  'ssotest.fix.emailVerified':
    'Verifica el correo electrónico del usuario en {provider}. Debe enviar «email_verified» como true.',
  'ssotest.fix.scopes': 'En {provider}, permite que esta aplicación solicite el ámbito «email».',
};
