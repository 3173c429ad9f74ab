import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Nouvelle connexion : {device}',
  'notification.signed-in.body':
    'Lieu : {place}. Adresse IP : {ip}. Si ce n’était pas vous, déconnectez cette session et changez de mot de passe.',
  'notification.password-changed.title': 'Votre mot de passe a été modifié',
  'notification.password-changed.body':
    'Vous avez été déconnecté de toutes les autres sessions. Si ce n’était pas vous, sélectionnez « Mot de passe oublié ? » sur la page de connexion pour le réinitialiser.',
  'notification.email-changed.title': 'Votre adresse e-mail a été remplacée par {email}',
  'notification.email-changed.body':
    'Votre ancienne adresse e-mail était {former}. Si ce n’était pas vous, contactez immédiatement un administrateur de votre organisation.',
  'notification.user-name-changed.title': 'Votre nom d’utilisateur a été modifié',
  'notification.user-name-changed.body':
    'Votre nouveau nom d’utilisateur est {username}. Si ce n’était pas vous, contactez immédiatement un administrateur de votre organisation.',
  'notification.phones-changed.title': 'Vos numéros de téléphone ont été modifiés',
  'notification.phones-changed.body':
    'Si ce n’était pas vous, vérifiez vos numéros de téléphone et changez de mot de passe.',
  'notification.factor-added.title': 'Méthode de vérification ajoutée',
  'notification.factor-added.body':
    'Conservez vos codes de récupération en lieu sûr. Si ce n’était pas vous, supprimez la méthode et changez de mot de passe.',
  'notification.factor-removed.title': 'Méthode de vérification supprimée',
  'notification.factor-removed.body':
    'Si ce n’était pas vous, changez de mot de passe et configurez à nouveau la méthode.',
  'notification.passkey-added.title': 'Clé d’accès ajoutée',
  'notification.passkey-added.body':
    'Vous pouvez maintenant vous connecter sans mot de passe. Si ce n’était pas vous, supprimez la clé d’accès et changez de mot de passe.',
  'notification.passkey-removed.title': 'Clé d’accès supprimée',
  'notification.passkey-removed.body':
    'Vous ne pouvez plus vous connecter avec cette clé. Si ce n’était pas vous, changez de mot de passe et vérifiez vos clés d’accès.',
  'notification.recovery-code-used.title': 'Code de récupération utilisé',
  'notification.recovery-code-used.body':
    'Codes restants : {codesLeft}. Générez de nouveaux codes avant d’en manquer. Si ce n’était pas vous, changez de mot de passe.',
  'notification.recovery-codes-renewed.title': 'Nouveaux codes de récupération générés',
  'notification.recovery-codes-renewed.body':
    'Vos anciens codes ne fonctionnent plus. Si ce n’était pas vous, changez de mot de passe et générez de nouveaux codes.',
  'notification.second-factor-locked.title': 'La vérification a été verrouillée',
  'notification.second-factor-locked.body':
    'Trop de codes de vérification incorrects ont été saisis. Si ce n’était pas vous, quelqu’un connaît peut-être votre mot de passe : changez-le maintenant.',
  'notification.account-locked.title': 'Votre compte a été verrouillé',
  'notification.account-locked.body':
    'Trop de mots de passe incorrects ont été saisis. Si ce n’était pas vous, personne ne s’est connecté, mais envisagez un mot de passe plus long.',
  'notification.identity-linked.title': '{provider} a été associé à votre compte',
  'notification.identity-linked.body':
    'Vous pouvez maintenant l’utiliser pour vous connecter. Si ce n’était pas vous, changez de mot de passe et contactez un administrateur.',
  'notification.impersonation-started.title': '{actor} a agi en votre nom',
  'notification.impersonation-started.body':
    'Motif : {reason}. Chaque modification a été consignée sous le nom {actor}.',
  'notification.api-token-made.title': 'Jeton d’API personnel créé',
  'notification.api-token-made.body':
    'Nom du jeton : {token}. Les applications qui l’utilisent peuvent agir en votre nom. Si ce n’était pas vous, supprimez le jeton et changez de mot de passe.',
  'notification.roles-changed.title': 'Vos rôles ont été modifiés',
  'notification.roles-changed.body': 'Modifiés par {actor}. Vos rôles sont maintenant : {roles}.',
  'notification.groups-changed.title': 'Vos autorisations ont changé',
  'notification.groups-changed.body': '{actor} a modifié un groupe auquel vous appartenez ou avez appartenu.',
  'notification.invitation-accepted.title': '{person} a accepté votre invitation',
  'notification.invitation-accepted.body': '{email} est maintenant membre.',
};
