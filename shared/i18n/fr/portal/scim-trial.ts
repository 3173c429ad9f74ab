import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Essayer maintenant',
  'scimtrial.text':
    'Envoie les requêtes d’un annuaire avec des utilisateurs temporaires, puis les annule. Aucun utilisateur, e-mail ni événement d’audit ne reste.',
  'scimtrial.product': 'Annuaire',
  'scimtrial.choose': 'Choisissez un annuaire',
  'scimtrial.start': 'Lancer l’essai',
  'scimtrial.again': 'Relancer',
  'scimtrial.passed': 'Chaque requête a reçu la réponse que {product} attend.',
  'scimtrial.failed':
    'Certaines réponses ne sont pas celles que {product} attend. Les requêtes ci-dessous indiquent lesquelles.',
  'scimtrial.steps': 'Requêtes de l’essai',
  'scimtrial.expected': 'Comme prévu',
  'scimtrial.unexpected': 'Inattendu',
  'scimtrial.request': 'Requête',
  'scimtrial.response': 'Réponse',
  'scimtrial.purpose.connect': 'Tester la connexion',
  'scimtrial.purpose.create-user': 'Créer un utilisateur',
  'scimtrial.purpose.find-user': 'Rechercher l’utilisateur',
  'scimtrial.purpose.change-user': 'Modifier l’utilisateur',
  'scimtrial.purpose.deactivate-user': 'Désactiver l’utilisateur',
  'scimtrial.purpose.reactivate-user': 'Réactiver l’utilisateur',
  'scimtrial.purpose.create-group': 'Créer un groupe',
  'scimtrial.purpose.add-member': 'Ajouter l’utilisateur au groupe',
  'scimtrial.purpose.remove-member': 'Retirer l’utilisateur du groupe',
  'scimtrial.purpose.delete-group': 'Supprimer le groupe',
  'scimtrial.purpose.delete-user': 'Supprimer l’utilisateur',
  'scimtrial.purpose.verify': 'Vérifier le résultat',
};
