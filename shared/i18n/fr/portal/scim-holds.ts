import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} retrait en attente', other: '{count} retraits en attente' },
  'provisioning.heldTitle': {
    one: '{provider} a demandé le retrait de {count} utilisateur. Nous l’avons suspendu.',
    other: '{provider} a demandé le retrait de {count} utilisateurs. Nous l’avons suspendu.',
  },
  'provisioning.heldSafe': 'Tous ont encore accès. Décidez de la suite.',
  'provisioning.heldWhen': 'Première demande : {first}. Dernière demande : {last}.',
  'provisioning.held': 'Retraits en attente',
  'provisioning.heldWhy':
    'De nombreux retraits en quelques minutes sont souvent une erreur dans {provider}, comme un groupe ou une attribution supprimés.',
  'provisioning.approveMeans': 'Approuver : les utilisateurs sont déconnectés et perdent l’accès à {tenant}.',
  'provisioning.rejectMeans': 'Rejeter : les utilisateurs gardent leur accès et redeviennent actifs pour {provider}.',
  'provisioning.approve': 'Approuver',
  'provisioning.reject': 'Rejeter',
  'provisioning.approveAll': 'Tout approuver…',
  'provisioning.rejectAll': 'Tout rejeter…',
  'provisioning.heldUser': 'Utilisateur',
  'provisioning.heldRequest': 'Demande',
  'provisioning.heldSince': 'En attente depuis',
  'provisioning.held.deactivation': 'Désactivation',
  'provisioning.held.deletion': 'Suppression',
  'provisioning.heldTable': 'Utilisateurs dont le retrait de {tenant} est en attente',
  'provisioning.heldFailed': 'Impossible de charger les retraits en attente',
  'provisioning.heldNone': 'Aucun retrait en attente.',
  'provisioning.findHeld': 'Rechercher un utilisateur',
  'provisioning.approveTitle': { one: 'Retirer {count} utilisateur ?', other: 'Retirer {count} utilisateurs ?' },
  'provisioning.approveText':
    'L’accès à {tenant} prend fin immédiatement, sessions comprises. Cette action est irréversible.',
  'provisioning.approveConfirm': { one: 'Retirer {count} utilisateur', other: 'Retirer {count} utilisateurs' },
  'provisioning.rejectTitle': { one: 'Conserver {count} utilisateur ?', other: 'Conserver {count} utilisateurs ?' },
  'provisioning.rejectText':
    'L’accès à {tenant} est conservé. Corrigez les attributions dans {provider}, sinon la demande peut se répéter.',
  'provisioning.rejectConfirm': { one: 'Conserver {count} utilisateur', other: 'Conserver {count} utilisateurs' },
  'provisioning.removed': {
    one: 'Retrait effectué : {count} utilisateur.',
    other: 'Retrait effectué : {count} utilisateurs.',
  },
  'provisioning.kept': {
    one: 'Accès conservé : {count} utilisateur.',
    other: 'Accès conservé : {count} utilisateurs.',
  },
};
