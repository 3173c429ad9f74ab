import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Associer les utilisateurs existants',
  'linking.hint':
    'Quand {provider} envoie l’adresse e-mail d’un utilisateur de {tenant}, il gère désormais son accès : il peut le désactiver et le supprimer. L’utilisateur garde son nom, ses rôles et son mot de passe. S’applique aux domaines vérifiés pour l’authentification unique, et pas aux utilisateurs dont le rôle est supérieur à celui de l’administrateur qui a activé cette option.',
  'linking.on': 'Les utilisateurs existants sont associés.',
  'linking.off': 'Les utilisateurs existants ne sont plus associés.',
};
