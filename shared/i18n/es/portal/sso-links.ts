import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'Invitar a tu administrador de TI',
  'ssolink.title': 'Enlaces de configuración',
  'ssolink.dialogText':
    'Crea un enlace para alguien que no es usuario de {tenant}. Abre la configuración de una conexión y nada más.',
  'ssolink.newConnection': 'Nueva conexión',
  'ssolink.email': 'Correo (opcional)',
  'ssolink.emailHint': 'Enviamos el enlace a esta dirección.',
  'ssolink.expiresIn': 'Caduca en',
  'ssolink.mapRoles': 'Permitir asignar grupos a roles',
  'ssolink.mapRolesHint': 'Ningún rol superior a los tuyos.',
  'ssolink.activate': 'Permitir activar la conexión',
  'ssolink.activateHint': 'También es necesario para cambiar una conexión activa.',
  'ssolink.create': 'Crear enlace',
  'ssolink.createdTitle': 'Enlace de configuración creado',
  'ssolink.copyNow': 'Cópialo ahora: no volverás a verlo. Cualquiera que lo tenga puede configurar la conexión.',
  'ssolink.sent': 'Lo enviamos a {email}.',
  'ssolink.link': 'Enlace de configuración',
  'ssolink.revoke': 'Revocar',
  'ssolink.revokeOf': 'Revocar enlace de configuración: {name}',
  'ssolink.revokedNow': 'Enlace de configuración revocado.',
  'ssolink.revokeFailed': 'No se pudo revocar el enlace. {reason}',
  'ssolink.failed': 'No se pudieron cargar los enlaces de configuración.',
  'ssolink.suspended': 'Suspendido: {name} ya no tiene permiso',
  'ssolink.revoked': 'Revocado',
  'ssolink.until': 'Caduca el {date}',
  'ssolink.unused': 'Aún no abierto',
  'ssolink.used': 'Último uso: {date}, desde {ip}',
  'ssolink.finished': 'Configuración completada: {date}',
};
