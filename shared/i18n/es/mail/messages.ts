import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Hola, {name}:';
const linkLasts = 'El enlace funciona una sola vez. Validez: {expiresIn}.';
const codeLasts = 'El código funciona una sola vez. Validez: {expiresIn}.';
const lasts = 'Validez: {expiresIn}.';
const wasYou =
  '¿Fue usted? Entonces no hay nada que hacer. ¿No fue usted? Elija ahora una contraseña nueva: eso también cierra todas las sesiones.';
const notYou = '¿No fue usted? Elija de inmediato una contraseña nueva: eso cierra todas las sesiones.';
const ifYou = 'Si fue usted, no hay nada que hacer.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confirme su correo electrónico para {vendor}',
      preview: 'Un clic y su cuenta está lista.',
      paragraphs: [
        hello,
        'alguien, probablemente usted, creó una cuenta en {vendor} con {email}. Confirme que la dirección es suya.',
        linkLasts,
      ],
      button: 'Confirmar mi dirección',
      footer: '¿No creó ninguna cuenta? No haga nada: sin la confirmación nadie puede usarla.',
    },
    invitation: {
      subject: 'Únase a {tenantName} en {vendor}',
      preview: '{inviterName} le ha invitado.',
      paragraphs: [
        hello,
        '{inviterName} le invita a trabajar con {tenantName} en {vendor}.',
        'Entrará como {email}. La invitación funciona una sola vez. Validez: {expiresIn}.',
      ],
      button: 'Ver la invitación',
      footer: '¿No esperaba ninguna invitación? No haga nada: solo entra si la acepta.',
    },
    'reset-password': {
      subject: 'Elija una contraseña nueva para {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'alguien, probablemente usted, pidió una contraseña nueva para {email} en {vendor}.',
        `${linkLasts} Su contraseña actual sigue sirviendo hasta que guarde otra.`,
      ],
      button: 'Elegir una contraseña nueva',
      footer: '¿No pidió nada? No haga nada: su contraseña sigue igual.',
    },
    'password-changed': {
      subject: 'Su contraseña de {vendor} ha cambiado',
      preview: ifYou,
      paragraphs: [hello, 'la contraseña de {email} en {vendor} ha cambiado. Momento: {changedAt}.', wasYou],
      button: 'No fui yo: elegir otra contraseña',
      footer: 'Recibe este mensaje porque los cambios de contraseña siempre se comunican a su dueño.',
    },
    'password-expires': {
      subject: 'Su contraseña de {vendor} caduca pronto',
      preview: 'Cámbiela antes del {expiresAt}.',
      paragraphs: [
        hello,
        'su organización pide cambiar las contraseñas cada cierto tiempo. La de {email} en {vendor} dejará de servir a partir de: {expiresAt}.',
        'Elija otra antes, en su perfil o con este enlace.',
      ],
      button: 'Elegir una contraseña nueva',
      footer: 'También después podrá volver a entrar, con un enlace que enviaremos a esta dirección.',
    },
    'account-locked': {
      subject: 'El acceso a {vendor} está en pausa',
      preview: 'Hubo demasiadas contraseñas incorrectas seguidas.',
      paragraphs: [
        hello,
        'hubo demasiadas contraseñas incorrectas seguidas para {email}, así que hemos puesto en pausa el acceso a {vendor}. Sus datos están intactos.',
        'Se abre de nuevo por sí solo: {lockedUntil}. Si fue usted, puede abrirlo ahora.',
      ],
      button: 'Abrir de nuevo el acceso',
      footer:
        '¿No fue usted? Déjelo en pausa: nadie ha entrado. Una contraseña nueva y más larga es imposible de adivinar.',
    },
    'sign-up-existing': {
      subject: 'Ya tiene una cuenta en {vendor}',
      preview: 'Entre con ella o elija una contraseña nueva.',
      paragraphs: [
        hello,
        'alguien, probablemente usted, quiso crear una cuenta en {vendor} con {email}. Ya existe una, así que no se creó otra.',
        'Entre como siempre. Si perdió la contraseña, le enviaremos un enlace para elegir otra.',
      ],
      button: 'Entrar',
      footer: '¿No fue usted? No haga nada: nada ha cambiado y nadie ha sabido que tiene una cuenta.',
    },
    'sign-in-code': {
      subject: 'Su código para entrar en {vendor}',
      preview: lasts,
      paragraphs: [hello, `escriba este código donde está entrando en {vendor}. ${codeLasts}`],
      footer: '¿No está entrando? No haga nada y no dé este código a nadie: quien lo pida no es de {vendor}.',
    },
    'second-factor-code': {
      subject: 'Su código para {vendor}',
      preview: lasts,
      paragraphs: [hello, `escriba este código en {vendor} para confirmar que es usted. ${codeLasts}`],
      footer:
        '¿No fue usted? Entonces alguien conoce su primer paso: cambie la contraseña y no dé este código a nadie.',
    },
    'phone-code': {
      subject: 'Confirme el cambio de su teléfono en {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `alguien, probablemente usted, quiere cambiar el número de teléfono de {email} en {vendor}. Escriba allí este código para seguir. ${codeLasts}`,
      ],
      footer: '¿No lo pidió? No haga nada: el número sigue igual.',
    },
    'activation-code': {
      subject: 'Confirme su correo electrónico para {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `alguien, probablemente usted, creó una cuenta en {vendor} con {email}. Escriba allí este código para confirmar que la dirección es suya. ${codeLasts}`,
      ],
      footer: '¿No creó ninguna cuenta? No haga nada: sin el código nadie puede usarla.',
    },
    'invitation-code': {
      subject: 'Únase a {tenantName} en {vendor}',
      preview: '{inviterName} le ha invitado.',
      paragraphs: [
        hello,
        '{inviterName} le invita a trabajar con {tenantName} en {vendor}.',
        'Entrará como {email}. La invitación funciona una sola vez. Validez: {expiresIn}. Su página pide este código:',
      ],
      button: 'Ver la invitación',
      footer: '¿No esperaba ninguna invitación? No haga nada: solo entra si la acepta.',
    },
    'magic-link': {
      subject: 'Entre en {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'alguien, probablemente usted, quiere entrar en {vendor} como {email}. La página de este enlace le pide confirmarlo con un clic.',
        `${linkLasts} En otro dispositivo pide el número que muestra el primero.`,
      ],
      button: 'Entrar',
      footer: '¿No está entrando? No haga nada: el enlace por sí solo no deja entrar a nadie.',
    },
    'phones-changed': {
      subject: 'Sus números de teléfono en {vendor} han cambiado',
      preview: ifYou,
      paragraphs: [
        hello,
        'los números de teléfono de {email} en {vendor} han cambiado: {change}. Momento: {changedAt}.',
        wasYou,
      ],
      button: 'No fui yo: elegir otra contraseña',
      footer: 'Recibe este mensaje porque los cambios de teléfono siempre se comunican a su dueño.',
    },
    'impersonation-started': {
      subject: 'Alguien actúa en su cuenta de {vendor}',
      preview: '{actorName}, hasta el {until}.',
      paragraphs: [
        hello,
        '{actorName} actúa ahora en su nombre en {tenantName} de {vendor}. Motivo indicado: {reason}',
        'Termina por sí solo: {until}. Mientras tanto no se pueden cambiar su contraseña ni sus segundos pasos, y cada cambio lleva el nombre de {actorName}.',
      ],
      footer: '¿No pidió ayuda? Avise a la administración de su organización: cada paso queda registrado.',
    },
    'set-up': {
      subject: 'Configure {vendor}',
      preview: 'Usted es su primera persona administradora.',
      paragraphs: [
        hello,
        '{vendor} está en marcha y {email} lo administra. Elija una contraseña para abrir {tenantName}.',
        `${linkLasts} Quien lo tenga podrá hacerlo todo: no lo comparta.`,
      ],
      button: 'Elegir una contraseña',
      footer: '¿No gestiona {vendor}? Alguien se equivocó de dirección; puede borrar este mensaje.',
    },
    'factor-added': {
      subject: 'Se añadió un segundo paso a su cuenta de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'su cuenta usa ahora también, al entrar: {factor}. Añadido: {changedAt}.',
        'Guarde sus códigos de recuperación en un lugar seguro: con ellos entra cuando ha perdido lo demás.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Se quitó un segundo paso de su cuenta de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'su cuenta ya no usa, al entrar: {factor}. Quitado: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Se añadió una llave de acceso a su cuenta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'su cuenta se abre ahora también con una llave de acceso. Añadida: {changedAt}.'],
      footer: `${notYou} Después quite la llave de acceso en su perfil.`,
    },
    'passkey-removed': {
      subject: 'Se quitó una llave de acceso de su cuenta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'una de las llaves de acceso de su cuenta ya no la abre. Quitada: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'Se usó un código de recuperación de su cuenta de {vendor}',
      preview: 'Códigos restantes: {codesLeft}.',
      paragraphs: [
        hello,
        'uno de sus códigos de recuperación sustituyó al segundo paso. Momento: {changedAt}.',
        'Códigos restantes: {codesLeft}. Cree otros en su perfil antes de que se agoten.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Nuevos códigos de recuperación para su cuenta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'se crearon nuevos códigos de recuperación. Momento: {changedAt}. Los anteriores ya no sirven.',
      ],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Alguien intenta adivinar el segundo paso de su cuenta de {vendor}',
      preview: 'En pausa hasta el {lockedUntil}.',
      paragraphs: [
        hello,
        'hubo demasiados códigos incorrectos seguidos, de alguien que superó el primer paso. El segundo está en pausa hasta el {lockedUntil}.',
        '¿Se equivocó al escribir? Inténtelo de nuevo después.',
      ],
      footer: '¿No fue usted? Entonces alguien conoce su contraseña: elija otra de inmediato.',
    },
    'link-identity-code': {
      subject: '{code} es su código para {vendor}',
      preview: 'Escríbalo en la página que lo pide.',
      paragraphs: [
        hello,
        `alguien entra en {vendor} con una cuenta de otro sitio que tiene esta dirección de correo. Si es usted, escriba este código en la página que lo pide. ${codeLasts}`,
      ],
      footer: '¿No fue usted? No comparta el código; sin él no ocurre nada.',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en su cuenta de {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'se ha iniciado sesión en su cuenta {email} de {vendor} desde un dispositivo nuevo: {device}, {changedAt}. Ubicación: {place}.',
        ifYou,
      ],
      footer: '¿No fue usted? Cierre esa sesión en el portal y cambie su contraseña de inmediato.',
    },
    'identity-linked': {
      subject: 'Ya puede entrar en {vendor} con {provider}',
      preview: 'Su cuenta tiene una forma más de entrar.',
      paragraphs: [hello, 'su cuenta de {provider} se vinculó a su cuenta de {vendor}. Desde ahora le permite entrar.'],
      footer: `${notYou} Avise también a la administración de su organización.`,
    },
    'api-token-made': {
      subject: 'Se creó un token de API personal para usted en {vendor}',
      preview: 'En {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'con un token de API personal, los programas pueden actuar ahora en su nombre en {tenantName} de {vendor}. Se llama: {tokenName}. Creado: {changedAt}.',
      ],
      footer: `${notYou} Después elimine el token en la página de sus tokens personales: hasta entonces funciona.`,
    },
    'api-tokens-stay': {
      subject: 'Los tokens de API de {personName} siguen funcionando en {tenantName}',
      preview: '{personName} ya no es miembro de {tenantName}. Revise sus tokens de API.',
      paragraphs: [
        hello,
        '{personName} ya no es miembro de {tenantName} en {vendor}. Los tokens de API que creó para la organización siguen funcionando: {tokenNames}.',
        'Elimine los tokens que nadie necesite y sustituya aquellos cuyos secretos {personName} pueda haber conservado.',
      ],
      footer: 'Recibe este correo porque administra los usuarios de {tenantName}.',
    },
    'groups-changed': {
      subject: 'Sus permisos en {tenantName} han cambiado',
      preview: 'Se modificó un grupo de {tenantName}.',
      paragraphs: [hello, 'sus permisos en {tenantName} de {vendor} han cambiado: {change}. Vale desde ahora.'],
      footer: '¿Le sorprende? Pregunte a la administración de {tenantName}.',
    },
    'email-change-code': {
      subject: 'Confirme esta dirección para {vendor}',
      preview: lasts,
      paragraphs: [
        'Hola:',
        `{name} quiere entrar desde ahora en {vendor} con esta dirección de correo. ¿Es usted? Escriba entonces este código donde lo pidió. ${codeLasts}`,
      ],
      footer: '¿No es usted? No haga nada y no dé este código a nadie: sin él nada cambia.',
    },
    'email-changed': {
      subject: 'Ahora entra en {vendor} con otra dirección',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'su cuenta de {vendor} pasó de {email} a {newEmail}. Momento: {changedAt}. Desde ahora los mensajes llegan allí.',
        ifYou,
      ],
      footer:
        '¿No fue usted? Avise de inmediato a la administración de su organización: esta dirección ya no abre la cuenta.',
    },
    'signed-up-by-link': {
      subject: '{personName} se registró en {tenantName} con su enlace',
      preview: '{personEmail} entra en cuanto confirme la dirección.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) se registró en {tenantName} con el enlace de invitación que usted creó y entra en cuanto confirme la dirección.',
      ],
      footer:
        '¿No conoce a esta persona? Quítela en el portal de administración y revoque el enlace: sirve a quien lo tenga.',
    },
    'factor-reset-asked': {
      subject: 'Se va a restablecer su segundo paso en {vendor}',
      preview: '{actor} de {tenantName} lo pidió. Puede conservarlo.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} pidió quitar su segundo paso, con sus códigos de recuperación, como se hace con quien lo ha perdido. Aún no ha pasado nada: otra persona de la administración debe confirmarlo antes del {dueAt} y después pasa todavía este tiempo: {delay}.',
        '¿Aún tiene su segundo paso o no pidió esto? Entonces consérvelo.',
      ],
      button: 'Conservar mi segundo paso',
      footer: '¿Lo pidió usted? Entonces no haga nada.',
    },
    'factor-reset-confirmed': {
      subject: 'Se quitará su segundo paso en {vendor}',
      preview: 'El {dueAt}, salvo que lo conserve.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} confirmó que se quite su segundo paso. Momento: {dueAt}. Eso cierra todas sus sesiones; después basta su contraseña para entrar.',
        '¿Aún tiene su segundo paso o no pidió esto? Entonces consérvelo.',
      ],
      button: 'Conservar mi segundo paso',
      footer: '¿Lo pidió usted? No haga nada y entre después.',
    },
    'factor-reset-cancelled': {
      subject: 'Su segundo paso en {vendor} se mantiene',
      preview: '{actor} canceló el restablecimiento.',
      paragraphs: [hello, '{actor} de {tenantName} canceló el restablecimiento de su segundo paso. Entra como antes.'],
      footer: '¿Sigue sin poder entrar? Escriba a la administración de su organización.',
    },
    'factor-reset-kept': {
      subject: 'Su segundo paso en {vendor} sigue igual',
      preview: 'El restablecimiento ha terminado.',
      paragraphs: [
        hello,
        'el restablecimiento de su segundo paso terminó con el enlace de nuestro mensaje. Entra como antes.',
      ],
      footer: '¿No fue usted quien lo usó? Entonces alguien lee su correo: cambie de inmediato su contraseña.',
    },
    'factor-reset-done': {
      subject: 'Se quitó su segundo paso en {vendor}',
      preview: '{changedAt}. Entre y configure uno nuevo.',
      paragraphs: [
        hello,
        'su segundo paso se quitó, como acordaron dos personas de la administración de su organización, y se cerraron todas las sesiones. Momento: {changedAt}. Entre con su contraseña y configure un segundo paso nuevo en su página de privacidad.',
      ],
      footer: '¿No lo pidió? Elija de inmediato una contraseña nueva y avise a su organización.',
    },
    'factor-reset-approve': {
      subject: 'Un segundo paso en {vendor}: ¿sí o no?',
      preview: '{actor} pide restablecerlo para {personName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} pidió restablecer el segundo paso de {personName} ({personEmail}), como se hace para quien lo perdió. Hace falta un segundo administrador, como usted. Plazo: {dueAt}.',
        'La página de este enlace muestra lo que se pide. Para decir sí o no, inicie sesión en ella.',
      ],
      button: 'Ver la solicitud',
      footer:
        '¿No hace nada? Entonces decide otro administrador o termina por sí solo. El enlace por sí solo no decide nada.',
    },
    'factor-reset-declined': {
      subject: 'Un segundo paso en {vendor} queda como está',
      preview: '{actor} dijo que no para {personName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} dijo que no a su solicitud: el segundo paso de {personName} ({personEmail}) se queda.',
      ],
      footer: '¿Sigue pensando que se perdió? Hable con {actor} y vuelva a pedirlo.',
    },
  },
  phrases: {
    'authenticator-app': 'aplicación de autenticación',
    'text-messages': 'SMS al número que termina en {end}',
    'device-lock': 'el bloqueo de este dispositivo (huella, rostro o PIN)',
    'security-key': 'llave de seguridad',
    'phone-added': 'se añadió un número',
    'phone-removed': 'se quitó un número',
    'phone-replaced': 'otro número sustituyó al anterior',
    'phone-named': 'se indicó un número nuevo, que sustituye a los demás en cuanto se use para entrar',
    'group-gone': 'el grupo {group} ya no existe',
    'group-joined': 'ahora está en el grupo {group}',
    'group-left': 'ya no está en el grupo {group}',
  },
  sms: { code: '{code} es su código para {vendor}. Validez: {expiresIn}. Nadie de {vendor} se lo pedirá nunca.' },
};
