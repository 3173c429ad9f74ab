import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'Changer d’e-mail',
  'email.title': 'Changer votre adresse e-mail',
  'email.text':
    'Nous enverrons un code de vérification à votre nouvelle adresse e-mail. Rien ne change tant que vous ne l’avez pas saisi.',
  'email.new': 'Nouvelle adresse e-mail',
  'email.sent': 'Nous avons envoyé un code à {email}.',
  'email.send': 'Envoyer le code',
  'email.changed': 'Adresse e-mail remplacée par {email}.',
  'email.again': 'Utiliser une autre adresse e-mail',

  'phones.title': 'Numéros de téléphone',
  'phones.text':
    'Pour les codes de vérification et la récupération du compte. Seuls les numéros confirmés peuvent être utilisés.',
  'phones.failed': 'Impossible de charger vos numéros de téléphone',
  'phones.none': 'Aucun numéro de téléphone pour le moment.',
  'phones.add': 'Ajouter un numéro de téléphone',
  'phones.confirmed': 'Confirmé',
  'phones.notConfirmed': 'Non confirmé',
  'phones.confirm': 'Confirmer',
  'phones.confirmOf': 'Confirmer le {number}',
  'phones.remove': 'Supprimer',
  'phones.removeOf': 'Supprimer le {number}',
  'phones.addTitle': 'Ajouter un numéro de téléphone',
  'phones.addText': 'Nous vous enverrons un code de vérification par SMS.',
  'phones.confirmTitle': 'Confirmer le {number}',
  'phones.removeTitle': 'Supprimer le {number} ?',
  'phones.codeSent': 'Saisissez le code à 6 chiffres envoyé au {number}.',
  'phones.removeText':
    'Saisissez le code à 6 chiffres envoyé au {number} pour supprimer ce numéro. Nous n’y enverrons plus de codes.',
  'phones.removeMailText':
    'Ce numéro n’a jamais été confirmé, nous avons donc envoyé le code à {email}. Saisissez-le pour supprimer le numéro.',
  'phones.removeAction': 'Supprimer le numéro',
  'phones.sending': 'Envoi…',
  'phones.added': '{number} confirmé.',
  'phones.removed': '{number} supprimé.',

  'history.title': 'Historique des connexions',
  'history.text': 'Connexions et tentatives de connexion récentes à votre compte.',
  'history.failed': 'Impossible de charger l’historique des connexions',
  'history.none': 'Aucune connexion pour le moment.',
  'history.signed-in': 'Connecté',
  'history.refused': 'Mot de passe ou code incorrect',
  'history.locked': 'Verrouillé après trop de mots de passe incorrects',
  'history.older': 'Voir les connexions antérieures',
};
