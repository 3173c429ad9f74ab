import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Spanish texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
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
    'Un directorio administra el nombre, el teléfono y el nombre de usuario de esta cuenta. Haz el cambio allí.',
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
  'restriction-exists': 'Esta entrada ya está en la lista.',
  'restriction-not-found': 'Esta entrada ya no existe. Vuelve a cargar la lista.',
  'country-database-missing':
    'No se ha guardado nada. Las restricciones por país necesitan una base de datos de geolocalización y este servidor no tiene ninguna.',
  'restriction-locks-out': 'No se ha guardado nada, porque este cambio te dejaría sin acceso. Permite primero {value}.',
  'restrictions-too-many': 'La lista está llena: admite hasta {limit} entradas. Elimina algunas primero.',
  'webhook-not-found': 'Este webhook ya no existe. Vuelva a cargar la lista.',
  'webhook-log-not-found': 'Esta entrega ya no está en el registro. Vuelva a cargar la lista.',
  'webhook-off': 'Este webhook está desactivado. Actívelo primero.',
  'webhook-still-failing': 'El evento de prueba no se aceptó: {reason}. Corrija el destino y active el webhook.',
  'webhooks-too-many': 'Puede añadir hasta {limit} webhooks. Elimine uno primero.',
  'stream-not-found': 'Este destino ya no existe. Vuelve a cargar la lista.',
  'stream-resending': 'Ya se están reenviando eventos a este destino. Inténtalo de nuevo cuando se hayan entregado.',
  'streams-too-many': 'Puedes añadir hasta {limit} destinos. Elimina uno primero.',
  'sso-connection-not-found': 'Esta conexión SSO ya no existe. Vuelve a cargar la lista.',
  'sso-connections-too-many': 'Puedes añadir hasta {limit} conexiones SSO. Elimina una primero.',
  'sso-connection-active':
    'Esta conexión está activa y este enlace no permite cambiarla. Contacta con el administrador que te envió el enlace.',
  'sso-setup-link-invalid': 'Este enlace ya no funciona. Pide uno nuevo al administrador que te lo envió.',
  'sso-setup-link-not-found': 'Este enlace de configuración ya no es válido. Vuelve a cargar la página.',
  'sso-setup-links-too-many': 'Puedes tener hasta {limit} enlaces de configuración activos. Revoca uno primero.',
  'sso-exchange-not-found': 'Esta prueba o este inicio de sesión ya no existe. Vuelve a cargar la página.',
  'scim-client-not-found': 'Este secreto de cliente ya no existe. Vuelva a cargar la lista.',
  'sso-exchange-not-replayable':
    'La respuesta de este inicio de sesión no se conserva, así que no se puede repetir. Haz una prueba en su lugar.',
  'scim-connection-not-found': 'Esta conexión de directorio ya no existe. Vuelve a cargar la lista.',
  'scim-connections-too-many': 'Puedes añadir hasta {limit} conexiones de directorio. Elimina una primero.',
  'scim-groups-above-own':
    'Hay grupos de esta conexión con roles superiores al tuyo. Pídeselo a un administrador que tenga al menos esos roles.',
  'scim-request-not-found': 'Esta solicitud ya no está en el registro. Vuelve a cargar la lista.',
  'scim-token-not-found': 'Este token ya no existe. Vuelve a cargar la lista.',
  'sso-metadata-unreachable':
    'No se pudieron leer los metadatos en esta URL. Comprueba que sea pública o sube el archivo de metadatos.',
  'sso-incomplete':
    'Esta conexión aún no se puede activar. Introduce primero los valores que faltan de tu proveedor de identidad.',
  'sso-domain-required': 'Introduce primero el dominio de tu organización.',
  'sso-illegal-state': 'Guarda primero el dominio de la conexión SAML y verifícalo después.',
  'sso-domain-not-found': 'Este dominio ya no forma parte de la conexión. Vuelve a cargar la página.',
  'sso-domain-public':
    'Cualquiera puede tener una dirección en {domain}, por lo que no sirve para el inicio de sesión único. Añade un dominio que pertenezca a tu organización.',
  'sso-domain-taken':
    '{domain} ya se usa para el inicio de sesión único. Quítalo primero de allí, o contacta con soporte si pertenece a tu organización.',
  'sso-domain-repeated': 'Esta conexión ya tiene {domain}. Verifícalo en la lista de dominios.',
  'sso-domains-too-many': 'Una conexión puede tener hasta {limit} dominios. Quita uno primero.',
  'sso-domain-unproved':
    'No se encontró el registro TXT en _portico.{domain} ni en {domain}. Compruébalo e inténtalo de nuevo: los cambios de DNS pueden tardar hasta 48 horas.',
  'sso-domain-unreachable': 'Los servidores DNS de {domain} no respondieron. Inténtalo de nuevo en unos minutos.',
  'sso-group-not-found': 'Esta asignación de grupo ya no existe. Vuelve a cargar la página.',
  'sso-group-taken': 'El grupo «{value}» ya está asignado. Cambia sus roles en su lugar.',
  'sso-groups-too-many': 'Una conexión puede asignar hasta {limit} grupos. Quita uno primero.',
  'sso-enforcement-own-sign-in':
    'Inicia sesión una vez con esta conexión antes de exigirla, o concédete acceso de emergencia.',
  'sso-emergency-required':
    'Elige primero al menos un administrador con contraseña y MFA para el acceso de emergencia.',
  'sso-emergency-last':
    'Es el último administrador con acceso de emergencia. Concédelo primero a otro administrador o deja de exigir el inicio de sesión único.',
  'sso-domain-not-ready':
    'No se puede exigir el inicio de sesión único para {domain}. Verifica primero el dominio y activa su conexión.',
  'recommendation-not-applicable':
    'Esta recomendación ya no se aplica o no se puede aplicar aquí. Vuelve a cargar la página.',
  'recommendation-undo-expired': 'Esto ya no se puede deshacer. Cambia el ajuste en su pestaña.',
  'changed-meanwhile':
    'Otro administrador cambió esto mientras lo editabas, por lo que tus cambios no se guardaron. Revisa los valores nuevos y vuelve a guardar.',
  'billing-busy': 'Hay otro cambio de esta suscripción en curso. Inténtalo de nuevo en un momento.',
  'billing-vendor-only': 'Solo el proveedor puede decidir dónde se gestiona la facturación. Contacta con soporte.',
  'billing-customer-not-found':
    'El proveedor de pagos aún no conoce esta organización. Añade primero un método de pago.',
  'subscription-not-active': 'Esta suscripción no está activa. Vuelve a cargar la página.',
  'cancellation-pending': 'Esta suscripción ya está cancelada y terminará al final de su periodo.',
  'cancellation-not-pending': 'Esta suscripción no está cancelada, así que no hay ninguna cancelación que anular.',
  'plan-not-for-sale': 'Este plan no se puede comprar aquí. Contacta con ventas.',
  'plan-currency-differs': 'Este plan se vende en una moneda distinta de la tuya. Contacta con soporte.',
  'plan-downgrade-refused': 'No puedes cambiar por tu cuenta a un plan de menor precio. Contacta con soporte.',
  'plan-cancellation-refused': 'No puedes cancelar la suscripción por tu cuenta. Contacta con soporte.',
  'price-expired':
    'El precio que confirmaste se mostró hace más de diez minutos. No se ha cobrado nada. Vuelve a comprobar el precio.',
  'price-changed': 'El precio ha cambiado desde que se mostró. No se ha cobrado nada. Vuelve a comprobar el precio.',
  'payment-overdue': 'Hay un pago vencido. Actualiza primero el método de pago y cambia después de plan.',
  'payment-method-not-found': 'Este método de pago ya no existe. Vuelve a cargar la página.',
  'payment-method-missing': 'Añade primero un método de pago. No se ha cobrado nada.',
  'payment-declined': 'La tarjeta fue rechazada. No se ha cobrado nada. Prueba con otra tarjeta o consulta a tu banco.',
  'payment-insufficient-funds':
    'La tarjeta no tiene fondos suficientes. No se ha cobrado nada. Prueba con otra tarjeta.',
  'payment-card-expired': 'La tarjeta ha caducado. No se ha cobrado nada. Usa otra tarjeta.',
  'payment-authentication-failed':
    'Tu banco no pudo confirmar tu identidad. No se ha cobrado nada. Inténtalo de nuevo.',
  'setup-intent-not-found':
    'Se tardó demasiado en añadir esta tarjeta o el proceso se completó en otro lugar. Empieza de nuevo.',
  'test-card-unknown':
    'Esta no es una tarjeta de prueba. Usa 4242 4242 4242 4242; nunca introduzcas aquí una tarjeta real.',
  'vat-id-invalid': 'Este número de IVA no es válido en su país. Comprueba sus letras y cifras.',
  'invoice-not-found': 'Esta factura ya no existe. Vuelve a cargar la página.',
  'payment-provider-failed':
    'El proveedor de pagos no pudo completar esto. Inténtalo más tarde o contacta con soporte.',
  'payment-provider-busy': 'El proveedor de pagos está ocupado. Inténtalo de nuevo en un momento.',
  'payment-provider-unreachable':
    'El proveedor de pagos no respondió a tiempo. Vuelve a cargar la página para ver qué se hizo e inténtalo de nuevo.',
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
  'invitation-ended':
    'El acceso que ofrece esta invitación ha caducado. Invita al usuario de nuevo con otra fecha de caducidad.',
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
  'user-without-email':
    'Este usuario no tiene dirección de correo, así que no podemos enviar un restablecimiento de contraseña.',
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
  'policy-not-provisional': 'Este cambio ya no está pendiente de confirmación. Vuelve a cargar la página.',
  'policy-confirm-needs-sign-in': 'Inicia sesión de nuevo para confirmar este cambio: tu sesión empezó antes.',
  'session-unknown': 'Esta sesión ya terminó o no es tuya. Vuelve a cargar la lista.',
  'already-member': 'Este usuario ya es miembro de la organización. No se cambió nada.',
  'not-entitled': 'Tu plan no incluye esto. Pide a la persona que administra tu suscripción que mejore el plan.',
  'plan-not-found': 'Ningún plan tiene esta clave. Los planes se definen en la configuración.',
  'feature-not-found': 'Ninguna función tiene esta clave. Las funciones se definen en la configuración.',
  'grant-not-found': 'Esta concesión no existe o se revocó. Vuelve a cargar la lista.',
  'meter-not-found': 'Ningún medidor tiene la clave {meter}. Los medidores se definen en la configuración.',
  'usage-event-conflict': '{field}: el evento {id} ya se registró con otro contenido. No se registró nada.',
  'usage-event-outside-window': '{field}: se aceptan eventos desde {from} hasta {until}. No se registró nada.',
  'metadata-not-found': 'no se encontraron metadatos: {entity}',
  'ip-metadata-not-found': 'no se encontraron metadatos de la IP',
  'notification-not-found': 'Esta notificación ya no existe. Vuelve a cargar la lista.',
  'metadata-key-unsafe': 'Esta clave de metadatos está reservada. Usa otra clave.',
  'invalid-grant':
    'Este código o token no es válido: ya se usó, caducó o pertenece a otro cliente. Inicia sesión de nuevo.',
  'invalid-client': 'El ID de cliente o el secreto es incorrecto.',
  'unsupported-grant-type': 'Tipo de concesión no admitido. Usa authorization_code o refresh_token.',
};
