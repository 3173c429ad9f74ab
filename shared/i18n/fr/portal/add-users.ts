import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Autres façons d’ajouter',
  'addUsers.list': 'Inviter à partir d’une liste…',
  'addUsers.link': 'Lien d’invitation…',
  'addUsers.export': 'Exporter au format CSV',
  'addUsers.exporting': 'Exportation des utilisateurs…',
  'addUsers.exported': 'Utilisateurs exportés. Consultez vos téléchargements.',
  'addUsers.exportFailed': 'Impossible d’exporter les utilisateurs. {reason}',
  'list.progress': 'Invitation des utilisateurs dans {tenant}',
  'list.counts': '{done} sur {total}',
  'list.show': 'Voir la progression',
  'users.limit': 'Définir l’expiration…',
  'users.makePermanent': 'Supprimer l’expiration',
  'users.expired': 'Accès expiré',
  'users.until': 'Jusqu’au {day}',
  'users.didMakePermanent': 'L’accès de {name} n’expire plus.',
  'bulk.didMakePermanent': {
    one: 'L’accès de {count} utilisateur n’expire plus.',
    many: 'L’accès de {count} utilisateurs n’expire plus.',
    other: 'L’accès de {count} utilisateurs n’expire plus.',
  },
};
