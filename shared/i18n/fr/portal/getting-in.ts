import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Autres façons d’ajouter',
  'getIn.list': 'Inviter à partir d’une liste…',
  'getIn.link': 'Lien d’invitation…',
  'getIn.export': 'Exporter au format CSV',
  'getIn.exporting': 'Exportation des utilisateurs…',
  'getIn.exported': 'Utilisateurs exportés. Consultez vos téléchargements.',
  'getIn.exportFailed': 'Impossible d’exporter les utilisateurs. {reason}',
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
