import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Probar ahora',
  'scimtrial.text':
    'Envía las solicitudes de un directorio con usuarios temporales y luego las deshace. No queda ningún usuario, correo ni entrada de auditoría.',
  'scimtrial.product': 'Directorio',
  'scimtrial.choose': 'Elige un directorio',
  'scimtrial.start': 'Iniciar prueba',
  'scimtrial.again': 'Repetir prueba',
  'scimtrial.passed': 'Todas las solicitudes recibieron la respuesta que espera {product}.',
  'scimtrial.failed': 'Algunas respuestas no son las que espera {product}. Las solicitudes de abajo muestran cuáles.',
  'scimtrial.steps': 'Solicitudes de la prueba',
  'scimtrial.expected': 'Como se esperaba',
  'scimtrial.unexpected': 'Inesperado',
  'scimtrial.request': 'Solicitud',
  'scimtrial.response': 'Respuesta',
  'scimtrial.purpose.connect': 'Probar la conexión',
  'scimtrial.purpose.create-user': 'Crear un usuario',
  'scimtrial.purpose.find-user': 'Buscar al usuario',
  'scimtrial.purpose.change-user': 'Cambiar al usuario',
  'scimtrial.purpose.deactivate-user': 'Desactivar al usuario',
  'scimtrial.purpose.reactivate-user': 'Reactivar al usuario',
  'scimtrial.purpose.create-group': 'Crear un grupo',
  'scimtrial.purpose.add-member': 'Añadir el usuario al grupo',
  'scimtrial.purpose.remove-member': 'Quitar al usuario del grupo',
  'scimtrial.purpose.delete-group': 'Eliminar el grupo',
  'scimtrial.purpose.delete-user': 'Eliminar al usuario',
  'scimtrial.purpose.verify': 'Comprobar el resultado',
};
