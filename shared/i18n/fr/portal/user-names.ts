import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Nom d’utilisateur',
  'userName.none': 'Aucun',
  'userName.ownHint': 'Vous pouvez vous connecter avec votre nom d’utilisateur ou votre adresse e-mail.',
  'userName.ownHintAlone': 'Vous vous connectez avec votre nom d’utilisateur.',
  'userName.byAdmin':
    'Vous pouvez vous connecter avec votre nom d’utilisateur ou votre adresse e-mail. Demandez à un administrateur de modifier votre nom d’utilisateur.',
  'userName.give': 'Définir un nom d’utilisateur…',
  'userName.choose': 'Choisir un nom d’utilisateur…',
  'userName.change': 'Modifier le nom d’utilisateur…',
  'userName.remove': 'Supprimer le nom d’utilisateur…',
  'userName.title': 'Nom d’utilisateur de {name}',
  'userName.ownTitle': 'Votre nom d’utilisateur',
  'userName.rule':
    '3 à 64 lettres, chiffres, points, tirets ou traits de soulignement. Commencez par une lettre ou un chiffre.',
  'userName.text':
    '{name} peut se connecter avec ce nom d’utilisateur ou son adresse e-mail. Les majuscules et minuscules ne sont pas prises en compte.',
  'userName.ownText':
    'Vous pouvez vous connecter avec ce nom d’utilisateur ou votre adresse e-mail. Les majuscules et minuscules ne sont pas prises en compte.',
  'userName.taken': 'Ce nom d’utilisateur est déjà pris. Utilisez-en un autre.',
  'userName.saved': 'Nom d’utilisateur de {name} remplacé par {username}.',
  'userName.ownSaved': 'Nom d’utilisateur remplacé par {username}.',
  'userName.useTheirs': 'Utiliser le nouveau nom',
  'userName.removeTitle': 'Supprimer le nom d’utilisateur « {username} » ?',
  'userName.removeText':
    '{name} se connectera avec {email}. Le nom d’utilisateur {username} sera de nouveau disponible pour tous.',
  'userName.ownRemoveText':
    'Vous vous connecterez avec {email}. Le nom d’utilisateur {username} sera de nouveau disponible pour tous.',
  'userName.removeAction': 'Supprimer le nom',
  'userName.removeKeep': 'Annuler',
  'userName.removing': 'Suppression…',
  'userName.removed': 'Nom d’utilisateur de {name} supprimé.',
  'userName.ownRemoved': 'Nom d’utilisateur supprimé.',
};
