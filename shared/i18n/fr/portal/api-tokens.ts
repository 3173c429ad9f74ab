import type { portalApiTokens as english } from '#shared/i18n/en/portal/api-tokens.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApiTokens: TranslationOf<typeof english> = {
  'page.apiTokens': 'Jetons d’API',
  'page.personalApiTokens': 'Jetons d’API personnels',
  'token.textTenant':
    'Les jetons d’API permettent à des applications d’agir pour {tenant} avec les autorisations que vous choisissez.',
  'token.textUser':
    'Les jetons d’API personnels permettent à des applications d’agir en votre nom dans {tenant}. Ils n’ont jamais plus d’autorisations que vous.',
  'token.kinds': 'Types de jetons d’API',
  'token.kind.clientCredentials': 'Identifiants client',
  'token.kind.accessToken': 'Jetons d’accès',
  'token.about.clientCredentials':
    'Un ID client et un secret qu’une application échange contre un jeton d’accès. Les jetons d’accès expirent au bout de 1 heure.',
  'token.about.accessToken': 'Un secret de longue durée qu’une application envoie avec chaque requête.',
  'token.new.clientCredentials': 'Créer des identifiants client',
  'token.new.accessToken': 'Créer un jeton d’accès',
  'token.search': 'Description ou ID',
  'token.searchLabel': 'Rechercher des jetons d’API par description ou ID',
  'token.table.clientCredentials': 'Identifiants client',
  'token.table.accessToken': 'Jetons d’accès',
  'token.description': 'Description',
  'token.roles': 'Rôles',
  'token.noRoles': 'Aucun',
  'token.createdBy': 'Créé par',
  'token.gone': 'Ancien membre',
  'token.created': 'Créé le',
  'token.lastUsed': 'Dernière utilisation',
  'token.expires': 'Expire',
  'token.neverUsed': 'Jamais',
  'token.endless': 'Jamais',
  'token.daysLeft': { one: 'Dans {count} jour', many: 'Dans {count} jours', other: 'Dans {count} jours' },
  'token.endsToday': 'Aujourd’hui',
  'token.ended': 'Expiré le {date}',
  'token.failedTitle': 'Impossible de charger les jetons d’API',
  'token.emptyTitle.clientCredentials': 'Aucun identifiant client pour le moment',
  'token.emptyTitle.accessToken': 'Aucun jeton d’accès pour le moment',
  'token.searched': 'La recherche porte sur les descriptions et les ID.',
  'token.actions': 'Actions pour {name}',
  'token.delete': 'Supprimer…',

  // one of them
  'token.clientId': 'ID client',
  'token.id': 'ID',
  'token.rightsUser': 'Les mêmes autorisations que vous dans {tenant}.',
  'token.rights': 'Autorisations',
  'token.nothing': 'Aucune. Ce jeton n’a ni rôle ni autorisation.',
  'token.how': 'Mode d’emploi',
  'token.how.clientCredentials':
    'Envoyez l’ID client et le secret à cette URL. La réponse contient un access_token pour l’en-tête Authorization de chaque requête et un refresh_token pour obtenir le suivant.',
  'token.how.accessToken': 'Envoyez le secret dans cet en-tête avec chaque requête.',

  // a new one
  'token.newTitle.clientCredentials': 'Créer des identifiants client',
  'token.newTitle.accessToken': 'Créer un jeton d’accès',
  'token.descriptionHint': 'Décrivez l’usage du jeton, par exemple « Export nocturne ».',
  'token.descriptionMissing': 'Saisissez une description.',
  'token.days': 'Jours avant expiration',
  'token.daysWrong': 'Saisissez un nombre entier compris entre 1 et 3 650 ou laissez ce champ vide.',
  'token.endsOn': 'Expire le {date}. Laissez vide pour un jeton qui n’expire jamais.',
  'token.endsNever': 'N’expire jamais.',
  'token.rolesLabel': 'Autorisations',
  'token.rolesHint': 'N’accordez que les autorisations nécessaires.',
  'token.findRole': 'Rechercher un rôle',
  'token.rolesFailed': 'Impossible de charger les rôles.',
  'token.morePermissions': 'Autorisations individuelles',
  'token.choosePermission': 'Rechercher une autorisation',
  'token.rightsMissing': 'Sélectionnez au moins un rôle ou une autorisation.',
  'token.create': 'Créer un jeton',
  'token.creating': 'Création…',
  'token.fields': 'le nouveau jeton',

  // its secret
  'token.secretTitle': 'Conservez le secret de « {name} »',
  'token.secretText': 'Copiez-le maintenant : il ne sera plus affiché. Conservez-le comme un mot de passe.',
  'token.secret': 'Secret',
  'token.copySecret': 'Copier le secret',
  'token.copyClientId': 'Copier l’ID client',
  'token.copied': 'Copié',
  'token.secretSaved': 'J’ai enregistré le secret',

  // its end
  'token.deleteTitle': 'Supprimer le jeton « {name} » ?',
  'token.deleteUsed':
    'Les applications qui utilisent ce jeton perdent immédiatement l’accès. Dernière utilisation : {when}. Cette action est irréversible.',
  'token.deleteUnused':
    'Ce jeton n’a jamais été utilisé. Les applications qui le possèdent perdent immédiatement l’accès. Cette action est irréversible.',
  'token.deleteAction': 'Supprimer le jeton',
  'token.deleteKeep': 'Annuler',
  'token.deleting': 'Suppression…',
  'token.deleted': 'Jeton « {name} » supprimé.',
  'token.reverted': 'Impossible de supprimer « {name} ». Rien n’a été modifié.',
};
