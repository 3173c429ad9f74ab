import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Nuevo inicio de sesión desde {device}',
  'notification.signed-in.body':
    'Ubicación: {place}. Dirección IP: {ip}. Si no fuiste tú, cierra esa sesión y cambia tu contraseña.',
  'notification.password-changed.title': 'Se cambió tu contraseña',
  'notification.password-changed.body':
    'Se cerraron todas tus demás sesiones. Si no fuiste tú, selecciona «¿Olvidaste la contraseña?» en la página de inicio de sesión para restablecerla.',
  'notification.email-changed.title': 'Se cambió tu correo a {email}',
  'notification.email-changed.body':
    'Tu correo anterior era {former}. Si no fuiste tú, contacta de inmediato con un administrador de tu organización.',
  'notification.user-name-changed.title': 'Se cambió tu nombre de usuario',
  'notification.user-name-changed.body':
    'Tu nuevo nombre de usuario es {username}. Si no fuiste tú, contacta de inmediato con un administrador de tu organización.',
  'notification.phones-changed.title': 'Se cambiaron tus números de teléfono',
  'notification.phones-changed.body': 'Si no fuiste tú, revisa tus números de teléfono y cambia tu contraseña.',
  'notification.factor-added.title': 'Método de verificación añadido',
  'notification.factor-added.body':
    'Guarda tus códigos de recuperación en un lugar seguro. Si no fuiste tú, quita el método y cambia tu contraseña.',
  'notification.factor-removed.title': 'Método de verificación quitado',
  'notification.factor-removed.body': 'Si no fuiste tú, cambia tu contraseña y configura de nuevo el método.',
  'notification.passkey-added.title': 'Llave de acceso añadida',
  'notification.passkey-added.body':
    'Ya puedes iniciar sesión sin contraseña. Si no fuiste tú, quita la llave de acceso y cambia tu contraseña.',
  'notification.passkey-removed.title': 'Llave de acceso quitada',
  'notification.passkey-removed.body':
    'Ya no puedes iniciar sesión con ella. Si no fuiste tú, cambia tu contraseña y revisa tus llaves de acceso.',
  'notification.recovery-code-used.title': 'Código de recuperación usado',
  'notification.recovery-code-used.body':
    'Códigos restantes: {codesLeft}. Genera códigos nuevos antes de que se agoten. Si no fuiste tú, cambia tu contraseña.',
  'notification.recovery-codes-renewed.title': 'Códigos de recuperación nuevos generados',
  'notification.recovery-codes-renewed.body':
    'Los códigos anteriores ya no funcionan. Si no fuiste tú, cambia tu contraseña y genera códigos nuevos.',
  'notification.second-factor-locked.title': 'Se bloqueó la verificación',
  'notification.second-factor-locked.body':
    'Se escribieron demasiados códigos de verificación incorrectos. Si no fuiste tú, puede que alguien conozca tu contraseña: cámbiala ahora.',
  'notification.account-locked.title': 'Se bloqueó tu cuenta',
  'notification.account-locked.body':
    'Se escribieron demasiadas contraseñas incorrectas. Si no fuiste tú, nadie inició sesión, pero considera cambiar a una contraseña más larga.',
  'notification.identity-linked.title': 'Se vinculó {provider} a tu cuenta',
  'notification.identity-linked.body':
    'Ya puedes iniciar sesión con ella. Si no fuiste tú, cambia tu contraseña y contacta con un administrador.',
  'notification.impersonation-started.title': '{actor} actuó como tú',
  'notification.impersonation-started.body': 'Motivo: {reason}. Cada cambio se registró con el nombre {actor}.',
  'notification.api-token-made.title': 'Token de API personal creado',
  'notification.api-token-made.body':
    'Nombre del token: {token}. Las aplicaciones que lo usen pueden actuar como tú. Si no fuiste tú, elimina el token y cambia tu contraseña.',
  'notification.roles-changed.title': 'Se cambiaron tus roles',
  'notification.roles-changed.body': 'Los cambió {actor}. Tus roles son ahora: {roles}.',
  'notification.groups-changed.title': 'Cambiaron tus permisos',
  'notification.groups-changed.body': '{actor} cambió un grupo al que perteneces o pertenecías.',
  'notification.audit-stream-fails.title': '{stream} lleva más de una hora sin aceptar eventos de auditoría',
  'notification.audit-stream-fails.body':
    'No se pierde ningún evento: se enviarán cuando el destino vuelva a aceptarlos. Comprueba su dirección y su secreto.',
  'notification.webhook-fails.title': 'El webhook {webhook} no acepta eventos',
  'notification.webhook-fails.body': '{host}: {error}. Seguimos intentándolo durante tres días. Revise el destino.',
  'notification.webhook-off.title': 'El webhook {webhook} se desactivó',
  'notification.webhook-off.body':
    '{host}: {error}. Corrija el destino, active el webhook y vuelva a enviar lo que se perdió.',
  'notification.audit-log-broken.title': 'El registro de auditoría fue manipulado',
  'notification.audit-log-broken.body':
    'Su cadena está rota en el evento {event}. Conserva las exportaciones anteriores y contacta con tu proveedor.',
  'notification.sso-certificate-expires.title': 'Un certificado de SSO caduca pronto',
  'notification.sso-certificate-expires.body':
    'El certificado de {provider} caduca el {date}. Añade antes su sucesor a la conexión.',
  'notification.sso-metadata-fails.title': 'No se pueden leer los metadatos de SSO',
  'notification.sso-metadata-fails.body':
    'No se pudieron volver a leer los metadatos de {provider}. El inicio de sesión único sigue funcionando, pero no se añaden certificados nuevos.',
  'notification.sso-domain-drifted.title': 'Falta el registro DNS de {domain}',
  'notification.sso-domain-drifted.body':
    'El inicio de sesión único sigue funcionando. Vuelve a publicar el registro TXT del dominio.',
  'notification.sso-emergency-used.title': '{person} usó el acceso de emergencia',
  'notification.sso-emergency-used.body':
    '{email} inició sesión con una contraseña en lugar del inicio de sesión único.',
  'notification.sso-emergency-lost.title': '{person} ya no tiene MFA',
  'notification.sso-emergency-lost.body': 'Sin ella, su acceso de emergencia no funciona.',
  'notification.sso-setup-finished.title': 'Tu conexión SSO está lista para revisar',
  'notification.sso-setup-finished.body':
    'Se ha completado la configuración con tu enlace. Revisa la conexión y actívala.',
  'notification.directory-removals-held.title': '{connection} quiere dar de baja a muchos usuarios',
  'notification.directory-removals-held.body':
    'Solicitó la baja de más de {users} usuarios en {minutes} minutos. Las siguientes bajas esperan a que las apruebe o las rechace.',
  'notification.payment-failed.title': 'No se pudo cobrar un pago',
  'notification.payment-failed.body':
    'No se pudieron cobrar {amount} de la factura {invoice}. El plan {plan} sigue activo hasta el {until} y lo intentaremos de nuevo el {date}.',
  'notification.payment-disputed.title': 'Un pago está en disputa',
  'notification.payment-disputed.body':
    'El banco reclama la devolución de {amount} de la factura {invoice}. Si es un error, pida al banco que retire la disputa.',
  'notification.plan-ended.title': 'El plan {plan} ha finalizado',
  'notification.plan-ended.body':
    'No se pudieron cobrar {amount} de la factura {invoice}. Puedes volver a suscribirte en cualquier momento.',
  'notification.invitation-accepted.title': '{person} aceptó tu invitación',
  'notification.invitation-accepted.body': '{email} ya es miembro.',
};
