import type { portalScimHolds as english } from '#shared/i18n/en/portal/scim-holds.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimHolds: TranslationOf<typeof english> = {
  'provisioning.heldMark': { one: '{count} retrait en attente', other: '{count} retraits en attente' },
  'provisioning.heldTitle': {
    one: '{provider} a demandé le retrait de {count} utilisateur. Nous l’avons suspendu.',
    other: '{provider} a demandé le retrait de {count} utilisateurs. Nous l’avons suspendu.',
  },
  'provisioning.heldSafe': 'Tous ont encore accès. Décidez de la suite.',
  'provisioning.heldReader':
    'Tous ont encore accès. Un administrateur autorisé à modifier les connexions de provisionnement décidera de la suite.',
  'provisioning.heldWhen': 'Première demande : {first}. Dernière demande : {last}.',
  'provisioning.held': 'Retraits en attente',
  'provisioning.heldWhy':
    'De nombreux retraits en quelques minutes sont souvent une erreur dans {provider}, comme un groupe ou une attribution supprimés.',
  'provisioning.approveMeans':
    'Approuver : les utilisateurs sont désactivés ou supprimés, comme {provider} l’a demandé. Ils sont déconnectés et perdent l’accès à {tenant}.',
  'provisioning.keepMeans': 'Conserver : les utilisateurs gardent leur accès et redeviennent actifs pour {provider}.',
  'provisioning.approve': 'Approuver…',
  'provisioning.keepHeld': 'Conserver…',
  'provisioning.approveAll': 'Tout approuver…',
  'provisioning.keepEach': 'Tout conserver…',
  'provisioning.heldUser': 'Utilisateur',
  'provisioning.heldRequest': 'Demande',
  'provisioning.heldSince': 'En attente depuis',
  'provisioning.held.deactivation': 'Désactivation',
  'provisioning.held.deletion': 'Suppression',
  'provisioning.heldTable': 'Utilisateurs dont le retrait de {tenant} est en attente',
  'provisioning.heldFailed': 'Impossible de charger les retraits en attente',
  'provisioning.heldNone': 'Aucun retrait en attente.',
  'provisioning.findHeld': 'Rechercher un utilisateur',
  'provisioning.deactivateTitle': {
    one: 'Désactiver {count} utilisateur ?',
    other: 'Désactiver {count} utilisateurs ?',
  },
  'provisioning.deleteHeldTitle': { one: 'Supprimer {count} utilisateur ?', other: 'Supprimer {count} utilisateurs ?' },
  'provisioning.deactivateText':
    'Les utilisateurs désactivés sont déconnectés et perdent immédiatement l’accès à {tenant}. {provider} peut les réactiver.',
  'provisioning.deleteHeldText':
    'Les utilisateurs supprimés sont déconnectés et retirés de {tenant} immédiatement. Cette action est irréversible.',
  'provisioning.deactivateConfirm': { one: 'Désactiver {count} utilisateur', other: 'Désactiver {count} utilisateurs' },
  'provisioning.deleteHeldConfirm': { one: 'Supprimer {count} utilisateur', other: 'Supprimer {count} utilisateurs' },
  'provisioning.approveConfirm': { one: 'Approuver {count} retrait', other: 'Approuver {count} retraits' },
  'provisioning.keepTitle': { one: 'Conserver {count} utilisateur ?', other: 'Conserver {count} utilisateurs ?' },
  'provisioning.keepHeldText':
    'L’accès à {tenant} est conservé. Corrigez les attributions dans {provider}, sinon la demande peut se répéter.',
  'provisioning.keepConfirm': { one: 'Conserver {count} utilisateur', other: 'Conserver {count} utilisateurs' },
  'provisioning.deactivated': { one: '{count} utilisateur désactivé.', other: '{count} utilisateurs désactivés.' },
  'provisioning.deletedHeld': { one: '{count} utilisateur supprimé.', other: '{count} utilisateurs supprimés.' },
  'provisioning.approved': { one: '{count} retrait approuvé.', other: '{count} retraits approuvés.' },
  'provisioning.kept': {
    one: 'Accès conservé : {count} utilisateur.',
    other: 'Accès conservé : {count} utilisateurs.',
  },
  'provisioning.decidedElsewhere': {
    one: '{count} retrait n’était plus en attente : la décision a été prise ailleurs.',
    other: '{count} retraits n’étaient plus en attente : la décision a été prise ailleurs.',
  },
};
