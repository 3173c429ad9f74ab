import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'tu conector SCIM',
  'provisioning.guideBefore': 'Abre la configuración',
  'provisioning.guideEnter': 'Introduce los valores',
  'provisioning.guideThen': 'Activa el aprovisionamiento',
  'provisioning.guideApp': 'Abre {place} y añade una aplicación, o abre la que ya tienes.',
  'provisioning.guideOpen': 'Abre {place}.',
  'provisioning.guideSelect': 'Selecciona {place}.',
  'provisioning.guideCustomApp':
    'En una aplicación SAML o SWA personalizada, establece primero {field} en {value} en {place}.',
  'provisioning.guideOlder': 'En la pantalla anterior, establece {field} en {value} y abre {place}.',
  'provisioning.guideSet': 'En {place}, establece {field} en {value}.',
  'provisioning.guideKeep':
    'En {place}, mantén la asignación de {field} a {value}. Debe ser una dirección de correo electrónico.',
  'provisioning.guideTurnOn': 'En {place}, activa {options}.',
  'provisioning.guideAssign': 'En {place}, asigna los usuarios y grupos que se aprovisionarán.',
  'provisioning.guideGroups': 'En {place}, selecciona los grupos que se aprovisionarán.',
  'provisioning.guideApproval': 'Las acciones seleccionadas en {field} esperan la aprobación de un administrador.',
  'provisioning.guideOauth':
    'En lugar del token, si lo prefieres: crea un cliente OAuth en la página de esta conexión.',
  'provisioning.guideDefault': 'Mantén el valor predeterminado.',
  'provisioning.guideTestUser': 'Una dirección de tu propio dominio que no tenga ningún usuario.',
  'provisioning.guideScim': 'Abre la configuración SCIM de {provider}.',
  'provisioning.guideUserName': 'Usa una dirección de correo electrónico como {field}.',
  'provisioning.guideAttributes': 'Asigna {options}. Los demás atributos no tienen efecto.',
  'provisioning.guideStart': 'Activa el aprovisionamiento de usuarios y el de los grupos que deban dar roles.',
  'provisioning.guideWaiting': 'Esperando la primera solicitud…',
  'provisioning.openStep': 'Abrir: {step}',
  'provisioning.leaveToken': '¿Salir sin copiar el token?',
  'provisioning.leaveSecret': '¿Salir sin copiar el secreto de cliente?',
  'provisioning.leaveText': 'No volverás a verlo. Sin una copia, tendrás que crear otro.',
  'provisioning.leaveAnyway': 'Salir sin copiar',
  'provisioning.waitingTitle': 'Esperando la primera solicitud de {provider}.',
  'provisioning.continueSetUp': 'Continuar configuración',
};
