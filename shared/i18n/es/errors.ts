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
  'restriction-exists': 'Esta entrada ya está en la lista.',
  'restriction-not-found': 'Esta entrada ya no existe. Vuelve a cargar la lista.',
  'restriction-locks-out': 'No se ha guardado nada, porque este cambio te dejaría sin acceso. Permite primero {value}.',
  'restrictions-too-many': 'La lista está llena: admite hasta {limit} entradas. Elimina algunas primero.',
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
