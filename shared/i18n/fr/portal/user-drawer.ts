import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Téléphone',
  'user.id': 'ID utilisateur',
  'user.managedText':
    'Un annuaire gère le nom, le numéro de téléphone et le nom d’utilisateur de cet utilisateur. Vous pouvez modifier ses rôles et ses groupes ici.',
  'user.editTitle': 'Modifier {name}',
  'user.name': 'Nom',
  'user.nameMissing': 'Saisissez un nom.',
  'user.saved': '{name} mis à jour.',
  'user.useTheirs': 'Utiliser les nouvelles valeurs',
  'user.groupsTitle': 'Groupes de {name}',
  'user.groupsText': 'Les membres d’un groupe reçoivent tous ses rôles.',
  'user.groupsSaved': 'Groupes de {name} mis à jour.',
  'user.groupsPartly':
    'Certaines modifications n’ont pas été enregistrées. {done} Les autres restent sélectionnées ci-dessous. {reason}',
  'user.groupsDone': 'Enregistré : {groups}.',
  'user.sessions': 'Sessions actives',
  'user.since': 'Début : {time}',
  'user.thisMoment': 'à l’instant',
  'user.factors': 'Méthodes de vérification',
  'user.noFactors': 'Aucune.',
  'user.app': 'Application d’authentification',
  'user.sms': 'SMS au {number}',
  'user.key': 'Clé de sécurité',
  'user.platform': 'Empreinte, visage ou code PIN d’un appareil',
  'user.codes': {
    one: '{count} code de récupération restant.',
    many: '{count} codes de récupération restants.',
    other: '{count} codes de récupération restants.',
  },
  'user.accessFailed': 'Impossible de charger les sessions et les méthodes de vérification.',
  'user.events': 'Activité',
  'user.eventsFailed': 'Impossible de charger l’activité.',

  // impersonation
  'impersonate.title': 'Agir en tant que {name} ?',
  'impersonate.text':
    'Vous utiliserez {tenant} en tant que {name} jusqu’à ce que vous arrêtiez. {name} recevra un e-mail avec votre nom et le motif, et chaque modification sera consignée avec votre nom.',
  'impersonate.reason': 'Motif',
  'impersonate.reasonHint': 'Par exemple, « Ticket d’assistance 4711 ».',
  'impersonate.reasonWrong': 'Saisissez un motif de 3 à 500 caractères.',
  'impersonate.action': 'Agir en tant que cet utilisateur',
  'impersonate.starting': 'Démarrage…',

  // a reset of the second step
  'reset.ask': 'Réinitialiser la MFA…',
  'reset.askTitle': 'Réinitialiser la MFA de {name} ?',
  'reset.askText':
    'Utilisez cette option si {name} n’a plus accès à ses méthodes de vérification. Nous enverrons un e-mail à {name}, qui pourra annuler la réinitialisation. Un autre administrateur doit l’approuver. Ses méthodes de vérification, codes de récupération et sessions seront supprimés {delay} plus tard.',
  'reset.askAction': 'Demander la réinitialisation',
  'reset.askKeep': 'Annuler',
  'reset.asking': 'Demande en cours…',
  'reset.asked':
    'Réinitialisation demandée. Nous avons envoyé un e-mail à {name}, et un autre administrateur doit l’approuver.',
  'reset.askedText':
    '{actor} a demandé une réinitialisation MFA. Un autre administrateur doit l’approuver avant son expiration le {time}.',
  'reset.askedByYou':
    'Vous avez demandé une réinitialisation MFA. Un autre administrateur doit l’approuver avant son expiration le {time}.',
  'reset.confirm': 'Approuver la réinitialisation',
  'reset.confirmed': 'Réinitialisation approuvée. Nous avons envoyé un e-mail à {name}, qui peut encore l’annuler.',
  'reset.confirmedText': 'La MFA sera réinitialisée le {time}. Approbation : {actor} et {other}.',
  'reset.cancel': 'Annuler la réinitialisation',
  'reset.canceled': 'Réinitialisation annulée. Nous avons envoyé un e-mail à {name}.',
  'reset.hours': { one: '{count} heure', many: '{count} heures', other: '{count} heures' },
  'reset.failed': 'Impossible de mettre à jour la réinitialisation. Rien n’a été modifié.',

  // several
  'bulk.accessTitle': {
    one: 'Rôles et groupes de {count} utilisateur',
    many: 'Rôles et groupes de {count} utilisateurs',
    other: 'Rôles et groupes de {count} utilisateurs',
  },
  'bulk.accessText':
    'Les rôles et groupes sélectionnés sont ajoutés. Les utilisateurs conservent ceux qu’ils ont déjà.',
  'bulk.accessSave': 'Ajouter des rôles et groupes',
  'bulk.accessProgress': '{done} sur {count} mis à jour',
  'bulk.didAccess': {
    one: '{count} utilisateur mis à jour.',
    many: '{count} utilisateurs mis à jour.',
    other: '{count} utilisateurs mis à jour.',
  },
  'bulk.accessFailed': {
    one: 'Impossible de tout ajouter pour {count} utilisateur :',
    many: 'Impossible de tout ajouter pour {count} utilisateurs :',
    other: 'Impossible de tout ajouter pour {count} utilisateurs :',
  },
  'bulk.groupFailed': 'Impossible d’ajouter des utilisateurs à {group} :',
};
