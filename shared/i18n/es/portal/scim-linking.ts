import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Vincular usuarios existentes',
  'linking.hint':
    'Cuando {provider} envía el correo electrónico de un usuario de {tenant}, gestiona su acceso desde entonces: puede desactivarlo y eliminarlo. El usuario conserva su nombre, sus roles y su contraseña. Se aplica a los dominios verificados para el inicio de sesión único, y no a usuarios con un rol superior al del administrador que lo activó.',
  'linking.on': 'Los usuarios existentes se vinculan.',
  'linking.off': 'Los usuarios existentes ya no se vinculan.',
};
