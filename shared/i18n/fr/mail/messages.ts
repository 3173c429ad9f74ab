import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Bonjour {name},';
const linkExpiresPreview = 'Ce lien expire dans {expiresIn}.';
const codeExpires = 'Ce code expire dans {expiresIn}.';
const ifYou = 'Si c’était vous, vous n’avez rien à faire.';
const resetIfNotYou =
  'Si c’était vous, vous n’avez rien à faire. Sinon, réinitialisez votre mot de passe maintenant. Cela déconnecte également toutes les sessions.';
const keepIfNotAsked =
  'Si vous avez toujours vos méthodes de vérification ou n’avez pas fait cette demande, conservez-les.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confirmez votre adresse e-mail pour {vendor}',
      preview: 'Confirmez votre adresse e-mail pour terminer la création de votre compte.',
      paragraphs: [
        hello,
        'Confirmez que {email} est votre adresse e-mail pour terminer la création de votre compte {vendor}.',
        'Ce lien expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      button: 'Confirmer l’adresse e-mail',
      footer: 'Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
    },
    invitation: {
      subject: 'Rejoignez {tenantName} sur {vendor}',
      preview: '{inviterName} vous a invité. L’invitation expire dans {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} vous a invité à rejoindre {tenantName} sur {vendor}.',
        'Acceptez l’invitation pour rejoindre l’organisation en tant que {email}. Ce lien expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      button: 'Accepter l’invitation',
      footer:
        'Si vous n’attendiez pas d’invitation, vous pouvez ignorer cet e-mail. Vous ne rejoignez l’organisation que si vous acceptez.',
    },
    'signed-up-by-link': {
      subject: '{personName} s’est inscrit avec votre lien vers {tenantName}',
      preview: '{personEmail} rejoindra l’organisation après confirmation de son adresse e-mail.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) s’est inscrit à {tenantName} avec votre lien d’invitation et rejoindra l’organisation après confirmation de son adresse e-mail.',
      ],
      footer:
        'Si vous ne connaissez pas cette personne, retirez-la dans le portail d’administration et révoquez le lien : toute personne qui en dispose peut l’utiliser.',
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe {vendor}',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'Nous avons reçu une demande de réinitialisation du mot de passe {vendor} de {email}.',
        'Ce lien expire dans {expiresIn} et ne peut être utilisé qu’une fois. Votre mot de passe actuel fonctionne jusqu’à ce que vous en créiez un nouveau.',
      ],
      button: 'Réinitialiser le mot de passe',
      footer:
        'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre mot de passe ne changera pas.',
    },
    'password-changed': {
      subject: 'Votre mot de passe {vendor} a été modifié',
      preview: ifYou,
      paragraphs: [hello, 'Le mot de passe {vendor} de {email} a été modifié le {changedAt}.', resetIfNotYou],
      button: 'Réinitialiser le mot de passe',
      footer: 'Nous envoyons cet e-mail à chaque modification de votre mot de passe.',
    },
    'password-expires': {
      subject: 'Votre mot de passe {vendor} expire bientôt',
      preview: 'Changez-le avant le {expiresAt}.',
      paragraphs: [
        hello,
        'Votre organisation exige des changements de mot de passe réguliers. Votre mot de passe {vendor} pour {email} expire le {expiresAt}.',
        'Changez-le avant cette date pour continuer à vous connecter sans interruption.',
      ],
      button: 'Changer de mot de passe',
      footer:
        'Si votre mot de passe expire, vous pourrez toujours utiliser un lien de réinitialisation envoyé à cette adresse e-mail.',
    },
    'account-locked': {
      subject: 'Votre compte {vendor} est verrouillé',
      preview: 'Trop de mots de passe incorrects ont été saisis.',
      paragraphs: [
        hello,
        'Nous avons verrouillé votre compte {vendor}, {email}, après trop de mots de passe incorrects. Vos données sont en sécurité.',
        'Il se déverrouillera automatiquement le {lockedUntil}. Si les tentatives venaient de vous, vous pouvez le déverrouiller maintenant.',
      ],
      button: 'Déverrouiller le compte',
      footer:
        'Si ce n’était pas vous, laissez le compte verrouillé. Personne ne s’est connecté. Envisagez un mot de passe plus long.',
    },
    'sign-up-existing': {
      subject: 'Vous avez déjà un compte {vendor}',
      preview: 'Connectez-vous ou réinitialisez votre mot de passe.',
      paragraphs: [
        hello,
        'Nous avons reçu une demande de création de compte {vendor} avec {email}. Vous avez déjà un compte, nous n’en avons donc pas créé de nouveau.',
        'Connectez-vous comme d’habitude. Si vous avez oublié votre mot de passe, sélectionnez « Mot de passe oublié ? » sous le champ du mot de passe.',
      ],
      button: 'Se connecter',
      footer:
        'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Rien n’a changé, et nous n’avons pas révélé que vous avez un compte.',
    },
    'sign-in-code': {
      subject: 'Votre code de connexion {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Saisissez ce code pour vous connecter à {vendor}. Il expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      footer:
        'Si vous n’avez pas demandé ce code, vous pouvez ignorer cet e-mail. Ne communiquez jamais ce code. {vendor} ne vous le demandera jamais.',
    },
    'second-factor-code': {
      subject: 'Votre code de vérification {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Saisissez ce code pour confirmer votre identité sur {vendor}. Il expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      footer:
        'Si vous n’avez pas essayé de vous connecter, quelqu’un connaît peut-être votre mot de passe. Changez-le maintenant et ne communiquez jamais ce code.',
    },
    'phone-code': {
      subject: 'Confirmez le changement de votre numéro sur {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Nous avons reçu une demande de changement du numéro de téléphone de {email} sur {vendor}. Saisissez ce code pour continuer. Il expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      footer:
        'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Votre numéro de téléphone ne changera pas.',
    },
    'activation-code': {
      subject: 'Confirmez votre adresse e-mail pour {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Saisissez ce code pour confirmer {email} et terminer la création de votre compte {vendor}. Il expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      footer: 'Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
    },
    'invitation-code': {
      subject: 'Rejoignez {tenantName} sur {vendor}',
      preview: '{inviterName} vous a invité. L’invitation expire dans {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} vous a invité à rejoindre {tenantName} sur {vendor}.',
        'Acceptez l’invitation pour rejoindre l’organisation en tant que {email}. Ce lien expire dans {expiresIn} et ne peut être utilisé qu’une fois. Vous aurez besoin de ce code :',
      ],
      button: 'Accepter l’invitation',
      footer:
        'Si vous n’attendiez pas d’invitation, vous pouvez ignorer cet e-mail. Vous ne rejoignez l’organisation que si vous acceptez.',
    },
    'magic-link': {
      subject: 'Se connecter à {vendor}',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'Utilisez ce lien pour vous connecter à {vendor} en tant que {email}.',
        'Ce lien expire dans {expiresIn} et ne peut être utilisé qu’une fois. Si vous l’ouvrez sur un autre appareil, saisissez le nombre affiché là où vous l’avez demandé.',
      ],
      button: 'Se connecter',
      footer:
        'Si vous n’avez pas demandé ce lien, vous pouvez ignorer cet e-mail. Personne ne peut se connecter sans ce lien.',
    },
    'phones-changed': {
      subject: 'Vos numéros de téléphone sur {vendor} ont été modifiés',
      preview: ifYou,
      paragraphs: [
        hello,
        'Les numéros de téléphone de {email} sur {vendor} ont été modifiés le {changedAt} : {change}.',
        resetIfNotYou,
      ],
      button: 'Réinitialiser le mot de passe',
      footer: 'Nous envoyons cet e-mail à chaque modification de vos numéros de téléphone.',
    },
    'impersonation-started': {
      subject: '{actorName} agit en votre nom sur {vendor}',
      preview: 'L’accès prend fin automatiquement le {until}.',
      paragraphs: [
        hello,
        '{actorName} a commencé à agir en votre nom dans {tenantName} sur {vendor}. Motif : {reason}',
        'L’accès prend fin automatiquement le {until}. Votre mot de passe et vos méthodes de vérification ne peuvent pas être modifiés, et chaque modification est consignée sous le nom {actorName}.',
      ],
      footer:
        'Si vous n’avez pas demandé d’aide, contactez un administrateur de votre organisation. Toute l’activité est consignée.',
    },
    'set-up': {
      subject: 'Configurez {vendor}',
      preview: 'Vous êtes le premier administrateur.',
      paragraphs: [
        hello,
        '{vendor} est opérationnel et {email} en est le premier administrateur. Créez un mot de passe pour ouvrir {tenantName}.',
        'Ce lien expire dans {expiresIn} et ne peut être utilisé qu’une fois. Toute personne qui en dispose peut devenir administrateur : ne le communiquez pas.',
      ],
      button: 'Créer un mot de passe',
      footer: 'Si vous n’exploitez pas {vendor}, vous pouvez ignorer cet e-mail.',
    },
    'factor-added': {
      subject: 'Méthode de vérification ajoutée à votre compte {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Une méthode de vérification a été ajoutée à votre compte le {changedAt} : {factor}.',
        'Conservez vos codes de récupération en lieu sûr. Vous en aurez besoin si vous perdez l’accès à vos méthodes de vérification.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et vérifiez vos méthodes de vérification.',
    },
    'factor-removed': {
      subject: 'Méthode de vérification supprimée de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Une méthode de vérification a été supprimée de votre compte le {changedAt} : {factor}.'],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et configurez de nouveau la méthode de vérification.',
    },
    'factor-reset-asked': {
      subject: 'Réinitialisation MFA demandée pour votre compte {vendor}',
      preview: 'Demandée par {actor} ({tenantName}). Vous pouvez l’annuler.',
      paragraphs: [
        hello,
        '{actor} ({tenantName}) a demandé une réinitialisation de votre MFA. Vos méthodes de vérification et vos codes de récupération seraient supprimés. Rien n’a encore changé : un autre administrateur doit approuver la réinitialisation avant le {dueAt}, et elle prend effet {delay} plus tard.',
        keepIfNotAsked,
      ],
      button: 'Conserver mes méthodes',
      footer: 'Si vous avez demandé cette réinitialisation, vous n’avez rien à faire.',
    },
    'factor-reset-confirmed': {
      subject: 'La MFA de votre compte {vendor} va être réinitialisée',
      preview: 'Le {dueAt}, sauf si vous l’annulez.',
      paragraphs: [
        hello,
        '{actor} ({tenantName}) a approuvé une réinitialisation de votre MFA. Le {dueAt}, vos méthodes de vérification et vos codes de récupération seront supprimés et toutes vos sessions prendront fin. Vous vous connecterez ensuite avec votre seul mot de passe.',
        keepIfNotAsked,
      ],
      button: 'Conserver mes méthodes',
      footer: 'Si vous avez demandé cette réinitialisation, vous n’avez rien à faire d’ici là.',
    },
    'factor-reset-cancelled': {
      subject: 'Réinitialisation MFA annulée pour votre compte {vendor}',
      preview: '{actor} a annulé la réinitialisation.',
      paragraphs: [
        hello,
        '{actor} ({tenantName}) a annulé la réinitialisation de votre MFA. Vos méthodes de vérification n’ont pas changé, connectez-vous comme d’habitude.',
      ],
      footer: 'Si vous ne parvenez toujours pas à vous connecter, contactez un administrateur de votre organisation.',
    },
    'factor-reset-kept': {
      subject: 'Réinitialisation MFA annulée pour votre compte {vendor}',
      preview: 'Vous avez conservé vos méthodes de vérification.',
      paragraphs: [
        hello,
        'Vous avez annulé la réinitialisation MFA avec le lien de notre e-mail. Vos méthodes de vérification n’ont pas changé, connectez-vous comme d’habitude.',
      ],
      footer:
        'Si ce n’était pas vous, quelqu’un a peut-être accès à votre messagerie. Changez maintenant le mot de passe de votre messagerie.',
    },
    'factor-reset-done': {
      subject: 'La MFA de votre compte {vendor} a été réinitialisée',
      preview: '{changedAt}. Connectez-vous et configurez de nouveau la MFA.',
      paragraphs: [
        hello,
        'Deux administrateurs de votre organisation ont approuvé une réinitialisation de votre MFA. Le {changedAt}, vos méthodes de vérification ont été supprimées et toutes vos sessions ont pris fin. Connectez-vous avec votre mot de passe, puis configurez de nouveau la MFA sous « Sécurité et confidentialité ».',
      ],
      footer:
        'Si vous n’avez pas fait cette demande, réinitialisez votre mot de passe maintenant et contactez votre organisation.',
    },
    'factor-reset-approve': {
      subject: 'Approuver la réinitialisation MFA de {personName} ?',
      preview: 'Demandée par {actor} ({tenantName}).',
      paragraphs: [
        hello,
        '{actor} ({tenantName}) a demandé une réinitialisation MFA pour {personName} ({personEmail}), qui n’a plus accès à ses méthodes de vérification. Un deuxième administrateur, comme vous, doit l’approuver avant le {dueAt}.',
        'Examinez la demande, puis connectez-vous pour l’approuver ou la refuser.',
      ],
      button: 'Examiner la demande',
      footer:
        'Si vous ne faites rien, un autre administrateur peut décider, ou la demande expire. Le lien seul ne permet pas d’approuver.',
    },
    'factor-reset-declined': {
      subject: 'Réinitialisation MFA de {personName} refusée',
      preview: '{actor} a refusé votre demande.',
      paragraphs: [
        hello,
        '{actor} ({tenantName}) a refusé votre demande de réinitialisation MFA pour {personName} ({personEmail}). Rien n’a changé.',
      ],
      footer: 'Si la réinitialisation reste nécessaire, parlez-en avec {actor} et demandez-la de nouveau.',
    },
    'passkey-added': {
      subject: 'Clé d’accès ajoutée à votre compte {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Une clé d’accès a été ajoutée à votre compte le {changedAt}, et vous pouvez maintenant l’utiliser pour vous connecter.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et supprimez la clé d’accès dans votre profil.',
    },
    'passkey-removed': {
      subject: 'Clé d’accès supprimée de votre compte {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Une clé d’accès a été supprimée de votre compte le {changedAt}. Vous ne pouvez plus l’utiliser pour vous connecter.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et vérifiez vos clés d’accès.',
    },
    'recovery-code-used': {
      subject: 'Code de récupération utilisé sur votre compte {vendor}',
      preview: '{changedAt}. Codes restants : {codesLeft}.',
      paragraphs: [
        hello,
        'Un code de récupération a été utilisé pour se connecter à votre compte le {changedAt}.',
        'Codes restants : {codesLeft}. Générez de nouveaux codes dans votre profil avant d’en manquer.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et générez de nouveaux codes de récupération.',
    },
    'recovery-codes-renewed': {
      subject: 'Nouveaux codes de récupération pour votre compte {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'De nouveaux codes de récupération ont été générés le {changedAt}. Vos anciens codes ne fonctionnent plus.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et générez de nouveaux codes de récupération.',
    },
    'second-factor-locked': {
      subject: 'Vérification verrouillée sur votre compte {vendor}',
      preview: 'Verrouillée jusqu’au {lockedUntil}.',
      paragraphs: [
        hello,
        'Quelqu’un a réussi la première étape de votre connexion, puis a saisi trop de codes de vérification incorrects. La vérification est verrouillée jusqu’au {lockedUntil}.',
        'Si c’était vous, réessayez après cette date.',
      ],
      footer: 'Si ce n’était pas vous, quelqu’un connaît peut-être votre mot de passe. Réinitialisez-le maintenant.',
    },
    'link-identity-code': {
      subject: '{code} est votre code de vérification {vendor}',
      preview: 'Saisissez-le sur la page qui le demande.',
      paragraphs: [
        hello,
        'Quelqu’un se connecte à {vendor} avec un compte externe qui utilise cette adresse e-mail. Si c’est vous, saisissez ce code pour continuer. Il expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      footer: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Ne communiquez jamais ce code.',
    },
    'identity-linked': {
      subject: '{provider} a été associé à votre compte {vendor}',
      preview: 'Vous pouvez maintenant vous connecter avec {provider}.',
      paragraphs: [
        hello,
        'Votre compte {provider} a été associé à votre compte {vendor}. Vous pouvez maintenant l’utiliser pour vous connecter.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant et contactez un administrateur de votre organisation.',
    },
    'api-token-made': {
      subject: 'Un jeton d’API personnel a été créé sur {vendor}',
      preview: 'Dans {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'Un jeton d’API personnel a été créé pour vous dans {tenantName} sur {vendor}. Les applications qui l’utilisent peuvent agir en votre nom. Nom du jeton : {tokenName}. Date de création : {changedAt}.',
      ],
      footer:
        'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant, ce qui déconnecte toutes les sessions, et supprimez le jeton sous « Jetons d’API personnels ». Il fonctionne jusqu’à sa suppression.',
    },
    'api-tokens-stay': {
      subject: 'Des jetons d’API de {personName} fonctionnent encore dans {tenantName}',
      preview: '{personName} n’est plus membre de {tenantName}. Vérifiez les jetons d’API créés par cette personne.',
      paragraphs: [
        hello,
        '{personName} n’est plus membre de {tenantName} sur {vendor}. Des jetons d’API créés par cette personne pour l’organisation fonctionnent encore : {tokenNames}.',
        'Supprimez les jetons dont vous n’avez plus besoin et remplacez ceux dont {personName} a pu conserver le secret.',
      ],
      footer: 'Vous recevez cet e-mail parce que vous gérez les utilisateurs de {tenantName}.',
    },
    'groups-changed': {
      subject: 'Vos autorisations dans {tenantName} ont changé',
      preview: 'Un administrateur de {tenantName} a modifié un groupe.',
      paragraphs: [hello, 'Un administrateur de {tenantName} a modifié vos autorisations sur {vendor} : {change}.'],
      footer: 'Pour toute question sur cette modification, contactez un administrateur de {tenantName}.',
    },
    'policy-undone': {
      subject: 'Votre modification de politique dans {tenantName} a été annulée',
      preview: '{policy} : personne n’a confirmé la modification dans un délai de {expiresIn}.',
      paragraphs: [
        hello,
        'Le {changedAt}, vous avez modifié une politique de sécurité de {tenantName} sur {vendor} : {policy}. Personne n’a confirmé la modification dans un délai de {expiresIn} ; les paramètres précédents s’appliquent donc à nouveau.',
        'Pour refaire la modification, enregistrez à nouveau la politique et confirmez-la dans un délai de {expiresIn} après une nouvelle connexion, par exemple dans une fenêtre privée.',
      ],
      button: 'Ouvrir les paramètres de sécurité',
      footer: 'Vous recevez cet e-mail parce que vous avez effectué cette modification.',
    },
    'mfa-required': {
      subject: '{tenantName} exigera bientôt la MFA',
      preview: 'À partir du {startsAt}.',
      paragraphs: [
        hello,
        'À partir du {startsAt}, {tenantName} sur {vendor} exige l’authentification multifacteur (MFA) : vous confirmez votre connexion avec une deuxième méthode de vérification, par exemple une application d’authentification.',
        'Configurez-en une avant cette date. Cela prend environ une minute, et rien ne vous interrompra le jour venu.',
      ],
      button: 'Configurer la MFA',
      footer:
        'Vous recevez cet e-mail parce que vous n’utilisez pas encore la MFA et qu’un administrateur de {tenantName} a choisi de vous prévenir.',
    },
    'country-refused': {
      subject: 'Accès à {tenantName} refusé',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        'Le {changedAt}, les restrictions par pays de {tenantName} sur {vendor} ont refusé un accès. Utilisateur : {personName} ({personEmail}). Jeton d’API : {tokenName}.',
        'Si cet accès était prévu, vous pouvez ajouter le pays à la liste. Sinon, quelqu’un connaît peut-être un mot de passe ou détient un jeton : vérifiez-le dans le journal d’audit.',
      ],
      button: 'Vérifier les restrictions par pays',
      footer:
        'Vous recevez cet e-mail, car vous pouvez modifier les restrictions par pays et les e-mails sur les accès refusés sont activés. Nous en envoyons au plus un par heure pour chaque utilisateur ou jeton d’API.',
    },
    'audit-log-broken': {
      subject: 'Le journal d’audit de {tenantName} a été altéré',
      preview: 'Sa chaîne est rompue à l’événement {event}.',
      paragraphs: [
        hello,
        'Le {changedAt}, nous avons vérifié le journal d’audit de {tenantName} sur {vendor}. Sa chaîne est rompue à l’événement {event} : à partir de là, le journal n’est plus tel qu’il a été écrit.',
        'Conservez les exports précédents et les événements envoyés à des destinations de streaming, car ils montrent ce que contenait le journal. Contactez ensuite votre fournisseur.',
      ],
      footer:
        'Vous recevez cet e-mail parce que vous pouvez consulter le journal d’audit. Nous l’envoyons une seule fois, jusqu’à ce que la chaîne soit de nouveau vérifiée.',
    },
    'sso-certificate-expires': {
      subject: 'Le certificat SSO de {tenantName} expire bientôt',
      preview: 'Il expire le {expiresAt}. Ajoutez son successeur avant cette date.',
      paragraphs: [
        hello,
        'Le certificat avec lequel {provider} signe pour l’authentification unique de {tenantName} sur {vendor} expire le {expiresAt}. Son empreinte commence par {fingerprint}.',
        'Créez un nouveau certificat chez votre fournisseur d’identité et ajoutez-le à la connexion avant l’expiration de l’ancien. Les deux sont valables en parallèle. Si le nouveau y est déjà, vous n’avez rien à faire.',
      ],
      button: 'Ouvrir les paramètres SSO',
      footer: 'Vous recevez cet e-mail parce que vous pouvez modifier les paramètres SSO de {tenantName}.',
    },
    'sso-setup-link': {
      subject: 'Configurez l’authentification unique de {tenantName}',
      preview: '{inviterName} vous a envoyé un lien de configuration. Il expire le {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName} vous demande de connecter le fournisseur d’identité de {tenantName} à {vendor}. Vous n’avez pas besoin de compte.',
        'Ce lien expire le {expiresAt}. Toute personne qui le possède peut configurer la connexion : ne le transférez pas.',
      ],
      button: 'Configurer l’authentification unique',
      footer: 'Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.',
    },
    'directory-removals-held': {
      subject: '{connection} veut retirer de nombreux utilisateurs de {tenantName}',
      preview: 'Les retraits suivants attendent votre décision. D’ici là, ces utilisateurs conservent leur accès.',
      paragraphs: [
        hello,
        '{connection} a demandé de désactiver ou de supprimer plus de {users} utilisateurs de {tenantName} sur {vendor} en {minutes} minutes. Depuis, nous mettons ses demandes en attente : ces utilisateurs peuvent toujours se connecter.',
        'Vérifiez la liste. Approuvez-la si le changement est voulu, ou rejetez-la et corrigez les affectations dans votre annuaire.',
      ],
      button: 'Vérifier les utilisateurs',
      footer:
        'Vous recevez cet e-mail parce que vous pouvez modifier les paramètres de provisionnement de {tenantName}.',
    },
    'payment-failed': {
      subject: 'Échec du paiement pour {tenantName}',
      preview: '{amount}, facture {invoice}.',
      paragraphs: [
        hello,
        'Nous n’avons pas pu débiter {amount} pour la facture {invoice} de {tenantName} sur {vendor}.',
        'Le forfait {planName} reste actif jusqu’au {graceEnds}. Nous réessaierons le {retryAt}. Pour payer maintenant, ajoutez un autre moyen de paiement.',
      ],
      button: 'Mettre à jour le moyen de paiement',
      footer:
        'Vous recevez cet e-mail parce que vous pouvez modifier l’abonnement de {tenantName} ou parce que ses factures vous sont adressées.',
    },
    'webhook-fails': {
      subject: 'Le webhook {webhook} de {tenantName} n’accepte pas les événements',
      preview: '{host} : {error}.',
      paragraphs: [
        hello,
        'Le webhook {webhook} de {tenantName} sur {vendor} n’a accepté aucun événement depuis le {since}. Dernière réponse de {host} : {error}.',
        'Nous réessayons pendant trois jours, puis nous désactivons le webhook. Vérifiez le point de terminaison.',
      ],
      footer: 'Vous recevez cet e-mail parce que vous pouvez modifier les webhooks de {tenantName}.',
    },
    'webhook-off': {
      subject: 'Le webhook {webhook} de {tenantName} a été désactivé',
      preview: '{host} : {error}.',
      paragraphs: [
        hello,
        'Le webhook {webhook} de {tenantName} sur {vendor} a été désactivé le {since}, car {host} n’accepte pas les événements : {error}.',
        'Corrigez le point de terminaison et activez le webhook. Nous envoyons d’abord un événement de test. Renvoyez ensuite ce qui lui manque.',
      ],
      footer: 'Vous recevez cet e-mail parce que vous pouvez modifier les webhooks de {tenantName}.',
    },
    'payment-disputed': {
      subject: 'Un paiement de {tenantName} est contesté',
      preview: '{amount}, facture {invoice}.',
      paragraphs: [
        hello,
        'Un paiement de {amount} pour la facture {invoice} de {tenantName} sur {vendor} est contesté : la banque en réclame le remboursement.',
        'L’offre {planName} reste inchangée pour le moment. Si la contestation est une erreur, demandez à la banque de la retirer. Si la facture pose problème, contactez-nous d’abord.',
      ],
      button: 'Voir les factures',
      footer:
        'Vous recevez cet e-mail parce que vous pouvez modifier l’abonnement de {tenantName} ou parce que ses factures vous sont adressées.',
    },
    'plan-ended': {
      subject: 'Le forfait {planName} de {tenantName} a pris fin',
      preview: 'La facture {invoice} n’a pas été payée.',
      paragraphs: [
        hello,
        'Le forfait {planName} de {tenantName} sur {vendor} a pris fin le {endedAt}, car nous n’avons pas pu débiter {amount} pour la facture {invoice}.',
        'Vos données sont conservées, mais les fonctionnalités du forfait ne sont plus disponibles. Vous pouvez vous réabonner à tout moment.',
      ],
      button: 'Choisir un forfait',
      footer:
        'Vous recevez cet e-mail parce que vous pouvez modifier l’abonnement de {tenantName} ou parce que ses factures vous sont adressées.',
    },
    'sso-domain-drifted': {
      subject: 'L’enregistrement DNS de {domain} est introuvable',
      preview: 'L’authentification unique fonctionne toujours. Publiez de nouveau l’enregistrement.',
      paragraphs: [
        hello,
        'Nous ne trouvons plus l’enregistrement TXT qui prouve que {domain} appartient à {tenantName} sur {vendor}. Les utilisateurs peuvent toujours se connecter.',
        'Publiez de nouveau l’enregistrement TXT pour {domain}. Sa valeur figure dans les paramètres SSO.',
      ],
      button: 'Ouvrir les paramètres SSO',
      footer: 'Vous recevez cet e-mail parce que vous pouvez modifier les paramètres SSO de {tenantName}.',
    },
    'sso-emergency-used': {
      subject: 'L’accès d’urgence à {tenantName} a été utilisé',
      preview: '{personName} s’est connecté avec un mot de passe au lieu de l’authentification unique.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) s’est connecté à {tenantName} sur {vendor} avec un mot de passe et la MFA, alors que l’authentification unique y est exigée.',
        'Si votre fournisseur d’identité fonctionne et que personne ne s’y attendait, réinitialisez le mot de passe de cet utilisateur et consultez le journal d’audit.',
      ],
      button: 'Ouvrir les paramètres SSO',
      footer: 'Vous recevez cet e-mail parce que vous pouvez modifier les paramètres SSO de {tenantName}.',
    },
    'sso-emergency-lost': {
      subject: 'L’accès d’urgence à {tenantName} nécessite votre attention',
      preview: '{personName} n’a plus de MFA.',
      paragraphs: [
        hello,
        '{personName} n’a plus de méthode de vérification sur {vendor}. Sans MFA, son accès d’urgence à {tenantName} ne fonctionne pas.',
        'Demandez-lui de configurer de nouveau la MFA, ou accordez l’accès d’urgence à un autre administrateur.',
      ],
      button: 'Ouvrir les paramètres SSO',
      footer: 'Vous recevez cet e-mail parce que vous pouvez modifier les paramètres SSO de {tenantName}.',
    },
    'audit-chain-head': {
      subject: 'Preuve du journal d’audit de {tenantName} : événement {sequence}',
      preview: 'À la date du {changedAt}. Conservez cet e-mail.',
      paragraphs: [
        hello,
        'Le {changedAt}, le journal d’audit de {tenantName} sur {vendor} se terminait par cet événement.',
        'Conservez cet e-mail. Si quelqu’un réécrit le journal plus tard, un export vérifié ne contiendra plus ce hachage à ce numéro d’événement.',
      ],
      footer:
        'Vous recevez cet e-mail chaque jour parce qu’un administrateur de {tenantName} a choisi votre adresse. Les administrateurs peuvent modifier cela sur la page du journal d’audit.',
    },
    'email-change-code': {
      subject: 'Confirmez votre nouvelle adresse e-mail pour {vendor}',
      preview: codeExpires,
      paragraphs: [
        'Bonjour,',
        '{name} souhaite utiliser cette adresse e-mail pour se connecter à {vendor}. Si c’est vous, saisissez ce code pour confirmer le changement. Il expire dans {expiresIn} et ne peut être utilisé qu’une fois.',
      ],
      footer:
        'Si vous n’êtes pas à l’origine de cette demande, vous pouvez ignorer cet e-mail. Ne communiquez jamais ce code.',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail {vendor} a été modifiée',
      preview: 'Date : {changedAt}.',
      paragraphs: [
        hello,
        'L’adresse e-mail de votre compte {vendor} est passée de {email} à {newEmail} le {changedAt}. C’est avec elle que vous vous connectez et recevez des e-mails désormais.',
        ifYou,
      ],
      footer:
        'Si ce n’était pas vous, contactez immédiatement un administrateur de votre organisation. Vous ne pouvez plus vous connecter avec cette adresse e-mail.',
    },
    'new-device': {
      subject: 'Nouvelle connexion à votre compte {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'Une connexion à votre compte {vendor} {email} a eu lieu depuis un nouvel appareil : {device}, {changedAt}. Lieu : {place}.',
        ifYou,
      ],
      footer:
        'Si ce n’était pas vous, déconnectez cette session dans le portail et changez immédiatement de mot de passe.',
    },
  },
  phrases: {
    'authenticator-app': 'application d’authentification',
    'text-messages': 'SMS au numéro se terminant par {end}',
    'device-lock': 'empreinte, visage ou code PIN d’un appareil',
    'security-key': 'clé de sécurité',
    'phone-added': 'un numéro de téléphone a été ajouté',
    'phone-removed': 'un numéro de téléphone a été supprimé',
    'phone-replaced': 'votre numéro de téléphone a été remplacé',
    'phone-named':
      'un nouveau numéro de téléphone a été saisi et remplacera les autres dès votre première connexion avec celui-ci',
    'group-gone': 'le groupe {group} a été supprimé',
    'group-joined': 'vous avez été ajouté au groupe {group}',
    'group-left': 'vous avez été retiré du groupe {group}',
    'policy-mfa': 'authentification multifacteur',
    'policy-sessions': 'limites de session',
    'policy-ip-restrictions': 'restrictions par IP',
    'policy-country-restrictions': 'restrictions par pays',
    'policy-domain-restrictions': 'restrictions de domaines e-mail',
    'policy-sso-enforcement': 'authentification unique exigée',
  },
  notices,
  sms: {
    code: '{code} est votre code de vérification {vendor}. Il expire dans {expiresIn}. Ne communiquez jamais ce code.',
  },
};
