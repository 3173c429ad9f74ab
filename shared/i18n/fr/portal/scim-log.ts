import type { portalScimLog as english } from '#shared/i18n/en/portal/scim-log.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLog: TranslationOf<typeof english> = {
  'scimlog.title': 'Activité de synchronisation',
  'scimlog.table': 'Requêtes de {name}',
  'scimlog.failedTitle': 'Impossible de charger l’activité',
  'scimlog.search': 'Utilisateur, groupe ou ID',
  'scimlog.searchLabel': 'Rechercher des requêtes par utilisateur, groupe ou ID',
  'scimlog.result': 'Résultat',
  'scimlog.resultAll': 'Tous les résultats',
  'scimlog.succeeded': 'Réussies',
  'scimlog.refused': 'Refusée',
  'scimlog.held': 'En attente',
  'scimlog.kind': 'Opération',
  'scimlog.kindAll': 'Toutes les opérations',
  'scimlog.changes': 'Modifications',
  'scimlog.reads': 'Consultations',
  'scimlog.live': 'En direct',
  'scimlog.operation': 'Opération',
  'scimlog.time': 'Heure',
  'scimlog.emptyTitle': 'Aucune requête pour le moment',
  'scimlog.emptyText': 'Chaque requête de {provider} apparaît ici pendant 30 jours.',
  'scimlog.filteredTitle': 'Aucune requête correspondante',
  'scimlog.filteredText': 'Nous avons cherché dans les noms, adresses e-mail et ID des 30 derniers jours.',
  'scimlog.clear': 'Effacer les filtres',
  'scimlog.more': 'Afficher plus',
  'scimlog.moreEnd':
    'Voici les {count} requêtes les plus récentes. Recherchez ou filtrez pour trouver les plus anciennes.',
  'scimlog.op.user-created': 'Créer un utilisateur',
  'scimlog.op.user-changed': 'Mettre à jour un utilisateur',
  'scimlog.op.user-activated': 'Réactiver un utilisateur',
  'scimlog.op.user-deactivated': 'Désactiver un utilisateur',
  'scimlog.op.user-deleted': 'Supprimer un utilisateur',
  'scimlog.op.user-read': 'Lire un utilisateur',
  'scimlog.op.users-searched': 'Rechercher des utilisateurs',
  'scimlog.op.group-created': 'Créer un groupe',
  'scimlog.op.group-changed': 'Mettre à jour un groupe',
  'scimlog.op.members-added': {
    one: 'Ajouter {count} membre',
    many: 'Ajouter {count} membres',
    other: 'Ajouter {count} membres',
  },
  'scimlog.op.members-removed': {
    one: 'Retirer {count} membre',
    many: 'Retirer {count} membres',
    other: 'Retirer {count} membres',
  },
  'scimlog.op.group-deleted': 'Supprimer un groupe',
  'scimlog.op.group-read': 'Lire un groupe',
  'scimlog.op.groups-searched': 'Rechercher des groupes',
  'scimlog.op.bulk': {
    one: '{count} opération en une requête',
    many: '{count} opérations en une requête',
    other: '{count} opérations en une requête',
  },
  'scimlog.op.discovery': 'Lire les fonctionnalités',
  'scimlog.op.other': 'Autre requête',
  'scimlog.allRemoved': 'Retirer tous les membres',
  'scimlog.about': 'Utilisateur ou groupe',
  'scimlog.request': 'Requête',
  'scimlog.requestId': 'ID de la requête',
  'scimlog.rule': 'Règle',
  'scimlog.answer': 'Réponse à {provider}',
  'scimlog.remedy': 'Que faire :',
  'scimlog.heldTitle': 'Ce retrait a été mis en attente.',
  'scimlog.heldText':
    '{provider} a reçu une réponse positive, mais l’utilisateur garde l’accès à {tenant} jusqu’à la décision d’un administrateur.',
  'scimlog.heldOver': '{provider} a reçu une réponse positive. Le retrait n’est plus en attente.',
  'scimlog.showHolds': 'Afficher les retraits en attente',
  'scimlog.body': 'Corps de la requête',
  'scimlog.bodyText': 'Les valeurs sont retirées avant l’enregistrement d’une requête.',
  'scimlog.noBody': 'Cette requête n’avait pas de corps.',
  'scimlog.showUser': 'Afficher l’utilisateur',
  'scimlog.detailsFailed': 'Impossible de charger la requête',
  'scimlog.fix.taken':
    'Un autre utilisateur ou groupe porte déjà ce nom ou cette adresse e-mail. Si l’utilisateur est membre de {tenant}, activez « Associer les utilisateurs existants » dans la connexion, ou modifiez la valeur dans {provider}.',
  'scimlog.fix.attribute':
    'La réponse indique l’attribut. Corrigez sa valeur ou son association dans {provider}, puis relancez la synchronisation.',
  'scimlog.fix.filter':
    'La recherche de {provider} n’a pas pu être lue. Vérifiez l’attribut qui identifie les utilisateurs.',
  'scimlog.fix.missing':
    '{provider} a demandé un utilisateur ou un groupe absent de cette connexion. C’est normal après une suppression. Sinon, synchronisez-le à nouveau dans {provider}.',
  'scimlog.fix.unsupported': 'Cette opération n’est pas proposée. Le provisionnement fonctionne sans elle.',
  'scimlog.fix.changed':
    'Quelqu’un a modifié l’utilisateur ou le groupe au même moment. {provider} réessaie généralement.',
  'scimlog.fix.size': 'La requête est trop volumineuse. Envoyez moins de membres ou d’opérations à la fois.',
  'scimlog.fix.rate': 'Il y a eu trop de requêtes. {provider} réessaie généralement plus tard.',
  'scimlog.fix.manager':
    'Après cette modification, plus personne ne pourrait gérer les utilisateurs de {tenant}. Donnez d’abord un rôle d’administrateur à un autre utilisateur.',
  'scimlog.fix.domain':
    'Le domaine de messagerie n’est pas autorisé dans {tenant}. Autorisez-le sur la page Sécurité ou modifiez l’adresse dans {provider}.',
  'scimlog.fix.ours':
    'Une erreur s’est produite de notre côté. {provider} réessaie généralement. Si cela continue, envoyez-nous l’ID de la requête.',
  'scimlog.fix.other':
    'La réponse indique ce qui était incorrect. Corrigez-le dans {provider}, puis relancez la synchronisation.',
};
