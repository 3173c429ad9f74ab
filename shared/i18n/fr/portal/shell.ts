import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.save': 'Enregistrer',
  'common.saving': 'Enregistrement…',
  'common.saveChanges': 'Enregistrer les modifications',
  'common.discard': 'Abandonner',
  'common.useTheirs': 'Utiliser les nouvelles valeurs',
  'common.noChanges': 'Aucune modification à enregistrer',
  'common.retry': 'Réessayer',
  'common.trace': 'ID de requête : {traceId}',
  'common.you': 'Vous',
  'common.never': 'Jamais',
  'common.now': 'Maintenant',
  'common.loading': 'Chargement…',
  'common.showMore': {
    one: 'Afficher {count} élément de plus',
    many: 'Afficher {count} éléments de plus',
    other: 'Afficher {count} éléments de plus',
  },
  'common.email': 'E-mail',
  'common.foundNothing': 'Aucun résultat pour « {search} »',
  'common.clearSearch': 'Effacer la recherche',
  'common.removeFilter': 'Supprimer le filtre : {filter}',
  'common.fieldMissing': 'Ce champ est obligatoire.',
  'common.emailWrong': 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',

  'group.organisation': 'Organisation',
  'group.security': 'Sécurité',
  'group.developers': 'Développeurs',
  'group.billing': 'Facturation',

  'shell.skip': 'Aller au contenu',
  'shell.navigation': 'Portail',
  'shell.goTo': 'Aller à…',
  'shell.notifications': 'Notifications',
  'shell.unread': {
    one: '{count} notification non lue',
    many: '{count} notifications non lues',
    other: '{count} notifications non lues',
  },
  'shell.portal': 'Portail',
  'shell.closePortal': 'Fermer le portail',
  'shell.account': 'Compte de {name}',
  'shell.signOut': 'Se déconnecter',
  'shell.language': 'Langue',
  'shell.theme': 'Thème',
  'shell.themeSystem': 'Système',
  'shell.themeLight': 'Clair',
  'shell.themeDark': 'Sombre',
  'shell.switched': 'Vous êtes maintenant dans {tenant}.',
  'shell.subAccountOf': 'Sous-compte de {parent}',
  'shell.backTo': 'Revenir à {parent}',
  'shell.impersonating':
    '{actor} agit en tant que {name} jusqu’à {until}. Chaque modification est consignée sous ce nom.',
  'shell.stopImpersonating': 'Ne plus agir en tant que {name}',
  'shell.offline':
    'Vous êtes hors ligne. L’affichage n’est peut-être pas à jour. Vous pourrez de nouveau faire des modifications une fois en ligne.',
  'shell.unreachable':
    'Impossible de joindre le serveur. Vos saisies sont conservées. Vérifiez votre connexion et réessayez.',
  'shell.serverFailed':
    'Une erreur s’est produite de notre côté. Réessayez et, si le problème persiste, contactez l’assistance avec l’ID de requête.',
  'shell.failedTitle': 'Impossible d’ouvrir le portail',
  'shell.noServerTitle': 'Le portail n’est connecté à aucun serveur',
  'shell.noServerText': 'Indiquez l’URL du serveur dans l’attribut base-url de cette page.',

  'boundary.title': 'Une erreur s’est produite sur cette page',
  'boundary.text': 'Vos données sont en sécurité. Actualisez la page ou accédez à une autre.',
  'boundary.chunkTitle': 'Impossible de charger une partie de cette page',
  'boundary.chunkText': 'Vos données sont en sécurité. Vérifiez votre connexion et actualisez la page.',
  'boundary.open': 'Actualiser la page',

  'unavailable.title': 'Vous n’avez pas accès à cette page',
  'unavailable.why': 'Page indisponible',
  'unavailable.text':
    'Cette page n’existe pas ou vos rôles dans {tenant} n’y donnent pas accès. Demandez l’accès à un administrateur de votre organisation.',
  'unavailable.go': 'Accéder à {page}',

  'expiry.title': 'Vous avez été déconnecté',
  'expiry.text': 'Votre travail est conservé. Reconnectez-vous pour reprendre là où vous en étiez.',
  'expiry.signIn': 'Se reconnecter',
  'expiry.waiting': 'En attente de votre connexion dans l’autre onglet…',
  'expiry.blocked':
    'Votre navigateur a bloqué l’onglet de connexion. Autorisez les fenêtres pop-up pour cette page et réessayez.',
  'expiry.leave': 'Quitter le portail',

  'unsaved.title': 'Quitter sans enregistrer ?',
  'unsaved.text': 'Modifications non enregistrées : {fields}.',
  'unsaved.stay': 'Annuler',
  'unsaved.leave': 'Quitter sans enregistrer',
};
