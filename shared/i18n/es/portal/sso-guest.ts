import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Configurar el inicio de sesión único de {tenant}',
  'ssoguest.lead': '{name} te lo ha pedido. Tu enlace funciona hasta el {date}.',
  'ssoguest.finishStep': 'Finalizar',
  'ssoguest.finishText': 'Avisa a {name} de que la conexión está lista para revisarse y activarse.',
  'ssoguest.finish': 'Avisar a {name}',
  'ssoguest.notReady': 'Añade antes un dominio y los valores del proveedor.',
  'ssoguest.unverified': 'El dominio aún no está verificado. Hasta entonces, {name} no puede activar la conexión.',
  'ssoguest.doneTitle': 'Has terminado',
  'ssoguest.doneText':
    'Hemos avisado a {name}. Puedes cerrar esta página. Si hay que cambiar algo, tu enlace funciona hasta el {date}.',
  'ssoguest.return': 'Volver a la configuración',
  'ssoguest.endedTitle': 'Este enlace ya no funciona',
  'ssoguest.endedText':
    'Usa el enlace de tu correo o mensaje. Si no funciona, ha caducado o se ha revocado: pide uno nuevo al administrador que te lo envió.',
};
