import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Hola, {name}:';
const linkOnce = 'Este enlace caduca en {expiresIn} y solo se puede usar una vez.';
const codeExpires = 'Este código caduca en {expiresIn}.';
const ifYou = 'Si fuiste tú, no tienes que hacer nada.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confirma tu correo para {vendor}',
      preview: 'Confirma tu correo para terminar de crear tu cuenta.',
      paragraphs: [
        hello,
        'Confirma que {email} es tu correo electrónico para terminar de crear tu cuenta de {vendor}.',
        linkOnce,
      ],
      button: 'Confirmar correo',
      footer: 'Si no creaste ninguna cuenta, puedes ignorar este correo.',
    },
    invitation: {
      subject: 'Únete a {tenantName} en {vendor}',
      preview: '{inviterName} te invitó. La invitación caduca en {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} te invitó a unirte a {tenantName} en {vendor}.',
        'Acepta la invitación para unirte como {email}. Este enlace caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      button: 'Aceptar invitación',
      footer: 'Si no esperabas una invitación, puedes ignorar este correo. Solo te unirás si la aceptas.',
    },
    'signed-up-by-link': {
      subject: '{personName} se registró en {tenantName} con tu enlace',
      preview: '{personEmail} se unirá cuando confirme su correo.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) se registró en {tenantName} con tu enlace de invitación. Se unirá cuando confirme su correo.',
      ],
      footer:
        'Si no conoces a esta persona, quítala en el portal de administración y revoca el enlace: cualquiera que lo tenga puede usarlo.',
    },
    'reset-password': {
      subject: 'Restablece tu contraseña de {vendor}',
      preview: 'Este enlace caduca en {expiresIn}.',
      paragraphs: [
        hello,
        'Recibimos una solicitud para restablecer la contraseña de {email} en {vendor}.',
        'Este enlace caduca en {expiresIn} y solo se puede usar una vez. Tu contraseña actual funciona hasta que crees una nueva.',
      ],
      button: 'Restablecer contraseña',
      footer: 'Si no solicitaste esto, puedes ignorar este correo. Tu contraseña no cambiará.',
    },
    'password-changed': {
      subject: 'Se cambió tu contraseña de {vendor}',
      preview: ifYou,
      paragraphs: [
        hello,
        'Se cambió la contraseña de {email} en {vendor}. Ocurrió el {changedAt}.',
        'Si fuiste tú, no tienes que hacer nada. Si no, restablece tu contraseña ahora. Así también se cierran todas las sesiones.',
      ],
      button: 'Restablecer contraseña',
      footer: 'Enviamos este correo cada vez que cambia tu contraseña.',
    },
    'password-expires': {
      subject: 'Tu contraseña de {vendor} caduca pronto',
      preview: 'Cámbiala antes del {expiresAt}.',
      paragraphs: [
        hello,
        'Tu organización exige cambiar la contraseña periódicamente. La contraseña de {email} en {vendor} caduca el {expiresAt}.',
        'Cámbiala antes para seguir iniciando sesión sin interrupciones.',
      ],
      button: 'Cambiar contraseña',
      footer: 'Si tu contraseña caduca, podrás usar un enlace de restablecimiento enviado a este correo.',
    },
    'account-locked': {
      subject: 'Tu cuenta de {vendor} está bloqueada',
      preview: 'Hubo demasiadas contraseñas incorrectas.',
      paragraphs: [
        hello,
        'Bloqueamos tu cuenta de {vendor}, {email}, por demasiadas contraseñas incorrectas. Tus datos están a salvo.',
        'Se desbloqueará automáticamente el {lockedUntil}. Si los intentos fueron tuyos, puedes desbloquearla ahora.',
      ],
      button: 'Desbloquear cuenta',
      footer:
        'Si no fuiste tú, deja la cuenta bloqueada. Nadie inició sesión. Considera cambiar a una contraseña más larga.',
    },
    'sign-up-existing': {
      subject: 'Ya tienes una cuenta de {vendor}',
      preview: 'Inicia sesión o restablece tu contraseña.',
      paragraphs: [
        hello,
        'Recibimos una solicitud para crear una cuenta de {vendor} con {email}. Ya tienes una cuenta, así que no creamos otra.',
        'Inicia sesión como siempre. Si olvidaste tu contraseña, selecciona «¿Olvidaste la contraseña?» debajo del campo de la contraseña.',
      ],
      button: 'Iniciar sesión',
      footer: 'Si no fuiste tú, puedes ignorar este correo. No se cambió nada ni revelamos que tienes una cuenta.',
    },
    'sign-in-code': {
      subject: 'Tu código de inicio de sesión de {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Escribe este código para iniciar sesión en {vendor}. Caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      footer:
        'Si no solicitaste este código, puedes ignorar este correo. No compartas nunca este código. {vendor} nunca te lo pedirá.',
    },
    'second-factor-code': {
      subject: 'Tu código de verificación de {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Escribe este código para verificar tu identidad en {vendor}. Caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      footer:
        'Si no intentaste iniciar sesión, puede que alguien conozca tu contraseña. Cámbiala ahora y no compartas nunca este código.',
    },
    'phone-code': {
      subject: 'Confirma el cambio de tu número de teléfono en {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Recibimos una solicitud para cambiar el número de teléfono de {email} en {vendor}. Escribe este código para continuar. Caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      footer: 'Si no solicitaste esto, puedes ignorar este correo. Tu número de teléfono no cambiará.',
    },
    'activation-code': {
      subject: 'Confirma tu correo para {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Escribe este código para confirmar {email} y terminar de crear tu cuenta de {vendor}. Caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      footer: 'Si no creaste ninguna cuenta, puedes ignorar este correo.',
    },
    'invitation-code': {
      subject: 'Únete a {tenantName} en {vendor}',
      preview: '{inviterName} te invitó. La invitación caduca en {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} te invitó a unirte a {tenantName} en {vendor}.',
        'Acepta la invitación para unirte como {email}. Este enlace caduca en {expiresIn} y solo se puede usar una vez. Necesitarás este código:',
      ],
      button: 'Aceptar invitación',
      footer: 'Si no esperabas una invitación, puedes ignorar este correo. Solo te unirás si la aceptas.',
    },
    'magic-link': {
      subject: 'Inicia sesión en {vendor}',
      preview: 'Este enlace caduca en {expiresIn}.',
      paragraphs: [
        hello,
        'Usa este enlace para iniciar sesión en {vendor} como {email}.',
        'Este enlace caduca en {expiresIn} y solo se puede usar una vez. Si lo abres en otro dispositivo, escribe el número que aparece donde lo solicitaste.',
      ],
      button: 'Iniciar sesión',
      footer: 'Si no solicitaste este enlace, puedes ignorar este correo. Nadie puede iniciar sesión sin él.',
    },
    'phones-changed': {
      subject: 'Se cambiaron tus números de teléfono en {vendor}',
      preview: ifYou,
      paragraphs: [
        hello,
        'Se cambiaron los números de teléfono de {email} en {vendor}: {change}. Ocurrió el {changedAt}.',
        'Si fuiste tú, no tienes que hacer nada. Si no, restablece tu contraseña ahora. Así también se cierran todas las sesiones.',
      ],
      button: 'Restablecer contraseña',
      footer: 'Enviamos este correo cada vez que cambian tus números de teléfono.',
    },
    'impersonation-started': {
      subject: '{actorName} actúa como tú en {vendor}',
      preview: 'El acceso termina automáticamente el {until}.',
      paragraphs: [
        hello,
        '{actorName} empezó a actuar como tú en {tenantName} en {vendor}. Motivo: {reason}',
        'El acceso termina automáticamente el {until}. Tu contraseña y tus métodos de verificación no se pueden cambiar, y cada cambio se registra con el nombre {actorName}.',
      ],
      footer:
        'Si no pediste ayuda, contacta con un administrador de tu organización. Toda la actividad queda registrada.',
    },
    'set-up': {
      subject: 'Configura {vendor}',
      preview: 'Tendrás el primer acceso de administrador.',
      paragraphs: [
        hello,
        '{vendor} está en marcha y {email} es su primer administrador. Crea una contraseña para abrir {tenantName}.',
        'Este enlace caduca en {expiresIn} y solo se puede usar una vez. Cualquiera que lo tenga puede convertirse en administrador, así que no lo compartas.',
      ],
      button: 'Crear contraseña',
      footer: 'Si no gestionas {vendor}, puedes ignorar este correo.',
    },
    'factor-added': {
      subject: 'Se añadió un método de verificación a tu cuenta de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Se añadió un método de verificación a tu cuenta: {factor}. Ocurrió el {changedAt}.',
        'Guarda tus códigos de recuperación en un lugar seguro. Los necesitarás si pierdes el acceso a tus métodos de verificación.',
      ],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y revisa tus métodos de verificación.',
    },
    'factor-removed': {
      subject: 'Se quitó un método de verificación de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Se quitó un método de verificación de tu cuenta: {factor}. Ocurrió el {changedAt}.'],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y configura de nuevo el método de verificación.',
    },
    'factor-reset-asked': {
      subject: 'Se solicitó restablecer la verificación en dos pasos de tu cuenta de {vendor}',
      preview: 'Lo solicitó {actor} de {tenantName}. Puedes cancelarlo.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} solicitó restablecer tu verificación en dos pasos. Se quitarían tus métodos de verificación y códigos de recuperación. Aún no ha cambiado nada: otro administrador debe aprobarlo antes del {dueAt}, y se aplicará {delay} después.',
        'Si aún tienes tus métodos de verificación o no pediste esto, consérvalos.',
      ],
      button: 'Conservar mis métodos de verificación',
      footer: 'Si pediste este restablecimiento, no tienes que hacer nada.',
    },
    'factor-reset-confirmed': {
      subject: 'Se restablecerá la verificación en dos pasos de tu cuenta de {vendor}',
      preview: 'El {dueAt}, salvo que lo canceles.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} aprobó restablecer tu verificación en dos pasos. El {dueAt} se quitarán tus métodos de verificación y códigos de recuperación y se cerrarán todas tus sesiones. Después iniciarás sesión solo con tu contraseña.',
        'Si aún tienes tus métodos de verificación o no pediste esto, consérvalos.',
      ],
      button: 'Conservar mis métodos de verificación',
      footer: 'Si pediste este restablecimiento, no tienes que hacer nada hasta entonces.',
    },
    'factor-reset-cancelled': {
      subject: 'Se canceló el restablecimiento de la verificación en dos pasos de tu cuenta de {vendor}',
      preview: '{actor} canceló el restablecimiento.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} canceló el restablecimiento de tu verificación en dos pasos. Tus métodos de verificación no han cambiado; inicia sesión como siempre.',
      ],
      footer: 'Si aún no puedes iniciar sesión, contacta con un administrador de tu organización.',
    },
    'factor-reset-kept': {
      subject: 'Se canceló el restablecimiento de la verificación en dos pasos de tu cuenta de {vendor}',
      preview: 'Conservaste tus métodos de verificación.',
      paragraphs: [
        hello,
        'Cancelaste el restablecimiento de tu verificación en dos pasos con el enlace de nuestro correo. Tus métodos de verificación no han cambiado; inicia sesión como siempre.',
      ],
      footer: 'Si no fuiste tú, puede que alguien tenga acceso a tu buzón. Cambia ahora la contraseña de tu buzón.',
    },
    'factor-reset-done': {
      subject: 'Se restableció la verificación en dos pasos de tu cuenta de {vendor}',
      preview: '{changedAt}. Inicia sesión y configúrala de nuevo.',
      paragraphs: [
        hello,
        'Dos administradores de tu organización aprobaron restablecer tu verificación en dos pasos. El {changedAt} se quitaron tus métodos de verificación y se cerraron todas tus sesiones. Inicia sesión con tu contraseña y configúrala de nuevo en Seguridad y privacidad.',
      ],
      footer: 'Si no pediste esto, restablece tu contraseña ahora y contacta con tu organización.',
    },
    'factor-reset-approve': {
      subject: '¿Aprobar el restablecimiento de la verificación en dos pasos de {personName}?',
      preview: 'Lo solicitó {actor} de {tenantName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} solicitó restablecer la verificación en dos pasos de {personName} ({personEmail}), que perdió el acceso a sus métodos de verificación. Un segundo administrador, como tú, debe aprobarlo antes del {dueAt}.',
        'Revisa la solicitud y después inicia sesión para aprobarla o rechazarla.',
      ],
      button: 'Revisar solicitud',
      footer:
        'Si no haces nada, otro administrador puede decidir o la solicitud caducará. El enlace por sí solo no aprueba nada.',
    },
    'factor-reset-declined': {
      subject: 'Se rechazó restablecer la verificación en dos pasos de {personName}',
      preview: '{actor} rechazó tu solicitud.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} rechazó tu solicitud de restablecer la verificación en dos pasos de {personName} ({personEmail}). No se cambió nada.',
      ],
      footer: 'Si el restablecimiento aún es necesario, habla con {actor} y solicítalo de nuevo.',
    },
    'passkey-added': {
      subject: 'Se añadió una llave de acceso a tu cuenta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Se añadió una llave de acceso a tu cuenta y ya puedes iniciar sesión con ella. Ocurrió el {changedAt}.',
      ],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y quita la llave de acceso en tu perfil.',
    },
    'passkey-removed': {
      subject: 'Se quitó una llave de acceso de tu cuenta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Se quitó una llave de acceso de tu cuenta y ya no puedes iniciar sesión con ella. Ocurrió el {changedAt}.',
      ],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y revisa tus llaves de acceso.',
    },
    'recovery-code-used': {
      subject: 'Se usó un código de recuperación en tu cuenta de {vendor}',
      preview: '{changedAt}. Códigos restantes: {codesLeft}.',
      paragraphs: [
        hello,
        'Se usó un código de recuperación para iniciar sesión en tu cuenta el {changedAt}.',
        'Códigos restantes: {codesLeft}. Genera códigos nuevos en tu perfil antes de que se agoten.',
      ],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y genera códigos de recuperación nuevos.',
    },
    'recovery-codes-renewed': {
      subject: 'Códigos de recuperación nuevos para tu cuenta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Se generaron códigos de recuperación nuevos el {changedAt}. Los anteriores ya no funcionan.',
      ],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y genera códigos de recuperación nuevos.',
    },
    'second-factor-locked': {
      subject: 'Se bloqueó la verificación de tu cuenta de {vendor}',
      preview: 'Está bloqueada hasta el {lockedUntil}.',
      paragraphs: [
        hello,
        'Alguien completó correctamente el primer paso de tu inicio de sesión y después escribió demasiados códigos de verificación incorrectos. La verificación está bloqueada hasta el {lockedUntil}.',
        'Si fuiste tú, inténtalo de nuevo después.',
      ],
      footer: 'Si no fuiste tú, puede que alguien conozca tu contraseña. Restablécela ahora.',
    },
    'link-identity-code': {
      subject: '{code} es tu código de verificación de {vendor}',
      preview: 'Escríbelo en la página que lo pide.',
      paragraphs: [
        hello,
        'Alguien está iniciando sesión en {vendor} con una cuenta externa que usa este correo electrónico. Si eres tú, escribe este código para continuar. Caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      footer: 'Si no fuiste tú, puedes ignorar este correo. No compartas nunca este código.',
    },
    'identity-linked': {
      subject: 'Se vinculó {provider} a tu cuenta de {vendor}',
      preview: 'Ya puedes iniciar sesión con {provider}.',
      paragraphs: [
        hello,
        'Tu cuenta de {provider} se vinculó a tu cuenta de {vendor}. Ya puedes iniciar sesión con ella.',
      ],
      footer: 'Si no fuiste tú, restablece tu contraseña ahora y contacta con un administrador de tu organización.',
    },
    'api-token-made': {
      subject: 'Se creó un token de API personal en {vendor}',
      preview: 'En {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'Se creó un token de API personal para ti en {tenantName} en {vendor}. Las aplicaciones que lo usen pueden actuar como tú. Nombre del token: {tokenName}. Se creó el {changedAt}.',
      ],
      footer:
        'Si no fuiste tú, restablece tu contraseña ahora, lo que cierra todas las sesiones, y elimina el token en Tokens de API personales. Funcionará hasta que lo elimines.',
    },
    'api-tokens-stay': {
      subject: 'Los tokens de API de {personName} siguen funcionando en {tenantName}',
      preview: '{personName} ya no es miembro de {tenantName}. Revisa los tokens de API que creó.',
      paragraphs: [
        hello,
        '{personName} ya no es miembro de {tenantName} en {vendor}. Los tokens de API que creó para la organización siguen funcionando: {tokenNames}.',
        'Elimina los tokens que ya no necesites y sustituye aquellos cuyo secreto pueda haber conservado {personName}.',
      ],
      footer: 'Recibes este correo porque administras los usuarios de {tenantName}.',
    },
    'groups-changed': {
      subject: 'Cambiaron tus permisos en {tenantName}',
      preview: 'Un administrador de {tenantName} cambió un grupo.',
      paragraphs: [hello, 'Un administrador de {tenantName} cambió tus permisos en {vendor}: {change}.'],
      footer: 'Si tienes preguntas sobre este cambio, contacta con un administrador de {tenantName}.',
    },
    'policy-undone': {
      subject: 'Se deshizo tu cambio de política en {tenantName}',
      preview: '{policy}: nadie confirmó el cambio en {expiresIn}.',
      paragraphs: [
        hello,
        'El {changedAt} cambiaste una política de seguridad de {tenantName} en {vendor}: {policy}. Nadie confirmó el cambio en {expiresIn}, así que se vuelve a aplicar la configuración anterior.',
        'Para repetir el cambio, guarda de nuevo la política y confírmala en {expiresIn} desde un nuevo inicio de sesión, por ejemplo, en una ventana privada.',
      ],
      button: 'Abrir la configuración de seguridad',
      footer: 'Recibes este correo porque hiciste este cambio.',
    },
    'mfa-required': {
      subject: '{tenantName} exigirá pronto la verificación en dos pasos',
      preview: 'A partir del {startsAt}.',
      paragraphs: [
        hello,
        'A partir del {startsAt}, {tenantName} en {vendor} exige la verificación en dos pasos (MFA): confirmarás tu inicio de sesión con un segundo método de verificación, como una aplicación de autenticación.',
        'Configura uno antes. Se tarda más o menos un minuto y ese día nada te interrumpirá.',
      ],
      button: 'Configurar la MFA',
      footer:
        'Recibes este correo porque todavía no usas la MFA y un administrador de {tenantName} ha decidido avisarte.',
    },
    'country-refused': {
      subject: 'Acceso a {tenantName} rechazado',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        'El {changedAt}, las restricciones por país de {tenantName} en {vendor} rechazaron un acceso. Usuario: {personName} ({personEmail}). Token de API: {tokenName}.',
        'Si lo esperabas, puedes añadir el país a la lista. Si no, es posible que alguien conozca una contraseña o tenga un token: revísalo en el registro de auditoría.',
      ],
      button: 'Revisar las restricciones por país',
      footer:
        'Recibes este correo porque puedes cambiar las restricciones por país y los correos sobre accesos rechazados están activados. Enviamos como máximo uno por hora por cada usuario o token de API.',
    },
    'audit-log-broken': {
      subject: 'El registro de auditoría de {tenantName} fue manipulado',
      preview: 'Su cadena está rota en el evento {event}.',
      paragraphs: [
        hello,
        'El {changedAt} verificamos el registro de auditoría de {tenantName} en {vendor}. Su cadena está rota en el evento {event}: a partir de ahí, el registro no está como se escribió.',
        'Conserva las exportaciones anteriores y los eventos enviados a destinos de streaming, porque muestran lo que contenía el registro. Después, contacta con tu proveedor.',
      ],
      footer:
        'Recibes este correo porque puedes ver el registro de auditoría. Lo enviamos una sola vez, hasta que la cadena vuelva a verificarse.',
    },
    'sso-certificate-expires': {
      subject: 'El certificado de SSO de {tenantName} caduca pronto',
      preview: 'Caduca el {expiresAt}. Añade antes su sucesor.',
      paragraphs: [
        hello,
        'El certificado con el que {provider} firma para el inicio de sesión único de {tenantName} en {vendor} caduca el {expiresAt}. Su huella digital empieza por {fingerprint}.',
        'Crea un certificado nuevo en tu proveedor de identidad y añádelo a la conexión antes de que caduque el anterior. Ambos funcionan a la vez. Si el nuevo ya está, no tienes que hacer nada.',
      ],
      button: 'Abrir la configuración de SSO',
      footer: 'Recibes este correo porque puedes cambiar la configuración de SSO de {tenantName}.',
    },
    'sso-setup-link': {
      subject: 'Configura el inicio de sesión único de {tenantName}',
      preview: '{inviterName} te envió un enlace de configuración. Caduca el {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName} te pide que conectes el proveedor de identidad de {tenantName} a {vendor}. No necesitas una cuenta para ello.',
        'Este enlace caduca el {expiresAt}. Cualquiera que lo tenga puede configurar la conexión: no lo reenvíes.',
      ],
      button: 'Configurar el inicio de sesión único',
      footer: 'Si no esperabas este correo, puedes ignorarlo.',
    },
    'directory-removals-held': {
      subject: '{connection} quiere dar de baja a muchos usuarios de {tenantName}',
      preview: 'Las siguientes bajas esperan su decisión. Hasta entonces, estos usuarios conservan su acceso.',
      paragraphs: [
        hello,
        '{connection} solicitó desactivar o eliminar a más de {users} usuarios de {tenantName} en {vendor} en {minutes} minutos. Desde entonces retenemos sus solicitudes: estos usuarios todavía pueden iniciar sesión.',
        'Revise la lista. Apruébela si el cambio es intencionado, o rechácela y corrija las asignaciones en su directorio.',
      ],
      button: 'Revisar usuarios',
      footer: 'Recibe este correo porque puede cambiar la configuración de aprovisionamiento de {tenantName}.',
    },
    'payment-failed': {
      subject: 'No se pudo cobrar el pago de {tenantName}',
      preview: '{amount}, factura {invoice}.',
      paragraphs: [
        hello,
        'No pudimos cobrar {amount} por la factura {invoice} de {tenantName} en {vendor}.',
        'El plan {planName} sigue activo hasta el {graceEnds}. Lo intentaremos de nuevo el {retryAt}. Para pagar ahora, añade otro método de pago.',
      ],
      button: 'Actualizar método de pago',
      footer:
        'Recibes este correo porque puedes cambiar la suscripción de {tenantName} o porque sus facturas se te envían a ti.',
    },
    'webhook-fails': {
      subject: 'El webhook {webhook} de {tenantName} no acepta eventos',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'El webhook {webhook} de {tenantName} en {vendor} no ha aceptado ningún evento desde el {since}. Última respuesta de {host}: {error}.',
        'Seguimos intentándolo durante tres días y después desactivamos el webhook. Revise el destino.',
      ],
      footer: 'Recibe este correo porque puede cambiar los webhooks de {tenantName}.',
    },
    'webhook-off': {
      subject: 'El webhook {webhook} de {tenantName} se desactivó',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'El webhook {webhook} de {tenantName} en {vendor} se desactivó el {since} porque {host} no acepta eventos: {error}.',
        'Corrija el destino y active el webhook. Primero enviamos un evento de prueba. Después, vuelva a enviar lo que se perdió.',
      ],
      footer: 'Recibe este correo porque puede cambiar los webhooks de {tenantName}.',
    },
    'payment-disputed': {
      subject: 'Un pago de {tenantName} está en disputa',
      preview: '{amount}, factura {invoice}.',
      paragraphs: [
        hello,
        'Un pago de {amount} de la factura {invoice} de {tenantName} en {vendor} está en disputa: el banco reclama su devolución.',
        'El plan {planName} sigue igual por ahora. Si la disputa es un error, pida al banco que la retire. Si hay algún problema con la factura, póngase primero en contacto con nosotros.',
      ],
      button: 'Ver facturas',
      footer:
        'Recibes este correo porque puedes cambiar la suscripción de {tenantName} o porque sus facturas se te envían a ti.',
    },
    'plan-ended': {
      subject: 'El plan {planName} de {tenantName} ha finalizado',
      preview: 'La factura {invoice} no se pagó.',
      paragraphs: [
        hello,
        'El plan {planName} de {tenantName} en {vendor} finalizó el {endedAt} porque no pudimos cobrar {amount} por la factura {invoice}.',
        'Tus datos están a salvo, pero las funciones del plan ya no están disponibles. Puedes volver a suscribirte en cualquier momento.',
      ],
      button: 'Elegir un plan',
      footer:
        'Recibes este correo porque puedes cambiar la suscripción de {tenantName} o porque sus facturas se te envían a ti.',
    },
    'sso-domain-drifted': {
      subject: 'Falta el registro DNS de {domain}',
      preview: 'El inicio de sesión único sigue funcionando. Vuelve a publicar el registro.',
      paragraphs: [
        hello,
        'Ya no encontramos el registro TXT que demuestra que {domain} pertenece a {tenantName} en {vendor}. Los usuarios pueden seguir iniciando sesión.',
        'Vuelve a publicar el registro TXT en {domain}. Su valor está en la configuración de SSO.',
      ],
      button: 'Abrir la configuración de SSO',
      footer: 'Recibes este correo porque puedes cambiar la configuración de SSO de {tenantName}.',
    },
    'sso-emergency-used': {
      subject: 'Se usó el acceso de emergencia a {tenantName}',
      preview: '{personName} inició sesión con una contraseña en lugar del inicio de sesión único.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) inició sesión en {tenantName} en {vendor} con contraseña y MFA, aunque allí se exige el inicio de sesión único.',
        'Si tu proveedor de identidad funciona y nadie lo esperaba, restablece la contraseña de este usuario y revisa el registro de auditoría.',
      ],
      button: 'Abrir la configuración de SSO',
      footer: 'Recibes este correo porque puedes cambiar la configuración de SSO de {tenantName}.',
    },
    'sso-emergency-lost': {
      subject: 'El acceso de emergencia a {tenantName} requiere atención',
      preview: '{personName} ya no tiene MFA.',
      paragraphs: [
        hello,
        '{personName} ya no tiene ningún método de verificación en {vendor}. Sin MFA, su acceso de emergencia a {tenantName} no funciona.',
        'Pídele que vuelva a configurar la MFA o concede acceso de emergencia a otro administrador.',
      ],
      button: 'Abrir la configuración de SSO',
      footer: 'Recibes este correo porque puedes cambiar la configuración de SSO de {tenantName}.',
    },
    'audit-chain-head': {
      subject: 'Prueba del registro de auditoría de {tenantName}: evento {sequence}',
      preview: 'A fecha de {changedAt}. Conserva este correo.',
      paragraphs: [
        hello,
        'El {changedAt}, el registro de auditoría de {tenantName} en {vendor} terminaba con este evento.',
        'Conserva este correo. Si alguien reescribe el registro más adelante, una exportación verificada ya no contendrá este hash en este número de evento.',
      ],
      footer:
        'Recibes este correo a diario porque un administrador de {tenantName} eligió tu dirección. Los administradores pueden cambiarlo en la página del registro de auditoría.',
    },
    'email-change-code': {
      subject: 'Confirma tu correo nuevo para {vendor}',
      preview: codeExpires,
      paragraphs: [
        'Hola:',
        '{name} quiere usar este correo electrónico para iniciar sesión en {vendor}. Si eres tú, escribe este código para confirmar el cambio. Caduca en {expiresIn} y solo se puede usar una vez.',
      ],
      footer: 'Si no solicitaste esto, puedes ignorar este correo. No compartas nunca este código.',
    },
    'email-changed': {
      subject: 'Se cambió tu correo de {vendor}',
      preview: 'Ocurrió el {changedAt}.',
      paragraphs: [
        hello,
        'El correo de tu cuenta de {vendor} se cambió de {email} a {newEmail} el {changedAt}. Ahora inicias sesión y recibes los correos allí.',
        ifYou,
      ],
      footer:
        'Si no fuiste tú, contacta de inmediato con un administrador de tu organización. Ya no puedes iniciar sesión con este correo electrónico.',
    },
    'new-device': {
      subject: 'Nuevo inicio de sesión en tu cuenta de {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'Se inició sesión en tu cuenta {email} de {vendor} desde un dispositivo nuevo: {device}, {changedAt}. Ubicación: {place}.',
        ifYou,
      ],
      footer: 'Si no fuiste tú, cierra esa sesión en el portal y cambia tu contraseña de inmediato.',
    },
  },
  phrases: {
    'authenticator-app': 'aplicación de autenticación',
    'text-messages': 'mensajes de texto al número terminado en {end}',
    'device-lock': 'huella, rostro o PIN de un dispositivo',
    'security-key': 'llave de seguridad',
    'phone-added': 'se añadió un número de teléfono',
    'phone-removed': 'se quitó un número de teléfono',
    'phone-replaced': 'se sustituyó tu número de teléfono',
    'phone-named':
      'se indicó un número de teléfono nuevo, que sustituirá a los demás la primera vez que inicies sesión con él',
    'group-gone': 'se eliminó el grupo {group}',
    'group-joined': 'se te añadió al grupo {group}',
    'group-left': 'se te quitó del grupo {group}',
    'policy-mfa': 'verificación en dos pasos',
    'policy-sessions': 'límites de sesión',
    'policy-ip-restrictions': 'restricciones de IP',
    'policy-country-restrictions': 'restricciones por país',
    'policy-domain-restrictions': 'restricciones de dominios de correo',
    'policy-sso-enforcement': 'inicio de sesión único obligatorio',
  },
  notices,
  sms: {
    code: '{code} es tu código de verificación de {vendor}. Caduca en {expiresIn}. No lo compartas nunca.',
  },
};
