import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Groupes',
  'users.noGroups': 'Aucun',
  'users.managedBy': 'Géré par',
  'users.managedHere': 'Portail d’administration',
  'users.managedDirectory': 'Annuaire',
  'users.statsWeek': {
    one: '{count} arrivé cette semaine.',
    many: '{count} arrivés cette semaine.',
    other: '{count} arrivés cette semaine.',
  },
  'users.statsAdmins': {
    one: '{count} peut gérer les utilisateurs.',
    many: '{count} peuvent gérer les utilisateurs.',
    other: '{count} peuvent gérer les utilisateurs.',
  },
  'users.showAll': 'Tous les utilisateurs',
  'users.showUnenrolled': 'Sans MFA',
  'users.showBreached': 'Avec un mot de passe divulgué',
  'users.showInactive': 'Inactifs depuis 90 jours',
  'users.anyRole': 'Tous les rôles',
  'users.anyGroup': 'Tous les groupes',
  'users.clearFilters': 'Effacer les filtres',
  'users.filteredTitle': 'Aucun utilisateur correspondant',
  'users.filteredText': 'Essayez de supprimer un filtre.',
  'users.edit': 'Modifier…',
  'users.editGroups': 'Modifier les groupes…',
  'users.signOut': 'Déconnecter partout',
  'users.didSignOut': '{name} a été déconnecté partout.',
  'bulk.didSignOut': {
    one: '{count} utilisateur déconnecté partout.',
    many: '{count} utilisateurs déconnectés partout.',
    other: '{count} utilisateurs déconnectés partout.',
  },
  'reset.waiting': 'La réinitialisation MFA de {name} doit être approuvée par un deuxième administrateur.',
  'reset.review': 'Examiner la demande',
  'bulk.access': 'Ajouter des rôles ou groupes…',
};
