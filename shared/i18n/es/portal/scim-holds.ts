import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} baja en espera', other: '{count} bajas en espera' },
  'provisioning.heldTitle': {
    one: '{provider} pidió dar de baja a {count} usuario. Lo hemos pausado.',
    other: '{provider} pidió dar de baja a {count} usuarios. Lo hemos pausado.',
  },
  'provisioning.heldSafe': 'Todos conservan el acceso. Decide qué hacer.',
  'provisioning.heldReader':
    'Todos conservan el acceso. Decide un administrador que pueda cambiar las conexiones de aprovisionamiento.',
  'provisioning.heldWhen': 'Primera solicitud: {first}. Última solicitud: {last}.',
  'provisioning.held': 'Bajas en espera',
  'provisioning.heldWhy':
    'Muchas bajas en pocos minutos suelen ser un error en {provider}, como un grupo o una asignación eliminados.',
  'provisioning.approveMeans':
    'Aprobar: los usuarios se desactivan o eliminan, como pidió {provider}. Se cierra su sesión y pierden el acceso a {tenant}.',
  'provisioning.keepMeans': 'Conservar: los usuarios conservan el acceso y vuelven a estar activos para {provider}.',
  'provisioning.approve': 'Aprobar…',
  'provisioning.keepHeld': 'Conservar…',
  'provisioning.approveAll': 'Aprobar todas…',
  'provisioning.keepEach': 'Conservar todos…',
  'provisioning.heldUser': 'Usuario',
  'provisioning.heldRequest': 'Solicitado',
  'provisioning.heldSince': 'En espera desde',
  'provisioning.held.deactivation': 'Desactivación',
  'provisioning.held.deletion': 'Eliminación',
  'provisioning.heldTable': 'Usuarios cuya baja de {tenant} está en espera',
  'provisioning.heldFailed': 'No se pudieron cargar las bajas en espera',
  'provisioning.heldNone': 'No hay bajas en espera.',
  'provisioning.findHeld': 'Buscar un usuario',
  'provisioning.deactivateTitle': { one: '¿Desactivar {count} usuario?', other: '¿Desactivar {count} usuarios?' },
  'provisioning.deleteHeldTitle': { one: '¿Eliminar {count} usuario?', other: '¿Eliminar {count} usuarios?' },
  'provisioning.deactivateText':
    'Se cierra la sesión de los usuarios desactivados y pierden el acceso a {tenant} de inmediato. {provider} puede reactivarlos.',
  'provisioning.deleteHeldText':
    'Se cierra la sesión de los usuarios eliminados y dejan de pertenecer a {tenant} de inmediato. No se puede deshacer.',
  'provisioning.deactivateConfirm': { one: 'Desactivar {count} usuario', other: 'Desactivar {count} usuarios' },
  'provisioning.deleteHeldConfirm': { one: 'Eliminar {count} usuario', other: 'Eliminar {count} usuarios' },
  'provisioning.approveConfirm': { one: 'Aprobar {count} baja', other: 'Aprobar {count} bajas' },
  'provisioning.keepTitle': { one: '¿Conservar {count} usuario?', other: '¿Conservar {count} usuarios?' },
  'provisioning.keepHeldText':
    'Conservan el acceso a {tenant}. Corrige las asignaciones en {provider} o podría volver a pedirlo.',
  'provisioning.keepConfirm': { one: 'Conservar {count} usuario', other: 'Conservar {count} usuarios' },
  'provisioning.deactivated': { one: '{count} usuario desactivado.', other: '{count} usuarios desactivados.' },
  'provisioning.deletedHeld': { one: '{count} usuario eliminado.', other: '{count} usuarios eliminados.' },
  'provisioning.approved': { one: '{count} baja aprobada.', other: '{count} bajas aprobadas.' },
  'provisioning.kept': {
    one: 'Conservan el acceso: {count} usuario.',
    other: 'Conservan el acceso: {count} usuarios.',
  },
  'provisioning.decidedElsewhere': {
    one: '{count} baja ya no estaba en espera: se decidió en otro lugar.',
    other: '{count} bajas ya no estaban en espera: se decidieron en otro lugar.',
  },
};
