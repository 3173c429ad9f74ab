import type { portalSecurityCenter as english } from '#shared/i18n/en/portal/security-center.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSecurityCenter: TranslationOf<typeof english> = {
  'center.tab': 'Vue d’ensemble',
  'center.failed': 'Impossible de calculer votre score',
  'center.failedText': 'Vos politiques restent appliquées. Seule cette vue est indisponible.',
  'center.readOnly': 'Vous pouvez consulter les recommandations, mais vous n’avez pas l’autorisation de les appliquer.',
  'center.download': 'Télécharger le rapport',

  // score
  'center.score': 'Score de sécurité',
  'center.scoreOf': '{score} sur 100',
  'center.of100': 'sur 100',
  'center.sum': 'Composition du score',
  'center.category': 'Catégorie',
  'center.points': 'Points',
  'center.pointsOf': '{points} sur {of}',
  'center.sumTotal': 'Score',
  'center.category.MFA': 'MFA',
  'center.category.PASSWORD': 'Mots de passe',
  'center.category.SESSIONS': 'Sessions',
  'center.category.SSO': 'Authentification unique',
  'center.category.IP': 'Restrictions par IP',
  'center.category.COUNTRY': 'Restrictions par pays',
  'center.category.DOMAIN': 'Restrictions de domaines',
  'center.category.INACTIVITY': 'Inactivité',

  // recommendations
  'center.recommendations': {
    one: '{count} recommandation',
    many: '{count} recommandations',
    other: '{count} recommandations',
  },
  'center.severity': 'Gravité',
  'center.severity.ALL': 'Toutes',
  'center.severity.SEVERE': 'Grave',
  'center.severity.WARNING': 'Avertissement',
  'center.severity.INFO': 'Info',
  'center.none': 'Aucune recommandation',
  'center.noneText': '{tenant} suit toutes les recommandations.',
  'center.noneOfKind': 'Aucune recommandation de cette gravité.',
  'center.gain': { one: '+{count} point', many: '+{count} points', other: '+{count} points' },
  'center.apply': 'Appliquer',
  'center.applyOf': 'Appliquer : {title}',
  'center.applying': 'Application…',
  'center.open': 'Ouvrir les paramètres',
  'center.openOf': 'Ouvrir les paramètres : {title}',
  'center.undo': 'Annuler',
  'center.undoOf': 'Annuler : {title}',
  'center.undoing': 'Annulation…',
  'center.more': 'Plus d’actions : {title}',
  'center.dismiss': 'Ignorer…',
  'center.restore': 'Réafficher',
  'center.restoreOf': 'Réafficher : {title}',
  'center.restoring': 'Rétablissement…',
  'center.applied': 'Appliquée',
  'center.appliedBy': 'Appliquée par {name}, {time}. Annulation possible jusqu’à {until}.',
  'center.appliedAt': 'Appliquée : {time}. Annulation possible jusqu’à {until}.',
  'center.appliedTitle': 'Recommandation appliquée.',
  'center.appliedText': '{title}. Score : {score}.',
  'center.undone': 'Recommandation annulée.',
  'center.applyFailed': 'Impossible d’appliquer cette recommandation.',
  'center.undoFailed': 'Impossible d’annuler cette recommandation.',
  'center.restoreFailed': 'Impossible de rétablir cette recommandation.',
  'center.nothingChanged': 'Rien n’a été modifié. {reason}',
  'center.listFirst': 'Ajoutez d’abord des entrées à la liste pour que personne ne perde l’accès.',
  'center.vendorFirst':
    'Votre fournisseur configure l’authentification unique. Contactez-le pour connecter votre fournisseur d’identité.',

  'center.dismissed': { one: '{count} ignorée', many: '{count} ignorées', other: '{count} ignorées' },
  'center.dismissedBy': 'Ignorée par {name} le {date} : {reason}',
  'center.dismissedOn': 'Ignorée le {date} : {reason}',
  'center.dismissedUntil': 'Jusqu’au {date}.',
  'center.dismissTitle': 'Ignorer « {title} » ?',
  'center.dismissText':
    'Ses points restent exclus de votre score. Toute personne ayant accès à cette page voit le motif.',
  'center.reason': 'Motif',
  'center.reasonHint': 'Par exemple, une politique qui couvre ce point.',
  'center.reasonMissing': 'Saisissez un motif.',
  'center.period': 'Ignorer pendant',
  'center.period.30': '30 jours',
  'center.period.90': '90 jours',
  'center.period.always': 'Toujours',
  'center.dismissLabel': 'Ignorer',
  'center.dismissing': 'En cours…',
  'center.dismissedTitle': 'Recommandation ignorée.',

  'center.title.FORCE_MFA': 'Exiger la MFA pour tous',
  'center.title.BREACHED_PASSWORDS_EXIST': 'Réinitialiser les mots de passe divulgués',
  'center.title.ENABLE_USER_LOCKOUT': 'Verrouiller les comptes après des mots de passe incorrects',
  'center.title.STRENGTHEN_USER_LOCKOUT': 'Verrouiller les comptes plus tôt',
  'center.title.ENABLE_PASSWORD_HISTORY': 'Empêcher la réutilisation des mots de passe',
  'center.title.STRENGTHEN_PASSWORD_HISTORY': 'Mémoriser plus de mots de passe',
  'center.title.ENABLE_FORCE_RELOGIN': 'Exiger une reconnexion régulière',
  'center.title.SET_FORCE_RELOGIN': 'Exiger une reconnexion plus fréquente',
  'center.title.ENABLE_SESSION_CONCURRENCY': 'Limiter les sessions simultanées',
  'center.title.SET_SESSION_CONCURRENCY': 'Autoriser moins de sessions simultanées',
  'center.title.ENABLE_IDLE_SESSION': 'Déconnecter les sessions inactives',
  'center.title.SET_IDLE_SESSION': 'Déconnecter plus tôt les sessions inactives',
  'center.title.ENABLE_IP_RESTRICTIONS': 'Restreindre l’accès par adresse IP',
  'center.title.CHANGE_IP_TO_ALLOWLIST': 'Autoriser uniquement les adresses IP listées',
  'center.title.ENABLE_COUNTRY_RESTRICTIONS': 'Restreindre l’accès par pays',
  'center.title.ENABLE_DOMAIN_RESTRICTIONS': 'Restreindre les domaines e-mail',
  'center.title.CHANGE_DOMAIN_TO_ALLOWLIST': 'Autoriser uniquement les domaines e-mail listés',
  'center.title.CONFIGURE_SSO': 'Configurer l’authentification unique',
  'center.title.DEACTIVATE_INACTIVE_USERS': 'Désactiver les utilisateurs inactifs',

  'center.text.FORCE_MFA': {
    one: '{count} utilisateur n’a aucune méthode de vérification. Une seconde méthode lui sera demandée à sa prochaine action.',
    many: '{count} utilisateurs n’ont aucune méthode de vérification. Une seconde méthode leur sera demandée à leur prochaine action.',
    other:
      '{count} utilisateurs n’ont aucune méthode de vérification. Une seconde méthode leur sera demandée à leur prochaine action.',
  },
  'center.text.BREACHED_PASSWORDS_EXIST': {
    one: '{count} utilisateur choisira un nouveau mot de passe à sa prochaine connexion et recevra un e-mail avec un lien.',
    many: '{count} utilisateurs choisiront un nouveau mot de passe à leur prochaine connexion et recevront un e-mail avec un lien.',
    other:
      '{count} utilisateurs choisiront un nouveau mot de passe à leur prochaine connexion et recevront un e-mail avec un lien.',
  },
  'center.text.ENABLE_USER_LOCKOUT':
    'Les comptes sont verrouillés après {wanted} mots de passe incorrects. Il n’y a actuellement aucune limite.',
  'center.text.STRENGTHEN_USER_LOCKOUT':
    'Les comptes sont verrouillés après {wanted} mots de passe incorrects. La limite actuelle est de {present}.',
  'center.text.ENABLE_PASSWORD_HISTORY': 'Les {wanted} derniers mots de passe ne peuvent pas être réutilisés.',
  'center.text.STRENGTHEN_PASSWORD_HISTORY':
    'Les {wanted} derniers mots de passe ne peuvent pas être réutilisés. Actuellement : les {present} derniers.',
  'center.text.ENABLE_FORCE_RELOGIN':
    'Les utilisateurs se reconnectent après {wanted}. Les sessions n’ont actuellement aucune limite fixe.',
  'center.text.SET_FORCE_RELOGIN': 'Les utilisateurs se reconnectent après {wanted}. Actuellement : {present}.',
  'center.text.ENABLE_SESSION_CONCURRENCY':
    'Chaque utilisateur conserve ses {wanted} sessions les plus récentes. Il n’y a actuellement aucune limite.',
  'center.text.SET_SESSION_CONCURRENCY':
    'Chaque utilisateur conserve ses {wanted} sessions les plus récentes. La limite actuelle est de {present}.',
  'center.text.ENABLE_IDLE_SESSION':
    'Les sessions prennent fin après {wanted} d’inactivité. Il n’y a actuellement aucun délai d’inactivité.',
  'center.text.SET_IDLE_SESSION': 'Les sessions prennent fin après {wanted} d’inactivité. Actuellement : {present}.',
  'center.text.ENABLE_IP_RESTRICTIONS':
    'Les utilisateurs et les jetons d’API peuvent actuellement se connecter depuis n’importe quelle adresse.',
  'center.text.CHANGE_IP_TO_ALLOWLIST':
    'Toutes les adresses absentes de la liste de blocage peuvent actuellement se connecter.',
  'center.text.ENABLE_COUNTRY_RESTRICTIONS':
    'Les utilisateurs et les jetons d’API peuvent actuellement se connecter depuis n’importe quel pays. Appliquer cette recommandation active votre liste de pays. Si elle est vide, les pays depuis lesquels des utilisateurs se sont connectés ces 30 derniers jours sont autorisés.',
  'center.text.ENABLE_DOMAIN_RESTRICTIONS':
    'Des utilisateurs de n’importe quel domaine e-mail peuvent actuellement être ajoutés.',
  'center.text.CHANGE_DOMAIN_TO_ALLOWLIST':
    'Tous les domaines absents de la liste de blocage peuvent actuellement être ajoutés.',
  'center.text.CONFIGURE_SSO': 'Les utilisateurs se connectent avec votre fournisseur d’identité.',
  'center.text.DEACTIVATE_INACTIVE_USERS': {
    one: '{count} utilisateur ne s’est pas connecté depuis 90 jours. Vous pouvez le réactiver à tout moment.',
    many: '{count} utilisateurs ne se sont pas connectés depuis 90 jours. Vous pouvez les réactiver à tout moment.',
    other: '{count} utilisateurs ne se sont pas connectés depuis 90 jours. Vous pouvez les réactiver à tout moment.',
  },

  // users at risk
  'center.atRisk': 'Utilisateurs à risque',
  'center.atRisk.breached-passwords': 'Fuites',
  'center.atRisk.mfa-unenrolled': 'Sans MFA',
  'center.atRisk.inactive': 'Inactifs',
  'center.atRiskFailed': 'Impossible de charger les utilisateurs',
  'center.atRiskNone': 'Aucun utilisateur',
  'center.user': 'Utilisateur',
  'center.roles': 'Rôles',
  'center.lastSignIn': 'Dernière connexion',
  'center.never': 'Jamais',
  'center.now': 'À l’instant',
  'center.remind': {
    one: 'Relancer {count} utilisateur',
    many: 'Relancer {count} utilisateurs',
    other: 'Relancer {count} utilisateurs',
  },
  'center.reminding': 'Envoi…',
  'center.reminded': 'E-mails envoyés. Chaque utilisateur en reçoit au plus un par jour.',
  'center.remindFailed': 'Impossible d’envoyer les e-mails.',

  // insights
  'center.insights': 'Tendances',
  'center.insightsFailed': 'Impossible de charger les tendances',
  'center.failedSignIns': 'Échecs de connexion',
  'center.failedSignInsText': '30 derniers jours',
  'center.failedSignInsFrom': {
    one: '30 derniers jours, {share} depuis {count} adresse IP',
    many: '30 derniers jours, {share} depuis {count} adresses IP',
    other: '30 derniers jours, {share} depuis {count} adresses IP',
  },
  'center.enrollment': 'Inscription à la MFA',
  'center.enrollmentText': '{enrolled} utilisateurs sur {users}',
  'center.newDevices': 'Nouveaux appareils',
  'center.newDevicesText': '30 derniers jours',
  'center.day': 'Jour',
  'center.count': 'Nombre',
  'center.showTable': 'Afficher sous forme de tableau',

  // report
  'center.report.kind': 'Type',
  'center.report.recommendation': 'Recommandation',
  'center.report.status': 'État',
  'center.report.open': 'Ouverte',
  'center.report.applied': 'Appliquée',
  'center.report.dismissed': 'Ignorée',
  'center.report.name': 'Nom',
  'center.report.detail': 'Détails',
};
