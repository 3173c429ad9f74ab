import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': 'Configurer l’authentification unique de {tenant}',
  'ssoguest.lead': '{name} vous l’a demandé. Votre lien fonctionne jusqu’au {date}.',
  'ssoguest.finishStep': 'Terminer',
  'ssoguest.finishText': 'Informez {name} que la connexion est prête à être vérifiée et activée.',
  'ssoguest.finish': 'Informer {name}',
  'ssoguest.notReady': 'Ajoutez d’abord un domaine et les valeurs du fournisseur.',
  'ssoguest.unverified': 'Le domaine n’est pas encore validé. D’ici là, {name} ne peut pas activer la connexion.',
  'ssoguest.doneTitle': 'Vous avez terminé',
  'ssoguest.doneText':
    'Nous avons informé {name}. Vous pouvez fermer cette page. Si une modification est nécessaire, votre lien fonctionne jusqu’au {date}.',
  'ssoguest.return': 'Retour à la configuration',
  'ssoguest.endedTitle': 'Ce lien ne fonctionne plus',
  'ssoguest.endedText':
    'Utilisez le lien de votre e-mail ou message. S’il ne fonctionne pas, il a expiré ou a été révoqué : demandez-en un nouveau à l’administrateur qui vous l’a envoyé.',
};
