import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Inviter une liste d’utilisateurs dans {tenant}',
  'list.people': 'Utilisateurs',
  'list.peopleHint':
    'Une adresse e-mail par ligne, ou des lignes CSV avec email, name, days et roles. Ajoutez une ligne d’en-tête pour changer l’ordre. Séparez plusieurs rôles par ; ou |.',
  'list.file': 'Choisir un fichier CSV…',
  'list.template': 'Télécharger le modèle',
  'list.fileWrong': 'Ce n’est pas un fichier texte. Exportez-le au format CSV et réessayez.',
  'list.missing': 'Collez au moins une adresse e-mail ou choisissez un fichier.',
  'list.tooMany':
    'Une liste peut contenir jusqu’à {most} lignes ; celle-ci en compte {count}. Divisez-la en listes plus petites.',
  'list.time': 'Expiration de l’accès',
  'list.forGood': 'N’expire jamais',
  'list.timeHint': 'Les lignes qui indiquent leur propre nombre de jours sont prioritaires.',
  'list.check': 'Vérifier la liste',
  'list.checking': 'Vérification…',

  // a list: tried
  'list.checkedTitle': 'Vérifier avant l’envoi',
  'list.checkedText': 'Aucune invitation n’a encore été envoyée. Choisissez les lignes à afficher.',
  'list.new': { one: '{count} sera invité', many: '{count} seront invités', other: '{count} seront invités' },
  'list.here': { one: '{count} déjà membre', many: '{count} déjà membres', other: '{count} déjà membres' },
  'list.invalid': {
    one: '{count} ne peut pas être invité',
    many: '{count} ne peuvent pas être invités',
    other: '{count} ne peuvent pas être invités',
  },
  'list.lines': 'Lignes',
  'list.line': 'Ligne {line}',
  'list.moreLines': {
    one: 'et {count} ligne de plus',
    many: 'et {count} lignes de plus',
    other: 'et {count} lignes de plus',
  },
  'list.noLines': 'Aucune.',
  'list.daysWrong': 'Le nombre de jours doit être un entier compris entre 1 et 3 650.',
  'list.broken': 'Un guillemet de cette ligne n’est pas fermé.',
  'list.long': 'Les adresses e-mail sont limitées à 254 caractères et les noms à 200.',
  'list.unread': 'Ces colonnes ont été ignorées : {columns}. Utilisez les noms de colonnes email, name, days et roles.',
  'list.roleUnknown': 'Aucun rôle ne correspond à « {role} », ou plusieurs y correspondent. Utilisez la clé d’un rôle.',
  'list.roleRefused': 'Vous ne pouvez pas attribuer le rôle « {role} ».',
  'list.noRoles': 'Aucun rôle',
  'list.days': { one: '{count} jour', many: '{count} jours', other: '{count} jours' },
  'list.back': 'Modifier la liste',
  'list.send': {
    one: 'Inviter {count} utilisateur',
    many: 'Inviter {count} utilisateurs',
    other: 'Inviter {count} utilisateurs',
  },
  'list.sending': 'Envoi…',

  // a list: sent
  'list.doneTitle': 'Toutes les invitations ont été traitées',
  'list.invited': {
    one: '{count} utilisateur invité.',
    many: '{count} utilisateurs invités.',
    other: '{count} utilisateurs invités.',
  },
  'list.mails': {
    one: '{count} e-mail est encore en cours d’envoi.',
    many: '{count} e-mails sont encore en cours d’envoi.',
    other: '{count} e-mails sont encore en cours d’envoi.',
  },
  'list.someFailed': {
    one: 'Impossible d’inviter {count} ligne :',
    many: 'Impossible d’inviter {count} lignes :',
    other: 'Impossible d’inviter {count} lignes :',
  },
  'list.dayFull': 'Limite quotidienne atteinte. Invitez cet utilisateur demain.',
  'list.mailFailed': 'L’e-mail n’a pas pu être remis. Vérifiez l’adresse et renvoyez l’invitation.',
  'list.goesOn':
    'Vous pouvez fermer cette fenêtre. L’envoi continue en arrière-plan, et la page des utilisateurs affiche la progression.',
  'list.undo': 'Annuler toutes les invitations',
  'list.undoText':
    'Vous pouvez annuler ces invitations jusqu’à {time}. Les utilisateurs qui ont déjà accepté conservent leur accès.',
  'list.undoing': 'Annulation…',
  'list.undone': {
    one: '{count} invitation annulée. Son lien ne fonctionne plus.',
    many: '{count} invitations annulées. Leurs liens ne fonctionnent plus.',
    other: '{count} invitations annulées. Leurs liens ne fonctionnent plus.',
  },
  'list.undoneTitle': 'Invitations annulées',
  'list.statusFailed': 'Impossible de charger la progression.',

  // the link
  'link.title': 'Lien d’invitation à {tenant}',
  'link.text':
    'Toute personne disposant de votre lien peut s’inscrire, confirmer son adresse e-mail et rejoindre {tenant}. Le lien ne fonctionne plus si vous quittez {tenant}.',
  'link.none': 'Vous n’avez pas encore de lien d’invitation.',
  'link.failed': 'Impossible de charger votre lien.',
  'link.address': 'Votre lien',
  'link.copy': 'Copier le lien',
  'link.until': 'Expire le {time}.',
  'link.over': 'Ce lien a expiré.',
  'link.expires': 'Expire dans',
  'link.month': '30 jours',
  'link.roles': 'Rôles des utilisateurs qui arrivent par ce lien',
  'link.rolesHint': 'Si vous n’en sélectionnez aucun, les utilisateurs reçoivent les rôles par défaut.',
  'link.tell': 'M’envoyer un e-mail lorsque quelqu’un s’inscrit avec ce lien',
  'link.make': 'Créer un lien',
  'link.making': 'Création…',
  'link.made': 'Lien d’invitation créé.',
  'link.renew': 'Prolonger de 30 jours',
  'link.renewed': 'Lien d’invitation prolongé. Il expire le {time}.',
  'link.revoke': 'Révoquer le lien',
  'link.revokeTitle': 'Révoquer votre lien d’invitation ?',
  'link.revokeText':
    'Plus personne ne pourra rejoindre {tenant} avec ce lien. Les utilisateurs déjà arrivés conservent leur accès. Un nouveau lien aura une autre URL.',
  'link.revokeKeep': 'Annuler',
  'link.revoking': 'Révocation…',
  'link.revoked': 'Lien d’invitation révoqué.',

  // limited time
  'limit.title': 'Expiration de l’accès de {name}',
  'limit.text':
    'À l’expiration de l’accès, {name} est déconnecté de {tenant} et ne peut plus se connecter tant qu’un administrateur ne prolonge pas l’accès. Rien n’est supprimé.',
  'limit.time': 'L’accès expire dans',
  'limit.custom': 'Nombre de jours personnalisé',
  'limit.days': 'Jours',
  'limit.daysWrong': 'Saisissez un nombre entier compris entre 1 et 3 650.',
  'limit.until': 'Expire le {time}.',
  'limit.save': 'Définir l’expiration',
  'limit.saved': 'L’accès de {name} expire le {time}.',
  'limit.ends': 'Expiration de l’accès',
  'limit.endedText': 'L’accès de {name} à {tenant} a expiré. Prolongez-le ou supprimez l’expiration.',
};
