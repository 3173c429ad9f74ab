import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} baja en espera', other: '{count} bajas en espera' },
  'provisioning.heldTitle': {
    one: '{provider} pidió dar de baja a {count} usuario. Lo hemos pausado.',
    other: '{provider} pidió dar de baja a {count} usuarios. Lo hemos pausado.',
  },
  'provisioning.heldSafe': 'Todos conservan el acceso. Decide qué hacer.',
  'provisioning.heldWhen': 'Primera solicitud: {first}. Última solicitud: {last}.',
  'provisioning.held': 'Bajas en espera',
  'provisioning.heldWhy':
    'Muchas bajas en pocos minutos suelen ser un error en {provider}, como un grupo o una asignación eliminados.',
  'provisioning.approveMeans': 'Aprobar: se cierra la sesión de los usuarios y pierden el acceso a {tenant}.',
  'provisioning.rejectMeans': 'Rechazar: los usuarios conservan el acceso y vuelven a estar activos para {provider}.',
  'provisioning.approve': 'Aprobar',
  'provisioning.reject': 'Rechazar',
  'provisioning.approveAll': 'Aprobar todas…',
  'provisioning.rejectAll': 'Rechazar todas…',
  'provisioning.heldUser': 'Usuario',
  'provisioning.heldRequest': 'Solicitado',
  'provisioning.heldSince': 'En espera desde',
  'provisioning.held.deactivation': 'Desactivación',
  'provisioning.held.deletion': 'Eliminación',
  'provisioning.heldTable': 'Usuarios cuya baja de {tenant} está en espera',
  'provisioning.heldFailed': 'No se pudieron cargar las bajas en espera',
  'provisioning.heldNone': 'No hay bajas en espera.',
  'provisioning.findHeld': 'Buscar un usuario',
  'provisioning.approveTitle': { one: '¿Dar de baja a {count} usuario?', other: '¿Dar de baja a {count} usuarios?' },
  'provisioning.approveText': 'Se cierra su sesión y pierden el acceso a {tenant} de inmediato. No se puede deshacer.',
  'provisioning.approveConfirm': { one: 'Dar de baja a {count} usuario', other: 'Dar de baja a {count} usuarios' },
  'provisioning.rejectTitle': { one: '¿Conservar {count} usuario?', other: '¿Conservar {count} usuarios?' },
  'provisioning.rejectText':
    'Conservan el acceso a {tenant}. Corrige las asignaciones en {provider} o podría volver a pedirlo.',
  'provisioning.rejectConfirm': { one: 'Conservar {count} usuario', other: 'Conservar {count} usuarios' },
  'provisioning.removed': { one: 'Bajas realizadas: {count} usuario.', other: 'Bajas realizadas: {count} usuarios.' },
  'provisioning.kept': {
    one: 'Conservan el acceso: {count} usuario.',
    other: 'Conservan el acceso: {count} usuarios.',
  },
};
